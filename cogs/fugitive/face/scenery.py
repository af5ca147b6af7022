"""What stands still in a picture of Fugitive: the night, the city, and the road with its places."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PIL import Image

from bot.art.colours import BLACK, INK, ORANGE, SKY, WHITE, YELLOW, Colour, mix
from bot.art.pen import Pen, Point, layer

SIZE = (1200, 800)

TOP, BOTTOM = 128, 690
"""Between these lines lies the road; the players stand above, the decks below."""

NIGHT: Colour = (24, 34, 54)
DUSK: Colour = (58, 74, 108)
RED_NIGHT: Colour = (48, 24, 44)
RED_DUSK: Colour = (122, 58, 62)
BEAM: Colour = (78, 96, 134)
RED_BEAM: Colour = (158, 92, 88)
ASPHALT: Colour = (52, 62, 84)
KERB: Colour = (86, 98, 124)
PAINT: Colour = (196, 178, 110)
MOON: Colour = (242, 236, 206)
LIGHT: Colour = (250, 214, 120)

STRIPES = 9


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
    return layer(SIZE, NIGHT, lambda pen: _paint(pen, road, hunted))


def _paint(pen: Pen, road: Road, hunted: bool) -> None:
    night, dusk = (RED_NIGHT, RED_DUSK) if hunted else (NIGHT, DUSK)
    foot = 372 if road.lines == 1 else 200
    for stripe in range(STRIPES):
        pen.box((0, foot * stripe / STRIPES, SIZE[0], SIZE[1]), sky(night, dusk, stripe))
    beams = ((250, -60), (330, 420), (860, 620), (960, 1290)) if hunted else ((330, 470),)
    for start, end in beams:
        pen.shape(((start, foot), (end - 70, 0), (end + 70, 0)), RED_BEAM if hunted else BEAM)
    if road.lines == 1:
        _moon(pen, (760.0, foot - 194), dusk)
    high = 1.0 if road.lines == 1 else 0.7
    _city(pen, Random(42), foot, (round(60 * high), round(138 * high)), mix(dusk, night, 0.45), None)
    _city(pen, Random(7), foot, (round(40 * high), round(130 * high)), mix(night, INK, 0.25), LIGHT)
    pen.box((0, foot, SIZE[0], SIZE[1]), mix(night, INK, 0.35))
    pen.box((0, BOTTOM, SIZE[0], SIZE[1]), mix(night, INK, 0.75))
    _road(pen, road)


@lru_cache(2)
def track(road: Road, size: tuple[int, int], hunted: bool) -> Image.Image:
    """Draw a road without paint below the roofs of the city, `size` in all. Kept, so copy before drawing."""
    night, dusk = (RED_NIGHT, RED_DUSK) if hunted else (NIGHT, DUSK)
    foot = road.top - 16

    def paint(pen: Pen) -> None:
        for stripe in range(STRIPES):
            pen.box((0, foot * stripe / STRIPES, *size), sky(night, dusk, stripe))
        _city(pen, Random(7), foot, (24, 84), mix(night, INK, 0.25), LIGHT)
        pen.box((0, foot, *size), mix(night, INK, 0.35))
        _surface(pen, road)

    return layer(size, NIGHT, paint)


SCENE = (1200, 640)
"""The size of the picture of a great moment."""


@lru_cache(2)
def stage(hunted: bool) -> Image.Image:
    """Draw the street of a great moment: a light on the middle, several and red ones in a manhunt. Copy it."""
    return layer(SCENE, NIGHT, lambda pen: _stage(pen, hunted))


def _stage(pen: Pen, hunted: bool) -> None:
    night, dusk, beam = (RED_NIGHT, RED_DUSK, RED_BEAM) if hunted else (NIGHT, DUSK, BEAM)
    foot = 300
    for stripe in range(STRIPES):
        pen.box((0, foot * stripe / STRIPES, SCENE[0], SCENE[1]), sky(night, dusk, stripe))
    _city(pen, Random(42), foot, (60, 150), mix(dusk, night, 0.45), None)
    _city(pen, Random(7), foot, (40, 140), mix(night, INK, 0.25), LIGHT)
    pen.box((0, foot, *SCENE), mix(night, INK, 0.35))
    for top, reach in ((260, 170), (600, 330), (940, 170)) if hunted else ((600, 380),):
        pen.shape(((top - 24, 0), (top + 24, 0), (600 + reach, 400), (600 - reach, 400)), beam)
        pen.oval((600 - reach, 370, 600 + reach, 440), beam)
    pen.box((0, 470, *SCENE), mix(night, INK, 0.75))


def _moon(pen: Pen, middle: Point, dusk: Colour) -> None:
    pen.disc(middle, 62, mix(MOON, dusk, 0.6))
    pen.disc(middle, 50, MOON)
    for x, y, radius in ((-18, -12, 9), (16, 14, 13), (20, -20, 6)):
        pen.disc((middle[0] + x, middle[1] + y), radius, mix(MOON, dusk, 0.3))


def sky(night: Colour, dusk: Colour, stripe: int) -> Colour:
    """Give the colour of a stripe of the sky, brighter towards the horizon."""
    return mix(night, dusk, stripe / (STRIPES - 1))


def _city(pen: Pen, chance: Random, foot: float, heights: tuple[int, int], wall: Colour, window: Colour | None) -> None:
    left = -20.0
    while left < SIZE[0]:
        width, height = chance.randint(54, 120), chance.randint(*heights)
        pen.box((left, foot - height, left + width, foot + 10), wall)
        if chance.random() < 0.4:
            pen.box((left + width * 0.45, foot - height - 26, left + width * 0.5, foot - height), wall)
        for row in range(int(height // 26)) if window else ():
            for column in range(int(width // 22)):
                if chance.random() < 0.22:
                    x, y = left + 10 + column * 22, foot - height + 12 + row * 26
                    pen.box((x, y, x + 9, y + 13), mix(wall, window or wall, chance.choice((0.35, 0.6))))
        left += width + chance.choice((0, 0, 6))


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


FLAT = (BEAM, RED_BEAM, MOON, LIGHT, PAINT, ASPHALT, KERB, ORANGE, SKY, YELLOW, WHITE, BLACK)
BLENDS = (
    (DUSK, BEAM),
    (RED_DUSK, RED_BEAM),
    (NIGHT, DUSK),
    (RED_NIGHT, RED_DUSK),
    (NIGHT, INK),
    (RED_NIGHT, INK),
    (ASPHALT, KERB),
    (ASPHALT, PAINT),
    (MOON, DUSK),
    (MOON, RED_DUSK),
    (NIGHT, LIGHT),
)
