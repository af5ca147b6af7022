"""What leads from space to space on the board of Escape from Colditz: paths, bridges, drops, wire."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, cos, hypot, sin

from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW, Colour
from bot.art.pen import Pen, Point, centre, put, sprite
from bot.art.sketch import Sketch
from cogs.colditz.face import signs
from cogs.colditz.face.lattice import MASTER, PLACES
from cogs.colditz.rules.castle.board import CHARS, LINKS, Link

PATH: Colour = (186, 170, 118)
WIRE: Colour = (176, 184, 190)
POST: Colour = (92, 72, 52)
PLANK: Colour = (156, 118, 76)
DROP: Colour = (250, 246, 230)


def paths(image: Image.Image) -> None:
    """Draw the paths outside, bridges and the wire fence, in the scale of `lattice.MASTER`."""
    _joined(image, "gO", "gOy", _path)
    _joined(image, "y", "yPO", _bridge)
    _joined(image, "X", "X", _fence)


def links(image: Image.Image) -> None:
    """Draw all drops, and where the wire can be cut."""
    for link in LINKS:
        (_gap if link.kind == "wire" else _drop)(image, link)


def _between(
    start: Point, end: Point, paint: Callable[[Pen, Point, Point], None], around: float
) -> tuple[Image.Image, float, float]:
    """Paint something that reaches from `start` to `end`, with `around` pixels on every side."""
    left, top = min(start[0], end[0]) - around, min(start[1], end[1]) - around
    size = round(abs(start[0] - end[0]) + 2 * around), round(abs(start[1] - end[1]) + 2 * around)
    near, far = (start[0] - left, start[1] - top), (end[0] - left, end[1] - top)
    return sprite(size, lambda pen: paint(pen, near, far)), left, top


def _joined(image: Image.Image, chars: str, near: str, paint: Callable[[Pen, Point, Point], None]) -> None:
    """Paint every pair of neighbours that are drawn as one of `chars` and one of `near`."""
    drawn: dict[tuple[int, int], Image.Image] = {}
    for (x, y), char in CHARS.items():
        for step in ((2, 0), (-1, 1), (1, 1)):
            other = CHARS.get((x + step[0], y + step[1]), " ")
            if not ((char in chars and other in near) or (char in near and other in chars)):
                continue
            end = step[0] * MASTER.unit, step[1] * MASTER.row
            if step not in drawn:
                drawn[step] = _between((0, 0), end, paint, 16)[0]
            across, down = MASTER.at(x, y)
            put(image, drawn[step], across + min(0, end[0]) - 16, down - 16)


def _path(pen: Pen, start: Point, end: Point) -> None:
    pen.line((start, end), PATH, 16)
    for point in (start, end):
        pen.disc(point, 8, PATH)


def _bridge(pen: Pen, start: Point, end: Point) -> None:
    pen.line((start, end), POST, 28)
    pen.line((start, end), PLANK, 22)


def _fence(pen: Pen, start: Point, end: Point) -> None:
    for shift in (-5, 5):
        pen.line(((start[0], start[1] + shift), (end[0], end[1] + shift)), WIRE, 3)
    for share in (0.25, 0.75):
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        for turn in (-1, 1):
            pen.line(((x - 6, y - 6 * turn), (x + 6, y + 6 * turn)), WIRE, 2.5)
    for x, y in (start, end):
        pen.box((x - 4, y - 13, x + 4, y + 13), POST, INK, 1.5, 2)


def _arrow(pen: Pen, start: Point, end: Point, ink: Colour, heads: int) -> None:
    """Draw an arrow with as many `heads`."""
    width = 11.0
    turn = atan2(end[1] - start[1], end[0] - start[0])
    for more, each in ((width * 0.55, INK), (0.0, ink)):
        stop = (end[0] - cos(turn) * width * 1.6, end[1] - sin(turn) * width * 1.6)
        pen.line((start, stop), each, width + more)
        pen.disc(start, (width + more) / 2, each)
        for head in range(heads):
            tip = tuple(e - way * width * 2.1 * head for e, way in zip(end, (cos(turn), sin(turn)), strict=True))
            half, long = width * 1.35 + more * 0.9, width * 1.9 + more * 0.9
            points = [
                (tip[0] + cos(turn) * more * 0.9, tip[1] + sin(turn) * more * 0.9),
                *(
                    (
                        tip[0] - cos(turn) * long + side * sin(turn) * half,
                        tip[1] - sin(turn) * long - side * cos(turn) * half,
                    )
                    for side in (-1, 1)
                ),
            ]
            pen.shape(points, each)


def _ends(link: Link) -> tuple[Point, Point]:
    """Give where the arrow of a drop begins and ends: from the edge of the upper space to that of the lower."""
    start, end = MASTER.place(link.start), MASTER.place(link.end)
    length = hypot(end[0] - start[0], end[1] - start[1])
    part = MASTER.unit * 0.5 / length
    return (
        (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part),
        (end[0] - (end[0] - start[0]) * part, end[1] - (end[1] - start[1]) * part),
    )


def _drop(image: Image.Image, link: Link) -> None:
    """Draw a drop: an arrow with one head for 30 feet and two for 60, and the number beside it."""
    start, end = _ends(link)
    heads, ink = (1, DROP) if link.kind == "drop30" else (2, YELLOW)
    piece, left, top = _between(start, end, lambda pen, a, b: _arrow(pen, a, b, ink, heads), 30)
    put(image, piece, left, top)
    if _crowded(link):
        return
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    upright = abs(end[0] - start[0]) < abs(end[1] - start[1])
    at = (middle[0] + 42, middle[1]) if upright else (middle[0], middle[1] - 36)
    number = sprite((64, 44), lambda pen: pen.text((32, 22), link.kind[4:], 40, ink, rim=INK, width=4))
    centre(image, number, at)


def _crowded(link: Link) -> bool:
    """Tell whether the next drop stands where the number would be written: it has the same."""
    x, y = PLACES[link.start]
    return any(PLACES[other.start] == (x + 2, y) and other.kind == link.kind for other in LINKS)


def _gap(image: Image.Image, link: Link) -> None:
    """Draw where the wire can be cut."""
    start, end = _ends(link)

    def paint(pen: Pen, near: Point, far: Point) -> None:
        pen.line((near, far), INK, 14)
        pen.line((near, far), WHITE, 8)

    piece, left, top = _between(start, end, paint, 12)
    put(image, piece, left, top)
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    sign = sprite((62, 62), _badge)
    centre(image, sign, middle)


def _badge(pen: Pen) -> None:
    pen.disc((31, 31), 31, INK)
    pen.disc((31, 31), 28, WHITE)
    signs.cutters(Sketch(pen, (9, 8), 44))


FLAT = (PATH, WIRE, POST, PLANK, DROP)
BLENDS = ((INK, DROP), (INK, PATH))
