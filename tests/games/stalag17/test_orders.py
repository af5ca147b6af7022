"""Standing answers (docs/rules/stalag17.md §4.1, §4.4)."""

import pytest

from bot.engine.game import Move
from cogs.stalag17.orders import ORDERS
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, seen, table, who


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
