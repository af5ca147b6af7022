"""The standing orders of Escape from Colditz (docs/rules/colditz.md §3.3, §3.4).

There are two, which the bot carries out without asking the player. An officer sends a man to a room that is too far for
one turn; the man walks on in later turns. A player draws a card in each turn in which the hand has room.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine import orders
from bot.engine.event import Event
from bot.engine.move import Ask, Move
from bot.engine.orders import Standing
from cogs.colditz.data import HAND
from cogs.colditz.face import goals, shortcut_moves
from cogs.colditz.face.reckoned_state import known
from cogs.colditz.rules.castle.board import ROOMS
from cogs.colditz.rules.castle.distances import FAR, to_room
from cogs.colditz.rules.castle.pawns import INDOORS
from cogs.colditz.rules.turn.journey import routes_of
from cogs.colditz.rules.turn.officers import can_go
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

DRAW = "draw"
"""The standing order to draw a card in each turn in which the hand has room."""


class Order(NamedTuple):
    """A standing order of an officer: the name of a man, and the room where he goes."""

    man: str
    room: str

    def __str__(self) -> str:
        return f"{self.man}>{self.room}"

    @classmethod
    def read(cls, text: str) -> Order | None:
        """Return the standing order from its text `MAN>ROOM`. The result is None for any other text."""
        man, _, room = text.partition(">")
        return cls(man, room) if room in ROOMS else None


class Orders(orders.Orders):
    """The standing orders of Escape from Colditz, as the bot handles them.

    A man keeps his order until he arrives, gets another order or is arrested. The order to draw cards applies only
    while everybody can see that the hand has room.
    """

    def offered(self, view: View, asks: Sequence[Ask], standing: Standing) -> Standing:
        """Return the standing orders to offer to the player now.

        It is the order to draw cards if a card may be drawn now, otherwise none.
        """
        return (DRAW,) if _may_draw(view, asks) else ()

    def answer(self, view: View, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the move that draws a card if the player has ordered that, otherwise None."""
        return Move("draw") if DRAW in standing and _may_draw(view, asks) else None

    def given(self, view: View, move: Move, standing: Standing) -> Standing:
        """Return a player's standing orders after the player has made a move.

        If the move brings a man towards a room, an order for this man is added. If the man already has an order and the
        move follows it, nothing changes.
        """
        if move.verb != "move":
            return standing
        man, place = move.picks[0][0], move.picks[1][0]
        own = next((order for order in _read(standing) if order.man == man), None)
        others = tuple(order for order in standing if order == DRAW or Order.read(order) not in (None, own))
        if own is not None and _steps_left(place, own.room) < _steps_left(view.man(man).place, own.room):
            return standing
        room = shortcut_moves.destination_ahead(view, move)
        return (*others, str(Order(man, room))) if room in ROOMS and place not in ROOMS[room].spaces else others

    def kept(self, view: View, events: Sequence[Event], standing: Standing) -> Standing:
        """Return a player's standing orders after some events.

        The orders of men who have arrived or were taken off their way are removed.
        """
        left = {order: _steps_left(view.man(order.man).place, order.room) for order in _read(standing)}
        going = {str(order) for order, steps in left.items() if 0 < steps < FAR}
        return tuple(order for order in standing if order == DRAW or order in going)

    def carried(self, view: View, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the move for the first man who can follow his standing order, or None.

        He goes into the room without blocking its door. If his points do not suffice, he goes as near as possible.
        """
        men = next((ask.fields[0].options for ask in asks if ask.verb == "move"), ())
        places = ((order.man, _next_place(view, order)) for order in _read(standing) if order.man in men)
        return next((Move("move", ((man,), (place,))) for man, place in places if place), None)


def _may_draw(view: View, asks: Sequence[Ask]) -> bool:
    """Return whether the player may draw a card now and the hand has room for it."""
    count = view.hand_count if view.me == GERMAN else view.officers[view.me or 0].count
    return count < HAND and any(ask.verb == "draw" for ask in asks)


def _read(standing: Standing) -> list[Order]:
    return [order for text in standing if (order := Order.read(text)) is not None]


def _steps_left(place: str, room: str) -> int:
    """Return the steps from a place to a room. The result is `FAR` if no man can walk there."""
    return 0 if place in ROOMS[room].spaces else to_room(room).get(place, FAR)


def _next_place(view: View, order: Order) -> str:
    """Return the best place to which a man can follow his standing order without paying Equipment.

    The result is "" if he cannot come nearer to his room.
    """
    state = known(view)
    man = state.man(order.man)
    if not can_go(state, order.man, man):
        return ""
    ways = {place: cost for place, cost in routes_of(state, order.man).costs.items() if not cost[0]}
    if there := goals.best_place_in(order.room, ways):
        return there
    now = _steps_left(man.place, order.room)
    stops = [(_steps_left(place, order.room), place) for place in ways if place in INDOORS]
    left, place = min(stops, default=(now, ""))
    return place if left < now else ""


ORDERS = Orders()
