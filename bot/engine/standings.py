"""How an ended game counts in ratings: who played against whom, in which role, and who did better."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.engine.game import AnyGame, Result, rank, result_of
from bot.engine.record import Seat


class Places(NamedTuple):
    """The place of each seat in an ended game, 1 for the best.

    In games that nobody may win, the game itself also has a place.
    """

    seats: tuple[int, ...]
    house: int | None = None


class Standings:
    """The default for games in which all play for themselves and have equal chances.

    A game with other rules overrides the methods in its `standings.py`.
    """

    house = False
    """Whether the game itself counts as an opponent, because nobody may win."""

    def role(self, state: Any, seat: Seat) -> str:
        """Return the role of `seat`, which is used as a suffix of text keys; "" in a game without roles."""
        return ""

    def side(self, state: Any, seat: Seat) -> str:
        """Return the key of what makes winning easier or harder for `seat`. By default, it is the role.

        Sides have ratings too. So a player's rating does not grow by an easy side.
        """
        return self.role(state, seat)

    def beats_house(self, state: Any, result: Result, seat: Seat) -> bool:
        """Return whether `seat` has reached the goal of the game, even if another seat did better."""
        return seat in result.winners

    def places(self, game: AnyGame, state: Any, seats: int, left: frozenset[Seat] = frozenset()) -> Places:
        """Return the places of the seats of an ended game.

        Seats in `left`, who left the game, are behind all others.
        """
        result = result_of(state)
        assert result is not None
        beaten = [self.house and seat not in left and self.beats_house(state, result, seat) for seat in range(seats)]
        ranks = [(seat not in left, beaten[seat], *rank(game, result, seat)) for seat in range(seats)]
        behind = [self.house and not beats for beats in beaten]
        before = [sum(other > own for other in ranks) for own in ranks]
        places = tuple(1 + better + house for better, house in zip(before, behind, strict=True))
        return Places(places, 1 + sum(beaten) if self.house else None)
