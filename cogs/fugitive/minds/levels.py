"""The strengths of computer players of Fugitive, for both roles.

See docs/rules/fugitive.md §8.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cogs.fugitive.minds.belief import CHOOSY, PLAIN, Habits


class Level(NamedTuple):
    """The strength of a computer player (§8.1, §8.2)."""

    plain: bool
    """Whether the player chooses by chance alone: a number in reach, a hideout that can be paid for."""
    careless: float
    """How often the Marshal guesses a random possible number instead of the likeliest one."""
    sets: bool
    """Whether the Marshal guesses several numbers at once."""
    noise: float
    """The standard deviation of the random noise in the Fugitive's estimates of moves."""
    rows: int = 400
    """The number of rows that the Marshal draws to estimate a guess of several numbers."""
    closely: int = 0
    """The number of moves for which the Fugitive considers the Marshal's belief; 0 means all moves.

    They are the moves that leave the best hand.
    """
    curious: bool = True
    """Whether the Marshal considers what a drawn card would reveal."""
    habits: Habits = CHOOSY
    """The Marshal's model of how the Fugitive lays hideouts."""
    hands: int = 0
    """The number of possible hands of the Marshal from which the Fugitive predicts her next guess.

    With 0 there is no prediction.
    """


EASY = Level(plain=True, careless=1.0, sets=False, noise=0.0, habits=PLAIN)
NORMAL = Level(plain=False, careless=0.15, sets=False, noise=0.5)
HARD = Level(plain=False, careless=0.0, sets=True, noise=0.1, hands=16)
QUICK = Level(plain=False, careless=0.0, sets=True, noise=0.2, rows=24, closely=5, curious=False)
"""The level of the computer players in the simulated games of the search (lookahead.py)."""


def mean(values: Iterable[float]) -> float:
    """Return the mean of `values`, or 0.0 if there are none."""
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else 0.0
