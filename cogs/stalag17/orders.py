"""Standing orders in Stalag 17: decisions that the bot makes for a player without asking again.

A player can give orders about the side of the coin, and about joining escapes. An order about joining must say what to
do with cards that meet the plan and with cards that do not. Otherwise a question to the player would reveal the cards.
See docs/rules/stalag17.md §4.1, §4.4.
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
"""The orders about joining escapes.

The value says whether the order joins if the cards in play meet the plan. If they do not, no order joins.
"""

FIRST = "coin-first"
"""The order that a player has in the first game: heads in the first round.

In that round nobody has vigilance yet.
"""

COIN = {"coin-heads": HEADS, FIRST: HEADS}
"""The orders about the coin, each with the side to choose.

There are only orders for heads, because a player chooses tails only once in a game.
"""

WATCHED = 10
"""A player with at least this vigilance is asked again, because the coin may be worth spending."""


class Orders(orders.Orders):
    """The standing orders of Stalag 17, as the bot handles them. They apply until the player changes them."""

    def offered(self, view: View, asks: Sequence[Ask], standing: Standing) -> Standing:
        """Return the standing orders to offer to the player: those that would answer the current questions."""
        verbs = {ask.verb for ask in asks}
        return (*(("coin-heads",) if "coin" in verbs and is_calm(view) else ()), *(JOIN if "join" in verbs else ()))

    def beginner(self, state: State, seat: Seat) -> Standing:
        """Return the standing order with which a beginner starts: heads for the first coin.

        This choice is pointless before anybody has vigilance. The result is empty if the table plays without coins.
        """
        return (FIRST,) if state.informer else ()

    def joined(self, standing: Standing, order: str) -> Standing:
        """Return the player's standing orders after the player has given another `order`.

        The new order replaces orders for the same question.
        """
        others = COIN if order in COIN else JOIN
        return (*(each for each in standing if each not in others), order)

    def kept(self, view: View, events: Sequence[Event], standing: Standing) -> Standing:
        """Return the player's standing orders that still apply.

        An order for heads ends when the player has more vigilance or has spent the coin. A beginner's order ends after
        the first coins.
        """
        stand = is_calm(view) and view.own is not None and view.own.coin
        gone = (*(() if stand else COIN), *(() if is_first_coin(view) else (FIRST,)))
        return tuple(each for each in standing if each not in gone)

    def answer(self, view: View, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the move with which a standing order answers a question. The result is None if no order does."""
        verbs = {ask.verb for ask in asks}
        for order in standing:
            if order in COIN and "coin" in verbs and is_calm(view) and (order != FIRST or is_first_coin(view)):
                return Move("coin", ((COIN[order],),))
            if order in JOIN and "join" in verbs:
                return Move("join" if JOIN[order] and is_ready(view) else "decline")
        return None


def is_calm(view: View) -> bool:
    """Return whether the viewer's vigilance is so low that heads are always the right choice."""
    return view.own is not None and view.own.vigilance < WATCHED


def is_first_coin(view: View) -> bool:
    """Return whether the players are choosing the sides of their coins for the first time."""
    return view.round == 1 and view.phase == "coin"


ORDERS = Orders()
