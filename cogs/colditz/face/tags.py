"""The large names of spaces worth going to, in a close-up of Escape from Colditz: readable on a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PIL import Image

from bot.art.colours import YELLOW
from bot.art.pen import Box, Point, centre
from cogs.colditz.face import gazetteer, pieces
from cogs.colditz.face.lattice import PLACES, Frame
from cogs.colditz.face.people import line
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.view import View

LETTERS = 38
"""The height of the letters: 11 pixels where a picture of 1,200 is shown 350 wide."""

APART = 3
"""Pixels between two tags."""

AWAY = ((0, 0), (0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
"""Where a tag stands beside its space, best first, in steps of half the tag and half a space."""


def tags(image: Image.Image, frame: Frame, view: View, named: Iterable[str]) -> None:
    """Draw the tags of places, the first before the others where there is no room for all; none hides a pawn."""
    taken = list(_pawns(frame, view))
    drawn: list[tuple[Point, Point, Image.Image]] = []
    for place in dict.fromkeys(named):
        if place not in PLACES:
            continue
        piece = pieces.tag(gazetteer.written(place), LETTERS, place in SPACES and SPACES[place].zone == "hide")
        at = frame.place(place)
        for middle in _beside(at, piece.size, frame):
            box = _around(middle, piece.size)
            if _inside(box, image.size) and not any(_meet(box, other) for other in taken):
                taken.append(box)
                drawn.append((at, middle, piece))
                break
    for at, middle, _ in drawn:
        if at != middle:
            line(image, [at, middle], YELLOW, frame.unit * 0.25)
    for _, middle, piece in drawn:
        centre(image, piece, middle)


def _pawns(frame: Frame, view: View) -> Iterator[Box]:
    size = frame.pitch * pieces.ROOMY
    places = [man.place for one in view.officers for man in one.men] + [guard.place for guard in view.guards]
    for place in places:
        if place in PLACES:
            yield _around(frame.place(place), (size, size))


def _beside(at: Point, size: tuple[int, int], frame: Frame) -> Iterator[Point]:
    across, down = (size[0] + frame.pitch) / 2, (size[1] + frame.pitch) / 2
    for right, below in AWAY:
        yield at[0] + right * across, at[1] + below * down


def _around(middle: Point, size: tuple[float, float]) -> Box:
    across, down = size[0] / 2, size[1] / 2
    return middle[0] - across, middle[1] - down, middle[0] + across, middle[1] + down


def _inside(box: Box, size: tuple[int, int]) -> bool:
    return box[0] >= 0 and box[1] >= 0 and box[2] <= size[0] and box[3] <= size[1]


def _meet(one: Box, other: Box) -> bool:
    return (
        one[0] < other[2] + APART
        and other[0] < one[2] + APART
        and one[1] < other[3] + APART
        and other[1] < one[3] + APART
    )
