"""The names of rooms and spaces in close-ups of Colditz. No name hides another name or a pawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.art.colours import WHITE
from bot.art.lettering import length
from bot.art.pen import Box, Point
from bot.art.plates import DARK
from bot.engine.texts import Say
from bot.scene.records import Panel, Part, Piece, Run
from cogs.colditz.face import castle
from cogs.colditz.face.lattice import PLACES, Frame
from cogs.colditz.rules.castle.board import ROOMS

TALL = 100 / 220
"""The height of a name plate of a space, as a share of its width."""

APART = 3
"""The least distance of two names in pixels."""

AWAY = ((0, 0), (0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1),
        (0, -1.75), (0, 1.75), (0.5, -1.75), (-0.5, -1.75), (0.5, 1.75), (-0.5, 1.75),
        (1.5, -1), (-1.5, -1), (1.5, 1), (-1.5, 1))  # fmt: skip
"""Positions to try for a plate around its space, best first.

The unit is half the plate plus half a space.
"""

ASIDE = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1))
"""Positions to try for the name of a room, best first.

The unit is `STEP` sideways, and the height of the plate with the least distance up and down.
"""

STEP = 72
"""How far the name of a room may be moved sideways, in pixels. That is enough for 2 long names next to each other."""

LINE, SIGN, EDGE = 42, 40, 8
"""The height of a line, and the widths of a room's symbol and of the edge of its plate, in pixels."""


class Sign(NamedTuple):
    """The position of a room's name: its middle in half-columns and rows, and the most lines it has."""

    x: float
    y: float
    lines: int = 1


NAMES: dict[str, Sign] = {
    "chapel": Sign(14.6, 18.1),
    "office": Sign(19.5, 21),
    "sickbay": Sign(11.4, 29.35, 2),
    "parcels": Sign(26.4, 30.1),
    "guardhouse": Sign(38, 41.15),
    "dentist": Sign(37.4, 12),
    "wc": Sign(48.6, 8),
    "laundry": Sign(58, 8),
    "canteen": Sign(68.5, 8),
    "store": Sign(67, 16),
    "interview": Sign(68.2, 19.05),
    "kitchen": Sign(66.6, 23),
    "orderlies": Sign(76.5, 26.4, 2),
    "officers": Sign(74.8, 32.6, 2),
    "showers": Sign(58.6, 31),
    "theatre": Sign(52.9, 35.1),
}
"""Where the name of each room is drawn if nothing is in the way: on the walls next to the room."""


def room_names(frame: Frame, box: Box, say: Say, above: Iterable[Piece]) -> Part:
    """Return the names of the rooms that are visible in `box`, each with the symbol of the room's item.

    The names leave the pieces in `above` free. A name is left out if there is no room for it near its room.
    """
    panels: list[Panel] = []
    pieces, runs, filled = [], [], [box_of(each) for each in above]
    for room, where in NAMES.items():
        if not any(castle.is_inside(frame.place(space), box) for space in ROOMS[room].spaces):
            continue
        name = say(f"colditz-picture-room-{room}")
        rows = name.split(" ", 1) if where.lines > 1 else [name]
        sign = SIGN if where.lines == 1 else 0
        size = max(length(row, castle.LEAST) for row in rows) + sign + 2 * EDGE, 46 * len(rows)
        plate = _free_plate(frame.at(where.x, where.y), size, box, filled)
        if plate is None:
            continue
        filled.append(plate)
        panels.append(Panel(plate, DARK))
        x, y = (plate[0] + plate[2]) / 2, (plate[1] + plate[3]) / 2
        if sign:
            pieces.append(Piece(ROOMS[room].symbol, plate[0] + 24, y, 36))
        runs += [
            Run(row, x + sign / 2, y + (at - (len(rows) - 1) / 2) * LINE, castle.LEAST, WHITE, "mm")
            for at, row in enumerate(rows)
        ]
    return Part("rooms", "", tuple(pieces), tuple(runs), tuple(panels))


def _free_plate(at: Point, size: tuple[float, float], box: Box, filled: Iterable[Box]) -> Box | None:
    """Return the box of a plate of a given size near a point, or None if there is no room for it."""
    for across, down in ASIDE:
        plate = box_around((at[0] + across * STEP, at[1] + down * (size[1] + APART)), size)
        if is_within(plate, box) and not any(are_near(plate, other) for other in filled):
            return plate
    return None


def name_plates(frame: Frame, box: Box, people: Iterable[Piece], named: Iterable[str]) -> Iterator[Piece]:
    """Yield name plates for places, so that no plate hides a pawn.

    If space is short, the places named first get their plates. A plate that is not on its space comes with a dot on the
    space, unless a pawn or another plate is there.
    """
    taken = [box_of(each) for each in people]
    for place in dict.fromkeys(named):
        if place not in PLACES:
            continue
        at, tag = frame.place(place), castle.name_plate(place, (0, 0)).width
        for right, below in AWAY:
            middle = at[0] + right * (tag + frame.pitch) / 2, at[1] + below * (tag * TALL + frame.pitch) / 2
            around = box_around(middle, (tag, tag * TALL))
            if is_within(around, box) and not any(are_near(around, other) for other in taken):
                taken.append(around)
                mark = Piece("mark", *at, frame.pitch * 0.5)
                if middle != at and not any(are_near(box_of(mark), other) for other in taken):
                    taken.append(box_of(mark))
                    yield mark
                yield castle.name_plate(place, middle)
                break


def box_of(piece: Piece) -> Box:
    """Return the box around a piece: a plate with the name of a space, or any square piece."""
    high = piece.width * (TALL if piece.sprite.startswith("tag") else 1)
    return box_around((piece.x, piece.y), (piece.width, high))


def box_around(middle: Point, size: tuple[float, float]) -> Box:
    """Return the box of a given size with a given point in its middle."""
    across, down = size[0] / 2, size[1] / 2
    return middle[0] - across, middle[1] - down, middle[0] + across, middle[1] + down


def is_within(box: Box, outer: Box) -> bool:
    """Return whether a box lies completely inside another."""
    return box[0] >= outer[0] and box[1] >= outer[1] and box[2] <= outer[2] and box[3] <= outer[3]


def are_near(one: Box, other: Box) -> bool:
    """Return whether two boxes are nearer than the least distance of plates."""
    return (
        one[0] < other[2] + APART
        and other[0] < one[2] + APART
        and one[1] < other[3] + APART
        and other[1] < one[3] + APART
    )
