"""The Fugitive's position after a turn, as far as the Fugitive knows (docs/rules/fugitive.md §8.2)."""

from __future__ import annotations

from operator import mul
from typing import NamedTuple


class Outlook(NamedTuple):
    """The facts that count, each about from 0 to 1."""

    short: float
    """Footprints short of 42 with all cards of the hand, divided by 10."""
    near: float
    """Whether no footprints are missing."""
    cards: float
    """Cards in the hand without the 42, divided by 5."""
    live: float
    """Cards that can still be hideouts, divided by 5."""
    next: float
    """Cards that can follow without sprinting, at most 2, divided by 2."""
    hidden: float
    """Face-down hideouts, divided by 5."""
    high: float
    """Whether a found hideout is so high that no manhunt follows."""
    late: float
    """Rounds, divided by 10."""
    waited: float
    """Whether no hideout is placed."""
    known: float = 0.0
    """The chance of exactly this row, as the Marshal may think."""
    caught: float = 0.0
    """The product of the chances that each face-down hideout is named."""
    exposed: float = 0.0
    """The mean of these chances."""
    least: float = 0.0
    """The lowest of these chances."""

    def worth(self) -> float:
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
