"""A position as a drawing of pieces on a ground.

Its parts can be compared with the parts of another position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bot.engine.event import Event
from bot.engine.record import Record, Seat


class Piece(Record, frozen=True):
    """A part of the position that lies on the ground.

    `spot` is its location in the game. There is one piece for each spot; other pieces on the same spot are other
    possibilities. `x` and `y` are its middle in pixels of the ground, `sprite` names its picture, and `words` describes
    it.
    """

    spot: str
    sprite: str
    x: int
    y: int
    words: str


class Diagram(Record, frozen=True):
    """A whole position with every secret revealed.

    `ground` names the background. `facts` are lines next to the picture that no piece tells.
    """

    ground: str
    pieces: tuple[Piece, ...]
    facts: tuple[str, ...] = ()


class Believed(NamedTuple):
    """A piece and the share of worlds in which it lies there: above 0, up to 1."""

    piece: Piece
    share: float


def believed(worlds: Sequence[Diagram]) -> dict[str, tuple[Believed, ...]]:
    """Return the possible pieces of each spot, the most likely first. The worlds look alike to a viewer.

    Spots are in the order in which pieces are drawn, the lowest first. A piece in every world is known. If the shares
    of a spot sum to less than 1, the spot may be empty.
    """
    count: Counter[Piece] = Counter()
    for world in worlds:
        count.update(world.pieces)
    spots: dict[str, list[Believed]] = {piece.spot: [] for world in worlds for piece in world.pieces}
    for piece, times in sorted(count.items(), key=lambda each: (-each[1], each[0].words)):
        spots[piece.spot].append(Believed(piece, times / len(worlds)))
    return {spot: tuple(those) for spot, those in spots.items()}


class Drawn(Protocol):
    """A game's pictures. Several functions of its presenter follow from them (`bot/scene/pictures.py`)."""

    def functions(self, feeling: Callable[[Event, Seat], str]) -> Mapping[str, Callable[..., Any]]:
        """Return functions by the names of a presenter's fields. One of them is `feeling`."""
