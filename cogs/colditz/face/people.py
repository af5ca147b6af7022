"""Everything on the board of Escape from Colditz that changes: pawns, guards, gates, tunnels, traces of escapes."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.art.colours import INK, Colour
from bot.art.pen import Point, centre
from bot.engine.texts import Say
from cogs.colditz.data import TUNNEL_CARDS
from cogs.colditz.face import pieces
from cogs.colditz.face.lattice import PLACES, Frame
from cogs.colditz.face.pieces import LETTERS, SPAN, Mood
from cogs.colditz.rules.castle import pawns
from cogs.colditz.rules.castle.board import CHARS, GATE_SPACES, GATES, LINKS, TUNNELS
from cogs.colditz.state import BARRACKS, GARRISON_CELL, GERMAN, INNER_CELL
from cogs.colditz.view import View

STORES = {INNER_CELL: "C", GARRISON_CELL: "D", BARRACKS: "Q"}
"""How the places of cells and barracks are drawn."""

STORED = {name: [point for point, char in CHARS.items() if char == drawn] for name, drawn in STORES.items()}
"""Where men and guards stand in them; who is too many stands between two others."""

LINK_NAMES = {f"{link.start}>{link.end}": link for link in LINKS} | {
    f"{link.end}>{link.start}": link for link in LINKS if link.kind == "wire"
}
"""Drops and wire as `Turn.open` and `Man.trail` call them."""

GATE_SIZE = 1.45
"""The size of a gate beside the distance of two spaces."""


def ways(image: Image.Image, frame: Frame, view: View, say: Say) -> None:
    """Draw tunnels that are in use, what is paid for in this turn, and where men have gone out."""
    for number, name in enumerate(TUNNEL_CARDS):
        inside = any(man.place in TUNNELS[name].places for one in view.officers for man in one.men)
        if view.tunnels[number] or inside:
            tunnel(image, frame, name, bool(view.tunnels[number]))
    gates(image, frame, view.turn.open, say)
    for name in view.turn.open:
        if name in LINK_NAMES:
            _opened(image, frame, name)
    _trails(image, frame, view)


def gates(image: Image.Image, frame: Frame, paid: Container[str], say: Say) -> None:
    """Draw the gates, green those that are `paid` for."""
    size = round(frame.pitch * GATE_SIZE)
    for gate, space in GATE_SPACES.items():
        letter = say(f"colditz-picture-letter-{GATES[gate]}")
        centre(image, pieces.gate(GATES[gate], letter, size, gate in paid), frame.place(space))


def tunnel(image: Image.Image, frame: Frame, name: str, open_: bool) -> None:
    """Draw a tunnel dashed: earth in use, crossed out in orange where it has collapsed."""
    draw, wide = ImageDraw.Draw(image), frame.unit / 2
    points = [frame.at(*point) for point in TUNNELS[name].points]
    ink = pieces.SHUT if open_ else pieces.DOWN
    for width, colour, keep in ((wide * 1.9, INK, 1.0), (wide, ink, 0.62)):
        for start, end in pairwise(points):
            for half in (0.0, 0.5):
                first, last = half + (0.5 - 0.5 * keep) / 2, half + 0.5 - (0.5 - 0.5 * keep) / 2
                draw.line((_on(start, end, first), _on(start, end, last)), colour, round(width))
    if not open_:
        reach = frame.unit * 0.6
        for x, y in points[1::3]:
            for width, colour in ((wide * 1.3, INK), (wide * 0.6, ink)):
                draw.line(((x - reach, y - reach), (x + reach, y + reach)), colour, round(width))
                draw.line(((x - reach, y + reach), (x + reach, y - reach)), colour, round(width))


def _on(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def line(image: Image.Image, points: list[Point], ink: Colour, width: float) -> None:
    """Draw a line with a dark edge."""
    draw = ImageDraw.Draw(image)
    for each, colour in ((width * 1.7, INK), (width, ink)):
        draw.line(points, colour, round(each), joint="curve")
        for x, y in (points[0], points[-1]):
            draw.ellipse((x - each / 2, y - each / 2, x + each / 2, y + each / 2), colour)


def _opened(image: Image.Image, frame: Frame, name: str) -> None:
    """Draw a drop or a gap in the wire that is paid for until the turn ends."""
    start, end = name.split(">")
    line(image, [frame.place(start), frame.place(end)], pieces.GRANTED, frame.unit * 0.45)


def _trails(image: Image.Image, frame: Frame, view: View) -> None:
    """Draw a dot for every man who went down a drop or through the wire and is still outside."""
    size = round(frame.unit * 1.2)
    for man, _, at in traces(frame, view):
        centre(image, pieces.dot(pawns.owner(man), size), at)


def traces(frame: Frame, view: View) -> Iterator[tuple[str, str, Point]]:
    """Give the men who went down a drop or through the wire and are still outside, with where."""
    used: dict[str, list[str]] = {}
    for officer, one in enumerate(view.officers):
        for number, each in enumerate(one.men):
            for way in each.trail:
                if way in LINK_NAMES:
                    used.setdefault(way, []).append(pawns.name(officer, number))
    for way, men in used.items():
        start, end = (frame.place(place) for place in way.split(">"))
        for number, man in enumerate(men):
            yield man, way, _on(start, end, (number + 1) / (len(men) + 1))


def stood(frame: Frame, places: list[str]) -> list[Point | None]:
    """Give where each of `places` lies; in cells and barracks every one has a place of his own. None is nowhere."""
    count = dict.fromkeys(STORES, 0)
    found: list[Point | None] = []
    for place in places:
        if place in STORES:
            found.append(frame.at(*_in_store(place, count[place])))
            count[place] += 1
        else:
            found.append(frame.place(place) if place in PLACES else None)
    return found


def _in_store(place: str, number: int) -> tuple[float, float]:
    points = STORED[place]
    x, y = points[number % len(points)]
    between = number // len(points)
    return x + between * 0.9, y + between * 0.35


def everybody(image: Image.Image, frame: Frame, view: View, span: float = SPAN) -> None:
    """Draw all pawns and guards, `span` times as large as two spaces are apart, the lower ones in front."""
    size = round(frame.pitch * span)

    def shown(at: Point) -> bool:
        return -size < 2 * at[0] < 2 * image.width + size and -size < 2 * at[1] < 2 * image.height + size

    for at, piece in placed(frame, view, lambda _: size, shown):
        centre(image, piece, at)


def placed(
    frame: Frame, view: View, size: Callable[[str], int], shown: Callable[[Point], bool] = lambda at: True
) -> list[tuple[Point, Image.Image]]:
    """Give where pawns and guards are drawn, the lower ones in front, each in the `size` of his name: `0.3`, `g2`; only
    those whose place is `shown`, since in each size every one is a piece to be drawn first."""
    return sorted(_all(frame, view, size, shown), key=lambda each: (each[0][1], each[0][0]))


def approach(view: View) -> tuple[str, ...]:
    """Give the way of a man whose key or pass is looked at, from where he came to the gate (§3.7); else nothing."""
    interruption = view.interruption
    return (
        (*interruption.men, GATE_SPACES[interruption.place])
        if interruption is not None and interruption.kind == "gate"
        else ()
    )


def threatened(view: View) -> set[str]:
    """List the men that an arrest, a search or a shot is about to take."""
    interruption = view.interruption
    return (
        {*interruption.men, interruption.man}
        if interruption and interruption.kind in ("arrest", "search", "shot", "sweep")
        else set()
    )


def _all(
    frame: Frame, view: View, size: Callable[[str], int], shown: Callable[[Point], bool]
) -> Iterator[tuple[Point, Image.Image]]:
    struck, playing = threatened(view), view.result is None and view.phase != "colours"
    men = [(officer, number) for officer, one in enumerate(view.officers) for number in range(len(one.men))]
    spots = stood(frame, [view.officers[officer].men[number].place for officer, number in men])
    for (officer, number), at in zip(men, spots, strict=True):
        if at is None or not shown(at):
            continue
        man = view.officers[officer].men[number]
        mood: Mood = "turn" if playing and officer == view.active else ""
        name = f"{officer}.{number}"
        mood = "struck" if name in struck else mood
        yield at, pieces.pawn(officer, LETTERS[number], size(name), mood, man.hidden, man.home is not None)
    for number, at in enumerate(stood(frame, [each.place for each in view.guards])):
        if at is None or not shown(at):
            continue
        one = view.guards[number]
        german: Mood = "turn" if playing and view.active == GERMAN else ""
        if view.interruption and view.interruption.guard == number:
            german = "struck"
        chasing = int(one.quarry.split(".")[0]) if one.quarry else None
        yield at, pieces.guard(number + 1, size(f"g{number}"), german, chasing, bool(one.barred))
