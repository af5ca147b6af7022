"""The city of Escape Plan as it lies on the table: tiles with places, officers and pawns, at any size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    line = [*site.officers, *present(view, site)]
    if not line:
        return
    direction = lands.sixth(site.tile, site.turned, "o")
    step = min(BADGE * 1.03, LINE / len(line))
    size = officer_size(frame.radius, len(line))
    start = max(0.16, REACH + 0.05 - step * (len(line) - 1)) if len(line) < 3 else 0.62 - step * (len(line) - 1)
    for place, kind in enumerate(line):
        x, y = lands.toward(frame.middle(site.at), direction, (start + place * step) * frame.radius)
        put(image, officer(kind, size), x - size / 2, y - size / 2)


def spot(site: Site, role: str, frame: Frame) -> Point:
    """Give where something stands on a tile."""
    direction = lands.sixth(site.tile, site.turned, role)
    return lands.toward(frame.middle(site.at), direction, frame.radius * REACH)


def present(view: View, site: Site) -> list[str]:
    """List the inspectors on a tile."""
    return [name for name, at in ((data.SANDRA, view.sandra), (data.COSTA, view.costa)) if at == site.tile]


def place_plate(view: View, site: Site, kind: str, radius: int, say: Say) -> Image.Image:
    """Draw the plate of a place as it stands now."""
    if kind == "exit":
        return exit_plate(view, site.data.exit, radius, say)
    code = say(f"escape_plan-picture-code-{site.business if kind == 'business' and site.business else kind}")
    if kind == "business" and site.business:
        marks, shut = cubes(view, site.business)
        return plate(site.business, code, marks, shut, "", radius)
    if kind == "safehouse":
        number = SAFE_HOUSES.index(site.business) if site.business else None
        keys = () if number is None else tuple(f"key:{key}" for key in view.keys[number])
        return plate(kind, code, keys, False, "?" if number is None else str(number + 1), radius)
    if kind == "gang":
        flag = () if site.marker is None else (f"flag:{site.marker}",)
        return plate(kind, code, (*("member:",) * site.members, *flag), False, "", radius)
    return plate(kind, code, (), False, "", radius)


def cubes(view: View, business: str) -> tuple[tuple[str, ...], bool]:
    """Give the cubes of a business and its free spaces as marks, and whether it is closed (§4.2)."""
    owners = view.cubes[PLACES.index(business)]
    spaces = data.spaces(business, len(view.players))
    free = max(0, spaces - len(owners))
    return (*(f"cube:{owner}" for owner in owners[:spaces]), *("free:",) * free), not free


def exit_plate(view: View, number: int, radius: int, say: Say) -> Image.Image:
    """Draw an exit: not known, closed with how many tiles are left, or open with what the next one pays."""
    state = exit_state(view, number)
    if state == CLOSED:
        left = view.exit_stacks[view.closed.index(number)]
        return plate("barred", say("escape_plan-picture-exit-closed", left=left), (), False, str(number), radius)
    if state == OPEN:
        return plate("way_out", f"${cost(view)}", (), False, str(number), radius)
    return plate("door", say(f"escape_plan-picture-exit-{state}"), (), False, str(number), radius)
