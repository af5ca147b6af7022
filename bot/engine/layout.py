"""Where the pieces of a diagram are to be drawn, and how surely they lie there: all that a picture of it needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.diagram import Believed, Diagram
from bot.engine.record import Record

FAINTEST = 0.05
"""Below this share a possibility is not drawn, unless it is the likeliest of its spot."""


class Laid(Record, frozen=True):
    """A piece to be drawn, by its middle; below a `share` of 1 it is a ghost with its percents beside it."""

    sprite: str
    x: int
    y: int
    share: float = 1.0


class Layout(Record, frozen=True):
    """A ground and what is drawn on it, the lowest first."""

    ground: str
    laid: tuple[Laid, ...]


def turned_up(diagram: Diagram) -> Layout:
    """Lay a position out with every secret turned up."""
    return Layout(diagram.ground, tuple(Laid(each.sprite, each.x, each.y) for each in diagram.pieces))


def as_believed(ground: str, beliefs: Mapping[str, tuple[Believed, ...]]) -> Layout:
    """Lay out what somebody knew as solid, and above it, each in its place, the likeliest of what it could believe."""
    known = [each for spot in beliefs.values() for each in spot if each.share == 1]
    doubted = sorted((each for spot in beliefs.values() for each in _drawn(spot)), key=lambda each: each.share)
    laid = (Laid(piece.sprite, piece.x, piece.y, share) for piece, share in (*known, *doubted))
    return Layout(ground, tuple(laid))


def _drawn(spot: tuple[Believed, ...]) -> Iterator[Believed]:
    """Leave out of a spot what is known, what is too unlikely, and all but the likeliest in one place."""
    taken: set[tuple[int, int]] = set()
    for number, each in enumerate(spot):
        place = each.piece.x, each.piece.y
        if each.share < 1 and place not in taken and (not number or each.share >= FAINTEST):
            taken.add(place)
            yield each
