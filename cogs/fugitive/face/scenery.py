"""What stands still in a picture of Fugitive: the night, the city, and the road with its places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PIL import Image

from bot.art.colours import Colour
from bot.art.pen import Pen, Point
from bot.art.sheet import Art

SIZE = (1200, 800)

TOP, BOTTOM = 128, 690
"""Between these lines lies the road; the players stand above, the decks below."""

ART = Art(Path(__file__).parents[1] / "art")

NIGHT: Colour = (24, 34, 54)
ASPHALT: Colour = (52, 62, 84)
KERB: Colour = (86, 98, 124)
PAINT: Colour = (196, 178, 110)
NAMED = (NIGHT, ASPHALT, KERB, PAINT)

SCENE = (1200, 640)
"""The size of the picture of a great moment."""


@dataclass(frozen=True)
class Road:
    """A road of `lines` lines with `columns` places each; how large a card is on it, and a sprint card beneath."""

    lines: int
    columns: int
    card: tuple[int, int]
    chip: tuple[int, int]
    beneath: int
    """Lines of sprint cards that fit under a card, two in each."""
    top: int
    """The upper edge of the first card."""
    drop: float = 0
    """From line to line; 0 where all lines share the picture."""

    @property
    def places(self) -> int:
        """How many cards fit."""
        return self.lines * self.columns

    @property
    def pitch(self) -> float:
        """The distance from card to card."""
        return (SIZE[0] - 60) / self.columns

    def centre(self, place: int) -> Point:
        """Give the middle of a card: to and fro, as a road winds downhill."""
        line, step = divmod(place, self.columns)
        if line % 2:
            step = self.columns - 1 - step
        drop = self.drop or (BOTTOM - TOP) / self.lines
        return 30 + self.pitch * (step + 0.5), self.top + drop * line + self.card[1] / 2


ROADS = (
    Road(1, 6, (160, 216), (88, 50), 3, 306),
    Road(2, 7, (124, 152), (70, 40), 2, TOP + 16),
    Road(3, 9, (100, 100), (53, 34), 2, TOP + 4),
    Road(4, 12, (80, 86), (74, 36), 1, TOP + 8),
)


def road_for(places: int) -> Road:
    """Give the widest road that has room for so many cards. Raises StopIteration beyond 48; a row never has over 43."""
    return next(road for road in ROADS if road.places >= places)


def warm() -> None:
    """Draw all roads and streets, which then are kept."""
    for hunted in (False, True):
        stage(hunted)
        for road in ROADS:
            ground(road, hunted)


@lru_cache(8)
def ground(road: Road, hunted: bool) -> Image.Image:
    """Draw the night and the empty road, red in a manhunt. Kept, so copy before drawing."""
    night = ART.ground(_sky(hunted) + ("" if road.lines == 1 else "-low"))
    return _painted(night, lambda pen: _road(pen, road))


@lru_cache(2)
def track(road: Road, size: tuple[int, int], hunted: bool) -> Image.Image:
    """Draw a road without paint below the roofs of the city, `size` in all. Kept, so copy before drawing."""
    image, city = Image.new("RGB", size), ART.ground(f"skyline-{_sky(hunted)}")
    image.paste(city.crop((0, city.height - 1, 1, city.height)).resize(size))
    image.paste(city)
    return _painted(image, lambda pen: _surface(pen, road))


def stage(hunted: bool) -> Image.Image:
    """Draw the street of a great moment: a light on the middle, several and red ones in a manhunt. Copy it."""
    return ART.ground(f"street-{_sky(hunted)}")


def _painted(image: Image.Image, paint: Callable[[Pen], None]) -> Image.Image:
    """Give a picture on which `paint` has drawn."""
    large = image.resize((2 * image.width, 2 * image.height), Image.Resampling.NEAREST)
    paint(Pen(large, 2))
    return large.reduce(2)


def _sky(hunted: bool) -> str:
    return "manhunt" if hunted else "night"


def _road(pen: Pen, road: Road) -> None:
    _surface(pen, road)
    for line in range(road.lines):
        first, last = road.centre(line * road.columns), road.centre((line + 1) * road.columns - 1)
        left, right = sorted((first[0], last[0]))
        x = left
        while x < right:
            pen.line(((x, first[1]), (min(x + 22, right), first[1])), PAINT, 4)
            x += 44


def _surface(pen: Pen, road: Road) -> None:
    for width, ink in ((58, KERB), (50, ASPHALT)):
        for line in range(road.lines):
            first, last = road.centre(line * road.columns), road.centre((line + 1) * road.columns - 1)
            pen.line((first, last), ink, width)
            pen.disc(first, width / 2, ink)
            pen.disc(last, width / 2, ink)
        _turns(pen, road, ink, width)


def _turns(pen: Pen, road: Road, ink: Colour, width: float) -> None:
    """Join each line to the next by a bend beyond the last card."""
    for line in range(road.lines - 1):
        x, top = road.centre((line + 1) * road.columns - 1)
        low = road.centre((line + 1) * road.columns)[1]
        radius = (low - top) / 2
        squeeze = min(radius, 78)
        side = 1 if line % 2 == 0 else -1
        edge = SIZE[0] - 34 if side > 0 else 34
        inner = edge - side * squeeze
        pen.line(((x, top), (inner, top)), ink, width)
        pen.line(((x, low), (inner, low)), ink, width)
        pen.line(((edge, top + squeeze), (edge, low - squeeze)), ink, width)
        for y, start in ((top, 270 if side > 0 else 180), (low - 2 * squeeze, 0 if side > 0 else 90)):
            left = edge - 2 * squeeze if side > 0 else edge
            box = (left - width / 2, y - width / 2, left + 2 * squeeze + width / 2, y + 2 * squeeze + width / 2)
            pen.arc(box, start, start + 90, ink, width)
