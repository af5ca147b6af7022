"""Tempers: how a computer character chooses among moves of about equal value."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import Any

from bot.engine.chance import Chance
from bot.engine.crew import Personality
from bot.engine.game import AnyGame
from bot.engine.move import Ask, Move, NextField
from bot.engine.policy import Policy
from bot.engine.record import Seat
from bot.engine.search import LEAST, Lookahead, Spot, Trial

Taste = Callable[[Personality, Any, Move], float]
"""A function that returns how well a move suits a temper in a view (`cogs/GAME/minds/taste.py`). It returns 0 for an
ordinary move.
"""

TASTIER = 2
"""The largest number of other moves that the search tries because they suit the temper better than the policy's own
choice.
"""

WORLDS = 3 * LEAST
"""The number of sampled possible states in which the moves that suit a temper are tried."""


class PersonalityPolicy:
    """A computer player with a temper.

    It makes the choice of its policy, `mind`, or a move that suits its temper better and has no lower estimated value.
    """

    blind = False

    def __init__(
        self,
        mind: Policy,
        personality: Personality,
        taste: Taste,
        game: AnyGame,
        lookahead: Lookahead,
        seats: int,
        seat: Seat,
        seconds: float = inf,
    ) -> None:
        """Wrap the policy `mind`. `seconds` limits the time in which moves that suit the temper are tried."""
        self._mind, self._temper, self._taste = mind, personality, taste
        self._game, self._lookahead, self._seats, self._seat, self._seconds = game, lookahead, seats, seat, seconds

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return the move that suits the temper most, among those no worse than the choice of `mind`.

        All moves are compared in the same sampled states.
        """
        own = self._mind.choose(view, asks, next_field, chance)

        def taste(move: Move) -> float:
            return self._taste(self._temper, view, move)

        others = self._lookahead.candidates(view, asks, next_field, chance)
        liked = sorted((move for move in others if taste(move) > taste(own)), key=taste, reverse=True)[:TASTIER]
        if not liked:
            return own
        spot = Spot(self._game, self._seats, self._seat, view, asks, next_field)
        trial = Trial(spot, self._lookahead, chance.below(1 << 62).to_bytes(8, "big"), [own, *liked])
        end, worlds = time.monotonic() + self._seconds, 0
        while worlds < WORLDS and time.monotonic() < end:
            trial.run([own, *liked])
            worlds += 1
        if worlds < LEAST:
            return own
        return next((move for move in liked if trial.mean(move) >= trial.mean(own)), own)
