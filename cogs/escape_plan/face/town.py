"""The city of Escape Plan as it lies on the table: tiles with places, officers and pawns, at any size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from bot.art.lettering import SMALLEST, initials
from bot.art.pen import Box, Point, put
from bot.engine.texts import Say
from cogs.escape_plan import data
from cogs.escape_plan.data import PLACES, SAFE_HOUSES
from cogs.escape_plan.face import lands
from cogs.escape_plan.face.lands import REACH, TALL
from cogs.escape_plan.face.pieces import officer, pawn, plate, swarm
from cogs.escape_plan.rules.city.tiles import Hex, Site
from cogs.escape_plan.rules.facts import CLOSED, OPEN, actor, cost, exit_state, wanted
from cogs.escape_plan.state import PublicTable
from cogs.escape_plan.view import View

RADII = (64, 72, 80, 88, 97, 107, 118, 130, 143, 157, 173, 190, 209)
"""The sizes of tiles, so that their parts are seldom drawn anew."""

BADGE = 0.34
"""The size of an officer, in radii."""

LINE = 1.25
"""How long the line of officers on a tile may be, in radii."""

LABEL = 0.82
"""How far west of its middle the name of a tile stands, in radii."""

PAWNS = (0.46, 0.46, 0.32, 0.32, 0.27, 0.27)
"""The size of pawns at a place by their number, in radii."""


class Frame(NamedTuple):
    """The size of tiles, and where the middle of hex (0, 0) lies."""

    radius: int
    left: float
    top: float

    def middle(self, at: Hex) -> Point:
        """Give the middle of a hex in pixels."""
        q, r = at
        return self.left + 1.5 * q * self.radius, self.top + TALL * (r + q / 2) * self.radius


def fit(hexes: Iterable[Hex], box: Box, margin: float = 0, most: float = RADII[-1]) -> Frame:
    """Find the largest size, `most` at most, at which `hexes` fit into `box`, `margin` radii kept around them, and
    centre them."""
    points = [Frame(1, 0, 0).middle(at) for at in hexes]
    across, along = [x for x, _ in points], [y for _, y in points]
    left, top, right, bottom = box
    wide, high = max(across) - min(across) + 2 + 2 * margin, max(along) - min(along) + TALL + 2 * margin
    most = min(most, (right - left) / wide, (bottom - top) / high)
    radius = max((each for each in RADII if each <= most), default=RADII[0])
    return Frame(
        radius,
        (left + right) / 2 - radius * (max(across) + min(across)) / 2,
        (top + bottom) / 2 - radius * (max(along) + min(along)) / 2,
    )


def draw_city(image: Image.Image, view: View, frame: Frame, say: Say, new: tuple[Site, ...] = ()) -> None:
    """Draw every tile of the city, and `new` ones, with what stands on it; what lies beyond the edge is cut off."""
    draw_sites(image, view, (*view.city, *new), frame, say)
    letters = initials([say.name(seat) for seat in range(len(view.players))])
    most, up = wanted(view), actor(view)
    for site in view.city:
        for place, (kind, _) in enumerate(site.data.places):
            here = [seat for seat in view.in_city() if view.players[seat].at == (site.tile, kind)]
            size = pawn_size(frame.radius, len(here))
            pawns = [pawn(seat, letters[seat], size, seat in most, seat == up) for seat in here]
            swarm(image, spot(site, "PQ"[place], frame), pawns, size * 1.02)


def draw_sites(image: Image.Image, view: View, sites: Sequence[Site], frame: Frame, say: Say) -> None:
    """Draw tiles with their places and officers, wherever they lie."""
    for site in sites:
        x, y = frame.middle(site.at)
        piece = lands.printed(site.tile, site.turned, frame.radius)
        put(image, piece, x - frame.radius, y - piece.height / 2)
    for site in sites:
        for place, (kind, _) in enumerate(site.data.places):
            x, y = spot(site, "pq"[place], frame)
            stand = place_plate(view, site, kind, frame.radius, say)
            put(image, stand, x - stand.width / 2, y - stand.height / 2)
        draw_name(image, site, frame)
    for site in sites:
        _officers(image, view, site, frame)


def draw_name(image: Image.Image, site: Site, frame: Frame) -> None:
    """Write the name of a tile in its western corner."""
    x, y = frame.middle(site.at)
    name = lands.label(site.tile, frame.radius)
    put(image, name, x - LABEL * frame.radius - name.width / 2, y - name.height / 2)


def pawn_size(radius: int, count: int) -> int:
    """Give how large each of `count` pawns at one place is."""
    return max(SMALLEST, round(PAWNS[count] * radius))


def officer_size(radius: int, count: int) -> int:
    """Give how large each of `count` officers and inspectors on one tile is."""
    return max(SMALLEST, round(radius * min(BADGE, LINE / count)))


def _officers(image: Image.Image, view: View, site: Site, frame: Frame) -> None:
    """Draw officers and inspectors of a tile in a line from its middle."""
    for kind, size, (x, y) in lined(view, site, frame):
        put(image, officer(kind, size), x - size / 2, y - size / 2)


def lined(table: PublicTable, site: Site, frame: Frame) -> Iterator[tuple[str, int, Point]]:
    """Give officers and inspectors of a tile, with their size and where each stands in a line from its middle."""
    line = [*site.officers, *present(table, site)]
    if not line:
        return
    direction = lands.sixth(site.tile, site.turned, "o")
    step = min(BADGE * 1.03, LINE / len(line))
    size = officer_size(frame.radius, len(line))
    start = max(0.16, REACH + 0.05 - step * (len(line) - 1)) if len(line) < 3 else 0.62 - step * (len(line) - 1)
    for place, kind in enumerate(line):
        yield kind, size, lands.toward(frame.middle(site.at), direction, (start + place * step) * frame.radius)


def spot(site: Site, role: str, frame: Frame) -> Point:
    """Give where something stands on a tile."""
    direction = lands.sixth(site.tile, site.turned, role)
    return lands.toward(frame.middle(site.at), direction, frame.radius * REACH)


def present(table: PublicTable, site: Site) -> list[str]:
    """List the inspectors on a tile."""
    return [name for name, at in ((data.SANDRA, table.sandra), (data.COSTA, table.costa)) if at == site.tile]


class Plate(NamedTuple):
    """What is drawn on the plate of a place: the name of its sign, marks, whether nobody may enter, a number."""

    kind: str
    marks: tuple[str, ...] = ()
    shut: bool = False
    number: str = ""


def place_plate(view: View, site: Site, kind: str, radius: int, say: Say) -> Image.Image:
    """Draw the plate of a place as it stands now, with its letters."""
    shown = on_plate(view, site, kind)
    code = _exit_code(view, site.data.exit, say) if kind == "exit" else say(f"escape_plan-picture-code-{shown.kind}")
    return plate(shown.kind, code, shown.marks, shown.shut, shown.number, radius)


def on_plate(table: PublicTable, site: Site, kind: str) -> Plate:
    """Give what is drawn on the plate of a place as it stands now."""
    if kind == "exit":
        sign = {CLOSED: "barred", OPEN: "way_out"}.get(exit_state(table, site.data.exit), "door")
        return Plate(sign, number=str(site.data.exit))
    if kind == "business" and site.business:
        return Plate(site.business, *cubes(table, site.business))
    if kind == "safehouse":
        house = SAFE_HOUSES.index(site.business) if site.business else None
        keys = () if house is None else tuple(f"key:{key}" for key in table.keys[house])
        return Plate(kind, keys, number="?" if house is None else str(house + 1))
    if kind == "gang":
        flag = () if site.marker is None else (f"flag:{site.marker}",)
        return Plate(kind, (*("member:",) * site.members, *flag))
    return Plate(kind)


def cubes(table: PublicTable, business: str) -> tuple[tuple[str, ...], bool]:
    """Give the cubes of a business and its free spaces as marks, and whether it is closed (§4.2)."""
    owners = table.cubes[PLACES.index(business)]
    spaces = data.spaces(business, len(table.players))
    free = max(0, spaces - len(owners))
    return (*(f"cube:{owner}" for owner in owners[:spaces]), *("free:",) * free), not free


def _exit_code(view: View, number: int, say: Say) -> str:
    """Write how an exit stands: closed with how many tiles are left, open with what the next one pays, or not known."""
    state = exit_state(view, number)
    if state == CLOSED:
        return say("escape_plan-picture-exit-closed", left=view.exit_stacks[view.closed.index(number)])
    return f"${cost(view)}" if state == OPEN else say(f"escape_plan-picture-exit-{state}")
