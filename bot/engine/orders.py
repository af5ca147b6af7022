"""Standing orders: a player gives an order once, and the bot carries it out over several turns.

The resulting moves count as the player's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.event import Event
from bot.engine.move import Ask, Move
from bot.engine.record import Seat

Standing = tuple[str, ...]
"""The standing orders of a seat, oldest first. Each order is a word such as `coin-heads`. Unknown words are ignored."""


class Orders:
    """The standing orders that a game offers. By default there are none.

    Decisions use only what the seat itself may know.

    The text `GAME-order-WORD` describes an order (`Presenter.order`).
    """

    def beginner(self, state: Any, seat: Seat) -> Standing:
        """Return the standing orders that a person new to this game gets at the deal.

        With them, the bot answers questions that are too early for a beginner.
        """
        return ()

    def offered(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Standing:
        """Return the standing orders that a seat may add with a button. `standing` are its present orders."""
        return ()

    def joined(self, standing: Standing, order: str) -> Standing:
        """Return the orders `standing` with `order` added. It replaces orders that contradict it."""
        return (*standing, order)

    def given(self, view: Any, move: Move, standing: Standing) -> Standing:
        """Return the orders that remain after the player makes `move`.

        `view` is the seat's view before the move.
        """
        return standing

    def kept(self, view: Any, events: Sequence[Event], standing: Standing) -> Standing:
        """Return the orders that remain after `events`. An event that affects an order cancels it.

        `events` are the events of a move that the seat saw. `view` is the seat's view after them.
        """
        return standing

    def answer(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the move that the standing orders make automatically; None if the player must decide."""
        return None

    def carried(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the next move of the standing orders after the player presses *Carry out*.

        Return None if no order remains to be carried out.
        """
        return None
