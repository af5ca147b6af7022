"""Standing answers (docs/rules/stalag17.md §4.1, §4.4)."""

import pytest

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.move import Move
from bot.engine.play import play
from cogs.stalag17.orders import ORDERS
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, B, seen, table, who


@pytest.mark.parametrize(("vigilance", "answer"), [(9, Move("coin", (("heads",),))), (10, None)])
def test_heads_are_chosen_by_themselves_until_a_coin_may_be_worth_spending(vigilance, answer):
    """§4.1: a seat that is watched closely is asked again, and not offered the order."""
    state = table(who(coin=True, vigilance=vigilance), who(coin=True), rules="informer", phase="coin")
    view, asks = seen(state, A), GAME.asks(state, A)
    assert ORDERS.answer(view, asks, ("coin-heads",)) == answer
    assert ORDERS.offered(view, asks, ()) == (("coin-heads",) if answer else ())


@pytest.mark.parametrize(
    ("player", "kept"), [({"vigilance": 9}, True), ({"vigilance": 10}, False), ({"coin": False}, False)]
)
def test_heads_end_where_they_answer_no_more(player, kept):
    state = table(who(**{"coin": True, **player}), who(coin=True), rules="informer")
    standing = ("join-ready", "coin-heads")
    assert ORDERS.kept(seen(state, A), (), standing) == (standing if kept else ("join-ready",))


def test_a_beginner_is_not_asked_for_the_first_coin():
    """§4.1: the house's order answers heads in round 1 and ends with it; nobody else is told which side it was."""
    start = GAME.setup(2, settled(GAME, {}), Chance(b"beginner", 0)).state
    (order,) = standing = ORDERS.beginner(start, A)
    move = ORDERS.answer(seen(start, A), GAME.asks(start, A), standing)
    assert move == Move("coin", (("heads",),))
    assert order not in ORDERS.offered(seen(start, A), GAME.asks(start, A), ())

    heads, tails = (
        play(GAME, start, A, Move("coin", ((side,),)), Chance(b"coin", 1)).state for side in ("heads", "tails")
    )
    assert seen(heads, B) == seen(tails, B)
    assert ORDERS.kept(seen(heads, A), (), standing) == standing
    begun = play(GAME, heads, B, Move("coin", (("heads",),)), Chance(b"coin", 2)).state
    assert ORDERS.kept(seen(begun, A), (), (*standing, "join-ready")) == ("join-ready",)
    later = table(who(coin=True), who(coin=True), rules="informer", phase="coin", round=2)
    assert ORDERS.answer(seen(later, A), GAME.asks(later, A), standing) is None


def test_without_the_informer_a_beginner_needs_no_order():
    start = GAME.setup(2, settled(GAME, {"informer": "no"}), Chance(b"beginner", 0)).state
    assert ORDERS.beginner(start, A) == ()
