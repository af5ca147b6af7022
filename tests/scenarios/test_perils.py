"""A beginner is stopped once before a mistake that loses the game, with a button that does better."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.engine.catalogue import parsed
from bot.engine.move import Ask, Move
from bot.engine.peril import Peril
from bot.engine.texts import texts
from bot.installed_games import installed_game
from cogs.fugitive.view import View
from tests.ui.messages import labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

SENTENCE = "fugitive-peril-one-test = You stop at { $last }. Lay another one."
TOLD = "🛟 You stop at 1. Lay another one."
BETTER = Move("hide", (("2",), ()))


@pytest.fixture(autouse=True)
def one_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which it is a mistake to stop after one hideout."""
    face = installed_game("fugitive").presenter
    texts("en", (face.texts,)).add(parsed(SENTENCE))

    def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
        stops = move == Move("stop") and view.row[-1].hideout == 1
        return (Peril("one-test", BETTER, {"last": 1}),) if stops else ()

    monkeypatch.setitem(vars(face), "perils", perils)


async def to_the_mistake(ana: Player, ben: Player) -> None:
    """Lay the first hideout; stopping there is the mistake."""
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.make("hide 1 -")


async def test_a_mistake_is_made_only_when_it_is_pressed_again(world: World, ana: Player, ben: Player) -> None:
    await to_the_mistake(ana, ben)
    assert "🛟" not in text(ana.hand)
    await ana.press(ana.hand, "Stop here")
    assert TOLD in text(ana.hand)
    assert world.table.state.phase == "first", "it is not made yet"
    assert await world.bot.store.met(int(ana.id)) & {"fugitive.peril-one-test"} == set()
    await ana.press(ana.hand, "Stop here")
    assert world.table.state.phase == "m_draw"
    assert "fugitive.peril-one-test" in await world.bot.store.met(int(ana.id))
    assert "🛟" not in text(ana.hand)


async def test_the_button_does_better(world: World, ana: Player, ben: Player) -> None:
    await to_the_mistake(ana, ben)
    await ana.press(ana.hand, "Stop here")
    better = next(label for label in labels(ana.hand) if label.startswith("Hide at 2"))
    await ana.press(ana.hand, better)
    assert [spot.hideout for spot in world.table.state.row] == [0, 1, 2]
    assert "fugitive.peril-one-test" in await world.bot.store.met(int(ana.id))


async def test_nobody_is_stopped_who_was_told_or_wants_no_coaching(world: World, ana: Player, ben: Player) -> None:
    await world.bot.store.meet_all(int(ana.id), ("fugitive.peril-one-test",))
    await to_the_mistake(ana, ben)
    await ana.press(ana.hand, "Stop here")
    assert world.table.state.phase == "m_draw"


async def test_who_wants_no_coaching_is_not_stopped(world: World, ana: Player, ben: Player) -> None:
    store = world.bot.store
    await store.change_person(int(ana.id), lambda person: replace(person, coaching=False))
    await to_the_mistake(ana, ben)
    await ana.press(ana.hand, "Stop here")
    assert world.table.state.phase == "m_draw"
