"""The ways of those who got away, drawn on one map when the game is over (docs/rules/colditz.md §3.11)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.art.colours import INK
from bot.art.pen import centre
from cogs.colditz.face import pieces
from cogs.colditz.face.lattice import PLACES, Frame
from cogs.colditz.face.people import line
from cogs.colditz.rules.cards.gambles import dash, drive
from cogs.colditz.rules.castle.board import GATE_SPACES, MISC, NEIGHBOURS
from cogs.colditz.state import ESCAPED
from cogs.colditz.view import View

GATES_AT = frozenset(GATE_SPACES.values())

WIDE, APART = 0.55, 0.62
"""How wide a way is drawn, and how far those of two officers lie apart, in half-columns."""

SPAN = 2.0
"""The size of the pawn at the end of a way beside the distance of two spaces."""


class Flight(NamedTuple):
    """A man who got away, and the places that he came by."""

    officer: int
    number: int
    way: tuple[str, ...]


def flights(view: View) -> tuple[Flight, ...]:
    """List who got away and by which way, as far as it was kept."""
    return tuple(
        Flight(officer, number, way(man.route))
        for officer, one in enumerate(view.officers)
        for number, man in enumerate(one.men)
        if man.place == ESCAPED and man.route
    )


def way(route: tuple[str, ...]) -> tuple[str, ...]:
    """Join the crossings of a route, and the objective at its end, by the shortest walk from each to the next."""
    if route == ("car",):
        return (MISC["car_arrow"], *drive())
    if route == ("dare",):
        return dash()
    found: list[str] = []
    for step in route:
        start, _, end = step.partition(">")
        found += walk(found[-1], start)[1:] if found else (start,)
        found += (end,) if end else ()
    return tuple(found)


@cache
def walk(start: str, end: str) -> tuple[str, ...]:
    """Give the shortest walk over spaces from `start` to `end`, both included; straight where there is none."""
    before = {start: ""}
    todo = deque((start,))
    while todo and end not in before:
        place = todo.popleft()
        for near in NEIGHBOURS.get(place, ()):
            if near not in before and (near == end or near not in GATES_AT):
                before[near] = place
                todo.append(near)
    if end not in before:
        return start, end
    return tuple(reversed(list(_back(before, end))))


def _back(before: dict[str, str], end: str) -> Iterator[str]:
    while end:
        yield end
        end = before[end]


def draw(image: Image.Image, frame: Frame, view: View) -> None:
    """Draw each way in the colour of its officer, and who came by it at its end."""
    found = flights(view) if view.result is not None else ()
    for flight in found:
        shift = (flight.officer - (len(view.officers) - 1) / 2) * APART * frame.unit
        points = [frame.place(place) for place in flight.way if place in PLACES]
        if len(points) > 1:
            shifted = [(x + shift, y + shift) for x, y in points]
            line(image, shifted, pieces.OFFICERS[flight.officer], frame.unit * WIDE)
            centre(image, pieces.dot(flight.officer, round(frame.unit * 1.6)), shifted[0])
    at_goal: dict[str, int] = {}
    size = round(frame.pitch * SPAN)
    for flight in found:
        goal = flight.way[-1]
        x, y = frame.place(goal)
        beside = at_goal.get(goal, 0)
        at_goal[goal] = beside + 1
        inward = 1 if x < image.width / 2 else -1
        x = min(max(x + inward * beside * size * 1.05, size / 2), image.width - size / 2)
        y = min(max(y, size / 2), image.height - size / 2)
        piece = pieces.pawn(flight.officer, pieces.LETTERS[flight.number], size)
        centre(image, pieces.ring(round(size * 1.15), INK), (x, y))
        centre(image, piece, (x, y))
