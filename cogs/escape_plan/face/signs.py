"""The signs of Escape Plan: what stands for each kind of place, and small marks; in hundredths of a square."""

from __future__ import annotations

from bot.art.colours import GREEN, INK, ORANGE, PURPLE, SKY, VERMILION, WHITE, YELLOW, Colour
from bot.art.sketch import Sign, Sketch

PAPER: Colour = (248, 242, 226)
STEEL: Colour = (176, 190, 204)
STONE: Colour = (196, 186, 166)
BRICK: Colour = (176, 86, 60)
WOOD: Colour = (164, 108, 58)
RED: Colour = (206, 48, 40)
NAVY: Colour = (44, 72, 150)
GREY: Colour = (112, 122, 134)
DIM: Colour = (62, 70, 84)


def clinic(sketch: Sketch) -> None:
    """Draw a red cross."""
    sketch.box((8, 8, 92, 92), WHITE, radius=14)
    sketch.box((38, 18, 62, 82), RED, 0)
    sketch.box((18, 38, 82, 62), RED, 0)


def church(sketch: Sketch) -> None:
    """Draw a church with a cross on its tower."""
    sketch.box((40, 52, 94, 92), STONE)
    sketch.shape(((36, 56), (52, 36), (82, 36), (98, 56)), BRICK)
    sketch.box((12, 44, 44, 92), STONE)
    sketch.shape(((8, 48), (28, 18), (48, 48)), BRICK)
    sketch.line(((28, 4), (28, 22)), WHITE, 5)
    sketch.line(((21, 11), (35, 11)), WHITE, 5)
    sketch.box((21, 66, 35, 92), INK, 0, 6)
    for x in (56, 74):
        sketch.box((x, 64, x + 9, 80), SKY, 1.5, 3)


def casino(sketch: Sketch) -> None:
    """Draw two dice."""
    sketch.box((36, 6, 94, 64), RED, radius=10)
    for x, y in ((50, 20), (80, 20), (65, 35), (80, 50)):
        sketch.disc((x, y), 6, WHITE, 0)
    sketch.box((6, 36, 64, 94), WHITE, radius=10)
    for x, y in ((20, 50), (50, 50), (35, 65), (20, 80), (50, 80)):
        sketch.disc((x, y), 6.5, INK, 0)


def nightclub(sketch: Sketch) -> None:
    """Draw two joined notes."""
    sketch.line(((36, 76), (36, 20)), PURPLE, 10)
    sketch.line(((84, 66), (84, 12)), PURPLE, 10)
    sketch.shape(((31, 14), (89, 6), (89, 28), (31, 36)), PURPLE)
    sketch.oval((8, 62, 42, 90), PURPLE)
    sketch.oval((56, 54, 90, 82), PURPLE)
    sketch.box((33, 24, 39, 72), PURPLE, 0)
    sketch.box((81, 20, 87, 62), PURPLE, 0)


def bar(sketch: Sketch) -> None:
    """Draw a glass with an olive."""
    sketch.line(((50, 54), (50, 88)), STEEL, 7)
    sketch.line(((28, 91), (72, 91)), STEEL, 6)
    sketch.shape(((6, 14), (94, 14), (50, 60)), WHITE)
    sketch.shape(((20, 25), (80, 25), (50, 56)), SKY, 0)
    sketch.line(((56, 34), (84, 4)), WOOD, 4, 2)
    sketch.disc((55, 35), 9, GREEN, 3)


def gym(sketch: Sketch) -> None:
    """Draw a dumb-bell."""
    sketch.line(((14, 50), (86, 50)), STEEL, 10)
    for x in (22, 78):
        sketch.box((x - 9, 18, x + 9, 82), ORANGE, radius=5)
    for x in (8, 92):
        sketch.box((x - 5, 32, x + 5, 68), ORANGE, radius=3)


def cinema(sketch: Sketch) -> None:
    """Draw a clapper-board."""
    sketch.box((8, 42, 92, 92), INK, radius=4)
    sketch.box((14, 48, 86, 86), STEEL, 0)
    sketch.shape(((40, 54), (40, 82), (66, 68)), INK, 0)
    sketch.shape(((6, 26), (88, 6), (92, 22), (10, 42)), WHITE)
    for x in (16, 44, 72):
        sketch.shape(((x, 24 - x / 4.3), (x + 12, 21 - x / 4.3), (x + 6, 40 - x / 4.3), (x - 6, 43 - x / 4.3)), INK, 0)


def restaurant(sketch: Sketch) -> None:
    """Draw a fork and a knife."""
    sketch.line(((28, 40), (28, 88)), STEEL, 11)
    for x in (14, 28, 42):
        sketch.line(((x, 10), (x, 34)), STEEL, 6)
    sketch.shape(((10, 32), (46, 32), (40, 52), (16, 52)), STEEL)
    for x in (14, 28, 42):
        sketch.line(((x, 11), (x, 36)), STEEL, 6, 0)
    sketch.line(((74, 54), (74, 88)), WOOD, 12)
    sketch.shape(((68, 6), (84, 16), (90, 40), (84, 58), (68, 58)), STEEL)


def store(sketch: Sketch) -> None:
    """Draw a shop with an awning."""
    sketch.box((14, 40, 86, 92), PAPER)
    sketch.box((22, 56, 52, 80), SKY, 2)
    sketch.box((60, 56, 78, 92), WOOD, 2)
    for place in range(5):
        left = 6 + place * 17.6
        sketch.shape(
            ((14 + place * 14.4, 10), (28.4 + place * 14.4, 10), (left + 17.6, 46), (left, 46)),
            WHITE if place % 2 else RED,
            3,
        )


def gang(sketch: Sketch) -> None:
    """Draw somebody with a scarf before the mouth."""
    sketch.shape(((16, 96), (22, 82), (50, 76), (78, 82), (84, 96)), INK)
    sketch.oval((20, 8, 80, 88), STONE)
    sketch.shape(((16, 34), (26, 8), (50, 1), (74, 8), (84, 34)), INK, 3)
    sketch.line(((30, 42), (42, 46)), INK, 6, 0)
    sketch.line(((70, 42), (58, 46)), INK, 6, 0)
    sketch.shape(((19, 52), (50, 58), (81, 52), (72, 80), (50, 96), (28, 80)), RED)
    for x, y in ((36, 68), (50, 76), (64, 68), (50, 64)):
        sketch.disc((x, y), 3.4, WHITE, 0)


def house(sketch: Sketch) -> None:
    """Draw a house with room for a number."""
    sketch.box((16, 44, 84, 92), PAPER)
    sketch.box((68, 12, 80, 40), BRICK)
    sketch.shape(((3, 50), (50, 8), (97, 50)), BRICK)


def business(sketch: Sketch) -> None:
    """Draw a building of which nobody knows yet what it will be."""
    sketch.box((22, 6, 78, 94), STEEL, radius=3)
    sketch.text((50, 50), "$", 74, INK)


def door(sketch: Sketch) -> None:
    """Draw a gateway with room for a number."""
    sketch.box((6, 4, 94, 96), GREY, radius=8)
    sketch.box((20, 18, 80, 96), INK, 0)


def way_out(sketch: Sketch) -> None:
    """Draw a gateway that stands open."""
    sketch.box((6, 4, 94, 96), GREEN, radius=8)
    sketch.box((20, 18, 80, 96), WHITE, 0)


def barred(sketch: Sketch) -> None:
    """Draw a gateway with bars across."""
    door(sketch)
    for y in (26, 86):
        sketch.line(((8, y), (92, y)), VERMILION, 13, 2)
        for x in (22, 50, 78):
            sketch.line(((x - 3, y + 5), (x + 5, y - 5)), WHITE, 7, 0)


def subway(sketch: Sketch) -> None:
    """Draw the front of a train."""
    sketch.line(((28, 84), (18, 97)), INK, 7, 0)
    sketch.line(((72, 84), (82, 97)), INK, 7, 0)
    sketch.box((14, 4, 86, 86), YELLOW, radius=20)
    sketch.box((24, 22, 76, 54), INK, 0, 6)
    for x in (30, 70):
        sketch.disc((x, 70), 7, WHITE, 2.5)


def helipad(sketch: Sketch) -> None:
    """Draw a landing place."""
    sketch.disc((50, 50), 46, INK)
    sketch.disc((50, 50), 44, YELLOW, 0)
    sketch.disc((50, 50), 36, INK, 0)
    sketch.text((50, 50), "H", 62, YELLOW)


def handcuffs(sketch: Sketch) -> None:
    """Draw handcuffs."""
    sketch.line(((30, 40), (50, 24), (70, 40)), STEEL, 6)
    for x in (26, 74):
        sketch.disc((x, 62), 24, STEEL)
        sketch.disc((x, 62), 11, INK, 0)


def star(sketch: Sketch) -> None:
    """Draw the star of the most wanted."""
    points = ((50, 3), (63, 35), (97, 38), (71, 60), (79, 94), (50, 76), (21, 94), (29, 60), (3, 38), (37, 35))
    sketch.shape(points, YELLOW, 5)


def wound(sketch: Sketch) -> None:
    """Draw a drop of blood."""
    sketch.shape(((50, 2), (66, 30), (84, 56), (76, 84), (50, 96), (24, 84), (16, 56), (34, 30)), RED, 5, True)


def whole(sketch: Sketch) -> None:
    """Draw where a wound may come."""
    sketch.disc((50, 56), 27, GREEN, 6)


def disc(sketch: Sketch) -> None:
    """Draw an Extra Action disc."""
    sketch.disc((50, 50), 46, ORANGE)
    sketch.text((50, 50), "+1", 58, INK)


def no_disc(sketch: Sketch) -> None:
    """Draw the place of a disc."""
    sketch.disc((50, 50), 40, GREY)
    sketch.disc((50, 50), 34, DIM, 0)


def cube(sketch: Sketch) -> None:
    """Draw an income cube."""
    sketch.shape(((8, 28), (50, 6), (92, 28), (92, 74), (50, 96), (8, 74)), GREEN)
    sketch.shape(((8, 28), (50, 6), (92, 28), (50, 50)), WHITE, 0)
    sketch.line(((50, 50), (50, 94)), INK, 4, 0)


def sunrise(sketch: Sketch) -> None:
    """Draw the sun as it rises."""
    _sun(sketch, 66)
    sketch.box((0, 68, 100, 100), INK, 0)
    sketch.line(((8, 74), (92, 74)), ORANGE, 8, 0)


def sun(sketch: Sketch) -> None:
    """Draw the sun."""
    _sun(sketch, 50)


def sunset(sketch: Sketch) -> None:
    """Draw the sun half gone behind the sea."""
    _sun(sketch, 54)
    sketch.box((0, 56, 100, 100), INK, 0)
    for y in (62, 80):
        sketch.line(((8, y), (92, y)), SKY, 8, 0)


def _sun(sketch: Sketch, y: float) -> None:
    for x, high in ((0, -44), (31, -31), (44, 0), (31, 31), (0, 44), (-31, 31), (-44, 0), (-31, -31)):
        sketch.line(((50 + x * 0.7, y + high * 0.7), (50 + x, y + high)), YELLOW, 8, 0)
    sketch.disc((50, y), 24, YELLOW, 0)


def moon(sketch: Sketch) -> None:
    """Draw the moon."""
    sketch.disc((46, 50), 40, WHITE, 0)
    sketch.disc((62, 42), 33, INK, 0)


def dawn(sketch: Sketch) -> None:
    """Draw the morning star over the edge of the land."""
    points = ((50, 4), (58, 28), (82, 36), (58, 44), (50, 68), (42, 44), (18, 36), (42, 28))
    sketch.shape(points, WHITE, 0)
    sketch.line(((8, 84), (92, 84)), PURPLE, 10, 0)


PARTS: tuple[Sign, ...] = (sunrise, sun, sunset, moon, dawn)
"""The signs of the parts of a day."""

SIGNS: dict[str, Sign] = {
    "casino": casino,
    "nightclub": nightclub,
    "bar": bar,
    "gym": gym,
    "cinema": cinema,
    "restaurant": restaurant,
    "business": business,
    "safehouse": house,
    "clinic": clinic,
    "church": church,
    "store": store,
    "gang": gang,
}
"""What stands for each place; a Business as it is named, an exit by its state elsewhere."""

FLAT = (PAPER, STEEL, STONE, BRICK, WOOD, RED, NAVY, GREY, DIM)
BLENDS = (*((INK, each) for each in (PAPER, STEEL, STONE, BRICK, RED, GREY)), (WHITE, RED), (PAPER, SKY))
