"""People who watch guess what happens next: one press each, hidden until it is settled, and without any weight."""

from __future__ import annotations

import pytest

from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

HITS = ("hide 1 -", "hide 2 -"), ("draw 1", "draw 1", "guess 1")


@pytest.fixture
async def chase(world: World, ana: Player, ben: Player) -> World:
    """A game of Fugitive: Ana runs, Ben looks for her."""
    await sit_down(ana, ben, roles="host_fugitive")
    return world


async def watch(world: World, player: Player, label: str = "Watch") -> Json:
    return await player.open_more(world.board, label)


async def guess(player: Player, panel: Json, label: str) -> Json:
    """Press a choice; what the panel shows then."""
    await player.press(player.look(panel), label)
    return player.look(panel)


async def test_watchers_guess_once_and_learn_it_with_the_game(chase: World, ana: Player, ben: Player) -> None:
    """In their languages; who was right is told in the end, and players are not asked."""
    eva, kim, tom = chase.join("Eva", "es-ES"), chase.join("Kim"), chase.join("Tom")
    panels = {each: await watch(chase, each, label) for each, label in ((eva, "Mirar"), (kim, "Watch"), (tom, "Watch"))}
    seen(text(panels[kim]), "Will Ben's next guess be right?", "one guess")
    assert labels(panels[kim])[:2] == ["Yes (2 points)", "No"]
    board, version = text(chase.board), chase.table.record.version
    seen(text(await guess(eva, panels[eva], "Sí")), "Tu pronóstico: **Sí**")
    seen(text(await guess(kim, panels[kim], "No")), "Your guess: **No**")
    seen(await kim.forge(panels[kim], "e1:guess:1:-::1 yes"), "guessed already")
    assert (text(chase.board), chase.table.record.version) == (board, version)
    assert "1 of" not in text(tom.look(panels[tom])), "nobody learns how others guess"
    await chase.restart()
    for move in HITS[0]:
        await ana.make(move)
    for move in HITS[1][:1]:
        await ben.make(move)
    seen(await tom.forge(panels[tom], "e1:guess:1:-::1 no"), "too late")
    for move in HITS[1][1:]:
        await ben.make(move)
    seen(text(eva.look(panels[eva])), "Sí", "1 de 2 pronósticos", "2 puntos", "1 acierto en 1 pronóstico")
    await ben.press(await ben.private("table resign"), "Resign")
    seen("\n".join(text(each) for each in chase.public), "🔮 Best guesser: Eva, 2 points")


async def test_who_cannot_guess(chase: World, ana: Player, ben: Player) -> None:
    eva = chase.join("Eva")
    for player in (ana, ben):
        seen(await player.forge(chase.board, "e1:guess:1:-::1 yes"), "for people who watch")
    panel = await watch(chase, eva)
    for forged in ("1 maybe", "2 yes", "0 yes"):
        seen(await eva.forge(panel, f"e1:guess:1:-::{forged}"), "too late")
    seen(await eva.forge(panel, "e1:guess:1:-::x"), "could not be read")
    assert not chase.table.record.guesses.people


async def test_it_closes_with_the_first_choice_of_who_is_asked(chase: World, ana: Player, ben: Player) -> None:
    eva = chase.join("Eva")
    panel = await watch(chase, eva)
    for move in HITS[0]:
        await ana.make(move)
    assert "No" in labels(eva.look(panel))
    for move in HITS[1][:1]:
        await ben.make(move)
    seen(text(eva.look(panel)), "too late to guess")
    assert "No" not in labels(eva.look(panel))
