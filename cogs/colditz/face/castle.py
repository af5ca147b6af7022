"""Functions that draw the castle, with its men and guards, at any scale."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from bot.art.colours import INK, WHITE, readable
from bot.art.pen import Box, Point
from bot.engine.texts import Say
from bot.scene.records import Badge, Crop, Label, Piece
from cogs.colditz.data import TUNNEL_CARDS
from cogs.colditz.face import gazetteer, words
from cogs.colditz.face.art import LETTERS, OFFICERS
from cogs.colditz.face.crowd import move_apart
from cogs.colditz.face.lattice import LINK_NAMES, MASTER, PLACES, SIZE, SMALL, STORES, Frame, positions
from cogs.colditz.rules.castle import pawns
from cogs.colditz.rules.castle.board import GATE_SPACES, GATES, OBJECTIVES, SPACES, TUNNELS
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

PAWN = 48
"""The least width of a pawn in a small picture, in pixels."""

WIDER = {2: 1.3, 3: 1.16}
"""By officer, the factor that widens a narrow drawing of a man."""

LETTER = {2: 0.5, 3: 0.56}
"""By officer, the size of the letter on a man's token, if it is not 0.64."""

FLAG, LARGE = 64, 26
"""The width of a flag at an objective, and the least scale at which no extra flag is drawn.

From that scale on, the flag in the drawing of the castle is large enough. A scale is the width of half a column in
pixels.
"""

LEAST = 40
"""The least text size in pixels."""

Found = tuple[str, Piece]
"""The name of a pawn or mark, with the piece of the picture that shows it."""


def crop(frame: Frame, box: Box) -> Crop:
    """Return the part of the castle's drawing that is visible in `box`, at the scale of `frame`."""
    name, drawn = ("castle-small", SMALL) if frame.unit <= SMALL.unit else ("castle", MASTER)
    share = drawn.unit / frame.unit
    left, top, right, bottom = box
    x, y = (left - frame.left) * share, (top - frame.top) * share
    wide, high = (each * drawn.unit / MASTER.unit for each in SIZE)
    part = max(0.0, x), max(0.0, y), min(wide, x + (right - left) * share), min(high, y + (bottom - top) * share)
    inner = (frame.left + part[0] / share, frame.top + part[1] / share)
    return Crop(name, part, (*inner, frame.left + part[2] / share, frame.top + part[3] / share))


def is_inside(at: Point, box: Box) -> bool:
    """Return whether a point is inside a box."""
    return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]


def man(officer: int, text: str, at: Point, width: float = PAWN, marks: tuple[Badge, ...] = ()) -> Piece:
    """Return the token of a man or of several men.

    The token of one man shows his letter. The token of several men shows how many they are.
    """
    low = 0.6 if officer == 2 else 0.5
    label = Label(text, LETTER.get(officer, 0.64), y=low, ink=readable(OFFICERS[officer])) if text else None
    return Piece(f"man-{officer}", *at, width * WIDER.get(officer, 1), label, marks)


def guard(text: str, at: Point, width: float = PAWN, marks: tuple[Badge, ...] = ()) -> Piece:
    """Return the token of a guard or of several guards.

    The token of one guard shows his number. The token of several guards shows how many they are.
    """
    more = 1.35 if len(text) > 2 else 1
    return Piece("guard", *at, width * more, Label(text, 0.64 / more, y=0.44, ink=WHITE) if text else None, marks)


def ring(name: str, size: float = 1.3) -> Badge:
    """Return a badge that draws a ring around a token."""
    return Badge(name, size, 0.5, 0.5)


def route_to_gate(view: View) -> tuple[str, ...]:
    """Return the route of the man who waits at a gate while his key or pass is being checked (§3.7).

    The result is empty if no man waits at a gate.
    """
    interruption = view.interruption
    return (
        (*interruption.men, GATE_SPACES[interruption.place])
        if interruption is not None and interruption.kind == "gate"
        else ()
    )


def threatened(view: View) -> set[str]:
    """Return the names of the men whom the current arrest, search or shot threatens."""
    interruption = view.interruption
    return (
        {*interruption.men, interruption.man}
        if interruption and interruption.kind in ("arrest", "search", "shot", "sweep")
        else set()
    )


def marks_of_man(view: View, name: str, struck: Collection[str]) -> tuple[Badge, ...]:
    """Return the badges on a man's token.

    They say that he is threatened, is in a secret hide, or is on his way back from a cell.
    """
    one = view.man(name)
    signs = [ring("ring-struck")] if name in struck else [ring("ring-hidden", 1.2)] if one.hidden else []
    return (*signs, *([Badge("home", 0.5, 0.82, 0.12)] if one.home is not None else []))


def marks_of_guard(view: View, number: int) -> tuple[Badge, ...]:
    """Return the badges on a guard's token.

    They say that he is arresting or pursuing a man, or may not be posted. A pursuing guard shows the officer of the man
    he pursues.
    """
    one, signs = view.guards[number], []
    if view.interruption and view.interruption.guard == number:
        signs.append(ring("ring-struck"))
    if one.quarry:
        signs.append(Badge(f"dot-{pawns.owner(one.quarry)}", 0.4, 0.86, 0.86))
    return (*signs, *([Badge("cross", 0.5, 0.16, 0.86)] if one.barred else []))


def all_tokens(view: View, frame: Frame, box: Box, width: float = PAWN, gap: float = 0.0) -> list[Found]:
    """Return the tokens of all men and guards inside a box, each with the pawn's name (`0.3`, `g2`).

    Tokens nearer to each other than `gap` are moved apart.
    """
    struck = threatened(view)
    men = [pawns.name(officer, number) for officer, one in enumerate(view.officers) for number in range(len(one.men))]
    names = [*men, *(f"g{number}" for number in range(len(view.guards)))]
    spots = [
        *positions(frame, [view.man(name).place for name in men]),
        *positions(frame, [one.place for one in view.guards]),
    ]
    there = [(name, at) for name, at in zip(names, spots, strict=True) if at is not None and is_inside(at, box)]
    places = tuple(at for _, at in there)
    found = []
    for (name, _), at in zip(there, move_apart(places, gap, box) if gap else places, strict=True):
        if name.startswith("g"):
            number = int(name[1:])
            found.append((name, guard(str(number + 1), at, width, marks_of_guard(view, number))))
        else:
            officer, number = map(int, name.split("."))
            found.append((name, man(officer, LETTERS[number], at, width, marks_of_man(view, name, struck))))
    return sorted(found, key=lambda each: (each[1].y, each[1].x))


def area(place: str) -> str:
    """Return the name of the board's area to which a place belongs.

    The name is "" for a place off the board.
    """
    if place in STORES:
        return place
    if (below := gazetteer.tunnel_place(place)) is not None:
        return f"tunnel {below[0]}"
    return gazetteer.area(place) if place in SPACES else ""


def group_tokens(view: View, frame: Frame, box: Box, gap: float, width: float = PAWN) -> list[Found]:
    """Return one token for each officer's men, and one for the guards, in each area of the board.

    A single pawn shows his letter or number, several pawns their count. A man who is about to be arrested and the guard
    who arrests him have tokens of their own.
    """
    struck = threatened(view)
    taker = view.interruption.guard if view.interruption else -1
    groups: dict[tuple[int, str, str], list[str]] = {}
    for officer, one in enumerate(view.officers):
        for number, each in enumerate(one.men):
            name = pawns.name(officer, number)
            groups.setdefault((officer, area(each.place), name if name in struck else ""), []).append(name)
    for number, posted in enumerate(view.guards):
        name = f"g{number}"
        groups.setdefault((GERMAN, area(posted.place), name if number == taker else ""), []).append(name)
    groups = {key: names for key, names in groups.items() if key[1]}
    spots = move_apart(tuple(_middle(view, frame, names) for names in groups.values()), gap, box)
    found = []
    for ((owner, *_), names), at in zip(groups.items(), spots, strict=True):
        marks: dict[Badge, None] = {}
        for name in names:
            found_on = marks_of_guard(view, int(name[1:])) if owner == GERMAN else marks_of_man(view, name, struck)
            marks |= dict.fromkeys(found_on)
        if owner == GERMAN:
            text = str(int(names[0][1:]) + 1) if len(names) == 1 else f"×{len(names)}"
            found.append((names[0], guard(text, at, width, tuple(marks))))
        else:
            text = LETTERS[int(names[0].partition(".")[2])] if len(names) == 1 else str(len(names))
            found.append((names[0], man(owner, text, at, width, tuple(marks))))
    return sorted(found, key=lambda each: (each[1].y, each[1].x))


def _middle(view: View, frame: Frame, names: Sequence[str]) -> Point:
    """Return the point in the middle of some pawns in the same area."""
    places = [view.guards[int(name[1:])].place if name[0] == "g" else view.man(name).place for name in names]
    points = [at for at in positions(frame, places) if at is not None]
    across, down = zip(*points, strict=True)
    return sum(across) / len(points), sum(down) / len(points)


def used_ways(view: View, frame: Frame) -> Iterator[Found]:
    """Yield the pieces for ways in use.

    They are open tunnels, crossings paid for in this turn, and the ways of men who have left the castle.
    """
    size = max(14.0, frame.unit * 1.1)
    for number, name in enumerate(TUNNEL_CARDS):
        tunnel = TUNNELS[name]
        if view.tunnels[number] or any(each.place in tunnel.places for one in view.officers for each in one.men):
            sprite = "tunnel" if view.tunnels[number] else "tunnel-down"
            for place in tunnel.places:
                yield f"tunnel:{name}:{place}", Piece(sprite, *frame.place(place), size)
    for paid in view.turn.open:
        ends = [frame.place(end) for end in ((GATE_SPACES[paid],) if paid in GATE_SPACES else paid.split(">"))]
        middle = tuple(sum(axis) / len(ends) for axis in zip(*ends, strict=True))
        yield f"paid:{paid}", Piece("ring-paid", middle[0], middle[1], max(34.0, frame.pitch * 1.3))
    for name, way, at in used_crossings(view, frame):
        yield f"went:{name}:{way}", Piece(f"dot-{pawns.owner(name)}", *at, max(20.0, frame.unit * 1.2))


def used_crossings(view: View, frame: Frame) -> Iterator[tuple[str, str, Point]]:
    """Yield each man outside who used a drop or wire.

    Each man comes with the name of the crossing and a point in the middle of it.
    """
    used: dict[str, list[str]] = {}
    for officer, one in enumerate(view.officers):
        for number, each in enumerate(one.men):
            for way in each.trail:
                if way in LINK_NAMES:
                    used.setdefault(way, []).append(pawns.name(officer, number))
    for way, men in used.items():
        start, end = (frame.place(place) for place in way.split(">"))
        for number, name in enumerate(men):
            share = (number + 1) / (len(men) + 1)
            yield name, way, (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def gates(frame: Frame, paid: Collection[str], say: Say, size: float) -> Iterator[Piece]:
    """Yield the tokens of all gates. Gates named in `paid` are green.

    A gate for a key is a square with the key's letter, a gate for a pass is a disc.
    """
    for gate, space in GATE_SPACES.items():
        kind = GATES[gate]
        label = Label(say(f"colditz-picture-letter-{kind}"), 0.68)
        yield Piece(f"gate-{kind}-paid" if gate in paid else f"gate-{kind}", *frame.place(space), size, label)


def flags(frame: Frame, box: Box) -> Iterator[Piece]:
    """Yield the flags of the objectives inside a box, if the flags in the castle's drawing are too small."""
    left, top, right, bottom = box
    for place, name in OBJECTIVES.items() if frame.unit < LARGE else ():
        x, y = frame.place(place)
        if is_inside((x, y), box):
            x, y = x + FLAG * 0.38 if x - left > FLAG / 2 else left + FLAG * 0.33, y - FLAG * 0.32
            at = min(x, right - FLAG / 2), min(max(y, top + FLAG / 2), bottom - FLAG / 2)
            yield Piece("objective", *at, FLAG, Label(words.flag(name), 0.55, 0.56, 0.37, INK))


def dotted_line(points: Sequence[Point], sprite: str, width: float) -> Iterator[Piece]:
    """Yield dots of one colour along a line through `points`."""
    for start, end in pairwise(points):
        steps = max(1, round(max(abs(end[0] - start[0]), abs(end[1] - start[1])) / (width * 1.2)))
        for step in range(steps):
            share = step / steps
            yield Piece(sprite, start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share, width)
    if points:
        yield Piece(sprite, *points[-1], width)


def points_on_board(frame: Frame, way: Sequence[str]) -> list[Point]:
    """Return the points of the places of a route. Places off the board are left out."""
    return [frame.place(place) for place in way if place in PLACES]


def name_plate(place: str, at: Point) -> Piece:
    """Return a plate with the name of a space; the plate is blue for a space in a hide."""
    hide = place in SPACES and SPACES[place].zone == "hide"
    name = gazetteer.short_name(place)
    long = len(name) > 3
    return Piece("tag-hide" if hide else "tag", *at, 110 if long else 92, Label(name, 0.72 if long else 0.84, ink=INK))
