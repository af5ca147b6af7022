"""Drawing the town of Escape Plan: hexagonal tiles with everything on them, at any size.

The long side of the town is horizontal. Everything in it is public, so the pieces are the same on the board, in private
pictures and in replays.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from bot.art.colours import INK, WHITE
from bot.art.lettering import length
from bot.art.pen import Box, Point
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import sentence
from bot.scene.pieces import on, token
from bot.scene.records import Badge, Label, Piece
from cogs.escape_plan import data
from cogs.escape_plan.data import BUSINESSES, INSPECTORS, PLACES, SAFE_HOUSES
from cogs.escape_plan.face import words
from cogs.escape_plan.rules.city.tiles import ROTATIONS, Hex, Site
from cogs.escape_plan.rules.facts import CLOSED, OPEN, acting_player, exit_state, most_wanted
from cogs.escape_plan.state import NEUTRAL, PublicTable

RADII = (64, 68, 72, 76, 80, 84, 88, 92, 97, 102, 107, 112, 118, 124, 130, 143, 157, 173, 190, 209)
"""The possible radii of tiles in pixels. There are only a few, so that drawings can be cached."""

TALL = sqrt(3)
"""The height of a hexagon, in radii."""

REACH = 0.58
"""The distance of a place's drawing from the centre of its tile, in radii."""

LETTER, NAME = 30.5, 34.5
"""The smallest readable sizes, in pixels: for the letter on a token, and for a tile's or place's name."""

GATES = {CLOSED: "barred", OPEN: "way-out"}
"""The names of the drawings of exits by their state; exits in other states have the drawing `door`."""

ROLES: dict[str, str] = {
    "S1": "s.pP.o",
    "S2": "QqpPho",
    "A1": "Pp.qQo",
    "A2": "pP.ho.",
    "A3": "PpqQ.o",
    "B1": "PpqQo.",
    "B2": "PpqQo.",
    "B3": "QqhpPo",
    "C1": "pP.s.o",
    "C2": "s.pP.o",
    "C3": "pPhs.o",
    "D1": "pPo.Qq",
    "D2": "pPo.Qq",
    "D3": "PpqQ.o",
}
"""For each tile, what each sixth of it shows, clockwise from north.

Each letter is one sixth: first and second place (p, q), pawns at these places (P, Q), subway (s), helipad (h), officers
(o).
"""

SHAPE, GAIN = 752 / 1196, 1.03
"""The height of the area for the town divided by its width, and the gain needed to turn the town.

A gain of 1.03 means that tiles become 3 % larger. A town that turned with each new tile would be hard to follow.
"""

Table = TypeVar("Table", bound=PublicTable)


class Frame(NamedTuple):
    """The scale of a picture of the town: the size of tiles, and the centre of hex (0, 0), in pixels."""

    radius: int
    left: float
    top: float

    def middle(self, at: Hex) -> Point:
        """Return the centre of the hex `at` in the picture, in pixels."""
        q, r = at
        return self.left + 1.5 * q * self.radius, self.top + TALL * (r + q / 2) * self.radius

    def sixth(self, site: Site, role: str, reach: float = REACH) -> Point:
        """Return the point where a tile shows a thing with this role, such as a place, in pixels."""
        return point_towards(self.middle(site.at), ROLES[site.tile].index(role) + site.turned, reach * self.radius)


def point_towards(middle: Point, direction: int, length: float) -> Point:
    """Return the point `length` pixels from `middle` in the direction of an edge of a tile.

    Edges count clockwise from north.
    """
    angle = pi * (direction / 3 - 0.5)
    return middle[0] + length * cos(angle), middle[1] + length * sin(angle)


def extent_of(hexes: Iterable[Hex]) -> tuple[float, float, float, float]:
    """Return the centre of the area that hexes cover, and its width and height, in radii."""
    points = [Frame(1, 0, 0).middle(at) for at in hexes]
    across, along = [x for x, _ in points], [y for _, y in points]
    return (
        (max(across) + min(across)) / 2,
        (max(along) + min(along)) / 2,
        max(across) - min(across) + 2,
        max(along) - min(along) + TALL,
    )


def fit(hexes: Iterable[Hex], box: Box, most: float = RADII[-1]) -> Frame:
    """Return the largest frame in which `hexes` fit into `box`, centred. Its size is `most` or less."""
    x, y, wide, high = extent_of(hexes)
    left, top, right, bottom = box
    most = min(most, (right - left) / wide, (bottom - top) / high)
    radius = max((each for each in RADII if each <= most), default=RADII[0])
    return Frame(radius, (left + right) / 2 - radius * x, (top + bottom) / 2 - radius * y)


def landscape(table: Table) -> Table:
    """Return the table with its town turned, so that tiles are as large as possible in a wide picture."""
    turns = turns_of(table)
    return replace(table, city=tuple(turn_site(site, turns) for site in table.city)) if turns else table


def turns_of(table: PublicTable) -> int:
    """Return by how many sixths of a circle pictures turn the town clockwise."""
    return _turns(tuple(site.at for site in table.city))


@lru_cache(maxsize=64)
def _turns(hexes: tuple[Hex, ...]) -> int:
    sizes = []
    for turns in range(ROTATIONS // 2):
        _, _, wide, high = extent_of(turn_hex(at, turns) for at in hexes)
        sizes.append(min(1 / wide, SHAPE / high))
    best = max(range(len(sizes)), key=sizes.__getitem__)
    return best if sizes[best] > GAIN * sizes[0] else 0


def turn_site(site: Site, turns: int) -> Site:
    """Return a tile as it is after the town has been turned by `turns` sixths of a circle."""
    q, r = turn_hex(site.at, turns)
    return replace(site, q=q, r=r, turned=(site.turned + turns) % ROTATIONS)


def turn_hex(at: Hex, turns: int) -> Hex:
    """Return the hex where a hex is after the town has been turned by `turns` sixths of a circle."""
    q, r = at
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def tile(site: Site, frame: Frame) -> Piece:
    """Return the piece of a printed tile: a drawing of the land in each sixth, then subway and helipad."""
    badges = [
        Badge(f"land-{site.edge(direction).lower()}-{direction}", 0.54, *_as_fractions(_wedge(direction)))
        for direction in range(ROTATIONS)
    ]
    for role, sign in (("s", "subway"), ("h", "helipad")):
        if role in ROLES[site.tile]:
            badges.append(Badge(sign, 0.19, *point_in_tile(site, role)))
    return Piece("hex", *frame.middle(site.at), 2 * frame.radius, badges=tuple(badges))


def tile_drawings(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """Yield the drawings that tiles consist of, in place of pieces for whole tiles.

    Few different drawings have to be cached; whole tiles would take much memory. The drawings of the land have the edge
    of the tile, so its hexagon is not drawn.
    """
    for piece in pieces:
        if piece.sprite != "hex":
            yield piece
            continue
        for each in piece.badges:
            x, y = piece.x + (each.x - 0.5) * piece.width, piece.y + (each.y - 0.5) * piece.width * TALL / 2
            yield Piece(each.sprite, x, y, each.size * piece.width)


def _wedge(direction: int) -> Point:
    """Return the centre of the rectangle around a sixth of a tile, in radii from the tile's centre."""
    across = 0.0 if direction % 3 == 0 else 0.5 if direction < 3 else -0.5
    return across, -TALL / 4 if direction in (5, 0, 1) else TALL / 4


def point_in_tile(site: Site, role: str) -> Point:
    """Return the point where a tile shows a thing, as fractions of the tile's width and height."""
    return _as_fractions(Frame(1, 0, 0).sixth(replace(site, q=0, r=0), role))


def _as_fractions(at: Point) -> Point:
    """Convert a point from radii around a tile's centre to fractions of the tile's width and height."""
    return 0.5 + at[0] / 2, 0.5 + at[1] / TALL


Codes: TypeAlias = Mapping[str, str]
"""The letters shown below the signs of places, by place.

Replays have None instead, since their pieces are the same in all languages.
"""

CODED = ("clinic", "church", "store", "gang")
"""The kinds of places that get letters, in addition to businesses."""


class Plate(NamedTuple):
    """The things that the drawing of a place shows.

    They are its sign, the letters below, its contents (cubes, keys or gang members), and whether it is closed.
    """

    sign: str
    code: str = ""
    marks: tuple[str, ...] = ()
    shut: bool = False


def plate(shown: Plate, at: Point, radius: int) -> Piece:
    """Return the drawing of a place on a tile of `radius` pixels. An exit is a gate with its number."""
    if shown.sign in ("barred", "way-out", "door"):
        return gate(shown.sign, int(shown.code), *at, 0.58 * radius)
    width = 0.58 * radius
    high, middle = width * 60 / 58, 0.36 if shown.marks else 0.5
    size, label = (0.4 if shown.marks else 0.44) * radius, None
    if shown.code:
        letters = max(NAME, 0.2 * radius)
        low = high - (0.62 if set(shown.code) & {*"gjpqy"} else 0.53) * letters - 1
        x = max(middle, (length(shown.code, round(letters)) / 2 + 2) / width)
        size = min(size, low - 0.38 * letters - 0.03 * radius)
        label = Label(shown.code, letters / high, x, low / high, WHITE if shown.shut else INK)
    marks = [
        Badge(each, 0.16 * radius / width, 0.83, (place + 0.5) / 3 * 0.94 + 0.03)
        for place, each in enumerate(shown.marks[:3])
    ]
    top = (0.03 * radius + size / 2) / high if shown.code else 0.5
    sign = Badge(shown.sign, size / width, middle, top)
    return Piece("plate-shut" if shown.shut else "plate", *at, width, label, (sign, *marks), layer=1)


def gate(sign: str, number: int, x: float, y: float, width: float) -> Piece:
    """Return the drawing of an exit with its number and state."""
    ink = INK if sign == "way-out" else WHITE
    label = Label(str(number), max(0.56, NAME / width), y=0.56, ink=ink)
    return Piece(sign, x, y, width, label, layer=1)


@lru_cache(maxsize=16)
def place_letters(say: Say) -> Codes:
    """Return the letters that stand for places in pictures, in the language of `say`."""
    return {name: say(f"escape_plan-picture-code-{name}") for name in (*BUSINESSES, "business", *CODED)}


def state_of_place(table: PublicTable, site: Site, kind: str, letters: Codes) -> Plate:
    """Return the current state of a place, from which `plate` draws it."""
    if kind == "exit":
        return Plate(GATES.get(exit_state(table, site.data.exit), "door"), str(site.data.exit))
    if kind == "business" and site.business:
        return Plate(site.business, letters.get(site.business, ""), *cube_marks(table, site.business))
    if kind == "safehouse":
        keys = table.keys[SAFE_HOUSES.index(site.business)] if site.business else ()
        number = str(SAFE_HOUSES.index(site.business) + 1) if site.business else "?"
        return Plate(kind, number, tuple(f"key-{key}" for key in keys))
    if kind == "gang":
        marker = () if site.marker is None else (f"token {site.marker}",)
        return Plate(kind, letters.get(kind, ""), (*("member",) * site.members, *marker))
    return Plate(kind, letters.get(kind, ""))


def cube_marks(table: PublicTable, business: str) -> tuple[tuple[str, ...], bool]:
    """Return the marks for a business's cubes and free spaces, and whether the business is closed (§4.2)."""
    owners = table.cubes[PLACES.index(business)]
    spaces = data.spaces(business, len(table.players))
    free = max(0, spaces - len(owners))
    owned = ("neutral" if owner == NEUTRAL else f"token {owner}" for owner in owners[:spaces])
    return (*owned, *("free",) * free), not free


def pawn(names: Sequence[str], seat: Seat, x: float, y: float, width: float, star: bool, up: bool) -> Piece:
    """Return the token of a player.

    `star` marks the most wanted player. `up` puts the token on a bright disc.
    """
    plain = token(names, seat, x, y, width)
    assert plain.label is not None
    label = replace(plain.label, size=max(plain.label.size, LETTER / width))
    stars = (Badge("star", 0.44, 0.9, 0.1),) if star else ()
    if not up:
        return replace(plain, label=label, badges=stars, layer=3)
    disc = 1.3
    return Piece("up", x, y, disc * width, badges=(Badge(plain.sprite, 1 / disc, 0.5, 0.5, label), *stars), layer=3)


def sites(
    table: PublicTable, shown: Iterable[Site], frame: Frame, say: Say, letters: Codes
) -> Iterator[tuple[Site, list[Piece]]]:
    """Yield each tile with its pieces: the printed tile, its name, places, officers and players."""
    for site in shown:
        yield site, [*_site(table, site, frame, say, letters), *_pawns(table, site, frame, say)]


def _site(table: PublicTable, site: Site, frame: Frame, say: Say, letters: Codes) -> Iterator[Piece]:
    radius, (x, y) = frame.radius, frame.middle(site.at)
    told = say("escape_plan-diagram-tile", tile=site.tile, places=words.on_tile(site, say))
    yield with_spot(tile(site, frame), f"tile:{site.tile}", told)
    for role, (kind, _) in zip("pq", site.data.places, strict=False):
        named = say("escape_plan-at", place=words.place(site.named(kind), say), tile=site.tile)
        more = ", ".join(_contents_of_place(table, site, kind, say))
        piece = plate(state_of_place(table, site, kind, letters), frame.sixth(site, role), radius)
        yield with_spot(piece, f"place:{site.tile}:{kind}", f"{named}: {more}" if more else named)
    wide = max(56.0, 0.34 * radius)
    name = Piece("tag", x - 0.93 * radius, y, wide, Label(site.tile, 0.9, ink=WHITE), layer=2)
    yield with_spot(name, f"name:{site.tile}", told)
    line = (*site.officers, *inspectors_on(table, site.tile))
    for number, (kind, size, at) in enumerate(_officers_in_line(site, line, frame)):
        told = say("escape_plan-at", place=words.officer(kind, say), tile=site.tile)
        yield with_spot(Piece(f"officer-{kind}", *at, size, layer=2), f"officer:{site.tile}:{number}", told)


def with_spot(piece: Piece, spot: str, told: str) -> Piece:
    """Return a piece that the replay can move and explain: with a name and an explanation."""
    return on(piece, spot, sentence(told))


def _officers_in_line(site: Site, line: Sequence[str], frame: Frame) -> Iterator[tuple[str, float, Point]]:
    """Yield the officers and Inspectors on a tile, each with its size and point in the picture.

    They form a line from the edge of the tile inwards.
    """
    size = max(48.0, 0.34 * frame.radius)
    step = min(size * 1.04 / frame.radius, 1.25 / max(1, len(line)))
    start = max(0.14, 0.62 - step * (len(line) - 1)) if len(line) < 3 else 0.62 - step * (len(line) - 1)
    for number, kind in enumerate(line):
        yield kind, size, frame.sixth(site, "o", start + number * step)


def inspectors_on(table: PublicTable, tile: str) -> list[str]:
    """Return the Inspectors on a tile."""
    return [name for name, at in zip(INSPECTORS, (table.sandra, table.costa), strict=True) if at == tile]


def _contents_of_place(table: PublicTable, site: Site, kind: str, say: Say) -> Iterator[str]:
    """Yield the texts for the contents of a place: cubes, keys, gang members, a control marker."""
    if site.business in PLACES and kind == "business":
        for owner in table.cubes[PLACES.index(site.business)]:
            yield say("escape_plan-officer-sandra") if owner == NEUTRAL else say.name(owner)
    if kind == "safehouse" and site.business and (keys := table.keys[SAFE_HOUSES.index(site.business)]):
        yield words.keys_by_colour(keys, say)
    if kind == "gang" and site.members:
        yield say("escape_plan-has-members", count=site.members)
    if kind == "gang" and site.marker is not None:
        yield say("escape_plan-diagram-marker", who=say.name(site.marker))


def _pawns(table: PublicTable, site: Site, frame: Frame, say: Say) -> Iterator[Piece]:
    most, up = most_wanted(table), acting_player(table)
    for role, (kind, _) in zip("PQ", site.data.places, strict=False):
        here = [seat for seat in table.in_city() if table.players[seat].at == (site.tile, kind)]
        size = max(60.0, 0.46 * frame.radius) if len(here) == 1 else max(50.0, 0.3 * frame.radius)
        named = say("escape_plan-at", place=words.place(site.named(kind), say, words.THE), tile=site.tile)
        for seat, at in zip(here, points_around(frame.sixth(site, role), len(here), 0.94 * size), strict=True):
            piece = pawn(say.names, seat, *at, size, seat in most, seat == up)
            yield with_spot(piece, f"pawn:{seat}", f"{say.name(seat)}: {named}")


def points_around(middle: Point, count: int, pitch: float) -> Iterator[Point]:
    """Yield the points for several pieces around `middle`, two pieces in a row."""
    rows = -(-count // 2)
    for place in range(count):
        row, column = divmod(place, 2)
        inside = min(2, count - 2 * row)
        yield middle[0] + (column - (inside - 1) / 2) * pitch, middle[1] + (row - (rows - 1) / 2) * pitch


def single_tile(site: Site) -> Site:
    """Return a tile in its printed rotation, to draw it without the town."""
    return Site(site.tile, 0, 0, 0, site.officers)


def hexes_of(table: PublicTable, tiles: Collection[str]) -> list[Hex]:
    """Return the hexes of these tiles in the city, or of all tiles if `tiles` is empty."""
    return [site.at for site in table.city if site.tile in tiles or not tiles]
