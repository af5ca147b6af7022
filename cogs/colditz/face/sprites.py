"""The pieces of a diagram of Escape from Colditz, by the names that `diagram.py` gives them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.art.colours import INK, WHITE, YELLOW, Colour
from bot.art.pen import Pen, centre, sprite
from bot.art.tokens import SHAPES, token
from cogs.colditz.face import pieces
from cogs.colditz.face.art import ART, STEEL
from cogs.colditz.face.diagram import NARROW, PAWN, middle
from cogs.colditz.face.holdings import CARD, ORDER
from cogs.colditz.face.lattice import Frame
from cogs.colditz.face.people import tunnel
from cogs.colditz.face.secrets_table import FRAME, ICON
from cogs.colditz.rules.castle.board import TUNNELS

FINE = 3
"""How much larger a tunnel is drawn before it is reduced."""

HEAD = 38

CARDS = (28, 36)


def drawn(name: str) -> Image.Image:
    """Draw a piece. Raises KeyError where there is none of that name."""
    kind, *about = name.split(":")
    return DRAWN[kind](*about)


def _man(officer: str, letter: str, flags: str) -> Image.Image:
    size = NARROW if SHAPES[int(officer)] in pieces.LARGE else PAWN
    return pieces.pawn(int(officer), letter, size, "", "h" in flags, "r" in flags)


def _guard(number: str, chasing: str, barred: str) -> Image.Image:
    return pieces.guard(int(number), PAWN, "", int(chasing) if chasing else None, bool(barred))


def _tunnel(name: str, state: str) -> Image.Image:
    """Draw a tunnel alone, in a box around its middle."""
    fine = Frame(FRAME.unit * FINE)
    points = [fine.at(*point) for point in TUNNELS[name].points]
    x, y = middle(points)
    wide, high = (round(max(axis) - min(axis) + 3 * fine.unit) // FINE * FINE for axis in zip(*points, strict=True))
    image = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    tunnel(image, fine._replace(left=wide / 2 - x, top=high / 2 - y), name, state == "open")
    return image.convert("RGBa").reduce(FINE).convert("RGBA")


def _paid() -> Image.Image:
    return pieces.ring(PAWN, pieces.GRANTED)


def _officer(officer: str, turn: str) -> Image.Image:
    return _lit(token(pieces.OFFICERS[int(officer)], SHAPES[int(officer)], "", HEAD - 8), turn)


def _german(turn: str) -> Image.Image:
    return _lit(ART.sprite("helmet", HEAD - 8), turn)


def _lit(piece: Image.Image, turn: str) -> Image.Image:
    """Lay a piece on a bright disc if it is that one's turn."""

    def paint(pen: Pen) -> None:
        if turn:
            pen.disc((HEAD / 2, HEAD / 2), HEAD / 2, INK)
            pen.disc((HEAD / 2, HEAD / 2), HEAD / 2 - 2, YELLOW)

    image = sprite((HEAD, HEAD), paint)
    image.alpha_composite(piece, ((HEAD - piece.width) // 2, (HEAD - piece.height) // 2))
    return image


def _card(officer: str, count: str) -> Image.Image:
    return _counted(count, CARD, INK, pieces.OFFICERS[int(officer)])


def _order(count: str) -> Image.Image:
    return _counted(count, ORDER, WHITE, WHITE)


def _counted(count: str, ground: Colour, ink: Colour, rim: Colour) -> Image.Image:
    """Draw cards, the number of them on the first."""
    wide, high = CARDS

    def paint(pen: Pen) -> None:
        for back in (3, 0) if count != "1" else (0,):
            pen.box((back, 0, wide + back, high - back), INK, radius=6)
            pen.box((back + 2, 2, wide + back - 2, high - back - 2), ground, rim, 3, radius=5)
        pen.text((wide / 2, high / 2), count, 26, ink)

    return sprite((wide + 3, high), paint)


def _count(count: str) -> Image.Image:
    return sprite((ICON, ICON), lambda pen: pen.text((ICON / 2, ICON / 2), count, 27, STEEL, "mm", INK, 2))


def _next() -> Image.Image:
    def paint(pen: Pen) -> None:
        for more, ink in ((0.0, INK), (3.0, YELLOW)):
            pen.shape(((2 + 2 * more, 17), (30 - more, 2 + 1.6 * more), (30 - more, 32 - 1.6 * more)), ink)

    return sprite((ICON, ICON), paint)


def _dot(officer: str) -> Image.Image:
    """Draw a trace, with room around it for whoever points at it."""
    image = Image.new("RGBA", (ICON, ICON), (0, 0, 0, 0))
    centre(image, pieces.dot(int(officer), 20), (ICON / 2, ICON / 2))
    return image


def _aim(officer: str) -> Image.Image:
    return pieces.ring(PAWN, pieces.OFFICERS[int(officer)])


def _offer(taker: str) -> Image.Image:
    """Draw an offer, with the officer whom it is made to."""
    image = ART.sprite("swap", ICON).copy()
    image.alpha_composite(token(pieces.OFFICERS[int(taker)], SHAPES[int(taker)], "", 18), (ICON - 18, ICON - 18))
    return image


DRAWN: dict[str, Callable[..., Image.Image]] = {
    "man": _man,
    "guard": _guard,
    "tunnel": _tunnel,
    "paid": _paid,
    "dot": _dot,
    "bell": lambda: ART.sprite("bell", 32),
    "aim": _aim,
    "officer": _officer,
    "german": _german,
    "card": _card,
    "order": _order,
    "count": _count,
    "kit": lambda: ART.sprite("kit", ICON),
    "next": cache(_next),
    "offer": _offer,
}
"""What draws each kind of piece."""
