"""The chance of Do or die, for players who consider it (docs/rules/colditz.md §3.10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


@cache
def _falls_short(throws: int, need: int) -> float:
    """Return the chance that `throws` throws stay below `need`; every double adds a throw."""
    if need <= 0:
        return 0.0
    if not throws:
        return 1.0
    eyes = range(1, 7)
    return sum(_falls_short(throws - (a != b), need - a - b) for a in eyes for b in eyes) / 36


def dash(cards: Sequence[str], need: int) -> float:
    """Return the chance to run `need` spaces with a random card of `cards`, each a number of throws."""
    return sum(1.0 - _falls_short(int(card), need) for card in cards) / len(cards) if cards else 0.0
