"""Close-ups of a part of the castle, with coordinates and room names.

A close-up shows a player's men, a room, or the places that a pawn can reach.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.art.colours import WHITE
from bot.art.pen import Box
from bot.engine.texts import Say
from bot.scene.records import Part, Piece, Run, Scene
from cogs.colditz.face import castle, names, parts
from cogs.colditz.face.lattice import HEIGHT, PLACES, SLOPE, WIDTH, Frame
from cogs.colditz.face.window import Size, Window, densest_points, points, window
from cogs.colditz.rules.castle.board import MISC, SPACES, label
from cogs.colditz.rules.castle.board import Point as Spot
from cogs.colditz.view import View

SIZE = (1200, 900)

RULER = 54
"""The width in pixels of the strips with coordinates on the left and at the top."""

LARGEST, MARGIN = 30, 5
"""The largest scale of a close-up, and the margin around its places.

The scale is the width of half a column in pixels. The margin is in half-columns and rows.
"""

INSIDE = (SIZE[0] - RULER, SIZE[1] - RULER)

HALVES = ((INSIDE[0] // 2 - RULER // 2, INSIDE[1]), (INSIDE[0], INSIDE[1] // 2 - RULER // 2))
"""The sizes of 2 close-ups that share a picture, side by side or one above the other."""

Corner = tuple[int, int]


def zoom(
    view: View,
    say: Say,
    places: Collection[str],
    reachable: Collection[str] = (),
    path: Sequence[str] = (),
    named: Sequence[str] = (),
    ways: Sequence[Sequence[str]] = (),
) -> Scene:
    """Return a picture of the part of the castle with `places`.

    The picture has 2 parts if the places are far apart. `places` are spaces, tunnel places, rooms, gates, cells or
    barracks. Spaces in `reachable` are marked, and places in `named` get large names. The route `path` and all routes
    in `ways` are drawn as far as the picture shows their places.
    """
    wished = [*reachable, *(place for way in ways for place in way)]
    found = split(points(places) or points([MISC["rollcall_centre"]]), points(wished))
    return _combine([_show_part(view, say, each, places, reachable, path, named, ways) for each in found])


def long_route(view: View, say: Say, way: Sequence[str], named: Sequence[str] = ()) -> Scene:
    """Return a picture of a long route in a single part, as large as possible.

    The places in `named` get large names.
    """
    xs, ys = zip(*(PLACES[place] for place in way if place in PLACES), strict=True)
    across, down = max(xs) - min(xs) + 2 * MARGIN, max(ys) - min(ys) + 2 * MARGIN
    unit = min(INSIDE[0] / across, INSIDE[1] / (down * SLOPE), LARGEST)
    wide, high = INSIDE[0] / unit, INSIDE[1] / (unit * SLOPE)
    part = Window(
        _window_start(sum((min(xs), max(xs))) / 2, wide, WIDTH),
        _window_start(sum((min(ys), max(ys))) / 2, high, HEIGHT),
        unit,
    )
    return _combine([_show_part(view, say, (part, INSIDE, (RULER, RULER)), way, (), way, named, ())])


def _window_start(middle: float, room: float, whole: float) -> float:
    """Return where a section of size `room` around `middle` starts on one axis of the board.

    The section stays within the board if the board is larger.
    """
    return max(0.0, min(middle - room / 2, whole - room)) if room < whole else (whole - room) / 2


def split(needed: Sequence[Spot], wished: Sequence[Spot]) -> list[tuple[Window, Size, Corner]]:
    """Return the one or 2 parts of the board that show all `needed` points.

    Each part has its section of the board, and its size and corner in pixels. A single part also shows as many `wished`
    points as possible.
    """
    whole = window(needed, wished, INSIDE)
    if whole is not None:
        return [(whole, INSIDE, (RULER, RULER))]
    return max((_two_parts(needed, half) for half in HALVES), key=lambda each: each[0])[1]


def _two_parts(needed: Sequence[Spot], size: Size) -> tuple[tuple[int, float], list[tuple[Window, Size, Corner]]]:
    """Return the best 2 parts of the same size: more points shown, then a larger scale.

    The result also has the number of points and the scale, by which two choices can be compared.
    """
    first = densest_points(needed, size)
    rest = [point for point in needed if point not in first]
    second = densest_points(rest, size)
    across, down = (0, size[1] + RULER) if size[0] == INSIDE[0] else (size[0] + RULER, 0)
    corners = ((RULER, RULER), (RULER + across, RULER + down))
    groups = sorted((first, second), key=lambda group: min(point[bool(down)] for point in group))
    found = [
        (part, size, corner)
        for group, corner in zip(groups, corners, strict=True)
        if (part := window(group, (), size)) is not None
    ]
    return (len(first) + len(second), min(part.unit for part, _, _ in found)), found


def _combine(views: Sequence[Scene]) -> Scene:
    """Return one picture that combines several parts."""
    shown = tuple(part for each in views for part in each.parts)
    return Scene(shown, size=SIZE, crops=tuple(crop for each in views for crop in each.crops))


def _show_part(
    view: View,
    say: Say,
    chosen: tuple[Window, Size, Corner],
    places: Collection[str],
    reachable: Collection[str],
    path: Sequence[str],
    named: Sequence[str],
    ways: Sequence[Sequence[str]],
) -> Scene:
    """Return the picture of one part of the castle at its position."""
    part, size, (left, top) = chosen
    frame = part.frame._replace(left=left + part.frame.left, top=top + part.frame.top)
    box = (float(left), float(top), float(left + size[0]), float(top + size[1]))
    people = [each for _, each in castle.all_tokens(view, frame, box, max(castle.PAWN, frame.pitch * 1.04))]
    roads = [each for way in ways for each in castle.dotted_line(castle.points_on_board(frame, way), "mark", 14)]
    if len(path) > 1:
        roads += castle.dotted_line(castle.points_on_board(frame, path), "step", 18)
        roads += [Piece("ring-white", *frame.place(path[-1]), frame.pitch * 1.3)] if path[-1] in PLACES else []
    signs = [*castle.flags(frame, box), *castle.gates(frame, view.turn.open, say, max(50, frame.pitch * 1.3))]
    signs = [*castle.flags(frame, box), *castle.gates(frame, view.turn.open, say, max(50, frame.pitch * 1.3))]
    lower = [
        *(each for _, each in castle.used_ways(view, frame)),
        *signs,
        *_mark_reachable(frame, view, path[:1] or places, reachable),
        *roads,
    ]
    shown = tuple(each for each in lower if castle.is_inside((each.x, each.y), box))
    plates = [*names.name_plates(frame, box, people, named)]
    stage = Part("castle", "", (*shown, *people, *plates))
    rulers = Part("rulers", "", (), tuple(_rulers(frame, box)))
    rooms = names.room_names(frame, box, say, (*signs, *people, *plates, *roads))
    return Scene((rooms, stage, rulers), crops=(castle.crop(frame, box),))


def _mark_reachable(frame: Frame, view: View, places: Collection[str], reachable: Collection[str]) -> Iterator[Piece]:
    """Yield marks for the places that a pawn can reach.

    Occupied places and the places in `places` get a ring.
    """
    taken = {man.place for one in view.officers for man in one.men} | {guard.place for guard in view.guards}
    ringed = (set(reachable) & taken) | set(places if reachable else ())
    for name in sorted((set(reachable) - taken) & PLACES.keys()):
        hide = name in SPACES and SPACES[name].zone == "hide"
        yield Piece("mark-hide" if hide else "mark", *frame.place(name), frame.pitch * 0.5)
    for name in sorted(ringed & PLACES.keys()):
        yield Piece("ring", *frame.place(name), frame.pitch * 1.4)


def _rulers(frame: Frame, box: Box) -> Iterator[Run]:
    """Yield the coordinates to write above a close-up and on its left."""
    left, top, right, bottom = box
    every = 2 if frame.unit > 20 else 3
    for column in range(0, WIDTH // 2 + 1, every):
        x = frame.at(2 * column + 0.5, 0)[0]
        if left + 24 <= x <= right - 24:
            yield Run(label(2 * column, 0)[:-1], x, top - RULER / 2, parts.LEAST, WHITE, "mm")
    for row in range(every % 2, HEIGHT, 2):
        y = frame.at(0, row)[1]
        if top + 20 <= y <= bottom - 20:
            yield Run(str(row + 1), left - RULER / 2, y, parts.LEAST, WHITE, "mm")
