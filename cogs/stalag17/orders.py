"""What a prisoner says once: a side of the coin, and whether to join (docs/rules/stalag17.md §4.1, §4.4).

Whether somebody joins answers for both cases alike, or a question to the player would tell that the cards are there.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import orders
from bot.engine.event import Event
from bot.engine.move import Ask, Move
from bot.engine.orders import Standing
from bot.engine.record import Seat
from cogs.stalag17.face.own_words import ready
from cogs.stalag17.rules.round import HEADS
from cogs.stalag17.state import State
from cogs.stalag17.view import View

JOIN = {"join-ready": True, "join-never": False}
"""Whether to join where the cards in play meet the plan; where they do not everybody stays behind."""

FIRST = "coin-first"
"""Heads in the first round, in which nobody is watched: the house's order for whoever plays for the first time."""

COIN = {"coin-heads": HEADS, FIRST: HEADS}
"""Tails are chosen once a game, so that no order is needed."""

WATCHED = 10
"""The vigilance from which a coin may well be worth spending: then a seat is asked again."""


class Orders(orders.Orders):
    """Standing answers, until the player says otherwise."""

    def offered(self, view: View, asks: Sequence[Ask], standing: Standing) -> Standing:
        """Beside each question those that would answer it."""
        verbs = {ask.verb for ask in asks}
        return (*(("coin-heads",) if "coin" in verbs and calm(view) else ()), *(JOIN if "join" in verbs else ()))

    def beginner(self, state: State, seat: Seat) -> Standing:
        """Spare a beginner the first coin, which means nothing before there is any vigilance. All know of the coins."""
        return (FIRST,) if state.informer else ()

    def joined(self, standing: Standing, order: str) -> Standing:
        """One for each question."""
        others = COIN if order in COIN else JOIN
        return (*(each for each in standing if each not in others), order)

    def kept(self, view: View, events: Sequence[Event], standing: Standing) -> Standing:
        """Heads end where they answer no more: once the seat is watched, or its coin is spent; those of a beginner with
        the first coins."""
        stand = calm(view) and view.own is not None and view.own.coin
        gone = (*(() if stand else COIN), *(() if beginning(view) else (FIRST,)))
        return tuple(each for each in standing if each not in gone)

    def answer(self, view: View, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Answer the coin, and the question whether to join."""
        verbs = {ask.verb for ask in asks}
        for order in standing:
            if order in COIN and "coin" in verbs and calm(view) and (order != FIRST or beginning(view)):
                return Move("coin", ((COIN[order],),))
            if order in JOIN and "join" in verbs:
                return Move("join" if JOIN[order] and ready(view) else "decline")
        return None


def calm(view: View) -> bool:
    """Return whether the seat is so little watched that heads need no thought."""
    return view.own is not None and view.own.vigilance < WATCHED


def beginning(view: View) -> bool:
    """Return whether the first coins of the game are being chosen."""
    return view.round == 1 and view.phase == "coin"


ORDERS = Orders()
