"""Standing orders that last beyond a turn (docs/rules/colditz.md §3.3, §3.4).

An officer may send a man to a room that his points do not reach. A player may always draw a card if the hand has room.
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
"""The standing order to draw a card whenever the hand has room."""


class Order(NamedTuple):
    """A standing order: a man and the room he goes to."""

    man: str
    room: str

    def __str__(self) -> str:
        return f"{self.man}>{self.room}"

    @classmethod
    def read(cls, text: str) -> Order | None:
        """Return the order written as `MAN>ROOM`, or None for another text."""
        man, _, room = text.partition(">")
        return cls(man, room) if room in ROOMS else None


class Orders(orders.Orders):
    """The standing orders of Escape from Colditz.

    A man keeps his order until he arrives, gets another order or is arrested. The order to draw applies only while
    everybody can see that the hand has room.
    """

    def offered(self, view: View, asks: Sequence[Ask], standing: Standing) -> Standing:
        """Return the standing order to always draw, if a card may be drawn now."""
        return (DRAW,) if _may_draw(view, asks) else ()

    def answer(self, view: View, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return the move that draws a card if the player ordered it, or None."""
        return Move("draw") if DRAW in standing and _may_draw(view, asks) else None

    def given(self, view: View, move: Move, standing: Standing) -> Standing:
        """Return the standing orders after a move; a move towards a room adds an order for its man.

        A move that follows his order changes nothing.
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
        """Return the standing orders without those of men who have arrived or were taken off their way."""
        left = {order: _steps_left(view.man(order.man).place, order.room) for order in _read(standing)}
        going = {str(order) for order, steps in left.items() if 0 < steps < FAR}
        return tuple(order for order in standing if order == DRAW or order in going)

    def carried(self, view: View, asks: Sequence[Ask], standing: Standing) -> Move | None:
        """Return a move for the first man who can follow his order, or None.

        He goes into the room without blocking its door, or as near as his points allow.
        """
        men = next((ask.fields[0].options for ask in asks if ask.verb == "move"), ())
        places = ((order.man, _next_place(view, order)) for order in _read(standing) if order.man in men)
        return next((Move("move", ((man,), (place,))) for man, place in places if place), None)


def _may_draw(view: View, asks: Sequence[Ask]) -> bool:
    """Return whether a card may be drawn and the hand has room for it."""
    count = view.hand_count if view.me == GERMAN else view.officers[view.me or 0].count
    return count < HAND and any(ask.verb == "draw" for ask in asks)


def _read(standing: Standing) -> list[Order]:
    return [order for text in standing if (order := Order.read(text)) is not None]


def _steps_left(place: str, room: str) -> int:
    """Return the steps from a place to a room; `FAR` if no man can walk there."""
    return 0 if place in ROOMS[room].spaces else to_room(room).get(place, FAR)


def _next_place(view: View, order: Order) -> str:
    """Return the best place for a man with an order that costs no Equipment; "" if he gets no nearer."""
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
