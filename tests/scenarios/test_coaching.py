"""What a beginner is told: what wins, until the first move is made; each new thing in one sentence, once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.catalogue import parsed
from bot.engine.texts import texts
from bot.installed_games import installed_game
from tests.ui.messages import small, text
from tests.ui.player import Player, acquainted, sit_down
from tests.ui.world import World

SENTENCES = "fugitive-coach-one-test = The picture shows a street.\nfugitive-coach-other-test = A hideout is a number."


@pytest.fixture(autouse=True)
def small_school(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with two things to learn, and two aims."""
    face = installed_game("fugitive").presenter
    texts("en", (face.texts,)).add(parsed(SENTENCES))
    monkeypatch.setitem(vars(face), "hints", lambda view, asks: ("one-test", "other-test") if asks else ())
    monkeypatch.setitem(
        vars(face), "goal", lambda view, seat, say: "Who runs wants 42." if seat is None else "You want 42."
    )


async def test_one_sentence_a_question_and_each_once(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    first, second = "💡 The picture shows a street.", "💡 A hideout is a number."
    assert "💡" not in text(ana.hand), "what wins comes first"
    await ana.press(ana.hand, "More")
    assert first in text(ana.hand)
    await ana.make("hide 1 -")
    assert await world.bot.store.met(int(ana.id)) == set()
    assert first in text(ana.hand)
    assert second not in text(ana.hand)
    assert "💡" not in (await world.words())
    assert text(await ana.my_hand()) == text(ana.hand), "it stands as long as the question"
    await ana.make("stop")
    assert first not in text(ana.hand)
    assert await world.bot.store.met(int(ana.id)) == {"fugitive.one-test"}
    while not ana.called:
        await ben.make("guess 3" if world.table.asks(ben.seat)[0].verb == "guess" else "draw 1")
    assert second in text(ana.hand)
    assert first not in text(ana.hand)
    await world.restart()
    assert second in text(await ana.my_hand())


async def test_who_wants_none_is_told_none(world: World, ana: Player, ben: Player) -> None:
    store = world.bot.store
    await store.change_person(int(ana.id), lambda person: replace(person, coaching=False))
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    assert "💡" not in text(ana.hand)
    await ana.make("hide 1 -")
    assert await store.met(int(ana.id)) == set()


async def test_what_wins_is_told_to_the_seat_at_first_and_to_all_for_ever(
    world: World, ana: Player, ben: Player
) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    for player in (ana, ben):
        assert "🎯 You want 42." in text(player.hand).split("\n")[:3]
    assert "🎯 Who runs wants 42." in (await world.words())
    assert "🎯 Who runs wants 42." not in small(world.board)
    await ana.make("hide 1 -")
    assert "🎯" not in text(ana.hand)
    assert "🎯 You want 42." in text(ben.hand)
    assert "🎯 Who runs wants 42." in (await world.words())


async def test_a_beginner_has_orders_at_the_deal(world: World, ana: Player, ben: Player) -> None:
    """Whoever has met something of the game has none, nor who wants no coaching."""
    await acquainted("stalag17", ben)
    await sit_down(ana, ben, game="stalag17", pace=0)
    assert [seat.orders for seat in world.table.record.seats] == [("coin-first",), ()]
    await world.restart()
    assert [seat.orders for seat in world.table.record.seats] == [("coin-first",), ()]
    await ben.press(ben.hand, "Heads: play normally")
    assert world.table.state.phase == "turn"
    assert [seat.orders for seat in world.table.record.seats] == [(), ()]
    assert "🎯 Get your three prisoners out first" in text(ana.hand), "an order has answered, she has not"
