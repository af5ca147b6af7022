"""Watching a table without playing: never more than everybody knows, a word at great moments for whoever likes."""

from __future__ import annotations

from tests.ui.answer import answer
from tests.ui.messages import labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


async def test_whoever_watches_sees_the_board_in_private(world: World, ana: Player, ben: Player) -> None:
    """In the reader's language, whatever is played; /games leads back."""
    eva = world.join("Eva", "es-ES")
    await sit_down(ana, ben, roles="host_fugitive")
    panel = await eva.open_more(world.board, "Mirar")
    assert "Estás mirando" in text(panel)
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    before = text(eva.look(panel))
    assert "Estás mirando en directo" in before
    await ben.make("draw 1")
    assert text(eva.look(panel)) != before
    assert "la estás viendo" in await eva.slash("games")
    log = (await eva.press(eva.look(panel), "Historial")).told[-1]
    assert "Ana" in text(log)
    await eva.press(eva.look(panel), "Dejar de mirar")
    assert "Ya no estás mirando" in text(eva.look(panel))
    assert "la estás viendo" not in await eva.slash("games")
    assert not eva.inbox


async def test_great_moments_and_the_end_come_by_direct_message(world: World, ana: Player, ben: Player) -> None:
    """Each in its own language, once, and not to those who want none."""
    eva, kim = world.join("Eva", "es-ES"), world.join("Kim")
    await sit_down(ana, ben, roles="host_fugitive")
    panel = await eva.open_more(world.board, "Mirar")
    await eva.press(panel, "Contarme")
    assert "te llegan por mensaje directo" in text(eva.look(panel))
    await kim.press_more(world.board, "Watch")
    for player, move in ((ana, "hide 1 -"), (ana, "hide 2 -"), (ben, "draw 1"), (ben, "draw 1"), (ben, "guess 1")):
        await player.make(move)
    proof, scene = eva.inbox
    assert "👁" in text(proof)
    assert "Ben descubre el 1" in text(scene)
    await ben.press(await ben.private("table resign"), "Resign")
    (ending,) = eva.inbox[2:]
    assert "Gana Ana" in text(ending)
    assert labels(ending) == ["Tablero"]
    assert f"<@{ana.id}>" not in ending["content"]
    assert not kim.inbox
    await world.restart()
    assert len(eva.inbox) == 3
    await world.bot.housekeeping.keep()
    assert await world.bot.store.watchers(1) == []


async def test_who_cannot_watch(world: World, ana: Player, ben: Player) -> None:
    eva = world.join("Eva")
    await sit_down(ana, ben, roles="host_fugitive")
    assert "You play at this table" in await ana.forge(world.board, "e1:watch:1:-::")
    assert "couldn't read that" in await eva.forge(world.board, "e1:watch:1:-::more")
    world.close_dms(eva)
    panel = await eva.open_more(world.board, "Watch")
    assert "direct messages are closed" in answer(await eva.press(panel, "Send me big"))
    assert [each.told for each in await world.bot.store.watchers(1)] == [False]
