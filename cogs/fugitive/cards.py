"""The cards of Fugitive as sprites: hideouts face-up and face-down, sprint cards, footprints, the way out."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from PIL import Image

from bot.art.colours import BLUE, INK, ORANGE, SKY, VERMILION, WHITE, YELLOW, Colour, mix
from bot.art.pen import Pen, Point, sprite
from cogs.fugitive.data import sprint

Side: TypeAlias = Literal["back", "found", "own", "lost", "start", "escape", "goal"]
"""How a card lies: face-down; found by the Marshal; the viewer's own, face-down to others; never found; the 0; the 42
once played; the 42 as the goal ahead."""

PAPER: Colour = (248, 240, 218)
SHADE: Colour = (170, 186, 214)
BACK: Colour = (38, 62, 112)
BACK_LIGHT: Colour = (92, 126, 190)
GOLD: Colour = (236, 190, 70)

FACES: dict[str, tuple[Colour, Colour, Colour]] = {
    "back": (BACK, WHITE, WHITE),
    "found": (PAPER, SKY, INK),
    "own": (SHADE, BLUE, INK),
    "lost": (PAPER, ORANGE, INK),
    "start": (PAPER, INK, INK),
    "escape": (GOLD, WHITE, INK),
}
"""Ground, rim and ink of each side."""

DROP = 6
"""How far a card's shadow falls."""


@cache
def card(size: tuple[int, int], side: Side, text: str) -> Image.Image:
    """Draw a hideout; with its shadow it is 6 pixels wider and higher than `size`."""
    return sprite((size[0] + DROP, size[1] + DROP), lambda pen: _card(pen, size, side, text))


def _card(pen: Pen, size: tuple[int, int], side: Side, text: str) -> None:
    width, height = size
    radius = width / 9
    if side == "goal":
        _goal(pen, size, text)
        return
    face, rim, ink = FACES[side]
    pen.box((DROP, DROP, width + DROP, height + DROP), (*INK, 150), radius=radius)
    pen.box((0, 0, width, height), INK, radius=radius)
    pen.box((1.5, 1.5, width - 1.5, height - 1.5), rim, radius=radius - 1)
    edge = max(5.0, width / 18)
    pen.box((edge, edge, width - edge, height - edge), face, radius=radius - 3)
    if side == "back":
        _back(pen, (width, height), edge + 5)
    large = round(min(width * 0.62, height * 0.58))
    pen.text((width / 2, height / 2), text, large, ink)
    mark = width * 0.16
    if side == "found":
        _lens(pen, (width - mark - 6, mark + 6), mark)
    elif side == "own":
        _eye(pen, (width - mark - 9, mark + 5), mark)
    elif side == "lost":
        runner = (width - mark - 8, mark + 8)
        _print(pen, (runner[0] - mark * 0.4, runner[1]), mark * 1.7, VERMILION)
        _print(pen, (runner[0] + mark * 0.5, runner[1] - mark * 0.2), mark * 1.7, VERMILION)


def _back(pen: Pen, size: tuple[int, int], inset: float) -> None:
    """Draw the back: a lamp's circle in a dark street."""
    width, height = size
    light = mix(BACK, BACK_LIGHT, 0.35)
    pen.box((inset, inset, width - inset, height - inset), BACK, BACK_LIGHT, 2, width / 14)
    pen.disc((width / 2, height / 2), width * 0.34, light)
    for x in (inset + 8, width - inset - 8):
        for y in (inset + 8, height - inset - 8):
            pen.disc((x, y), 3, BACK_LIGHT)


def _goal(pen: Pen, size: tuple[int, int], text: str) -> None:
    """Draw the way out, while nobody has reached it: a door frame of light."""
    width, height = size
    pen.box((0, 0, width, height), mix(INK, GOLD, 0.2), radius=width / 9)
    pen.box((4, 4, width - 4, height - 4), mix(INK, GOLD, 0.12), GOLD, 4, width / 11)
    pen.text((width / 2, height / 2), text, round(min(width * 0.56, height * 0.52)), GOLD)


def _lens(pen: Pen, centre: Point, radius: float) -> None:
    """Draw the Marshal's magnifying glass."""
    x, y = centre
    pen.line(((x, y), (x + radius, y + radius)), INK, radius * 0.5)
    pen.disc((x - radius * 0.1, y - radius * 0.1), radius * 0.8, INK)
    pen.disc((x - radius * 0.1, y - radius * 0.1), radius * 0.55, SKY)


def _eye(pen: Pen, centre: Point, radius: float) -> None:
    """Draw an eye struck out: the others do not see this."""
    x, y = centre
    pen.oval((x - radius, y - radius * 0.65, x + radius, y + radius * 0.65), INK)
    pen.oval((x - radius * 0.75, y - radius * 0.42, x + radius * 0.75, y + radius * 0.42), WHITE)
    pen.disc((x, y), radius * 0.38, INK)
    pen.line(((x - radius, y + radius * 0.8), (x + radius, y - radius * 0.8)), VERMILION, radius * 0.26)


def _print(pen: Pen, centre: Point, height: float, ink: Colour) -> None:
    """Draw one shoe print, pointing up: sole and heel."""
    x, y = centre
    width = height * 0.4
    pen.oval((x - width / 2, y - height / 2, x + width / 2, y + height * 0.14), ink)
    pen.box((x - width * 0.38, y + height * 0.22, x + width * 0.38, y + height / 2), ink, radius=width * 0.3)


@cache
def step(height: int, turn: int, ink: Colour) -> Image.Image:
    """Draw a shoe print turned by `turn` degrees against the clock."""
    size = round(height * 1.1)
    drawn = sprite((size, size), lambda pen: _print(pen, (size / 2, size / 2), height, ink))
    return drawn.rotate(turn, Image.Resampling.BICUBIC)


@cache
def chip(number: int, height: int, own: bool) -> Image.Image:
    """Draw a sprint card that lies open: its number and its footprints, 1.9 times as wide as `height`."""
    width = round(height * 1.9)

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK, radius=7)
        pen.box((2, 2, width - 2, height - 2), SHADE if own else PAPER, radius=6)
        pen.text((width * 0.34, height / 2), str(number), round(height * 0.78), INK)
        for print_number in range(sprint(number)):
            shift = (0.16 if print_number else -0.16) * height if sprint(number) == 2 else 0
            _print(pen, (width * 0.8 + shift, height / 2 - shift * 0.6), height * 0.62, VERMILION)

    return sprite((width, height), paint)


@cache
def pile(count: int, height: int) -> Image.Image:
    """Draw face-down sprint cards: backs that peep out behind each other, and how many there are."""
    shown = min(count, 4)
    width = round(height * 1.05)
    shift = round(height * 0.2)
    total = width + shift * (shown - 1)

    def paint(pen: Pen) -> None:
        for place in range(shown):
            left = shift * (shown - 1 - place)
            pen.box((left, 0, left + width, height), INK, radius=7)
            pen.box((left + 2, 2, left + width - 2, height - 2), BACK, BACK_LIGHT, 2.5, radius=6)
        pen.text((width * 0.36, height / 2), str(count), round(height * 0.78 if count < 10 else height * 0.6), YELLOW)
        _print(pen, (width * 0.78, height / 2), height * 0.6, WHITE)

    return sprite((total, height), paint)


@cache
def more(count: int, height: int) -> Image.Image:
    """Draw the chip that stands for sprint cards without room: "+3"."""
    width = round(height * 1.9)

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), INK, radius=7)
        pen.box((2, 2, width - 2, height - 2), PAPER, radius=6)
        pen.text((width / 2, height / 2), f"…{count}", round(height * 0.74), INK)

    return sprite((width, height), paint)


@cache
def deck(count: int) -> Image.Image:
    """Draw a pile of cards as high as `count` says, 96 by 96 pixels; an outline when it is empty."""
    return sprite((96, 96), lambda pen: _deck(pen, count))


def _deck(pen: Pen, count: int) -> None:
    layers = (count + 1) // 2
    if not count:
        pen.box((6, 24, 66, 94), mix(INK, BACK, 0.3), BACK_LIGHT, 3, 8)
        return
    for place in range(layers):
        left, top = 6 + place * 3, 24 - place * 3
        pen.box((left, top, left + 60, top + 70), INK, radius=8)
        pen.box((left + 1.5, top + 1.5, left + 58.5, top + 68.5), BACK_LIGHT, radius=7)
        pen.box((left + 4, top + 4, left + 56, top + 66), BACK, radius=5)


FLAT = (PAPER, SHADE, BACK, BACK_LIGHT, GOLD, mix(BACK, BACK_LIGHT, 0.35))
BLENDS = (
    (INK, PAPER),
    (INK, SHADE),
    (INK, BACK),
    (BACK, WHITE),
    (BACK, BACK_LIGHT),
    (INK, GOLD),
    (PAPER, VERMILION),
    (SHADE, VERMILION),
    (BACK, YELLOW),
    (SKY, PAPER),
    (INK, WHITE),
)
