"""How a Marshal chooses the numbers to name, by what she believes of the row.

See docs/rules/fugitive.md §8.1.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from random import Random

from cogs.fugitive import data
from cogs.fugitive.minds.belief import Belief, enough
from cogs.fugitive.view import View

SIZE_POWER = 1.1
CATCH = 0.5
"""The worth of naming every hidden hideout at once, compared to the count of numbers to the power above.

Both are reconstructed.
"""
LIKELY = 0.15
"""From this chance of 42 next turn, a guess is treated as the last one. Reconstructed."""
Curve = tuple[tuple[float, float], ...]

SOBER: Curve = (
    (0.0, 0.0), (0.045, 0.045), (0.15, 0.17), (0.25, 0.287), (0.35, 0.36), (0.45, 0.44), (0.54, 0.47),
    (0.645, 0.562), (0.75, 0.64), (0.84, 0.806), (0.95, 0.973), (1.0, 1.0),
)  # fmt: skip
"""How often a number was there, by the chance that a chain gave it.

Likely ones were there less often, since a Fugitive knows what a Marshal thinks. Measured in 500 games of normal
computers.
"""


SOBER_SETS: Curve = (
    (0.0, 0.0), (0.045, 0.045), (0.15, 0.152), (0.25, 0.283), (0.35, 0.353), (0.45, 0.432), (0.54, 0.5),
    (0.625, 0.586), (0.73, 0.69), (0.8, 0.83), (0.87, 0.915), (0.95, 0.975), (1.0, 1.0),
)  # fmt: skip
"""The same for a Marshal who names sets, from 500 games of hard computers."""


SOBER_PLAIN: Curve = (
    (0.0, 0.0), (0.032, 0.045), (0.147, 0.138), (0.248, 0.236), (0.347, 0.333), (0.446, 0.444), (0.543, 0.531),
    (0.644, 0.647), (0.747, 0.767), (0.848, 0.882), (0.96, 0.97), (1.0, 1.0),
)  # fmt: skip
"""The same for a Marshal who plays by chance alone, from games 1000 to 2499 of easy computers."""


def sobered(chance: float, curve: Curve = SOBER) -> float:
    """Return how often a number is there if a chain gives it the chance `chance`.

    >>> round(sobered(0.54), 2), sobered(0.0), sobered(1.0)
    (0.47, 0.0, 1.0)
    """
    (low, least), (high, most) = next(pair for pair in pairwise(curve) if chance <= pair[1][0])
    return least + (most - least) * (chance - low) / (high - low)


def best_set(belief: Belief, places: Sequence[int], count: int, random: Random) -> frozenset[int]:
    """Return the set of the most worthwhile size, for face-down hideouts at `places`."""
    chosen, worth = grown(belief, places, count, random)
    return frozenset(chosen[: max(range(len(chosen)), key=lambda last: (worth[last], last)) + 1])


def grown(belief: Belief, places: Sequence[int], count: int, random: Random) -> tuple[list[int], list[float]]:
    """Return the numbers of a growing set in order, and its worth at every size.

    The set grows by the joint chance of its numbers in `count` rows.
    """
    rows = belief.rows(count, random)
    having: dict[int, int] = {}  # for each number a bit mask of its rows
    for index, row in enumerate(rows):
        for place in places:
            having[row[place]] = having.get(row[place], 0) | 1 << index
    left, chosen, worth = (1 << len(rows)) - 1, list[int](), list[float]()
    while len(chosen) < len(places) and left:
        number = max(sorted(having), key=lambda number: (having[number] & left).bit_count())
        left &= having.pop(number)
        chosen.append(number)
        size = len(chosen) ** SIZE_POWER + (CATCH if len(chosen) == len(places) else 0.0)
        worth.append(size * left.bit_count())
    return chosen, worth


def out_next(view: View, belief: Belief) -> float:
    """Return the chance that the Fugitive can pay for 42 next turn.

    It counts one more card if the Fugitive can draw one.
    """
    cards = view.hand_size - 1 + any(view.deck_sizes)
    return sum(
        chance * enough(cards, data.ESCAPE - view.reach - front)
        for front, chance in enumerate(belief.chances()[-1])
        if chance
    )


def last_chance(view: View, belief: Belief) -> bool:
    """Return whether the Marshal must expect that the Fugitive plays 42 next turn."""
    return view.phase == "m_guess" and out_next(view, belief) >= LIKELY


def lost_if_right(view: View, named: Collection[int]) -> bool:
    """Return whether 42 next turn wins even if `named` are right.

    That is so if others are still face-down and no manhunt follows: a hideout of 30 or more is open (§3.2).
    """
    shown = max(spot.hideout or 0 for spot in view.row if spot.revealed)
    return max(shown, *named) >= data.MANHUNT_BELOW and len(named) < view.hidden_count()


def last_set(belief: Belief, view: View, count: int, random: Random, several: bool) -> frozenset[int]:
    """Return a guess of every face-down hideout: nothing less wins.

    If only one may be named, return one that a manhunt can follow: the likeliest below 30, even if it is not in the
    row.
    """
    if several:
        return frozenset(grown(belief, view.hidden_places(), count, random)[0])
    chances = belief.face_down()
    return frozenset((max(range(1, data.MANHUNT_BELOW), key=chances.__getitem__),))
