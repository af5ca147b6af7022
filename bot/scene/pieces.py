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
"""The offsets in pixels of the face-down cards of a hand, a row and a deck. The top card is the last."""

Offsets: TypeAlias = "tuple[tuple[int, int], ...]"

FAINT: Colour = (206, 212, 220)
"""The colour of pieces that no longer count in the game."""


def token(names: Sequence[str], seat: Seat, x: float, y: float, width: float, gone: bool = False) -> Piece:
    """Return a player's token as a piece. It has the player's own colour, shape and letter.

    The token is grey if the player is `gone`, that is, out of the game.
    """
    shape, letter = SHAPES[seat], initials(names)[seat]
    ink = WHITE if gone else readable(TOKENS[seat])
    label = Label(letter, LETTERS.get(shape, 0.6), y=0.5 + LOWER.get(shape, 0), ink=ink)
    return Piece(f"token {seat}", x, y, width, label, tone="dim" if gone else "")


def portrait(names: Sequence[str], seat: Seat, x: float, y: float, width: float, gone: bool = False) -> Piece:
    """Return a player's token as a piece, with the player's face on it if the face is known.

    The token is grey if the player is `gone`, that is, out of the game.
    """
    return replace(token(names, seat, x, y, width, gone), face=seat)


def face(seat: Seat, x: float, y: float, width: float) -> Piece:
    """Return the face of a player as a piece, without the token.

    Nothing is drawn if the face is not known.
    """
    return Piece("", x, y, width, face=seat)


def backs(
    count: int, x: float, y: float, width: float, offsets: Offsets, ink: Colour = WHITE, sprite: str = "back"
) -> Iterator[Piece]:
    """Yield the pieces of some face-down cards, with their number on the top card.

    For 0 cards, yield one piece with the sprite `slot`.
    """
    if not count:
        yield Piece("slot", x, y, width, Label("0", 0.72, ink=FAINT))
    shown = offsets[-min(count, len(offsets)) :] if count else ()
    for place, (across, down) in enumerate(shown, 1):
        label = Label(str(count), 0.74 if count < 10 else 0.6, ink=ink) if place == len(shown) else None
        yield Piece(sprite, x + across, y + down, width, label)


def on(piece: Piece, spot: str, words: str) -> Piece:
    """Return `piece` with a spot for replays and with words that describe it."""
    return replace(piece, spot=spot, words=words)
