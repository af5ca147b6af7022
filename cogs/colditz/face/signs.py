"""The signs of Escape from Colditz: what rooms hold, what players have. Each is drawn in hundredths of a square."""

from __future__ import annotations

from bot.art.colours import BLACK, INK, WHITE, YELLOW, Colour
from bot.art.sketch import Sign, Sketch

PAPER: Colour = (248, 240, 218)
HEMP: Colour = (222, 184, 116)
HEMP_DARK: Colour = (150, 108, 56)
GOLD: Colour = (246, 196, 60)
STEEL: Colour = (196, 208, 220)
GRIP: Colour = (206, 60, 52)
CLOTH: Colour = (84, 128, 190)
TIN: Colour = (176, 190, 200)
LABEL: Colour = (216, 92, 60)
PACK: Colour = (120, 140, 84)
PACK_DARK: Colour = (78, 96, 56)
BONE: Colour = (236, 232, 220)
FIELD: Colour = (98, 108, 92)


def rope(sketch: Sketch) -> None:
    """Draw a coil of rope with a loose end."""
    sketch.line(((58, 66), (86, 74), (92, 94)), HEMP, 11)
    sketch.oval((8, 12, 84, 84), HEMP, 5)
    sketch.oval((22, 26, 70, 70), HEMP_DARK, 0)
    sketch.oval((26, 30, 66, 66), HEMP, 0)
    sketch.oval((36, 39, 56, 57), INK, 0)
    for line in (
        ((16, 36), (26, 42)),
        ((14, 58), (25, 56)),
        ((34, 16), (40, 27)),
        ((58, 17), (55, 28)),
        ((72, 30), (64, 37)),
    ):
        sketch.line(line, HEMP_DARK, 4, 0)


def key(sketch: Sketch) -> None:
    """Draw a key."""
    sketch.line(((44, 44), (90, 90)), GOLD, 12)
    sketch.line(((76, 76), (90, 62)), GOLD, 11)
    sketch.line(((62, 62), (74, 50)), GOLD, 11)
    sketch.line(((44, 44), (90, 90)), GOLD, 12, 0)
    sketch.disc((30, 30), 25, GOLD)
    sketch.disc((28, 28), 10, INK, 0)


def pass_(sketch: Sketch) -> None:
    """Draw a pass with an eagle's seal as a red disc and a bar across."""
    sketch.box((6, 20, 94, 80), PAPER, 5, 5)
    sketch.disc((31, 50), 19, GRIP, 0)
    sketch.disc((31, 50), 9, PAPER, 0)
    for y in (36, 50, 64):
        sketch.line(((60, y), (84, y)), INK, 7, 0)


def cutters(sketch: Sketch) -> None:
    """Draw wire cutters."""
    for side in (1, -1):
        sketch.line(((50 + 4 * side, 46), (50 + 26 * side, 92)), GRIP, 14)
    for side in (1, -1):
        sketch.shape(((50, 52), (50 + 4 * side, 6), (50 + 24 * side, 20), (50 + 20 * side, 42)), STEEL)
    sketch.disc((50, 47), 10, STEEL, 4)
    sketch.line(((50, 8), (50, 38)), INK, 5, 0)


def clothes(sketch: Sketch) -> None:
    """Draw a jacket with a white collar."""
    left = [(36, 12), (18, 20), (3, 60), (21, 68), (27, 52), (25, 92)]
    sketch.shape([*left, *((100 - x, y) for x, y in reversed(left))], CLOTH)
    sketch.shape(((36, 12), (64, 12), (50, 48)), WHITE, 2)
    sketch.line(((50, 48), (50, 90)), INK, 5, 0)


def compass(sketch: Sketch) -> None:
    """Draw a compass with its needle."""
    sketch.disc((50, 50), 42, GOLD)
    sketch.disc((50, 50), 32, WHITE, 0)
    sketch.shape(((70, 22), (58, 58), (42, 42)), GRIP, 0)
    sketch.shape(((30, 78), (42, 42), (58, 58)), INK, 0)


def rations(sketch: Sketch) -> None:
    """Draw a tin."""
    sketch.oval((16, 66, 84, 94), TIN)
    sketch.box((16, 22, 84, 80), TIN)
    sketch.oval((16, 68, 84, 92), TIN, 0)
    sketch.box((16, 38, 84, 68), LABEL, 0)
    sketch.line(((30, 53), (70, 53)), PAPER, 10, 0)
    sketch.oval((16, 8, 84, 36), TIN)
    sketch.oval((28, 14, 72, 30), WHITE, 0)


def documents(sketch: Sketch) -> None:
    """Draw papers, one behind the other."""
    sketch.box((28, 5, 88, 78), STEEL)
    sketch.box((12, 20, 72, 95), WHITE)
    for y in (36, 52, 68):
        sketch.line(((24, y), (60, y)), INK, 6, 0)
    sketch.line(((24, 82), (44, 82)), INK, 6, 0)


def kit(sketch: Sketch) -> None:
    """Draw a rucksack: the escape kit."""
    sketch.shape(((34, 26), (34, 8), (66, 8), (66, 26)), PACK_DARK)
    sketch.shape(((14, 40), (28, 18), (72, 18), (86, 40), (90, 94), (10, 94)), PACK)
    sketch.shape(((16, 42), (28, 20), (72, 20), (84, 42), (72, 54), (28, 54)), PACK_DARK, 2)
    sketch.box((28, 62, 72, 86), PACK_DARK, 2, 4)
    sketch.box((44, 46, 56, 68), GOLD, 2)


def bars(sketch: Sketch) -> None:
    """Draw a barred window: the cells."""
    sketch.box((8, 8, 92, 92), STEEL, 4, 6)
    sketch.box((20, 20, 80, 80), INK, 0)
    for x in (35, 50, 65):
        sketch.line(((x, 18), (x, 82)), STEEL, 7, 0)


def skull(sketch: Sketch) -> None:
    """Draw a skull: shot."""
    sketch.box((30, 58, 70, 92), BONE, 4, 6)
    sketch.oval((10, 6, 90, 76), BONE)
    sketch.box((32, 56, 68, 90), BONE, 0, 5)
    for x in (34, 66):
        sketch.disc((x, 44), 12, INK, 0)
    sketch.shape(((50, 54), (57, 68), (43, 68)), INK, 0)
    for x in (42, 50, 58):
        sketch.line(((x, 78), (x, 92)), INK, 4, 0)


def pennant(sketch: Sketch) -> None:
    """Draw a flag: somebody got away."""
    sketch.line(((22, 8), (22, 94)), BONE, 9)
    sketch.shape(((27, 8), (94, 30), (27, 54)), YELLOW)


def no_pennant(sketch: Sketch) -> None:
    """Draw a bare flagpole: an escape that is still to be made."""
    sketch.line(((22, 8), (22, 94)), TIN, 7)
    sketch.line(((27, 12), (82, 30), (27, 50)), TIN, 5)


def cards(sketch: Sketch) -> None:
    """Draw the backs of cards: a hand."""
    sketch.box((34, 6, 88, 80), LABEL, 4, 8)
    sketch.box((12, 20, 66, 94), GRIP, 4, 8)
    sketch.box((22, 30, 56, 84), PAPER, 0, 4)
    sketch.box((27, 35, 51, 79), GRIP, 0, 3)


def crate(sketch: Sketch) -> None:
    """Draw a crate: equipment, of whatever kind."""
    sketch.box((8, 18, 92, 90), HEMP, 4)
    sketch.line(((14, 24), (86, 84)), HEMP_DARK, 9, 0)
    sketch.line(((86, 24), (14, 84)), HEMP_DARK, 9, 0)
    for y in (23, 85):
        sketch.line(((10, y), (90, y)), HEMP_DARK, 9, 0)


def dare(sketch: Sketch) -> None:
    """Draw a red die: Do or die has been tried."""
    sketch.box((12, 12, 88, 88), GRIP, 4, 16)
    for x, y in ((32, 32), (68, 32), (50, 50), (32, 68), (68, 68)):
        sketch.disc((x, y), 9, WHITE, 0)


def orders(sketch: Sketch) -> None:
    """Draw the black backs of Security cards."""
    sketch.box((34, 6, 88, 80), STEEL, 4, 8)
    sketch.box((12, 20, 66, 94), BLACK, 4, 8)
    sketch.box((20, 28, 58, 86), STEEL, 0, 4)
    sketch.box((25, 33, 53, 81), BLACK, 0, 3)


def helmet(sketch: Sketch) -> None:
    """Draw a helmet: the German."""
    sketch.shape(((8, 70), (14, 40), (32, 18), (50, 12), (68, 18), (86, 40), (92, 70)), PACK_DARK, 4)
    sketch.box((3, 66, 97, 80), PACK, 4, 6)
    sketch.disc((50, 44), 10, BLACK, 0)


def bed(sketch: Sketch) -> None:
    """Draw a bunk: guards in barracks."""
    sketch.line(((8, 22), (8, 84)), HEMP, 8)
    sketch.line(((92, 44), (92, 84)), HEMP, 8)
    sketch.box((8, 52, 92, 70), PACK, 4)
    sketch.box((16, 36, 44, 54), BONE, 3, 6)


def shield(sketch: Sketch) -> None:
    """Draw a guard's shield: guards on the board."""
    sketch.shape(((10, 8), (90, 8), (90, 62), (50, 96), (10, 62)), WHITE, 3)
    sketch.shape(((18, 16), (82, 16), (82, 58), (50, 86), (18, 58)), BLACK, 0)


def bell(sketch: Sketch) -> None:
    """Draw a bell: the roll has been called."""
    sketch.disc((50, 82), 11, GOLD)
    sketch.shape(((12, 78), (24, 62), (28, 32), (50, 12), (72, 32), (76, 62), (88, 78)), GOLD)


def spanner(sketch: Sketch) -> None:
    """Draw a spanner: sabotage takes the German's next turn."""
    sketch.line(((30, 30), (84, 84)), STEEL, 16)
    sketch.disc((28, 28), 23, STEEL)
    sketch.shape(((2, 18), (18, 2), (36, 24), (24, 36)), INK, 0)


def question(sketch: Sketch) -> None:
    """Draw the sign of somebody who has something to answer."""
    sketch.disc((50, 50), 44, WHITE, 6)
    sketch.text((50, 50), "?", 78, INK)


SIGNS: dict[str, Sign] = {
    "rope": rope,
    "key": key,
    "pass": pass_,
    "cutters": cutters,
    "clothes": clothes,
    "compass": compass,
    "rations": rations,
    "documents": documents,
}
"""The sign of a piece of equipment or of a part of the kit."""

BY_NAME: dict[str, Sign] = {"pennant": pennant, "bars": bars, "skull": skull, "rope": rope}
"""The signs of great moments."""

FLAT = (
    PAPER,
    HEMP,
    HEMP_DARK,
    GOLD,
    STEEL,
    GRIP,
    CLOTH,
    TIN,
    LABEL,
    PACK,
    PACK_DARK,
    BONE,
    FIELD,
)
BLENDS = ((INK, PAPER), (INK, GOLD), (INK, STEEL), (INK, GRIP), (INK, HEMP))
