"""The signs of Stalag 17: the five objects, runaway, barracks, information, and small marks."""

from __future__ import annotations

from bot.art.colours import BLACK, BLUE, GREEN, INK, ORANGE, SKY, VERMILION, WHITE, YELLOW, Colour, mix
from bot.art.sketch import Sign, Sketch
from cogs.stalag17 import data

PAPER: Colour = (248, 240, 218)
CLOTH: Colour = (64, 118, 188)
CLOTH_DARK: Colour = (34, 66, 118)
CRUST: Colour = (190, 112, 40)
CRUMB: Colour = (250, 222, 160)
STEEL: Colour = (190, 204, 216)
HANDLE: Colour = (168, 104, 50)
MEADOW: Colour = (126, 196, 116)
MEADOW_DARK: Colour = (70, 146, 84)
GOLD: Colour = (246, 196, 60)
FIELD: Colour = (112, 126, 104)
FIELD_DARK: Colour = (62, 72, 60)
PLANK: Colour = (166, 112, 64)
ROOF: Colour = (110, 62, 46)
SKIN: Colour = (240, 196, 150)
KHAKI: Colour = (206, 182, 116)
KHAKI_DARK: Colour = (140, 116, 62)
EARTH: Colour = (122, 88, 58)
SILVER: Colour = (206, 212, 220)
GREY: Colour = (120, 132, 140)


def clothes(sketch: Sketch) -> None:
    """Draw a jacket with lapels, belt and buttons."""
    left = [(38, 10), (20, 16), (4, 58), (20, 66), (28, 46), (26, 92)]
    sketch.shape([*left, *((100 - x, y) for x, y in reversed(left)), (50, 22)], CLOTH)
    sketch.line(((29, 42), (27, 60)), INK, 3, 0)
    sketch.line(((71, 42), (73, 60)), INK, 3, 0)
    sketch.shape(((38, 10), (50, 22), (62, 10), (66, 30), (50, 48), (34, 30)), CLOTH_DARK, 1.5)
    sketch.shape(((42, 12), (58, 12), (50, 36)), PAPER, 0)
    sketch.line(((50, 48), (50, 92)), INK, 3, 0)
    sketch.box((27, 66, 73, 75), CLOTH_DARK, 0)
    sketch.box((44, 64, 56, 77), GOLD, 1.5, 2)
    for y in (56, 84):
        sketch.disc((58, y), 4, GOLD, 1)


def food(sketch: Sketch) -> None:
    """Draw a loaf of bread with its end cut off."""
    sketch.shape(
        ((6, 58), (12, 34), (34, 24), (60, 22), (84, 28), (92, 52), (84, 80), (50, 84), (12, 78)), CRUST, 4, True
    )
    for x in (20, 36, 52):
        sketch.line(((x, 36), (x + 9, 52)), CRUMB, 6, 0)
    sketch.oval((64, 30, 95, 80), CRUMB)
    for x, y in ((76, 44), (84, 54), (75, 62), (82, 70)):
        sketch.disc((x, y), 2.6, CRUST, 0)


def documents(sketch: Sketch) -> None:
    """Draw a pass with a photograph, lines and a stamp."""
    sketch.box((15, 6, 85, 94), WHITE, radius=5)
    sketch.box((23, 14, 50, 48), SKY, 2)
    sketch.disc((36.5, 26), 7, INK, 0)
    sketch.shape(((25, 47), (29, 36), (44, 36), (48, 47)), INK, 0)
    for line in (
        ((58, 20), (77, 20)),
        ((58, 32), (77, 32)),
        ((58, 44), (77, 44)),
        ((25, 60), (50, 60)),
        ((25, 72), (44, 72)),
        ((25, 84), (50, 84)),
    ):
        sketch.line(line, INK, 4, 0)
    sketch.disc((66, 73), 15, VERMILION, 0)
    sketch.disc((66, 73), 10.5, WHITE, 0)
    sketch.disc((66, 73), 6, VERMILION, 0)


def tools(sketch: Sketch) -> None:
    """Draw a spade and a hammer, crossed."""
    sketch.line(((84, 88), (40, 44)), HANDLE, 9)
    sketch.shape(((50, 22), (36, 8), (30, 14), (32, 20), (16, 36), (8, 38), (12, 52), (24, 48)), STEEL)
    sketch.line(((80, 20), (46, 54)), HANDLE, 8)
    sketch.line(((70, 10), (90, 30)), HANDLE, 8)
    sketch.shape(((33, 47), (53, 67), (42, 84), (26, 94), (6, 94), (6, 74), (16, 58)), STEEL)
    sketch.line(((42, 58), (22, 78)), GREY, 4, 0)


def map_(sketch: Sketch) -> None:
    """Draw a folded map with a way to a cross."""
    for x, high, fill in ((5, 0, MEADOW), (35, 1, MEADOW_DARK), (65, 0, MEADOW)):
        one, other = (24, 12) if high == 0 else (12, 24)
        sketch.shape(((x, one), (x + 30, other), (x + 30, other + 66), (x, one + 66)), fill)
    for x, y in ((16, 74), (26, 64), (37, 62), (48, 68), (58, 64), (66, 54)):
        sketch.disc((x, y), 4.2, WHITE, 0)
    for line in (((70, 28), (88, 46)), ((88, 28), (70, 46))):
        sketch.line(line, VERMILION, 6, 2.5)


def runner(sketch: Sketch) -> None:
    """Draw somebody who runs."""
    run(sketch, WHITE)


def run(sketch: Sketch, ink: Colour) -> None:
    """Draw a runner in `ink`."""
    limbs = (
        (((56, 34), (76, 46), (90, 34)), 10),
        (((54, 34), (32, 34), (22, 50)), 10),
        (((46, 58), (68, 68), (64, 92)), 13),
        (((46, 58), (32, 76), (9, 78)), 13),
        (((56, 34), (47, 57)), 17),
    )
    for points, width in limbs:
        sketch.line(points, INK, width + 8, 0)
    sketch.disc((66, 15), 11, ink)
    for points, width in limbs:
        sketch.line(points, ink, width, 0)


def barracks(sketch: Sketch) -> None:
    """Draw a hut that may hide anything."""
    sketch.box((14, 44, 86, 92), PLANK)
    for x in (26, 38, 62, 74):
        sketch.line(((x, 48), (x, 90)), HANDLE, 2, 0)
    sketch.shape(((3, 50), (20, 14), (80, 14), (97, 50)), ROOF)
    sketch.box((41, 58, 59, 92), INK, 0)
    for x in (20, 66):
        sketch.box((x, 60, x + 14, 74), YELLOW, 2.5)
    sketch.text((50, 32), "?", 36, WHITE)


def information(sketch: Sketch) -> None:
    """Draw an officer in a peaked cap."""
    sketch.shape(((20, 96), (24, 84), (40, 78), (60, 78), (76, 84), (80, 96)), FIELD)
    sketch.oval((30, 40, 70, 86), SKIN)
    crown = ((8, 30), (26, 10), (50, 4), (74, 10), (92, 30), (78, 46), (22, 46))
    sketch.shape(crown, FIELD, 4, True)
    sketch.box((24, 36, 76, 46), VERMILION, 2)
    sketch.shape(((22, 47), (78, 47), (70, 58), (50, 62), (30, 58)), BLACK, 2)
    sketch.disc((50, 24), 7, GOLD, 2)
    sketch.line(((42, 76), (58, 76)), INK, 3.5, 0)


def swap(sketch: Sketch) -> None:
    """Draw two arrows: an offer."""
    for y, way in ((30, 1), (70, -1)):
        tip = 50 + 44 * way
        sketch.line(((50 - 36 * way, y), (50 + 20 * way, y)), GREEN, 14)
        sketch.shape(((tip - 26 * way, y - 22), (tip, y), (tip - 26 * way, y + 22)), GREEN)
    sketch.line(((20, 30), (62, 30)), GREEN, 14, 0)
    sketch.line(((38, 70), (80, 70)), GREEN, 14, 0)


def eye(sketch: Sketch) -> None:
    """Draw an eye: everybody has seen it."""
    sketch.shape(((4, 50), (26, 28), (50, 20), (74, 28), (96, 50), (74, 72), (50, 80), (26, 72)), WHITE, 5, True)
    sketch.disc((50, 50), 23, BLUE, 0)
    sketch.disc((50, 50), 11, INK, 0)


def hand(sketch: Sketch) -> None:
    """Draw cards in a hand."""
    for points in (((8, 34), (34, 18), (56, 70), (30, 84)), ((92, 34), (66, 18), (44, 70), (70, 84))):
        sketch.shape(points, PAPER)
    sketch.box((34, 12, 66, 72), PAPER, radius=3)
    sketch.shape(((22, 74), (40, 62), (72, 60), (80, 76), (68, 96), (34, 96)), SKIN, 4, True)


def unsure(sketch: Sketch) -> None:
    """Draw a question: in the hand or in play."""
    sketch.disc((50, 50), 45, PAPER)
    sketch.text((50, 51), "?", 80, INK)


def mask(sketch: Sketch) -> None:
    """Draw the informer: a mask with narrow eyes."""
    sketch.disc((50, 50), 46, VERMILION)
    brow = ((12, 44), (30, 28), (50, 34), (70, 28), (88, 44), (80, 66), (62, 68), (50, 56), (38, 68), (20, 66))
    sketch.shape(brow, BLACK, 0, True)
    for points in (((22, 44), (44, 50), (34, 58), (24, 54)), ((78, 44), (56, 50), (66, 58), (76, 54))):
        sketch.shape(points, WHITE, 0)


def tick(sketch: Sketch) -> None:
    """Draw a tick: it is there."""
    sketch.disc((50, 50), 46, GREEN)
    sketch.line(((26, 52), (44, 70), (76, 32)), WHITE, 13, 0)


def cross(sketch: Sketch) -> None:
    """Draw a cross: it is missing."""
    sketch.box((6, 6, 94, 94), VERMILION, radius=14)
    sketch.line(((30, 30), (70, 70)), WHITE, 13, 0)
    sketch.line(((70, 30), (30, 70)), WHITE, 13, 0)


SIGNS: dict[str, Sign] = {
    data.CLOTHES: clothes,
    data.FOOD: food,
    data.DOCUMENTS: documents,
    data.TOOLS: tools,
    data.MAP: map_,
    data.SPECIAL: runner,
    data.RUNAWAY: runner,
    data.BARRACKS: barracks,
    data.INFORMATION: information,
}
"""What stands for each object, and for each kind of card that is none."""

FLAT = (
    *(PAPER, CLOTH, CLOTH_DARK, CRUST, CRUMB, STEEL, HANDLE, MEADOW, MEADOW_DARK, GOLD, FIELD, FIELD_DARK),
    *(PLANK, ROOF, SKIN, KHAKI, KHAKI_DARK, EARTH, SILVER, GREY),
)
BLENDS = (
    *((INK, light) for light in (PAPER, CLOTH, CRUST, CRUMB, STEEL, MEADOW, GOLD, FIELD, PLANK, SKIN, KHAKI, GREY)),
    (WHITE, INK),
    (PAPER, CLOTH_DARK),
    (CRUST, CRUMB),
    (WHITE, VERMILION),
    (WHITE, MEADOW_DARK),
    (BLACK, mix(BLACK, ORANGE, 0.5)),
)
