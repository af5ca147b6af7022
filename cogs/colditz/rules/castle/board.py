"""The map of the castle, read from board.txt (docs/rules/colditz.md §4).

The name of a space is its label, such as `W21`. The name of a place in a tunnel has the name of the tunnel and a
number, such as `chapel:3`.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from bot.engine.record import Record

DIRECTIONS = ((-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))
"""The offsets to the six neighbours in double-width coordinates (§4.1)."""

EQUIPMENT = ("key", "pass", "rope", "cutters")

Point = tuple[int, int]


class Space(Record, frozen=True):
    """A space of the board: its mark, its zone, its room or gate, and which pawns may stop there."""

    label: str
    x: int
    y: int
    char: str
    zone: str
    prisoner_stops: bool
    guard_stops: bool
    room: str = ""
    gate: str = ""


class Link(Record, frozen=True):
    """A drop of 30 or 60 feet, or a wire crossing. It leads from one space to another."""

    kind: str
    start: str
    end: str
    note: str


class Room(Record, frozen=True):
    """A room with the symbol of the item that can be taken there."""

    id: str
    symbol: str
    spaces: tuple[str, ...]


class Tunnel(Record, frozen=True):
    """A tunnel: the room where it starts, its places in order, and its entries and exits on the surface."""

    id: str
    room: str
    places: tuple[str, ...]
    points: tuple[Point, ...]
    entries: tuple[str, ...]
    exits: tuple[str, ...]


class Route(Record, frozen=True):
    """A named escape plan (§4.5): its Equipment and its crossings.

    The Equipment is given as numbers in the order of `EQUIPMENT`.
    """

    name: str
    objective: str
    equipment: tuple[int, ...]
    crossings: tuple[str, ...]


def label(x: int, y: int) -> str:
    """Return the label of a space as printed on the board: letters for its column, then the row number.

    `x` and `y` count from 0, printed rows from 1.
    """
    column, letters = x // 2, ""
    while column >= 0:
        letters = chr(65 + column % 26) + letters
        column = column // 26 - 1
    return f"{letters}{y + 1}"


def sections(text: str) -> dict[str, list[str]]:
    """Return the lines of board.txt below each heading.

    Comments are left out, except in the map, which keeps all its lines.
    """
    found: dict[str, list[str]] = {"": []}
    name = ""
    for line in text.splitlines():
        if line.startswith("[") and line.endswith("]"):
            name = line[1:-1]
            found[name] = []
        elif line.strip() and (name == "map" or not line.startswith(";")):
            found[name].append(line)
    return found


def _point(text: str) -> Point:
    x, y = text.split(",")
    return int(x), int(y)


PARTS = sections((Path(__file__).parent / "board.txt").read_text(encoding="utf-8"))

CHARS: dict[Point, str] = {
    (x, y): char for y, line in enumerate(PARTS["map"]) for x, char in enumerate(line.split("|", 1)[1]) if char != " "
}
"""The character of every point of the map, including walls and water."""

_ROOM_CHARS = {char: (name, symbol) for char, name, _, _, symbol in (line.split("|") for line in PARTS["rooms"])}
_LEGEND = {parts[0]: parts for parts in (line.split("|", 5) for line in PARTS["legend"])}
_GATES = {_point(place): (kind, name) for place, kind, name, _ in (line.split("|") for line in PARTS["gates"])}


def _space(x: int, y: int, char: str) -> Space | None:
    if char in _ROOM_CHARS:
        return Space(label(x, y), x, y, char, "room", True, False, room=_ROOM_CHARS[char][0])
    _, kind, zone, prisoner, guard, _ = _LEGEND[char]
    if kind != "space":
        return None
    gate = _GATES[x, y][1] if (x, y) in _GATES else ""
    return Space(label(x, y), x, y, char, zone, prisoner == "1", guard == "1", gate=gate)


SPACES: dict[str, Space] = {
    space.label: space for (x, y), char in CHARS.items() if (space := _space(x, y, char)) is not None
}

NEIGHBOURS: dict[str, tuple[str, ...]] = {
    name: tuple(
        near for dx, dy in DIRECTIONS if (near := label(space.x + dx, space.y + dy)) in SPACES and space.x + dx >= 0
    )
    for name, space in SPACES.items()
}

LINKS: tuple[Link, ...] = tuple(
    Link(kind, label(*_point(start)), label(*_point(end)), note)
    for kind, start, end, note in (line.split("|") for line in PARTS["links"])
)

GATES: dict[str, str] = {name: "key" if kind == "K" else "pass" for kind, name in _GATES.values()}
"""The kind of card that opens each gate: a key or a pass."""

GATE_SPACES: dict[str, str] = {name: label(*point) for point, (_, name) in _GATES.items()}

THEATRE_GATE = "pass_theatre"
"""The gate that needs no pass on the way back inside (§3.7)."""

ROOMS: dict[str, Room] = {
    name: Room(name, symbol, tuple(space.label for space in SPACES.values() if space.room == name))
    for name, symbol in _ROOM_CHARS.values()
}

OBJECTIVES: dict[str, str] = {
    label(*_point(place)): name for place, name, _ in (line.split("|") for line in PARTS["objectives"])
}
"""The name (O1 to O7) of each objective by its space."""

MISC: dict[str, str] = {key: label(*_point(place)) for key, place in (line.split("|") for line in PARTS["misc"])}

FORMATION: dict[tuple[int, int], tuple[str, ...]] = {
    (int(players), int(officer)): tuple(label(*_point(place)) for place in places.split())
    for players, officer, places in (line.split("|") for line in PARTS["formation"])
}
"""The spaces where the men of each officer form up for a roll call.

The key is the number of players with the officer's place in the turn order, from 1.
"""

INNER_POSTS, OUTER_POSTS = (
    tuple(space.label for space in SPACES.values() if space.char == char) for char in ("B", "G")
)
"""The black spaces of the inner courtyard, and those of the garrison courtyard.

Guards can be posted there.
"""

ROLL_CALL = tuple(space.label for space in SPACES.values() if space.zone == "rollcall")


def _tunnel(name: str, room: str, points: tuple[Point, ...]) -> Tunnel:
    first, last = (label(*points[at]) for at in (0, -1))
    return Tunnel(
        name,
        room,
        tuple(f"{name}:{number}" for number in range(1, len(points) + 1)),
        points,
        tuple(near for near in NEIGHBOURS[first] if SPACES[near].room == room),
        tuple(near for near in NEIGHBOURS[last] if SPACES[near].zone in ("garrison", "exterior")),
    )


TUNNELS: dict[str, Tunnel] = {
    name: _tunnel(name, room, tuple(_point(place) for place in places.split()))
    for name, room, places in (line.split("|") for line in PARTS["tunnels"])
}

OVER_TUNNEL = frozenset(label(*point) for tunnel in TUNNELS.values() for point in tunnel.points) & SPACES.keys()
"""Spaces on the surface above a tunnel: pawns may cross them but not stop there (R7)."""


def _crossing(word: str) -> str:
    kind, colon, rest = word.partition(":")
    return f"L:{label(*_point(rest))}" if kind == "L" and colon else word


ROUTES: tuple[Route, ...] = tuple(
    Route(
        name, goal, tuple(int(count) for count in equipment.split(",")), tuple(_crossing(word) for word in ways.split())
    )
    for name, goal, equipment, ways in (line.split("|") for line in PARTS["routes"])
)
"""The named escape plans.

In board.txt a crossing is a gate's name, `L:` with the label where a drop or wire starts, or `T:` with a tunnel's name.
"""


def _links_from() -> dict[str, tuple[Link, ...]]:
    """Return, for each space, the drops and wire crossings that start there.

    A drop leads only downwards. A wire crossing leads both ways (R28).
    """
    found: dict[str, list[Link]] = defaultdict(list)
    for link in LINKS:
        found[link.start].append(link)
        if link.kind == "wire":
            found[link.end].append(Link(link.kind, link.end, link.start, link.note))
    return {place: tuple(links) for place, links in found.items()}


LINKS_FROM = _links_from()
