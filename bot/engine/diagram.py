"""A position of a game as pieces on a background.

Positions can be compared piece by piece, to show what a viewer knows of a hidden piece.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bot.engine.event import Event
from bot.engine.record import Record, Seat


class Piece(Record, frozen=True):
    """A piece on the background.

    `spot` is a location in the game that holds one piece. If several pieces have the same spot, they are alternatives.
    `x` and `y` are the centre of the piece in pixels. `sprite` names its picture, and `words` describes the piece.
    """

    spot: str
    sprite: str
    x: int
    y: int
    words: str


class Diagram(Record, frozen=True):
    """A whole position with every secret revealed.

    `ground` names the background. `facts` are lines of text next to the picture, about things that no piece shows.
    """

    ground: str
    pieces: tuple[Piece, ...]
    facts: tuple[str, ...] = ()


class Believed(NamedTuple):
    """A possible piece of a spot, with its probability.

    `share` is the share of possible states in which the piece is on its spot: above 0, up to 1.
    """

    piece: Piece
    share: float


def believed(worlds: Sequence[Diagram]) -> dict[str, tuple[Believed, ...]]:
    """Return the possible pieces of each spot, the most likely first.

    `worlds` are the positions of possible states that a viewer cannot tell apart. The spots are in drawing order, the
    lowest first. A piece with a share of 1 is certain. If the shares of a spot sum to less than 1, the spot may be
    empty.
    """
    count: Counter[Piece] = Counter()
    for world in worlds:
        count.update(world.pieces)
    spots: dict[str, list[Believed]] = {piece.spot: [] for world in worlds for piece in world.pieces}
    for piece, times in sorted(count.items(), key=lambda each: (-each[1], each[0].words)):
        spots[piece.spot].append(Believed(piece, times / len(worlds)))
    return {spot: tuple(those) for spot, those in spots.items()}


class Drawn(Protocol):
    """The protocol of an object that draws the pictures of a game.

    The object supplies several functions of the game's presenter (`bot/scene/pictures.py`).
    """

    def functions(self, feeling: Callable[[Event, Seat], str]) -> Mapping[str, Callable[..., Any]]:
        """Return the functions that draw pictures for a presenter, by the name of the presenter's field.

        `feeling` is a function that returns how a seat takes a great moment (`Presenter.feeling`).
        """
