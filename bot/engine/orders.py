"""Standing orders: a player gives one order for several turns.

The resulting moves count as the player's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.event import Event
from bot.engine.move import Ask, Move
from bot.engine.record import Seat

Standing = tuple[str, ...]
"""The standing orders of a seat, oldest first. Each is a word such as `coin-heads`. Unknown words are ignored."""


class Orders:
    """The standing orders of a game. By default there are none.

    Decisions use only what the seat itself may know.

    The text `GAME-order-WORD` describes an order (`Presenter.order`).
    """

    def beginner(self, state: Any, seat: Seat) -> Standing:
        """Return the orders that a person new to this game gets at the deal.

        They spare the person questions that are too early for a beginner.
        """
        return ()

    def offered(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Standing:
        """Return the orders that a seat may add with a button. `standing` are its present orders."""
        return ()

    def joined(self, standing: Standing, order: str) -> Standing:
        """Return `standing` with `order` added. The new order replaces orders that contradict it."""
        return (*standing, order)

    def given(self, view: Any, move: Move, standing: Standing) -> Standing:
        """Return the orders that remain after the seat makes `move` itself. `view` is the view before it."""
        return standing

    def kept(self, view: Any, events: Sequence[Event], standing: Standing) -> Standing:
        """Return the orders that remain after `events`. An event that affects an order cancels it.

        `events` are what the seat learned of a move. `view` is the view after it.
        """
        return standing

    def answer(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the move that the orders make automatically; None if the player must decide."""
        return None

    def carried(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the next move after the player presses *Carry out*; None if no order remains."""
        return None
