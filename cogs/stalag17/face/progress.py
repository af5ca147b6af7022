"""How a game of Stalag 17 went, as a picture: every player's vigilance round by round, and when prisoners got out."""

from __future__ import annotations

from PIL import Image

from bot.art.colours import TOKENS, WHITE, YELLOW
from bot.art.lettering import drawn_name, fitted, initials, write
from bot.art.pen import Box, put
from bot.art.plates import plate
from bot.art.tokens import SHAPES, token
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.stalag17.data import RULES
from cogs.stalag17.face import pieces
from cogs.stalag17.face.pieces import SIZE
from cogs.stalag17.state import Past
from cogs.stalag17.view import View

TOP, GAP = 168, 8

WHO, ROUNDS, PLACE = 24, 340, 1084
"""Where the columns begin: players, rounds, places."""

MOST = 9
"""The rounds that find room: the last ones."""

LAMP = 96
"""The size of the largest lamp."""


def progress(image: Image.Image, view: View, title: str, say: Say) -> Image.Image:
    """Draw a title, the numbers of the rounds, and a row for each player, the first ones first, with no room below."""
    assert view.result is not None
    standing, past = view.result.standing, view.past[-MOST:]
    said, letters = fitted(title, SIZE[0] - 170, 52)
    write(image, (140, 44), said, round(letters.size), WHITE)
    told, letters = fitted(say("stalag17-picture-progress"), ROUNDS - 110, 40)
    write(image, (ROUNDS - 8, TOP - 30), told, round(letters.size), YELLOW, "rm")
    width = (PLACE - ROUNDS) / len(past)
    for at, each in enumerate(past):
        write(image, (ROUNDS + (at + 0.5) * width, TOP - 30), str(each.round), 46, YELLOW, "mm")
    height = min(250, (SIZE[1] - TOP) // len(view.players))
    seats = sorted(range(len(view.players)), key=lambda seat: standing[seat])
    for line, seat in enumerate(seats):
        box = (GAP, TOP + line * height, SIZE[0] - GAP, TOP + (line + 1) * height - GAP)
        _row(image, box, view, seat, past, say)
    return image.crop((0, 0, SIZE[0], TOP + len(seats) * height))


def _row(image: Image.Image, box: Box, view: View, seat: Seat, past: tuple[Past, ...], say: Say) -> None:
    assert view.result is not None
    left, top, right, bottom = (round(each) for each in box)
    colour, middle = TOKENS[seat], (top + bottom) / 2
    put(image, plate((right - left, bottom - top), colour, False), left, top)
    put(image, token(colour, SHAPES[seat], initials(say.names)[seat], 72), WHO, middle - 66)
    name, letters = fitted(drawn_name(say.names, seat), ROUNDS - WHO - 100, 44)
    write(image, (WHO + 84, middle - 30), name, round(letters.size), WHITE)
    for at in range(RULES.prisoners):
        put(image, pieces.prisoner(62, at >= view.players[seat].left), WHO + 84 + at * 52, middle + 4)
    width = (PLACE - ROUNDS) / len(past)
    for at, each in enumerate(past):
        cell = (round(ROUNDS + at * width) + 3, top + 8, round(ROUNDS + (at + 1) * width) - 3, bottom - 8)
        _round(image, cell, seat, each)
    put(image, pieces.medal(view.result.standing[seat], 92), PLACE + 6, middle - 46)


def _round(image: Image.Image, cell: Box, seat: Seat, past: Past) -> None:
    """Draw the vigilance of a player after a round; lit, with the prisoner who got out, or with an informer's mask."""
    left, top, right, bottom = cell
    free = seat in past.out
    if free:
        put(image, plate((round(right - left), round(bottom - top)), TOKENS[seat], True), left, top)
    size = round(min(LAMP, right - left - 6, (bottom - top) * 0.58))
    middle, mark = (left + right) / 2, min(round((bottom - top) * 0.36), 66)
    put(image, pieces.lamp(past.after[seat], size), middle - size / 2, bottom - size - 4)
    if free:
        sign = pieces.prisoner(mark, False)
        put(image, sign, middle - sign.width / 2, top + 6)
    elif seat in past.informers:
        put(image, pieces.coin("informer", mark), middle - mark / 2, top + 6)
