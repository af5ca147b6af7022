"""What somebody at Colditz holds, as a picture: Equipment, the kit or what stands for it, the cards of the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.art.colours import INK, WHITE, YELLOW, Colour, mix
from bot.art.lettering import drawn_name, fitted, lines, write
from bot.art.pen import put
from bot.art.plates import DARK
from bot.art.png import png
from bot.art.tokens import SHAPES, token
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.colditz.data import KIT, kind
from cogs.colditz.face import pieces, words
from cogs.colditz.face.art import ART, PAPER
from cogs.colditz.face.castle import PALETTE
from cogs.colditz.face.picture import paint
from cogs.colditz.face.reckoned_state import kit_signs
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View

WIDTH = 1200

STRIP = 168
"""The height of the strip below an officer's close-up."""

ROW = 84
"""The height of a row of an ended game."""

ICON = 60

SMALL = 44

LETTERS = 34
"""The height of the letters on a card, so that two lines have room."""

CARD: Colour = PAPER

ORDER: Colour = mix(INK, WHITE, 0.25)
"""The ground of an Opportunity card, and of a Security card."""


def under(image: Image.Image, view: View, say: Say) -> Image.Image:
    """Put a strip with what the viewer, an officer, holds below a picture."""
    whole = Image.new("RGB", (WIDTH, image.height + STRIP), INK)
    whole.paste(image, (0, 0))
    _strip(whole, image.height, view, say)
    return whole


def _strip(image: Image.Image, top: int, view: View, say: Say) -> None:
    """Draw Equipment and kit in one row, the cards in a second."""
    assert view.me is not None
    one = view.officers[view.me]
    high = top + STRIP / 4
    for number, (what, count) in enumerate(zip(EQUIPMENT, one.stock or (), strict=False)):
        left = 16 + number * 136
        put(image, ART.sprite(what, ICON), left, high - ICON / 2)
        write(image, (left + ICON + 8, high), str(count), 52, WHITE if count else pieces.GREY)
    _kit(image, 590, high, view, view.me, say)
    cards(image, (12, top + STRIP / 2 + 4, WIDTH - 12, top + STRIP - 8), one.cards or (), say, CARD)


def _kit(image: Image.Image, left: float, high: float, view: View, officer: int, say: Say) -> None:
    """Draw the kit, or its four symbols: what is there has a green frame, what is missing is struck out."""
    if view.officers[officer].kit:
        put(image, ART.sprite("kit", ICON), left, high - ICON / 2)
        write(image, (left + ICON + 14, high), sentence(say("colditz-kit")), 44, YELLOW)
        return
    found = {symbol for symbols in kit_signs(view, officer) for symbol in symbols}
    draw = ImageDraw.Draw(image)
    for number, symbol in enumerate(KIT):
        at = left + number * 100
        box = (at - 10, high - 37, at + ICON + 10, high + 37)
        draw.rounded_rectangle(box, 12, DARK, pieces.GRANTED if symbol in found else pieces.GREY, 5)
        put(image, ART.sprite(symbol, ICON), at, high - ICON / 2)
        if symbol not in found:
            put(image, pieces.cross(SMALL, pieces.RED), at + ICON - SMALL + 6, high + 34 - SMALL)
    told, letters = fitted(say("colditz-picture-kit"), WIDTH - 16 - round(left + 4 * 100 + 6), 40)
    write(image, (left + 4 * 100 + 6, high), told, round(letters.size), WHITE)


def cards(
    image: Image.Image, box: tuple[float, float, float, float], held: Sequence[str], say: Say, ground: Colour
) -> None:
    """Draw cards side by side, each with its name; a line where there is none."""
    left, top, right, bottom = box
    draw = ImageDraw.Draw(image)
    if not held:
        write(image, (left + 8, (top + bottom) / 2), say("colditz-picture-no-cards"), 36, pieces.GREY)
        return
    wide = min(300.0, (right - left) / len(held)) - 8
    for number, card in enumerate(held):
        at = left + number * (wide + 8)
        draw.rounded_rectangle((at, top, at + wide, bottom), 10, ground, WHITE, 3)
        rows, size = lines(called(card, say), round(wide - 16), LETTERS)
        ink = INK if ground == CARD else WHITE
        for row, text in enumerate(rows):
            middle = (top + bottom) / 2 + (row - (len(rows) - 1) / 2) * size * 1.02
            write(image, (at + wide / 2, middle), text, size, ink, "mm")


def called(card: str, say: Say) -> str:
    """Name a card in short."""
    key = f"colditz-picture-card-{kind(card)}"
    return say(key) if key in say else sentence(words.card(card, say))


def ended(view: View, say: Say) -> bytes:
    """Draw an ended game: the castle, and below it what each player held."""
    board = paint(view, say)
    seats = (*range(len(view.officers)), GERMAN)
    image = Image.new("RGB", (WIDTH, board.height + ROW * len(seats)), INK)
    image.paste(board, (0, 0))
    for number, officer in enumerate(seats):
        _row(image, board.height + number * ROW, view, officer, say)
    return png(image, PALETTE)


def _row(image: Image.Image, top: int, view: View, officer: int, say: Say) -> None:
    """Draw a player's name, Equipment and cards."""
    high = top + ROW / 2
    german = officer == GERMAN
    piece = ART.sprite("helmet", SMALL) if german else token(pieces.OFFICERS[officer], SHAPES[officer], "", SMALL)
    put(image, piece, 12, high - SMALL / 2)
    name, letters = fitted(drawn_name(say.names, view.seat(officer)), 190, 36)
    write(image, (66, high), name, round(letters.size), WHITE)
    left = 270.0
    one = None if german else view.officers[officer]
    for what, count in zip(EQUIPMENT, (one.stock or ()) if one else (), strict=False):
        if count:
            put(image, ART.sprite(what, SMALL), left, high - SMALL / 2)
            write(image, (left + SMALL + 4, high), str(count), 36, WHITE)
            left += 82
    held = (view.hand if one is None else one.cards) or ()
    cards(image, (max(left + 8, 440), top + 5, WIDTH - 10, top + ROW - 5), held, say, ORDER if german else CARD)
