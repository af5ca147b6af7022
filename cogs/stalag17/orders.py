"""Standing orders in Stalag 17: a side of the coin, and whether to join escapes.

The order about joining must cover both cases, cards that meet the plan and cards that do not. Otherwise a question to
the player would reveal the cards. See docs/rules/stalag17.md §4.1, §4.4.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import orders
from bot.engine.event import Event
from bot.engine.move import Ask, Move
from bot.engine.orders import Standing
from bot.engine.record import Seat
from cogs.stalag17.face.own_words import is_ready
from cogs.stalag17.rules.round import HEADS
from cogs.stalag17.state import State
from cogs.stalag17.view import View

JOIN = {"join-ready": True, "join-never": False}
"""Whether the order joins an escape if the cards in play meet the plan. If they do not, no order joins."""

FIRST = "coin-first"
"""The default in a player's first game: heads in the first round, before anybody has vigilance."""

COIN = {"coin-heads": HEADS, FIRST: HEADS}
"""The orders for the coin. Only heads have one, because a player chooses tails only once in a game."""

WATCHED = 10
"""From this vigilance on, the coin may be worth spending, so the player is asked again."""


class Orders(orders.Orders):
    """Standing orders that apply until the player changes them."""

    def offered(self, view: View, asks: Sequence[Ask], standing: Standing) -> Standing:
        """Return the standing orders that would answer the current questions."""
        verbs = {ask.verb for ask in asks}
        return (*(("coin-heads",) if "coin" in verbs and is_calm(view) else ()), *(JOIN if "join" in verbs else ()))

    def beginner(self, state: State, seat: Seat) -> Standing:
        """Return the default order of a beginner: heads for the first coin.

        The choice is pointless before anybody has vigilance. Empty if the table plays without coins.
        """
        return (FIRST,) if state.informer else ()

    def joined(self, standing: Standing, order: str) -> Standing:
        """Return the standing orders with `order` added. It replaces others for the same question."""
        others = COIN if order in COIN else JOIN
        return (*(each for each in standing if each not in others), order)

    def kept(self, view: View, events: Sequence[Event], standing: Standing) -> Standing:
        """Return the standing orders that still apply.

        Heads end when the player has more vigilance or has spent the coin. A beginner's heads end with the first coins.
        """
        stand = is_calm(view) and view.own is not None and view.own.coin
        gone = (*(() if stand else COIN), *(() if is_first_coin(view) else (FIRST,)))
        return tuple(each for each in standing if each not in gone)

    def answer(self, view: View, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the move by which an order answers the question; None if none does."""
        verbs = {ask.verb for ask in asks}
        for order in standing:
            if order in COIN and "coin" in verbs and is_calm(view) and (order != FIRST or is_first_coin(view)):
                return Move("coin", ((COIN[order],),))
            if order in JOIN and "join" in verbs:
                return Move("join" if JOIN[order] and is_ready(view) else "decline")
        return None


def is_calm(view: View) -> bool:
    """Return whether the viewer's vigilance is so low that heads need no thought."""
    return view.own is not None and view.own.vigilance < WATCHED


def is_first_coin(view: View) -> bool:
    """Return whether the players are choosing the first coins of the game."""
    return view.round == 1 and view.phase == "coin"


ORDERS = Orders()
