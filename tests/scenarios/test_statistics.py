"""What remains of ended games: history, statistics, the board of a server; and who is not shown there."""

from __future__ import annotations

import random

from tests.table.play import play_on
from tests.ui.messages import find, labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


async def played(world: World, seed: int, *people: Player) -> None:
    """Let people play a game to its end, beside Discord."""
    await sit_down(*people, roles="host_fugitive", pace=0)
    await play_on(world.table, random.Random(seed))
    await world.bot.settled()


async def test_what_remains_of_ended_games(world: World, ana: Player, ben: Player) -> None:
    for seed in range(3):
        await played(world, seed, ana, ben)
    games = await ana.private("my history")
    assert text(games).count("with Ben") == 3
    assert "as Fugitive" in text(games)
    number = world.table.id
    await ana.choose(games, "Look at a game", str(number))
    past = ana.look(games)
    assert f"Table {number}" in text(past)
    log = (await ana.press(past, "Log")).told[-1]
    assert "Ben" in text(log)
    await ana.press(past, "My games")
    await ana.press(ana.look(games), "My statistics")
    stats = ana.look(games)
    print(text(stats))
    assert "With people: **3** games" in text(stats)
    await ana.choose(stats, "More about a game", "fugitive")
    print(text(ana.look(stats)))
    board = await ben.private("table stats", game="fugitive")
    print(text(board))
    assert {"Ana", "Ben"} <= set(text(board).replace("*", " ").split())
    spanish = world.join("Eva", "es-ES")
    print(text(await spanish.private("table stats", game="fugitive")))
    print(labels(past), find(board, "Another game"))
