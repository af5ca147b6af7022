"""Pieces that all games share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bot.art.colours import TOKENS, WHITE, Colour, readable
from bot.art.lettering import initials
from bot.art.tokens import LETTERS, LOWER, SHAPES
from bot.engine.record import Seat
from bot.scene.records import Label, Piece

FAN = ((-14, 0), (14, 0), (0, 0))
PILE = ((42, 0), (28, 0), (14, 0), (0, 0))
DECK = ((24, -12), (16, -8), (8, -4), (0, 0))
"""Where the face-down cards of a hand, of a row and of a deck lie, the uppermost last."""

Offsets: TypeAlias = "tuple[tuple[int, int], ...]"

FAINT: Colour = (206, 212, 220)
"""The colour of what counts nothing."""


def token(names: Sequence[str], seat: Seat, x: float, y: float, width: float, gone: bool = False) -> Piece:
    """Return the token of a player: colour, shape and letter each tell it apart. It is grey once the player is gone."""
    shape, letter = SHAPES[seat], initials(names)[seat]
    ink = WHITE if gone else readable(TOKENS[seat])
    label = Label(letter, LETTERS.get(shape, 0.6), y=0.5 + LOWER.get(shape, 0), ink=ink)
    return Piece(f"token {seat}", x, y, width, label, tone="dim" if gone else "")


def portrait(names: Sequence[str], seat: Seat, x: float, y: float, width: float, gone: bool = False) -> Piece:
    """Return the token of a player with the player's face on it, where the picture knows one."""
    return replace(token(names, seat, x, y, width, gone), face=seat)


def face(seat: Seat, x: float, y: float, width: float) -> Piece:
    """Return the face of a player beside its token: nothing where the picture knows none."""
    return Piece("", x, y, width, face=seat)


def backs(
    count: int, x: float, y: float, width: float, offsets: Offsets, ink: Colour = WHITE, sprite: str = "back"
) -> Iterator[Piece]:
    """Lay face-down cards with their number on the uppermost; `slot` of the sheet with 0 where none lies."""
    if not count:
        yield Piece("slot", x, y, width, Label("0", 0.72, ink=FAINT))
    shown = offsets[-min(count, len(offsets)) :] if count else ()
    for place, (across, down) in enumerate(shown, 1):
        label = Label(str(count), 0.74 if count < 10 else 0.6, ink=ink) if place == len(shown) else None
        yield Piece(sprite, x + across, y + down, width, label)


def on(piece: Piece, spot: str, words: str) -> Piece:
    """Lay a piece on a spot of a replay, with words of its own."""
    return replace(piece, spot=spot, words=words)
