"""An evaluation of the Fugitive's position after a turn (docs/rules/fugitive.md §8.2)."""

from __future__ import annotations

from operator import mul
from typing import NamedTuple


class Outlook(NamedTuple):
    """The features of a position, most of them from 0 to 1."""

    short: float
    """Footprints that are missing to reach the 42 with the whole hand, divided by 10."""
    near: float
    """Whether no footprints are missing."""
    cards: float
    """Cards in hand without the 42, divided by 5."""
    live: float
    """Cards in hand that can still be hideouts, divided by 5."""
    next: float
    """Cards that can be the next hideout without sprinting, at most 2, divided by 2."""
    hidden: float
    """Face-down hideouts, divided by 5."""
    high: float
    """Whether a hideout of 30 or more is found, so that no manhunt follows."""
    late: float
    """Rounds, divided by 10."""
    waited: float
    """Whether the Fugitive placed no hideout this turn."""
    known: float = 0.0
    """The probability of exactly this row in the Marshal's belief."""
    caught: float = 0.0
    """The product of the probabilities that each face-down hideout is guessed."""
    exposed: float = 0.0
    """The mean of these probabilities."""
    least: float = 0.0
    """The lowest of these probabilities."""

    def log_odds(self) -> float:
        """Return the logarithm of the odds to win, up to a constant."""
        return float(sum(map(mul, self, WEIGHTS)))


WEIGHTS = Outlook(
    short=-2.38,
    near=1.08,
    cards=0.89,
    live=0.56,
    next=0.25,
    hidden=0.84,
    caught=4.79,
    known=-7.13,
    exposed=-2.45,
    least=-1.07,
    high=0.78,
    late=-2.87,
    waited=-0.32,
)
"""Fitted to 2,400 games of such a Fugitive against a hard Marshal. Reconstructed.

The Fugitive sometimes made a random move.
"""
