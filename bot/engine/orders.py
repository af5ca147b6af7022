"""Standing orders: what a player says once for several turns. What they lead to are the seat's own moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.event import Event
from bot.engine.move import Ask, Move
from bot.engine.record import Seat

Standing = tuple[str, ...]
"""The orders of a seat, oldest first, each a word of its game such as `coin-heads`. One that is not known is none."""


class Orders:
    """The orders of a game: none, but for what it overrides. All that decides is what the seat itself may know.

    Texts: `GAME-order-WORD` says what an order is, see `Presenter.order`.
    """

    def beginner(self, state: Any, seat: Seat) -> Standing:
        """List the orders that are given at the deal for the seat of somebody who has met nothing of this game: so
        that they are not asked what means nothing yet."""
        return ()

    def offered(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Standing:
        """List the orders that a seat may give now by a button, beside those that are `standing`."""
        return ()

    def joined(self, standing: Standing, order: str) -> Standing:
        """Add an order to those that are `standing`; it takes the place of those it goes against."""
        return (*standing, order)

    def given(self, view: Any, move: Move, standing: Standing) -> Standing:
        """Return the orders that stand once the seat makes `move` itself, in the `view` before it."""
        return standing

    def kept(self, view: Any, events: Sequence[Event], standing: Standing) -> Standing:
        """Return the orders that still stand after `events`, all that the seat heard of a move that led to `view`: what
        touches it withdraws them."""
        return standing

    def answer(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the move that the orders make by themselves; None where the player decides."""
        return None

    def carried(self, view: Any, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the next move of those that a press of *Carry out* makes; None when there is none, or none is left."""
        return None
