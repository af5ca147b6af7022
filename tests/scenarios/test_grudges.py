"""Old deeds are said in the channel as the same two are dealt a game again, in the language of the table."""

from __future__ import annotations

import random

from tests.ui.messages import labels, text
from tests.ui.player import Player, play_fast
from tests.ui.world import World


async def deal(world: World, host: Player, guest: Player) -> str:
    """Deal a game and return what the channel reads since."""
    before = len(world.public)
    await host.slash("fugitive new", roles="host_fugitive", pace=0)
    spanish = "Entrar" in labels(world.board)
    await guest.press(world.board, "Entrar" if spanish else "Join")
    await host.press(world.board, "Empezar" if spanish else "Start")
    return "\n".join(map(text, world.public[before:]))


async def test_an_old_deed_is_said_at_the_fourth_game(world: World, ana: Player) -> None:
    """To everybody in the channel, by nobody's press; whoever hides their name takes it along."""
    eva = world.join("Eva", "es-ES")
    for seed in range(3):
        assert "not forgotten" not in await deal(world, ana, eva)
        await play_fast(world, world.table, random.Random(seed))
    assert await world.bot.store._read("select 1 from memory"), "the Marshal has found something"
    shown = await deal(world, eva, ana)
    assert "Ana no olvida" in shown
    assert "¿Se acuerda Eva?" in shown
    await play_fast(world, world.table, random.Random(9))
    settings = await ana.private("my settings")
    await ana.press(settings, "No show for me")
    assert "no olvida" not in await deal(world, eva, ana)
    await play_fast(world, world.table, random.Random(9))
    await ana.press(ana.look(settings), "See the show")
    shown = await deal(world, ana, eva)
    assert shown.count("not forgotten") == 1, "one line of the same two"
    await play_fast(world, world.table, random.Random(9))
    await ana.press(ana.look(settings), "Hide my name")
    assert "not forgotten" not in await deal(world, ana, eva)
    assert not await world.bot.store._read("select 1 from memory")
