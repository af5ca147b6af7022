"""A way through the city, drawn over its tiles: a line from pawn to destination, dotted by subway or in the air."""

from __future__ import annotations

import re
from itertools import pairwise
from math import dist

from PIL import Image

from bot.art.colours import BLACK, YELLOW
from bot.art.pen import Pen, Point, put, sprite
from cogs.escape_plan.face import town
from cogs.escape_plan.face.town import Frame
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.city.routes import FLY, RIDE, WALK
from cogs.escape_plan.view import View

STEP = re.compile(rf"([{WALK}{RIDE}{FLY}]?)([A-Z]\d+)([A-Z])")
"""A zone of a way as it is spelt (`Route.id`)."""

BROAD, CASING = 0.075, 0.13
"""How broad the line is, and its dark edge, in radii."""

APART = 0.17
"""How far the dots of a ride or a flight are apart, in radii."""

CLEAR = 0.26
"""How much of the line pawns at both ends keep free, in radii."""


def draw_route(image: Image.Image, view: View, way: Way, frame: Frame) -> None:
    """Draw a way of the viewer, with a ring where it ends."""
    assert view.viewer is not None
    legs = _legs(view, way, frame)
    size = frame.radius
    goal = legs[-1][1]

    def paint(pen: Pen) -> None:
        for ink, broad in ((BLACK, CASING), (YELLOW, BROAD)):
            for start, end, dotted in legs:
                if dotted:
                    count = max(2, round(dist(start, end) / (APART * size)))
                    for number in range(count + 1):
                        pen.disc(_between(start, end, number / count), size * broad * 0.62, ink)
                else:
                    pen.line((start, end), ink, size * broad)
                    pen.disc(end, size * broad / 2, ink)
            pen.disc(goal, size * (0.1 if ink == BLACK else 0.075), ink)

    put(image, sprite(image.size, paint, 2), 0, 0)


def _legs(view: View, way: Way, frame: Frame) -> list[tuple[Point, Point, bool]]:
    """List the straight pieces of a way, each with whether it is ridden or flown."""
    seat = view.viewer or 0
    steps = STEP.findall(way.id)
    points = [(frame.middle(view.site(tile).at), mode in (RIDE, FLY), tile) for mode, tile, _ in steps]
    points = [one for at, one in enumerate(points) if not at or one[2] != points[at - 1][2]]
    start, end = _stand(view, *view.players[seat].at, frame), _stand(view, *_spot(way), frame)
    middles = [start, *(point for point, _, _ in points[1:-1]), end]
    ridden = [dotted for _, dotted, _ in points[1:]] or [False]
    legs = [(*leg, dotted) for leg, dotted in zip(pairwise(middles), ridden, strict=True)]
    clear = CLEAR * frame.radius
    first, after, dotted = legs[0]
    legs[0] = _toward(first, after, clear), after, dotted
    before, last, dotted = legs[-1]
    legs[-1] = before, _toward(last, before, clear), dotted
    return legs


def _spot(way: Way) -> tuple[str, str]:
    tile, _, place = way.to.partition(".")
    return tile, place


def _stand(view: View, tile: str, place: str, frame: Frame) -> Point:
    """Give where a pawn stands at a place."""
    site = view.site(tile)
    number = next(at for at, (kind, _) in enumerate(site.data.places) if kind == place)
    return town.spot(site, "PQ"[number], frame)


def _toward(start: Point, end: Point, length: float) -> Point:
    """Give the point `length` pixels from `start` on the line to `end`, at most its middle."""
    return _between(start, end, min(0.5, length / max(1.0, dist(start, end))))


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
