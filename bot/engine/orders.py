"""Standing orders: a player gives one order for several turns. The resulting moves are the seat's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.event import Event
from bot.engine.move import Ask, Move
from bot.engine.record import Seat

Standing = tuple[str, ...]
"""The orders of a seat, oldest first. Each is a word of its game such as `coin-heads`. Unknown words are ignored."""


class Orders:
    """The orders of a game; by default none. Decisions use only what the seat itself may know.

    The text `GAME-order-WORD` describes an order, see `Presenter.order`.
    """

    def beginner(self, state: Any, seat: Seat) -> Standing:
        """Return the orders that a person new to this game gets at the deal.

        They spare the person questions that mean nothing yet.
        """
        return ()

    def offered(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Standing:
        """Return the orders that a seat may add by a button, in addition to those `standing`."""
        return ()

    def joined(self, standing: Standing, order: str) -> Standing:
        """Add an order to those `standing`. It replaces those that contradict it."""
        return (*standing, order)

    def given(self, view: Any, move: Move, standing: Standing) -> Standing:
        """Return the orders that remain after the seat makes `move` itself, in the `view` before it."""
        return standing

    def kept(self, view: Any, events: Sequence[Event], standing: Standing) -> Standing:
        """Return the orders that remain after `events`. An event that affects an order withdraws it.

        `events` is what the seat heard of a move; `view` is the view after it.
        """
        return standing

    def answer(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the move that the orders make automatically; None if the player must decide."""
        return None

    def carried(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the next move of a press of *Carry out*; None if none is left."""
        return None
