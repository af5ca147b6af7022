"""The codes face-up, for those who may see them: a figure and its name."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.art.colours import INK, YELLOW
from bot.art.lettering import fitted
from bot.art.pen import Pen, Point, smooth, sprite
from cogs.alien1979 import data
from cogs.alien1979.face import signs

KNIGHT = (
    (26, 92), (28, 76), (40, 62), (44, 50), (30, 56), (20, 60), (10, 52), (18, 36), (32, 18), (36, 6), (46, 14),
    (62, 20), (76, 36), (82, 60), (80, 92),
)  # fmt: skip
CROWN = ((8, 84), (4, 28), (28, 52), (50, 10), (72, 52), (96, 28), (92, 84))
CAP = ((22, 30), (30, 8), (58, 4), (80, 14), (80, 30))
SHOULDERS = ((10, 94), (14, 72), (34, 60), (66, 60), (86, 72), (90, 94))


@cache
def code(rank: str, name: str, size: tuple[int, int], chosen: bool = False) -> Image.Image:
    """Draw a code face-up, with its name beneath the figure; a chosen one has a thick bright rim."""
    width, height = size

    def paint(pen: Pen) -> None:
        rim = 12 if chosen else 6
        pen.box((0, 0, width, height), INK, radius=18)
        pen.box((2, 2, width - 2, height - 2), YELLOW if chosen else signs.CODE.rim, radius=16)
        pen.box((rim, rim, width - rim, height - rim), signs.PAPER, radius=10)
        side = width * 0.66
        figure(pen, rank, ((width - side) / 2, height * 0.42 - side / 2), side)
        said, letters = fitted(name.upper(), width - 8, round(height * 0.17))
        pen.text((width / 2, height * 0.84), said, round(letters.size), INK)

    return sprite(size, paint, 2)


@cache
def bare(rank: str, size: tuple[int, int]) -> Image.Image:
    """Draw a code face-up without its name."""
    width, height = size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), signs.CODE.rim, radius=8)
        pen.box((4, 4, width - 4, height - 4), signs.PAPER, radius=5)
        side = width * 0.76
        figure(pen, rank, ((width - side) / 2, (height - side) / 2), side)

    return sprite(size, paint)


def figure(pen: Pen, rank: str, corner: Point, side: float) -> None:
    """Draw the figure of a rank: a page with a cap, a horse, a crown."""

    def at(points: tuple[Point, ...]) -> list[Point]:
        return [(corner[0] + x * side / 100, corner[1] + y * side / 100) for x, y in points]

    if rank == data.REY:
        _shape(pen, at(CROWN), signs.GOLD, side)
        for x in (4, 50, 96):
            pen.disc(at(((x, 26 if x != 50 else 8),))[0], side * 0.06, signs.GOLD_DARK)
        pen.line(at(((10, 70), (90, 70))), signs.GOLD_DARK, side * 0.06)
    elif rank == data.CABALLO:
        _shape(pen, at(KNIGHT), signs.BARK, side)
        pen.disc(at(((36, 32),))[0], side * 0.05, INK)
        pen.line(smooth(at(((52, 22), (66, 40), (70, 70))), closed=False), signs.BARK_DARK, side * 0.07)
    else:
        _shape(pen, smooth(at(SHOULDERS), steps=4), signs.STEEL_DARK, side)
        pen.disc(at(((50, 40),))[0], side * 0.23, INK)
        pen.disc(at(((50, 40),))[0], side * 0.19, signs.BARK)
        _shape(pen, at(CAP), signs.WINE, side)
        pen.line(smooth(at(((74, 16), (90, 6), (98, 20))), closed=False), signs.WOOD, side * 0.07)


def _shape(pen: Pen, outline: list[Point], fill: tuple[int, int, int], side: float) -> None:
    pen.line([*outline, *outline[:2]], INK, side * 0.07)
    pen.shape(outline, fill)
