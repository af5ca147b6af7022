"""The players of Alien 1979 beside the ship: a plate each with marks, weapon or shield, and number of codes."""

from __future__ import annotations

from PIL import Image

from bot.art.cards import held
from bot.art.colours import TOKENS, WHITE, readable
from bot.art.lettering import drawn_name, fitted, lines, write
from bot.art.pen import Box, put
from bot.art.plates import plate
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979.face import pieces
from cogs.alien1979.face.art import ART, BACK, FADED, GREY
from cogs.alien1979.face.scenery import SIZE
from cogs.alien1979.view import View

TOP, GAP = 700, 8

COLUMNS = {2: 2, 3: 3, 4: 4, 5: 3, 6: 3, 7: 4, 8: 4}
"""Plates in a line, by the number of players."""


def roster(image: Image.Image, view: View, letters: tuple[str, ...], say: Say) -> None:
    """Draw all plates."""
    for seat in range(len(view.pawns)):
        box = place(seat, len(view.pawns))
        (low if box[3] - box[1] < 120 else high)(image, box, view, seat, letters[seat], say)


def place(seat: Seat, players: int) -> Box:
    """Give the place of a seat's plate."""
    columns = COLUMNS[players]
    lines = -(-players // columns)
    width = (SIZE[0] - GAP) // columns
    height = (SIZE[1] - TOP) // lines
    line, column = divmod(seat, columns)
    left, top = GAP + column * width, TOP + line * height
    return left, top, left + width - GAP, top + height - GAP


def lit(view: View, seat: Seat) -> bool:
    """Tell whether a plate is lit: whoever has the turn, at the end the winners."""
    return seat in view.result.winners if view.result else seat == view.turn


def low(image: Image.Image, box: Box, view: View, seat: Seat, letter: str, say: Say) -> None:
    """Draw a plate of which two lines fit: the token, beside it the name, beneath that the rest."""
    ground(image, box, view, seat)
    left, top, right, _ = box
    badges(image, (left + 6, top + 8), 76, view, seat, letter)
    start = left + 92
    name(image, (start, top + 26), right - 10 - start, view, seat, say)
    kit(image, (start, top + 47), 38, right - 10, view, seat, say)


def high(image: Image.Image, box: Box, view: View, seat: Seat, letter: str, say: Say) -> None:
    """Draw a plate with more room: the name above, then token and the rest."""
    ground(image, box, view, seat)
    left, top, right, _ = box
    badges(image, (left + 12, top + 66), 108, view, seat, letter)
    name(image, (left + 18, top + 36), right - left - 36, view, seat, say)
    start = left + 136
    pawn = view.pawns[seat]
    if word := fate(view, seat):
        said, size = lines(say(word), round(right - 12 - start), 40)
        for number, line in enumerate(said):
            write(image, (start, top + 121 + (number * 2 - len(said) + 1) * size * 0.55), line, size, ink(view, seat))
        return
    put(image, pieces.notches(pawn.marks, (round(min(250, right - 14 - start)), 46)), start, top + 68)
    if view.enterer is None:
        put(image, held(pawn.count, (64, 54), BACK), start, top + 123)
    if guard := pieces.guard_of(pawn):
        put(image, pieces.guard_sign(guard, 56), start + 80, top + 122)


def ground(image: Image.Image, box: Box, view: View, seat: Seat) -> None:
    """Lay the plate itself."""
    left, top, right, bottom = box
    colour = TOKENS[seat] if view.pawns[seat].alive else FADED
    put(image, plate((round(right - left), round(bottom - top)), colour, lit(view, seat)), left, top)


def badges(image: Image.Image, corner: tuple[float, float], size: int, view: View, seat: Seat, letter: str) -> None:
    """Lay the token with what stands on its edge: dead or gone, codes entered, a code to choose."""
    left, top = corner
    pawn = view.pawns[seat]
    badge = round(size * 0.5)
    put(image, pieces.token_of(seat, letter, size, not pawn.alive), left, top)
    if not pawn.alive:
        sign = "skull" if pawn.fate == "dead" else "door"
        put(image, ART.sprite(sign, badge), left + size - badge + 6, top + size - badge + 2)
    elif seat in view.owed:
        put(image, ART.sprite("bubble", badge), left + size - badge + 6, top - 4)
    if seat == view.enterer:
        put(image, ART.sprite("terminal", badge), left - 2, top + size - badge + 8)


def name(image: Image.Image, at: tuple[float, float], width: float, view: View, seat: Seat, say: Say) -> None:
    """Write the name; the letter alone where the font has none of it."""
    told(image, at, width, drawn_name(say.names, seat), ink(view, seat))


def told(image: Image.Image, at: tuple[float, float], width: float, text: str, colour: tuple[int, int, int]) -> None:
    """Write `text` as large as it fits."""
    said, letters = fitted(text, round(width), 40)
    write(image, at, said, round(letters.size), colour)


def ink(view: View, seat: Seat) -> tuple[int, int, int]:
    """Give the colour of the letters on a plate."""
    if lit(view, seat):
        return readable(TOKENS[seat])
    return WHITE if view.pawns[seat].alive else GREY


def kit(image: Image.Image, at: tuple[float, float], size: int, right: float, view: View, seat: Seat, say: Say) -> None:
    """Draw marks, codes, and weapon or shield in a line; for who is out, or at the end, a word."""
    left, top = at
    pawn = view.pawns[seat]
    if word := fate(view, seat):
        told(image, (left, top + size / 2), right - left, say(word), ink(view, seat))
        return
    put(image, pieces.notches(pawn.marks, (96, size - 4)), left, top + 2)
    if view.enterer is None:
        put(image, held(pawn.count, (50, size + 2), BACK), left + 100, top - 1)
    if guard := pieces.guard_of(pawn):
        put(image, pieces.guard_sign(guard, size), left + 152, top)


def fate(view: View, seat: Seat) -> str:
    """Give the key of the word for a player who is out, or of how the game ended for the player."""
    pawn = view.pawns[seat]
    if not pawn.alive:
        return f"alien1979-picture-{pawn.fate}"
    if view.result is None:
        return ""
    return f"alien1979-picture-{'saved' if seat in view.result.winners else 'lost'}"
