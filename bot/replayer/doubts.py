"""The doubts of the seats of a game at each frame (turn): what their players could not know.

They are computed from possible states, sampled from the seats' views.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from bot.archive.beliefs import worlds
from bot.engine.codec import encode
from bot.engine.diagram import Believed, Piece, believed
from bot.engine.record import Record, Seat
from bot.replayer.positions import Part, Positions
from bot.replayer.source import ReplaySource, game_of


class Doubt(Record, frozen=True):
    """A spot whose content a seat could not know.

    It has the possible pieces, each with its percentage of the sampled states, the most likely first. Pieces are
    indexes into `Doubts`. If the percentages sum to less than 100, the spot may be empty.
    """

    spot: str
    possible: tuple[tuple[int, int], ...]


class Doubted(Record, frozen=True):
    """A seat's doubts about a position.

    They are the spots whose content its player could not know, and the indexes of uncertain facts.
    """

    doubts: tuple[Doubt, ...]
    facts: tuple[int, ...]


class Doubts(Record, frozen=True):
    """The doubts of each seat at each frame, and the pieces to which the doubts refer."""

    parts: tuple[Part, ...]
    frames: tuple[tuple[Doubted, ...], ...]


class _Believed(NamedTuple):
    """The beliefs of a seat.

    They are its sampled states combined by spot, and the facts that are equal in all of them.
    """

    spots: Mapping[str, tuple[Believed, ...]]
    facts: frozenset[str]


def doubts(made_of: ReplaySource, count: int) -> bytes:
    """Return the doubts about a recorded game, or about a part of one, as the JSON of `Doubts`.

    Each seat gets `count` sampled states at each frame.
    """
    eyes = _Eyes(made_of, count)
    frames = tuple(tuple(eyes.seats(frame.state)) for frame in made_of.frames)
    return encode(Doubts(tuple(eyes.parts), frames))


class _Eyes:
    """Computes each seat's doubts about positions."""

    def __init__(self, made_of: ReplaySource, count: int) -> None:
        self.title = game_of(made_of)
        self.parts: dict[Part, int] = {}
        self._made_of, self._count = made_of, count
        self._positions = Positions(self.title, made_of.names)
        self._last: dict[Seat, tuple[Any, _Believed]] = {}

    def seats(self, state: Any) -> Iterable[Doubted]:
        """Yield each seat's doubts about a position, given as the state of the game."""
        truth = self._positions.diagram(state)
        there = {piece.spot: piece for piece in truth.pieces}
        for seat in self._made_of.seats:
            spots, facts = self._believed(state, seat)
            could = {spot: spots.get(spot, ()) for spot in (*there, *spots)}
            yield Doubted(
                tuple(
                    self._doubt(spot, those) for spot, those in could.items() if not _is_certain(those, there.get(spot))
                ),
                tuple(place for place, fact in enumerate(truth.facts) if fact not in facts),
            )

    def _believed(self, state: Any, seat: Seat) -> _Believed:
        """Return the beliefs of a seat in a state: its sampled states, combined by spot.

        Equal views have equal sampled states.
        """
        view, last = self.title.game.view(state, seat), self._last.get(seat)
        if last is not None and last[0] == view:
            return last[1]
        imagined = worlds(self.title.game, self._made_of.secret, state, seat, self._count)
        seen = [self._positions.diagram(world) for world in imagined]
        found = _Believed(believed(seen), frozenset.intersection(*(frozenset(each.facts) for each in seen)))
        self._last[seat] = view, found
        return found

    def _doubt(self, spot: str, possible: tuple[Believed, ...]) -> Doubt:
        placed = ((self._positions.part(each.piece), max(1, round(100 * each.share))) for each in possible)
        return Doubt(spot, tuple((self.parts.setdefault(part, len(self.parts)), percent) for part, percent in placed))


def _is_certain(possible: tuple[Believed, ...], truth: Piece | None) -> bool:
    """Return whether the true piece is the only possible content of a spot."""
    return len(possible) == 1 and possible[0].share == 1 and possible[0].piece == truth
