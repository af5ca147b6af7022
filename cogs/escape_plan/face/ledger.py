"""Below the city in a diagram of Escape Plan: two lines for each player, with the plan card turned up, then what is
still hidden: patrol cards, lockers, exits, tiles to come."""

from __future__ import annotations

from PIL import Image

from bot.art.colours import INK, WHITE, Colour
from bot.art.lettering import font, write
from bot.art.pen import Point, centre, put, sprite
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import BOX, KEYS, PLACES, SAFE_HOUSES, STACKS
from cogs.escape_plan.face import panels
from cogs.escape_plan.face.art import ART, DIM, STEEL
from cogs.escape_plan.face.lands import LANDS
from cogs.escape_plan.face.picture import GROUND

WIDE = 960

LEGEND, HEAD = 838, 886
"""Where the land types are named, and where the players' part begins."""

HEADS, PLAYER = 46, 98
"""The height of the heads above the players' lines, and of the two lines of one."""

FIRST, SECOND = 27, 73
"""Half-way up the two lines."""

TOKEN = 42

MONEY = {"pocket": 668, "income": 764, "stash": 878}

WOUNDS, CUFFS, STAR, DISCS = 122, 186, 250, 314

KEY, CONTACT, ITEM, KEPT = (360, 28), (456, 43), (676, 48), (926, 0)
"""Where keys, contacts, items and exit tiles begin, and how far each lies from the one before."""

PATROL, LOCKERS, EXITS, TILES = 96, 52, 54, 118
"""The heights of what is hidden."""

EXITS_AT, COMING, REMOVED = 172, (566, 56), 896
"""How far apart the exits are; where the patrol cards to come begin; where the one lies that nobody sees."""

LOCKER, EXIT = (316, 74, 50), (376, 80, 58)
"""How far apart stacks are, where the first tile lies in one, and how far from each other tiles are."""

TILE, PITCH = 56, 200
"""The radius of a tile that may be placed, and how far apart they are."""

CONTACTS, INSPECTOR = 842, 918

LETTERS, SMALLEST = 24, 17


def tall(players: int) -> int:
    """Give the height of a diagram."""
    return hidden(players) + PATROL + LOCKERS + EXITS + TILES + 4


def line(seat: Seat, second: bool = False) -> int:
    """Give half-way up a player's line."""
    return HEAD + HEADS + PLAYER * seat + (SECOND if second else FIRST)


def planned(place: int) -> int:
    """Give the middle of the column of a place of the plan card."""
    return 118 + 58 * place


def hidden(players: int) -> int:
    """Give where the part begins that tells what is hidden."""
    return HEAD + HEADS + PLAYER * players


def patrol(players: int) -> int:
    """Give half-way up the patrol cards."""
    return hidden(players) + 58


def gate(players: int, number: int) -> Point:
    """Give the middle of an exit beside its patrol cards."""
    return 50 + EXITS_AT * (number - 1), patrol(players) - 4


def revealed(players: int, number: int, place: int) -> Point:
    """Give where a revealed patrol card of an exit lies."""
    return gate(players, number)[0] + 60 + 46 * place, patrol(players) - 4


def in_locker(players: int, locker: int, place: int) -> Point:
    """Give where a tile of a locker lies; place -1 is that of its key."""
    apart, start, step = LOCKER
    x = 34 if place < 0 else start + step * place
    return x + apart * locker, hidden(players) + PATROL + LOCKERS / 2


def at_exit(players: int, stack: int, place: int) -> Point:
    """Give where a tile of a closed exit lies; place -1 is that of the exit."""
    apart, start, step = EXIT
    x = 34 if place < 0 else start + step * place
    return x + apart * stack, hidden(players) + PATROL + LOCKERS + EXITS / 2


def tiles(players: int) -> float:
    """Give half-way up the tiles that may be placed."""
    return hidden(players) + PATROL + LOCKERS + EXITS + TILES / 2


def ground(players: int, say: Say) -> Image.Image:
    """Draw what is the same in all positions: what the columns and rows are."""
    image = Image.new("RGB", (WIDE, tall(players)), GROUND)
    for number, land in enumerate(LANDS):
        put(image, panels.patch(land), 20 + 238 * number, LEGEND + 4)
        _named(image, (92 + 238 * number, LEGEND + 23), say(f"escape_plan-picture-land-{land}"), 156, WHITE, "lm")
    panels.band(image, (0, HEAD, WIDE, tall(players)))
    for place, name in enumerate(PLACES):
        house = name in SAFE_HOUSES
        at = planned(place), HEAD + 4 + HEADS / 2
        centre(image, ART.sprite("safehouse" if house else name, 38), at)
        if house:
            write(image, (at[0], at[1] + 7), str(SAFE_HOUSES.index(name) + 1), 19, INK, "mm")
    for name, middle in MONEY.items():
        _named(image, (middle, HEAD + 4 + HEADS / 2), say(f"escape_plan-own-{name}"), 98)
    for seat in range(1, players):
        top = line(seat) - FIRST
        image.paste(DIM, (8, top - 1, WIDE - 8, top + 1))
    panels.band(image, (0, hidden(players), WIDE, tall(players)))
    for name, (x, y), room in (
        ("coming", (COMING[0] + 1.7 * COMING[1], hidden(players) + 18), 260),
        ("removed", (REMOVED, hidden(players) + 18), 124),
        ("contact", (CONTACTS, tiles(players) - 42), 100),
    ):
        _named(image, (x, y), say(f"escape_plan-diagram-head-{name}"), room)
    for locker, colour in enumerate(KEYS):
        centre(image, ART.sprite(f"key-{colour}", 38), in_locker(players, locker, -1))
    for stack in range(len(BOX.exits.tiles)):
        centre(image, ART.sprite("barred", 40), at_exit(players, stack, -1))
    for stack in range(len(STACKS)):
        outline = sprite((2 * TILE, 2 * TILE), lambda pen: pen.disc((TILE, TILE), TILE - 4, None, DIM, 3))
        centre(image, outline, (TILE + 6 + PITCH * stack, tiles(players)))
    return image


def _named(image: Image.Image, at: Point, text: str, room: int, ink: Colour = STEEL, anchor: str = "mm") -> None:
    size = LETTERS
    while size > SMALLEST and font(size).getlength(text) > room:
        size -= 1
    write(image, at, text, size, ink, anchor)
