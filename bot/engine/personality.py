"""Temper: what a computer of some character does where its mind finds several moves about equally good."""

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
"""How much a move is to the taste of a temper, as far as a view tells (`cogs/GAME/minds/taste.py`): 0 for an ordinary
one."""

TASTIER = 2
"""Moves more to the taste than the mind's own that are looked at."""

WORLDS = 3 * LEAST
"""Worlds in which they are tried."""


class PersonalityPolicy:
    """A computer player with a temper: it makes the move of its mind, or one more to its taste which is no worse."""

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
        """`mind` decides first; the rest is what a search on `seat` of a table of so many goes by, for so long."""
        self._mind, self._temper, self._taste = mind, personality, taste
        self._game, self._lookahead, self._seats, self._seat, self._seconds = game, lookahead, seats, seat, seconds

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Give the most tasteful of the moves that lose nothing against the mind's own in the same imagined worlds."""
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
