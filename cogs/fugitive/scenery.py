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
ASPHALT: Colour = (52, 62, 84)
KERB: Colour = (86, 98, 124)
PAINT: Colour = (196, 178, 110)
MOON: Colour = (242, 236, 206)
LIGHT: Colour = (250, 214, 120)

STRIPES = 9


@dataclass(frozen=True)
class Road:
    """A road of `lines` lines with `columns` places each, and how large a card is on it."""

    lines: int
    columns: int
    card: tuple[int, int]

    @property
    def places(self) -> int:
        """How many cards fit."""
        return self.lines * self.columns

    def centre(self, place: int) -> Point:
        """Give the middle of a card: to and fro, as a road winds downhill."""
        line, step = divmod(place, self.columns)
        if line % 2:
            step = self.columns - 1 - step
        pitch, height = (SIZE[0] - 60) / self.columns, (BOTTOM - TOP) / self.lines
        return 30 + pitch * (step + 0.5), TOP + height * line + 14 + self.card[1] / 2 + self.slack / 2

    @property
    def slack(self) -> float:
        """The height of a line beyond card and sprint cards."""
        return max(0.0, (BOTTOM - TOP) / self.lines - self.card[1] - self.below - 22)

    @property
    def below(self) -> int:
        """The height kept free under a card for its sprint cards."""
        return {1: 150, 2: 92, 3: 46, 4: 38}[self.lines]


ROADS = (
    Road(1, 6, (160, 220)),
    Road(2, 7, (124, 152)),
    Road(3, 9, (98, 112)),
    Road(4, 12, (80, 84)),
)


def road_for(places: int) -> Road:
    """Give the widest road that has room for so many cards. Raises StopIteration beyond 48; a row never has over 43."""
    return next(road for road in ROADS if road.places >= places)


@lru_cache(8)
def ground(road: Road, hunted: bool) -> Image.Image:
    """Draw the night and the empty road, red in a manhunt. Kept, so copy before drawing."""
    return layer(SIZE, NIGHT, lambda pen: _paint(pen, road, hunted))


def _paint(pen: Pen, road: Road, hunted: bool) -> None:
    night, dusk = (RED_NIGHT, RED_DUSK) if hunted else (NIGHT, DUSK)
    horizon = 330
    for stripe in range(STRIPES):
        top = horizon * stripe / STRIPES
        pen.box((0, top, SIZE[0], SIZE[1]), sky(night, dusk, stripe))
    pen.disc((930, 218), 66, mix(MOON, dusk, 0.35))
    pen.disc((930, 218), 54, MOON)
    pen.disc((910, 206), 10, mix(MOON, dusk, 0.3))
    pen.disc((946, 232), 14, mix(MOON, dusk, 0.3))
    _city(pen, Random(42), 300, (60, 150), mix(dusk, night, 0.45), None)
    _city(pen, Random(7), 380, (70, 190), mix(night, INK, 0.25), LIGHT)
    pen.box((0, 372, SIZE[0], SIZE[1]), mix(night, INK, 0.35))
    pen.box((0, BOTTOM, SIZE[0], SIZE[1]), mix(night, INK, 0.75))
    _road(pen, road)


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
    for width, ink in ((58, KERB), (50, ASPHALT)):
        for line in range(road.lines):
            first, last = road.centre(line * road.columns), road.centre((line + 1) * road.columns - 1)
            pen.line((first, last), ink, width)
            pen.disc(first, width / 2, ink)
            pen.disc(last, width / 2, ink)
        _turns(pen, road, ink, width)
    for line in range(road.lines):
        first, last = road.centre(line * road.columns), road.centre((line + 1) * road.columns - 1)
        left, right = sorted((first[0], last[0]))
        x = left
        while x < right:
            pen.line(((x, first[1]), (min(x + 22, right), first[1])), PAINT, 4)
            x += 44


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


FLAT = (MOON, LIGHT, PAINT, ASPHALT, KERB, ORANGE, SKY, YELLOW, WHITE, BLACK)
BLENDS = (
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
