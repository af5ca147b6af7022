"""A part of the board of Escape from Colditz as a picture for one person: own pawns, a room, what can be reached."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image

from bot.art.colours import WHITE, YELLOW
from bot.art.pen import centre
from bot.art.plates import DARK
from bot.art.png import png
from bot.engine.texts import Say
from cogs.colditz.face import gazetteer, pieces, ruler
from cogs.colditz.face.castle import PALETTE, master
from cogs.colditz.face.lattice import HEIGHT, MASTER, PLACES, SLOPE, WIDTH, Frame
from cogs.colditz.face.names import labels
from cogs.colditz.face.people import everybody, line, ways
from cogs.colditz.face.tags import tags
from cogs.colditz.face.window import Size, Window, densest, points, window
from cogs.colditz.rules.castle.board import MISC, SPACES, Point
from cogs.colditz.view import View

SIZE = (1200, 1000)

RULER = 54

LETTERS = 36
"""The size of the letters on the rulers."""

LARGEST = 34
"""The pixels of half a column at most where a plan is shown."""

MARGIN = 5
"""Half-columns and rows around a plan."""

THIN = 10
"""The least width of a way: nearly 3 pixels where a picture is shown 310 wide."""

READABLE = 56
"""The least pixels of a mark on which its space's label is written."""

INSIDE = (SIZE[0] - 2 * RULER, SIZE[1] - 2 * RULER)

HALVES = ((INSIDE[0] // 2 - RULER // 2, INSIDE[1]), (INSIDE[0], INSIDE[1] // 2 - RULER // 2))
"""The sizes of two parts side by side or one above the other."""

Corner = tuple[int, int]


def zoom(
    view: View, say: Say, places: Collection[str], reachable: Collection[str] = (), named: Sequence[str] = ()
) -> bytes:
    """Draw the part of the board with `places` as a PNG of 1,200 by 1,000 pixels, `reachable` spaces marked, those of
    them that are `named` in large letters.

    `places` are spaces, tunnel places, rooms, gates, cells or barracks. What lies too far apart is drawn in two parts,
    and what is in neither is left out.
    """
    return png(sketched(view, say, places, reachable, (), named), PALETTE)


def route(view: View, say: Say, path: Sequence[str], reachable: Collection[str] = ()) -> bytes:
    """Draw the part of the board with `path`, from the pawn's own place on, as `zoom` does, and the path itself."""
    return png(sketched(view, say, path, reachable, path, path[-1:]), PALETTE)


def sketched(
    view: View,
    say: Say,
    places: Collection[str],
    reachable: Collection[str] = (),
    path: Sequence[str] = (),
    named: Sequence[str] = (),
    ways: Sequence[Sequence[str]] = (),
) -> Image.Image:
    """Draw the part of the board with `places` in full colour, as `zoom` and `route` show it; `ways` are drawn beside
    the path, as far as they are in it."""
    image = Image.new("RGB", SIZE, DARK)
    wished = [*reachable, *(place for way in ways for place in way)]
    for part, size, corner in parts(points(places) or points([MISC["rollcall_centre"]]), points(wished)):
        piece = _piece(part, size, view, say, places, reachable, path, named, ways)
        image.paste(piece, corner)
        _rulers(image, part, size, corner)
    return image


def planned(view: View, say: Say, way: Sequence[str], named: Sequence[str] = ()) -> bytes:
    """Draw a long way in a single part, as large as it has room there, with the places on it that are `named`."""
    xs, ys = zip(*(PLACES[place] for place in way if place in PLACES), strict=True)
    across, down = max(xs) - min(xs) + 2 * MARGIN, max(ys) - min(ys) + 2 * MARGIN
    unit = min(INSIDE[0] / across, INSIDE[1] / (down * SLOPE), LARGEST)
    wide, high = INSIDE[0] / unit, INSIDE[1] / (unit * SLOPE)
    part = Window(
        _held(sum((min(xs), max(xs))) / 2, wide, WIDTH), _held(sum((min(ys), max(ys))) / 2, high, HEIGHT), unit
    )
    image = Image.new("RGB", SIZE, DARK)
    image.paste(_piece(part, INSIDE, view, say, way, (), way, named), (RULER, RULER))
    _rulers(image, part, INSIDE, (RULER, RULER))
    return png(image, PALETTE)


def _held(middle: float, room: float, whole: float) -> float:
    """Give where a window of so much room begins around `middle`, within the board where that is larger."""
    return max(0.0, min(middle - room / 2, whole - room)) if room < whole else (whole - room) / 2


def parts(needed: Sequence[Point], wished: Sequence[Point]) -> list[tuple[Window, Size, Corner]]:
    """Choose one part of the board that holds all of `needed`, or else two; give their sizes and corners in pixels.

    As much of `wished` as possible is in a single part.
    """
    whole = window(needed, wished, INSIDE)
    if whole is not None:
        return [(whole, INSIDE, (RULER, RULER))]
    return max((_two(needed, half) for half in HALVES), key=lambda each: each[0])[1]


def _two(needed: Sequence[Point], size: Size) -> tuple[tuple[int, float], list[tuple[Window, Size, Corner]]]:
    """Choose two parts of the same size; first how much they hold, then how large they are."""
    first = densest(needed, size)
    rest = [point for point in needed if point not in first]
    second = densest(rest, size)
    across, down = (0, size[1] + RULER) if size[0] == INSIDE[0] else (size[0] + RULER, 0)
    corners = ((RULER, RULER), (RULER + across, RULER + down))
    groups = sorted((first, second), key=lambda group: min(point[bool(down)] for point in group))
    parts = [
        (part, size, corner)
        for group, corner in zip(groups, corners, strict=True)
        if (part := window(group, (), size)) is not None
    ]
    return (len(first) + len(second), min(part.unit for part, _, _ in parts)), parts


def _piece(
    part: Window,
    size: Size,
    view: View,
    say: Say,
    places: Collection[str],
    reachable: Collection[str],
    path: Sequence[str],
    named: Sequence[str],
    ways_on: Sequence[Sequence[str]] = (),
) -> Image.Image:
    """Draw a part of the board."""
    left, top = part.x * MASTER.unit, part.y * MASTER.row
    share = MASTER.unit / part.unit
    box = (left, top, left + size[0] * share, top + size[1] * share)
    image, frame = master().resize(size, Image.Resampling.BILINEAR, box), part.frame
    labels(image, frame, say)
    ways(image, frame, view, say)
    _marks(image, frame, view, path[:1] or places, reachable, named)
    for way in ways_on:
        line(image, [frame.place(place) for place in way if place in PLACES], YELLOW, frame.unit * 0.3)
    if len(path) > 1:
        line(image, [frame.place(place) for place in path if place in PLACES], WHITE, max(frame.unit * 0.5, THIN))
        centre(image, pieces.ring(round(frame.pitch * 1.3), WHITE), frame.place(path[-1]))
    everybody(image, frame, view, pieces.ROOMY)
    tags(image, frame, view, named)
    return image


def _marks(
    image: Image.Image,
    frame: Frame,
    view: View,
    places: Collection[str],
    reachable: Collection[str],
    named: Collection[str],
) -> None:
    """Mark what can be reached, with a label where it can be read and no tag or way says more; where somebody stands,
    and around what it is reached from, there is a ring."""
    taken = {man.place for one in view.officers for man in one.men} | {guard.place for guard in view.guards}
    ringed = (set(reachable) & taken) | set(places if reachable else ())
    size = round(frame.pitch * 0.96)
    for name in sorted((set(reachable) - taken) & PLACES.keys()):
        hide = name in SPACES and SPACES[name].zone == "hide"
        large = size >= READABLE and name not in named
        piece = pieces.mark(gazetteer.written(name) if large else "", size if large else round(frame.pitch * 0.5), hide)
        centre(image, piece, frame.place(name))
    for name in sorted(ringed & PLACES.keys()):
        centre(image, pieces.ring(round(frame.pitch * 1.3), YELLOW), frame.place(name))


def _rulers(image: Image.Image, part: Window, size: Size, corner: Corner) -> None:
    """Write the coordinates on all four sides of a part."""
    left, top = corner
    right, bottom = left + size[0], top + size[1]
    frame = part.frame._replace(left=left + part.frame.left, top=top + part.frame.top)
    every = 1 if part.unit > 30 else 2 if part.unit > 18 else 5
    for y in (top - RULER / 2, bottom + RULER / 2):
        if y in (RULER / 2, SIZE[1] - RULER / 2) or top > RULER:
            ruler.columns(image, frame, left + 12, right - 12, y, LETTERS, every)
    for x in (left - RULER / 2, right + RULER / 2):
        if x in (RULER / 2, SIZE[0] - RULER / 2) or left > RULER:
            ruler.rows(image, frame, top + 12, bottom - 12, x, LETTERS)
