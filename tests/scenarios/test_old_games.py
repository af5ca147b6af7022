"""A bot that is brought up to date finds the games of the version before and goes on with them."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing

import pytest

from tests.old.databases import GAMES, taken_out
from tests.ui.messages import labels, leads_on, offers, text
from tests.ui.player import Player, play_unseen
from tests.ui.world import World


@pytest.mark.parametrize(("version", "game"), GAMES)
async def test_old_games_go_on(world: World, version: str, game: str) -> None:
    players = await taken_up(world, version, game)
    table, chance = world.table, random.Random(version)
    before = table.record.version
    for player in players:
        panel = await player.private("hand")
        assert text(panel)
        await player.take_turn(panel, chance)
    assert table.record.version > before, "nobody could go on"
    await play_unseen(world, chance)
    assert world.over, text(world.board)
    assert not [label for player in players for label in offers(player.hand)], "a question stands after the end"
    assert len(text(await log(world, players[0]))) > 250
    assert leads_on(world.board)


async def taken_up(world: World, version: str, game: str) -> list[Player]:
    """Let the bot go on from an old database, with the live table of `game` alone; its people and its channel are new
    in this Discord, and none of the old messages is there. Gives the people in the order of their seats."""
    await world.bot.close()
    with closing(sqlite3.connect(taken_out(version, world.database.parent))) as database, database:
        database.execute("pragma foreign_keys = on")
        database.execute("delete from game_table where game != ? or status != 'playing'", (game,))
        database.execute("update game_table set guild = ?, channel = ?", (int(world.guild), int(world.channel)))
        database.execute("update painting set channel = ? where seat = -1 or kind = 'ping'", (int(world.channel),))
        seats = database.execute("select seat, user, name, locale from seat where user is not null").fetchall()
        players = [world.join(name, locale) for _, _, name, locale in seats]
        for player, (seat, user, *_) in zip(players, seats, strict=True):
            database.execute("update game_table set host = ? where host = ?", (int(player.id), user))
            database.execute("update seat set user = ?, dm = ? where seat = ?", (int(player.id), int(player.dm), seat))
            moved = "update painting set channel = ? where kind != 'ping' and seat = ?"
            database.execute(moved, (int(player.dm), seat))
    await world.restart()
    return players


async def log(world: World, player: Player) -> dict[str, object]:
    """Press Log under the board."""
    label = next(label for label in labels(world.board) if label in ("Log", "Registro"))
    return (await player.press(world.board, label)).told[0]
