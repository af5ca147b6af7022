"""Below the castle in a diagram of Escape from Colditz: who holds what, a row for each kind of card and a column for
each officer; the German's cards beside."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.art.colours import INK, WHITE, Colour, mix
from bot.art.lettering import font, write
from bot.art.pen import Point, centre
from bot.art.plates import DARK
from bot.art.tokens import SHAPES, token
from bot.engine.texts import Say
from cogs.colditz.data import BOX
from cogs.colditz.face import pieces
from cogs.colditz.face.art import ART
from cogs.colditz.face.castle import master
from cogs.colditz.face.holdings import called
from cogs.colditz.face.lattice import HEIGHT, WIDTH, Frame
from cogs.colditz.face.names import labels
from cogs.colditz.face.people import gates
from cogs.colditz.rules.castle.board import EQUIPMENT

WIDE = 960

FRAME = Frame(WIDE / WIDTH)
"""The scale of the castle."""

CASTLE = round(HEIGHT * FRAME.row)

ROW, ICON = 39, 34
"""The height of a row, and the size of what stands in it."""

KINDS = tuple(row.id for row in BOX.opportunity)
ORDERS = tuple(row.id for row in BOX.security)

ESCAPES, DEAD, KIT, DARE, OFFERS = ("escapes", "dead", "kit", "dare", "offers")

BELONGINGS = (ESCAPES, DEAD, KIT, DARE, *EQUIPMENT, OFFERS)
"""The rows of what an officer has beside cards."""

TOP = CASTLE + 6
TALL = TOP + ROW * (len(KINDS) + 1) + 6

NAMES, HANDS, DECK, NEXT = 12, (270, 500), 522, 562
"""Where the names of the kinds begin, between what edges the officers' hands lie, where the deck and its first card."""

MIDDLE = 590
"""Where the left half ends."""

SIGN, HAVE, PILE = 622, (650, 890), 922
"""In the right half: where the signs are, between what edges what the officers have, and where the piles lie."""

GERMAN, SAFE, FIRST = 820, 872, 922
"""The columns of the German's hand, of his deck and of its first card."""

ORDERS_ROW = len(BELONGINGS) + 1
"""The row above the German's cards."""

LETTERS, SMALLEST = 25, 18

STRIPE: Colour = mix(INK, WHITE, 0.13)


def row(number: int) -> float:
    """Give half-way up a row, the first one that of the heads."""
    return TOP + ROW * (number + 0.5)


def column(officer: int, officers: int, edges: tuple[int, int]) -> float:
    """Give the middle of an officer's column."""
    left, right = edges
    return left + (right - left) * (officer + 0.5) / officers


def in_hand(officer: int, officers: int, kind: str) -> Point:
    """Give where cards of a kind lie in an officer's hand."""
    return column(officer, officers, HANDS), row(KINDS.index(kind) + 1)


def owned(officer: int, officers: int, what: str) -> Point:
    """Give where it lies what an officer has beside cards."""
    return column(officer, officers, HAVE), row(BELONGINGS.index(what) + 1)


def ordered(kind: str) -> float:
    """Give half-way up the row of a kind of the German's cards."""
    return row(ORDERS_ROW + 1 + ORDERS.index(kind))


SIGNS = {
    ESCAPES: "pennant",
    DEAD: "skull",
    KIT: "kit",
    DARE: "dare",
    OFFERS: "swap",
    **{what: what for what in EQUIPMENT},
}


def ground(officers: int, say: Say) -> Image.Image:
    """Draw the castle with nobody in it, and the table below it."""
    image = Image.new("RGB", (WIDE, TALL), DARK)
    castle = master().resize((WIDE, CASTLE), Image.Resampling.LANCZOS, reducing_gap=3)
    labels(castle, FRAME, say)
    gates(castle, FRAME, (), say)
    image.paste(castle, (0, 0))
    draw = ImageDraw.Draw(image)
    for number in range(1, len(KINDS) + 1, 2):
        draw.rectangle((0, row(number) - ROW / 2, WIDE, row(number) + ROW / 2), STRIPE)
    draw.line((MIDDLE, TOP, MIDDLE, TALL - 6), INK, 4)
    draw.line((MIDDLE, row(ORDERS_ROW) - ROW / 2, WIDE, row(ORDERS_ROW) - ROW / 2), INK, 4)
    _heads(image, officers, say)
    for number, kind in enumerate(KINDS, 1):
        _named(image, (NAMES, row(number)), called(kind, say), HANDS[0] - NAMES - 8)
    for number, what in enumerate(BELONGINGS, 1):
        centre(image, ART.sprite(SIGNS[what], ICON), (SIGN, row(number)))
    for kind in ORDERS:
        _named(image, (MIDDLE + 12, ordered(kind)), called(kind, say), GERMAN - MIDDLE - 40)
    return image


def _heads(image: Image.Image, officers: int, say: Say) -> None:
    """Draw what stands above the columns; above the hands lie pieces."""
    centre(image, ART.sprite("cards", ICON), (DECK, row(0)))
    for officer in range(officers):
        piece = token(pieces.OFFICERS[officer], SHAPES[officer], "", 30)
        centre(image, piece, (column(officer, officers, HAVE), row(0)))
    centre(image, ART.sprite("crate", ICON), (PILE, row(0)))
    centre(image, ART.sprite("orders", ICON), (SAFE, row(ORDERS_ROW)))
    _named(image, (NAMES, row(0)), say("colditz-picture-hand"), HANDS[0] - NAMES - 8, pieces.GREY)


def _named(image: Image.Image, at: Point, text: str, width: float, ink: Colour = WHITE) -> None:
    size = LETTERS
    while size > SMALLEST and font(size).getlength(text) > width:
        size -= 1
    write(image, at, text, size, ink)
