"""How the Fugitive stands after a turn, as far as the Fugitive knows (docs/rules/fugitive.md §8.2)."""

from __future__ import annotations

from operator import mul
from typing import NamedTuple


class Outlook(NamedTuple):
    """What counts, each about from 0 to 1."""

    short: float
    """Footprints short of 42 with all cards of the hand, in tens."""
    near: float
    """Whether there are none."""
    cards: float
    """Cards in the hand without the 42, in fives."""
    live: float
    """Those that can still be hideouts, in fives."""
    next: float
    """Those that can follow without sprinting, two at most, in twos."""
    hidden: float
    """Hideouts that lie face-down, in fives."""
    high: float
    """Whether a hideout was found so high that no manhunt follows."""
    late: float
    """Rounds, in tens."""
    waited: float
    """Whether no hideout is placed."""
    known: float = 0.0
    """The chance of just this row, as the Marshal may think."""
    caught: float = 0.0
    """The product of the chances of all that lie face-down to be named."""
    exposed: float = 0.0
    """Their mean."""
    least: float = 0.0
    """The lowest of them."""

    def worth(self) -> float:
        """Return the logarithm of the odds to win, but for a constant."""
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
"""Fitted to 2,400 games of such a Fugitive, who now and then played anything, against a hard Marshal. Reconstructed."""
