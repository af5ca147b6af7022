"""The players of Escape Plan beneath the city: a line each, in turn order, with what everybody may know."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.colours import INK, TOKENS, WHITE, Colour, readable
from bot.art.lettering import drawn_name, fitted, initials, write
from bot.art.pen import Box, Pen, put, sprite
from bot.art.plates import plate
from bot.art.sketch import sign
from bot.engine.game import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.face import signs
from cogs.escape_plan.face.panels import WIDTH
from cogs.escape_plan.face.pieces import pawn
from cogs.escape_plan.face.signs import DIM, GREY, PAPER, STEEL
from cogs.escape_plan.rules.facts import actor, wanted
from cogs.escape_plan.state import CONTACT, COVERED, LOCKED, Slot
from cogs.escape_plan.view import PlayerView, View

HEADINGS, LINE = 40, 70
"""The heights of the headings and of a player's line."""

COLUMNS = {"notoriety": 400, "wounds": 555, "handcuffs": 688, "discs": 806, "income": 918, "contacts": 1087}
"""The middle of each column."""

NAME = 120
"""Where names begin."""

SLOT = (36, 48)

MOST_WOUNDS = 3


def height(players: int) -> int:
    """Give how high all of it is."""
    return HEADINGS + players * LINE


def roster(image: Image.Image, view: View, top: float, say: Say) -> None:
    """Draw headings and players."""
    for name, middle in COLUMNS.items():
        write(image, (middle, top + HEADINGS / 2), say(f"escape_plan-picture-{name}"), 30, STEEL, "mm")
    letters = initials([say.name(seat) for seat in range(len(view.players))])
    for number, seat in enumerate(view.order):
        _player(image, view, seat, number, place(number, top), letters[seat], say)


def place(number: int, top: float) -> Box:
    """Give the place of the line of whoever is `number` in turn order, from 0."""
    start = top + HEADINGS + number * LINE
    return 6, start, WIDTH - 6, start + LINE - 6


def lit(view: View, seat: Seat) -> bool:
    """Tell whether a line is lit: whoever decides now, at the end the winner."""
    if view.result is not None:
        return seat in view.result.winners
    return seat == actor(view) or (view.phase == "unlock" and seat in view.unlocking)


def _player(image: Image.Image, view: View, seat: Seat, number: int, box: Box, letter: str, say: Say) -> None:
    left, top, right, bottom = box
    player, bright = view.players[seat], lit(view, seat)
    gone = player.fate == "arrested"
    middle = (top + bottom) / 2
    colour = GREY if gone else TOKENS[seat]
    put(image, plate((round(right - left), round(bottom - top)), colour, bright), left, top)
    ink = readable(colour) if bright else GREY if gone else WHITE
    write(image, (left + 30, middle), str(number + 1), 40, ink, "mm")
    put(image, pawn(seat, letter, 54, seat in wanted(view)), left + 54, middle - 27)
    fate = "" if player.fate == "city" else say(f"escape_plan-picture-{player.fate}")
    room = COLUMNS["notoriety"] - 36 - NAME
    if gone:
        write(image, (COLUMNS["discs"], middle), fate, 38, ink, "mm")
    elif fate:
        room -= 62
        put(image, sign(signs.way_out, 52), NAME + room + 6, middle - 26)
        write(image, (NAME + room + 32, middle + 4), str(player.place), 34, INK, "mm")
    said, letters = fitted(drawn_name(say.names, seat), room, 40)
    write(image, (NAME, middle), said, round(letters.size), ink)
    if not gone:
        _facts(image, player, middle, bright, ink)


def _facts(image: Image.Image, player: PlayerView, middle: float, bright: bool, ink: Colour) -> None:
    at = COLUMNS["notoriety"]
    write(image, (at, middle), str(player.notoriety), 46, ink, "mm")
    at = COLUMNS["wounds"]
    for number in range(MOST_WOUNDS):
        mark = signs.wound if number < player.wounds else signs.whole
        put(image, sign(mark, 40), at + (number - 1.5) * 42 + 1, middle - 20)
    at = COLUMNS["handcuffs"]
    put(image, sign(signs.handcuffs, 46), at - 46, middle - 24)
    write(image, (at + 20, middle), str(player.handcuffs), 44, ink, "mm")
    at = COLUMNS["discs"]
    for number in range(NUMBERS.discs):
        mark = signs.disc if number < player.discs else signs.no_disc
        put(image, sign(mark, 44), at + (number - 1) * 46 + 1, middle - 22)
    at = COLUMNS["income"]
    put(image, sign(signs.cube, 42), at - 42, middle - 21)
    write(image, (at + 22, middle), str(player.cubes), 44, ink, "mm")
    width = SLOT[0] + 6
    start = COLUMNS["contacts"] - width * len(player.contacts) / 2
    for number, slot in enumerate(player.contacts):
        put(image, contact(standing(slot), SLOT), start + number * width, middle - SLOT[1] / 2)


def standing(slot: Slot) -> str:
    """Tell how a contact slot stands: ready, used, locked, covered or free."""
    if slot.kind == CONTACT:
        return "ready" if slot.up else "used"
    return {LOCKED: "locked", COVERED: "covered"}.get(slot.kind, "free")


@lru_cache(maxsize=16)
def contact(state: str, size: tuple[int, int]) -> Image.Image:
    """Draw a contact slot."""
    width, high = size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, high), INK, radius=7)
        ground = {"ready": PAPER, "used": GREY}.get(state, DIM if state == "locked" else INK)
        pen.box((3, 3, width - 3, high - 3), ground, GREY, 2, 5)
        x, y = width / 2, high / 2
        if state in ("ready", "used"):
            ink = INK if state == "ready" else DIM
            pen.disc((x, y - 7), 8, ink)
            pen.shape(((x - 12, high - 6), (x - 9, y + 7), (x, y + 2), (x + 9, y + 7), (x + 12, high - 6)), ink)
        elif state == "locked":
            pen.arc((x - 8, y - 16, x + 8, y + 4), 180, 360, STEEL, 4)
            pen.box((x - 11, y - 4, x + 11, y + 14), STEEL, radius=3)
            pen.disc((x, y + 4), 3, INK)
        elif state == "covered":
            pen.line(((9, 11), (width - 9, high - 11)), signs.RED, 6)
            pen.line(((9, high - 11), (width - 9, 11)), signs.RED, 6)

    return sprite(size, paint)


FLAT: tuple[Colour, ...] = ()
BLENDS = ((DIM, STEEL), (PAPER, INK), (GREY, DIM), (INK, signs.RED))
