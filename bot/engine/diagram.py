"""A position as a drawing whose parts can be compared with those of another one: pieces that lie on a ground."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bot.engine.event import Event
from bot.engine.record import Record, Seat


class Piece(Record, frozen=True):
    """A part that lies on the ground.

    `spot` says where in the game, one piece for each: what else may lie on the same spot are other possibilities. `x`
    and `y` are its middle in pixels of the ground, `sprite` names its picture, `words` tell what it is.
    """

    spot: str
    sprite: str
    x: int
    y: int
    words: str


class Diagram(Record, frozen=True):
    """A whole position, every secret turned up. `ground` names what the pieces lie on, `facts` are lines beside it that
    no piece tells."""

    ground: str
    pieces: tuple[Piece, ...]
    facts: tuple[str, ...] = ()


class Believed(NamedTuple):
    """A piece and the share of worlds, above 0 up to 1, in which it lies there."""

    piece: Piece
    share: float


def believed(worlds: Sequence[Diagram]) -> dict[str, tuple[Believed, ...]]:
    """Lay worlds that look alike to somebody above each other: for each spot what may lie there, the most likely first.
    Spots stand in the order in which pieces are laid, the lowest first. What is in every world is known. Where the
    shares of a spot are below 1 together, nothing may lie there."""
    count: Counter[Piece] = Counter()
    for world in worlds:
        count.update(world.pieces)
    spots: dict[str, list[Believed]] = {piece.spot: [] for world in worlds for piece in world.pieces}
    for piece, times in sorted(count.items(), key=lambda each: (-each[1], each[0].words)):
        spots[piece.spot].append(Believed(piece, times / len(worlds)))
    return {spot: tuple(those) for spot, those in spots.items()}


class Drawn(Protocol):
    """A game's pictures, from which several functions of its presenter follow (`bot/scene/pictures.py`)."""

    def functions(self, feeling: Callable[[Event, Seat], str]) -> Mapping[str, Callable[..., Any]]:
        """Return functions by the names of a presenter's fields, one of which is `feeling`."""
