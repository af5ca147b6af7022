"""Which numbers a Marshal names at once, by what she believes of the row (docs/rules/fugitive.md §8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cogs.fugitive.minds.belief import Belief

SIZE_POWER = 1.1
CATCH = 0.5
"""Worth of naming every hidden hideout at once, beside the count of numbers to the power above. Reconstructed, both."""


def best_set(belief: Belief, places: Sequence[int], count: int, random: Random) -> frozenset[int]:
    """Take the size of a set that is worth most, for hideouts face-down at `places`."""
    chosen, worth = grown(belief, places, count, random)
    return frozenset(chosen[: max(range(len(chosen)), key=lambda last: (worth[last], last)) + 1])


def grown(belief: Belief, places: Sequence[int], count: int, random: Random) -> tuple[list[int], list[float]]:
    """Grow a set by the joint chance of its numbers in that many rows, and judge it at every size."""
    rows = belief.rows(count, random)
    having: dict[int, set[int]] = {}
    for index, row in enumerate(rows):
        for place in places:
            having.setdefault(row[place], set()).add(index)
    left, chosen, worth = set(range(len(rows))), list[int](), list[float]()
    while len(chosen) < len(places) and left:
        number = max(sorted(having), key=lambda number: len(having[number] & left))
        left &= having.pop(number)
        chosen.append(number)
        size = len(chosen) ** SIZE_POWER + (CATCH if len(chosen) == len(places) else 0.0)
        worth.append(size * len(left))
    return chosen, worth
