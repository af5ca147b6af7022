"""The layout of a diagram: where each piece is drawn, and how certain it is.

A layout has everything that drawing needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.diagram import Believed, Diagram
from bot.engine.record import Record

FAINTEST = 0.05
"""The least probability with which a possible piece is drawn. The likeliest piece of a spot is always drawn."""


class Laid(Record, frozen=True):
    """A piece to be drawn, with the pixels of its centre.

    If `share` is below 1, the piece is a translucent ghost with its percentage next to it.
    """

    sprite: str
    x: int
    y: int
    share: float = 1.0


class Layout(Record, frozen=True):
    """A background and the pieces on it, in drawing order."""

    ground: str
    laid: tuple[Laid, ...]


def revealed_layout(diagram: Diagram) -> Layout:
    """Return the layout of a position with every secret revealed."""
    return Layout(diagram.ground, tuple(Laid(each.sprite, each.x, each.y) for each in diagram.pieces))


def believed_layout(ground: str, beliefs: Mapping[str, tuple[Believed, ...]]) -> Layout:
    """Return the layout of what a viewer knows. Certain pieces are solid.

    Possible pieces are drawn above them as ghosts. Each position has at most one ghost of a spot, the likeliest.
    """
    known = [each for spot in beliefs.values() for each in spot if each.share == 1]
    doubted = sorted(
        (each for spot in beliefs.values() for each in _shown_as_ghosts(spot)), key=lambda each: each.share
    )
    laid = (Laid(piece.sprite, piece.x, piece.y, share) for piece, share in (*known, *doubted))
    return Layout(ground, tuple(laid))


def _shown_as_ghosts(spot: tuple[Believed, ...]) -> Iterator[Believed]:
    """Yield the possible pieces of a spot that are drawn as ghosts.

    Certain pieces and unlikely ones are left out. If several are at the same position, only the likeliest is drawn.
    """
    taken: set[tuple[int, int]] = set()
    for number, each in enumerate(spot):
        place = each.piece.x, each.piece.y
        if each.share < 1 and place not in taken and (not number or each.share >= FAINTEST):
            taken.add(place)
            yield each
