"""What the seats of a game could not be sure of, shot by shot: worlds that are imagined from their views."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.archive.beliefs import worlds
from bot.engine.codec import encode
from bot.engine.diagram import Believed, Diagram, Piece, believed
from bot.engine.game import Seat
from bot.engine.record import Record
from bot.replayer.positions import Part, Positions
from bot.replayer.reel import Reel, frame_of, shown


class Doubt(Record, frozen=True):
    """A spot of which a seat could not know what lies there: what could, by place among the parts, with the percent of
    worlds, the most likely first. Where they are below 100 together, nothing may lie there."""

    spot: str
    possible: tuple[tuple[int, int], ...]


class Doubts(Record, frozen=True):
    """What each seat doubted at each shot, and the parts that are named in it."""

    parts: tuple[Part, ...]
    shots: tuple[tuple[tuple[Doubt, ...], ...], ...]


def doubts(made_of: Reel, count: int) -> bytes:
    """Imagine `count` worlds for each seat at each shot of a reel, or a part of one; as JSON of `Doubts`."""
    looks = _Looks(made_of, count)
    shots = tuple(tuple(looks.shot(frame_of(looks.title, shot).state)) for shot in made_of.shots)
    return encode(Doubts(tuple(looks.parts), shots))


class _Looks:
    """Looks at positions with the eyes of each seat."""

    def __init__(self, made_of: Reel, count: int) -> None:
        self.title = shown(made_of)
        self.parts: dict[Part, int] = {}
        self._made_of, self._count = made_of, count
        self._positions = Positions(self.title, made_of.names)
        self._last: dict[Seat, tuple[Any, Mapping[str, tuple[Believed, ...]]]] = {}

    def shot(self, state: Any) -> Iterable[tuple[Doubt, ...]]:
        """Give what each seat doubted."""
        there = {piece.spot: piece for piece in self._positions.diagram(state).pieces}
        for seat in range(len(self._made_of.names)):
            spots = self._believed(state, seat)
            every = dict.fromkeys((*there, *spots))
            yield tuple(
                self._doubt(spot, spots.get(spot, ()))
                for spot in every
                if not _sure(spots.get(spot, ()), there.get(spot))
            )

    def _believed(self, state: Any, seat: Seat) -> Mapping[str, tuple[Believed, ...]]:
        """Lay the worlds of a seat above each other; those of equal views are equal."""
        view, last = self.title.game.view(state, seat), self._last.get(seat)
        if last is not None and last[0] == view:
            return last[1]
        seen: list[Diagram] = [
            self._positions.diagram(world)
            for world in worlds(self.title.game, self._made_of.secret, state, seat, self._count)
        ]
        self._last[seat] = view, believed(seen)
        return self._last[seat][1]

    def _doubt(self, spot: str, possible: tuple[Believed, ...]) -> Doubt:
        placed = ((self._positions.part(each.piece), max(1, round(100 * each.share))) for each in possible)
        return Doubt(spot, tuple((self.parts.setdefault(part, len(self.parts)), percent) for part, percent in placed))


def _sure(possible: tuple[Believed, ...], truth: Piece | None) -> bool:
    """Tell whether what could lie on a spot is the truth alone."""
    return len(possible) == 1 and possible[0].share == 1 and possible[0].piece == truth
