"""The city of Escape Plan as a picture: for the channel, for the part that matters to one person, and with a tile as it
would lie.

Only what everybody knows is drawn, so the picture is the same for every seat (docs/rules/escape_plan.md §3.12).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import ceil

from PIL import Image

from bot.art.colours import BLACK, WHITE, YELLOW, Colour
from bot.art.pen import Box, Pen, Point, put, sprite
from bot.art.plates import DARK
from bot.art.png import Palette, png
from bot.engine.texts import Say
from cogs.escape_plan.face import art, lands, panels, pieces, town
from cogs.escape_plan.face.panels import DISPLAY, HEADER, LEGEND, PATROL, PITCH, WIDTH
from cogs.escape_plan.face.route import draw_route
from cogs.escape_plan.face.town import Frame
from cogs.escape_plan.face.upright import spun, spun_at, turns_of, upright
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.city.tiles import Hex, Site, touching
from cogs.escape_plan.view import View

CITY = 1390
"""The height of the city with the legend and the tiles to place."""

LOWEST, HIGHEST = 700, 1500
"""How high a picture for one person is."""

MARGIN = 10

OFFER, OFFERED = 250, 130
"""The height of the tiles to place in a picture for one person, and the radius of each."""

GROUND: Colour = (30, 36, 48)
"""What lies around the city."""

ASIDE = 290
"""The width of what stands beside the city."""

MATCHES: Colour = (0, 158, 115)
DIFFERS: Colour = (213, 94, 0)

DRAWN = (lands, art, pieces, panels)
PALETTE = Palette(
    (GROUND, *(each for part in DRAWN for each in part.FLAT)),
    ((GROUND, WHITE), (GROUND, BLACK), *(each for part in DRAWN for each in part.BLENDS)),
    3,
)


def draw(view: View, say: Say) -> bytes:
    """Draw `view` as a PNG of 1,200 by 1,612 pixels. Nothing but the view and the names goes in."""
    return png(paint(view, say), PALETTE)


def zoom(view: View, say: Say, tiles: Collection[str], goal: str = "", way: Way | None = None) -> bytes:
    """Draw the part of the city around `tiles`, all of it when none is named, as a PNG 1,200 pixels wide; the tile of
    the `goal` with a bright rim, and a `way` of the viewer as a line."""
    view = upright(view)
    hexes = [site.at for site in view.city if site.tile in tiles or not tiles]
    return _outlined(view, say, hexes, (goal,), way)


def preview(view: View, say: Say, tile: str, at: Hex, turned: int) -> bytes:
    """Draw the city with a tile of the display as it would lie, as a PNG 1,200 pixels wide.

    The tile has a bright rim; each edge that it shares shows the points that crossing it takes (§3.6.1).
    """
    officers = next((site.officers for site in view.display if site.tile == tile), ())
    site = spun(Site(tile, *at, turned, officers), turns_of(view))
    view = upright(view)
    image, frame = _canvas([*(other.at for other in view.city), site.at])
    town.draw_city(image, view, frame, say, (site,))
    mark(image, view, site, frame)
    return png(image, PALETTE)


def marked(view: View, say: Say, tiles: Collection[str]) -> bytes:
    """Draw all of the city with a bright rim around `tiles`, as a PNG 1,200 pixels wide."""
    view = upright(view)
    return _outlined(view, say, [site.at for site in view.city], tiles)


def _outlined(view: View, say: Say, hexes: Collection[Hex], tiles: Collection[str], way: Way | None = None) -> bytes:
    image, frame = _canvas(hexes)
    town.draw_city(image, view, frame, say)
    for site in view.city:
        if site.tile in tiles:
            outline(image, site, frame)
    if way is not None:
        draw_route(image, view, way, frame)
    return png(image, PALETTE)


def offered(view: View, say: Say) -> bytes:
    """Draw the city and beneath it the tiles that may be placed, as a PNG 1,200 pixels wide."""
    view = upright(view)
    image, frame = _canvas([site.at for site in view.city], below=OFFER)
    width, height = image.size
    top = height - OFFER
    town.draw_city(image, view, frame, say)
    panels.band(image, (0, top, width, height))
    for place, site in enumerate(view.display):
        middle = width * (2 * place + 1) / (2 * len(view.display)), top + OFFER / 2
        town.draw_sites(image, view, (panels.at_home(site),), Frame(OFFERED, *middle), say)
    return png(image, PALETTE)


def choices(view: View, say: Say, hexes: Sequence[Hex], tile: str) -> bytes:
    """Draw the city with empty hexes numbered from 1, in the order given, and at its side the `tile` that is to lie on
    one of them, as a PNG 1,200 pixels wide."""
    hexes = [spun_at(at, turns_of(view)) for at in hexes]
    view = upright(view)
    image, frame = _canvas([*(site.at for site in view.city), *hexes], beside=ASIDE)
    width, height = image.size
    panels.band(image, (width - ASIDE, 0, width, height))
    new = next(site for site in view.display if site.tile == tile)
    aside = Frame(OFFERED, width - ASIDE / 2, height / 2)
    town.draw_sites(image, view, (panels.at_home(new),), aside, say)
    for number, at in enumerate(hexes, 1):
        x, y = frame.middle(at)
        piece = empty(number, frame.radius)
        put(image, piece, x - piece.width / 2, y - piece.height / 2)
    town.draw_city(image, view, frame, say)
    return png(image, PALETTE)


def paint(view: View, say: Say) -> Image.Image:
    """Draw `view` in full colour."""
    image = Image.new("RGB", (WIDTH, HEADER + CITY + PATROL + MARGIN), GROUND)
    view = upright(view)
    frame, shown = plan(view)
    panels.header(image, view, say)
    town.draw_city(image, view, frame, say)
    if shown is not None:
        panels.display(image, view, shown, say)
    beside = shown is None or shown[0] > 0
    panels.legend(image, HEADER + CITY - LEGEND - (0 if beside else DISPLAY), say)
    panels.patrol(image, view, HEADER + CITY, say)
    return image


def plan(view: View) -> tuple[Frame, Box | None]:
    """Choose where the city lies and where the tiles to place: beneath it or beside it, whatever leaves it larger."""
    hexes = [site.at for site in view.city]
    top, bottom = HEADER + MARGIN, HEADER + CITY - LEGEND - MARGIN
    if not view.display:
        return town.fit(hexes, (MARGIN, top, WIDTH - MARGIN, bottom)), None
    over = town.fit(hexes, (MARGIN, top, WIDTH - MARGIN, bottom - DISPLAY))
    near = town.fit(hexes, (MARGIN, top, WIDTH - PITCH - MARGIN, bottom))
    if near.radius > over.radius:
        return near, (WIDTH - PITCH, HEADER, WIDTH, HEADER + CITY - LEGEND)
    return over, (0, HEADER + CITY - DISPLAY, WIDTH, HEADER + CITY)


def mark(image: Image.Image, view: View, new: Site, frame: Frame) -> None:
    """Mark a tile with a bright rim, and its shared edges with the points that crossing takes."""
    middle = outline(image, new, frame)
    for border, alike in touching(view.city, new):
        badge = crossing(alike, round(frame.radius * 0.3))
        x, y = lands.toward(middle, border.direction, frame.radius * lands.TALL / 2)
        put(image, badge, x - badge.width / 2, y - badge.height / 2)


def outline(image: Image.Image, site: Site, frame: Frame) -> Point:
    """Draw a bright rim around a tile. Its middle."""
    middle = frame.middle(site.at)
    rim = halo(frame.radius)
    put(image, rim, middle[0] - rim.width / 2, middle[1] - rim.height / 2)
    town.draw_name(image, site, frame)
    return middle


@lru_cache(maxsize=16)
def halo(radius: int) -> Image.Image:
    """Draw the bright rim of a tile."""
    wide = round(2.1 * radius)
    corners = lands.hexagon((wide / 2, wide / 2), radius)

    def paint(pen: Pen) -> None:
        pen.line([*corners, *corners[:2]], BLACK, radius * 0.09)
        pen.line([*corners, *corners[:2]], YELLOW, radius * 0.055)

    return sprite((wide, wide), paint, 2)


def empty(number: int, radius: int) -> Image.Image:
    """Draw an empty hex with its number."""
    wide = 2 * radius
    corners = lands.hexagon((radius, radius), radius * 0.95)

    def paint(pen: Pen) -> None:
        pen.shape(corners, DARK)
        pen.line([*corners, *corners[:2]], YELLOW, radius * 0.03)
        pen.text((radius, radius), str(number), round(radius * 0.7), YELLOW)

    return sprite((wide, wide), paint, 2)


def crossing(alike: bool, size: int) -> Image.Image:
    """Draw what crossing an edge takes: one point in a disc where the types match, two in a diamond where not."""
    half = size / 2
    tips: tuple[Point, ...] = ((half, 0), (size, half), (half, size), (0, half))

    def paint(pen: Pen) -> None:
        if alike:
            pen.disc((half, half), half, BLACK)
            pen.disc((half, half), half * 0.88, MATCHES)
        else:
            pen.shape(tips, BLACK)
            pen.shape([(half + (x - half) * 0.86, half + (y - half) * 0.86) for x, y in tips], DIFFERS)
        pen.text((half, half), "1" if alike else "2", round(size * 0.66), WHITE)

    return sprite((size, size), paint)


def _canvas(hexes: Collection[Hex], beside: int = 0, below: int = 0) -> tuple[Image.Image, Frame]:
    """Give an empty picture, as high as `hexes` need at the largest size that fits, and where they lie in it; with room
    for something beside or below them."""
    right, most = WIDTH - MARGIN - beside, HIGHEST - MARGIN - below
    frame = town.fit(hexes, (MARGIN, MARGIN, right, most))
    along = [Frame(1, 0, 0).middle(at)[1] for at in hexes]
    needed = ceil((max(along) - min(along) + lands.TALL) * frame.radius) + 2 * MARGIN + below + 1
    height = min(HIGHEST, max(LOWEST, needed))
    frame = town.fit(hexes, (MARGIN, MARGIN, right, height - MARGIN - below), most=frame.radius)
    return Image.new("RGB", (WIDTH, height), GROUND), frame
