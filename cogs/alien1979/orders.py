"""The standing order of a player aboard: to stay aboard until the NAVE leaves.

A standing order lets the program answer for the player. The rules are in docs/rules/alien1979.md §3.8.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import orders
from bot.engine.event import Event
from bot.engine.move import Ask, Move
from bot.engine.orders import Standing
from cogs.alien1979 import data
from cogs.alien1979.view import View

ABOARD = "aboard"


class Orders(orders.Orders):
    """The standing order that ends the player's turns aboard.

    It does not end a turn in which the player can start the countdown. If the player is thrown out, the order ends.
    """

    def offered(self, view: View, asks: Sequence[Ask], standing: Standing) -> Standing:
        """Return the standing orders that the player can choose now."""
        return (ABOARD,) if _aboard(view) and _ends(asks) else ()

    def kept(self, view: View, events: Sequence[Event], standing: Standing) -> Standing:
        """Return the standing orders that stay in force: those of a player who is still aboard."""
        return standing if _aboard(view) else ()

    def answer(self, view: View, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the move that ends the turn if the standing order applies, otherwise None."""
        return Move("stop") if ABOARD in standing and _aboard(view) and _ends(asks) else None


def _aboard(view: View) -> bool:
    return view.viewer is not None and view.pawns[view.viewer].place == data.NAVE


def _ends(asks: Sequence[Ask]) -> bool:
    verbs = {ask.verb for ask in asks}
    return "stop" in verbs and "activate" not in verbs


ORDERS = Orders()
