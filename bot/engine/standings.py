"""How an ended game is counted: who played whom, on which side, and who was better than whom."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.engine.game import AnyGame, Result, rank, result_of
from bot.engine.record import Seat


class Places(NamedTuple):
    """The place of each seat from 1, the best, and that of the game itself where nobody may win."""

    seats: tuple[int, ...]
    house: int | None = None


class Standings:
    """What holds for most titles: all are for themselves and play the same; a title says what it does otherwise in its
    `standings.py`."""

    house = False
    """Whether the game plays along, since nobody may win."""

    def role(self, state: Any, seat: Seat) -> str:
        """Name whom `seat` plays, by the end of a key of the title's texts; "" in a game without roles."""
        return ""

    def side(self, state: Any, seat: Seat) -> str:
        """Return what of that makes winning easier or harder; the sides are rated as well, so that an easy one is no
        merit of whoever plays it."""
        return self.role(state, seat)

    def beats_house(self, state: Any, result: Result, seat: Seat) -> bool:
        """Return whether `seat` has done what the game is about, whoever else did better."""
        return seat in result.winners

    def places(self, game: AnyGame, state: Any, seats: int, left: frozenset[Seat] = frozenset()) -> Places:
        """Order the seats of an ended game; those who have `left` are behind all others."""
        result = result_of(state)
        assert result is not None
        beaten = [self.house and seat not in left and self.beats_house(state, result, seat) for seat in range(seats)]
        ranks = [(seat not in left, beaten[seat], *rank(game, result, seat)) for seat in range(seats)]
        behind = [self.house and not beats for beats in beaten]
        before = [sum(other > own for other in ranks) for own in ranks]
        places = tuple(1 + better + house for better, house in zip(before, behind, strict=True))
        return Places(places, 1 + sum(beaten) if self.house else None)
