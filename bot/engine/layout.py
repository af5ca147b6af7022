"""The layout of a diagram: where each piece is drawn, and how sure it is.

A picture needs nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.diagram import Believed, Diagram
from bot.engine.record import Record

FAINTEST = 0.05
"""A possibility below this share is not drawn, unless it is the likeliest of its spot."""


class Laid(Record, frozen=True):
    """A piece to be drawn, by its middle.

    With a `share` below 1, it is a ghost with its percentage next to it.
    """

    sprite: str
    x: int
    y: int
    share: float = 1.0


class Layout(Record, frozen=True):
    """A ground and the pieces drawn on it, the lowest first."""

    ground: str
    laid: tuple[Laid, ...]


def turned_up(diagram: Diagram) -> Layout:
    """Return the layout of a position with every secret revealed."""
    return Layout(diagram.ground, tuple(Laid(each.sprite, each.x, each.y) for each in diagram.pieces))


def as_believed(ground: str, beliefs: Mapping[str, tuple[Believed, ...]]) -> Layout:
    """Return the layout of a viewer's knowledge. Known pieces are solid.

    The likeliest possibilities are ghosts above them, each in its place.
    """
    known = [each for spot in beliefs.values() for each in spot if each.share == 1]
    doubted = sorted((each for spot in beliefs.values() for each in _drawn(spot)), key=lambda each: each.share)
    laid = (Laid(piece.sprite, piece.x, piece.y, share) for piece, share in (*known, *doubted))
    return Layout(ground, tuple(laid))


def _drawn(spot: tuple[Believed, ...]) -> Iterator[Believed]:
    """Yield the possibilities of a spot that are drawn.

    Known pieces, unlikely ones, and all but the likeliest in one place are left out.
    """
    taken: set[tuple[int, int]] = set()
    for number, each in enumerate(spot):
        place = each.piece.x, each.piece.y
        if each.share < 1 and place not in taken and (not number or each.share >= FAINTEST):
            taken.add(place)
            yield each
