"""The chance of success in the gamble "Do or die" (docs/rules/colditz.md §3.10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


@cache
def _falls_short(throws: int, need: int) -> float:
    """Return the chance that the total of some dice throws is less than `need`. Each double adds a throw."""
    if need <= 0:
        return 0.0
    if not throws:
        return 1.0
    eyes = range(1, 7)
    return sum(_falls_short(throws - (a != b), need - a - b) for a in eyes for b in eyes) / 36


def chance_of_dash(cards: Sequence[str], need: int) -> float:
    """Return the chance that a man in a Do or die run gets `need` spaces far.

    One of `cards` is drawn at random. Each card gives a number of dice throws.
    """
    return sum(1.0 - _falls_short(int(card), need) for card in cards) / len(cards) if cards else 0.0
