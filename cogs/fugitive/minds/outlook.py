"""An evaluation of the Fugitive's position after the Fugitive's turn (docs/rules/fugitive.md §8.2)."""

from __future__ import annotations

from operator import mul
from typing import NamedTuple


class Outlook(NamedTuple):
    """The features of the Fugitive's position. Most of them are numbers from 0 to 1."""

    short: float
    """The number of footprints missing for the 42 if the whole hand is used, divided by 10."""
    near: float
    """1 if no footprints are missing for the 42, otherwise 0."""
    cards: float
    """The number of cards in hand without the 42, divided by 5."""
    live: float
    """The number of cards in hand that can still be hideouts, divided by 5."""
    next: float
    """The number of cards that can be the next hideout without sprint cards, at most 2, divided by 2."""
    hidden: float
    """The number of face-down hideouts, divided by 5."""
    high: float
    """1 if a hideout of 30 or more is found, so that no manhunt can follow; otherwise 0."""
    late: float
    """The number of the round, divided by 10."""
    waited: float
    """1 if the Fugitive laid no hideout in this turn, otherwise 0."""
    known: float = 0.0
    """The probability that the Marshal's belief gives to exactly this row."""
    caught: float = 0.0
    """The product of the probabilities with which each face-down hideout is guessed."""
    exposed: float = 0.0
    """The mean of the probabilities with which each face-down hideout is guessed."""
    least: float = 0.0
    """The lowest of the probabilities with which each face-down hideout is guessed."""

    def log_odds(self) -> float:
        """Return the logarithm of the Fugitive's odds to win. A constant is left out."""
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
"""The weights of the features, fitted to 2,400 games against a hard Marshal.

The Fugitive of these games used the features, and sometimes made a random move. The weights are our own.
"""
