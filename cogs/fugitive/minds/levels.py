"""How well the computer players of Fugitive play (docs/rules/fugitive.md §8), and what both roles reckon with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cogs.fugitive.minds.belief import CHOOSY, PLAIN, Habits


class Level(NamedTuple):
    """How well a computer player plays (§8.1, §8.2)."""

    plain: bool
    """Plays by chance alone: any number in reach; any hideout that can be paid for."""
    careless: float
    """How often the Marshal names any number in reach all the same."""
    sets: bool
    """Whether the Marshal names several numbers at once."""
    noise: float
    """Spread of the noise on what the Fugitive thinks of a play."""
    rows: int = 400
    """Rows that the Marshal draws to judge a guess of several numbers."""
    closely: int = 0
    """Plays of which the Fugitive reckons what the Marshal may think, those that leave the best hand; 0: of all."""
    curious: bool = True
    """Whether the Marshal reckons what a card drawn would tell."""
    habits: Habits = CHOOSY
    """How the Marshal believes the Fugitive to lay hideouts."""
    hands: int = 0
    """Hands of the Marshal with which the Fugitive reckons her next guess; 0: it does not."""


EASY = Level(plain=True, careless=1.0, sets=False, noise=0.0, habits=PLAIN)
NORMAL = Level(plain=False, careless=0.15, sets=False, noise=0.5)
HARD = Level(plain=False, careless=0.0, sets=True, noise=0.1, hands=16)
QUICK = Level(plain=False, careless=0.0, sets=True, noise=0.2, rows=24, closely=5, curious=False)
"""Plays on where a search looks ahead (lookahead.py)."""


def mean(values: Iterable[float]) -> float:
    """Return the mean of `values`, 0 for none."""
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else 0.0
