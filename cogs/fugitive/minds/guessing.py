"""How a computer Marshal chooses the numbers to guess, from her belief about the row.

See docs/rules/fugitive.md §8.1.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from random import Random

from cogs.fugitive import data
from cogs.fugitive.minds.belief import Belief, chance_to_pay
from cogs.fugitive.view import View

SIZE_POWER = 1.1
CATCH = 0.5
"""The additional value of a guess that finds every hidden hideout at once.

Other guesses have the value: count of numbers to the power of `SIZE_POWER`. Both constants are our own.
"""
LIKELY = 0.15
"""If the 42 next turn is at least this likely, a guess is treated as the last one. Our own value."""
Curve = tuple[tuple[float, float], ...]

CALIBRATION: Curve = (
    (0.0, 0.0), (0.045, 0.045), (0.15, 0.17), (0.25, 0.287), (0.35, 0.36), (0.45, 0.44), (0.54, 0.47),
    (0.645, 0.562), (0.75, 0.64), (0.84, 0.806), (0.95, 0.973), (1.0, 1.0),
)  # fmt: skip
"""The correction of probabilities: for the chance that a chain gives a number, how often it was right.

Likely numbers were right less often than the chain says, since a Fugitive knows how a Marshal thinks. Measured in 500
games of normal computer players.
"""


CALIBRATION_SETS: Curve = (
    (0.0, 0.0), (0.045, 0.045), (0.15, 0.152), (0.25, 0.283), (0.35, 0.353), (0.45, 0.432), (0.54, 0.5),
    (0.625, 0.586), (0.73, 0.69), (0.8, 0.83), (0.87, 0.915), (0.95, 0.975), (1.0, 1.0),
)  # fmt: skip
"""The correction for a Marshal who guesses sets, from 500 games of hard computer players."""


CALIBRATION_PLAIN: Curve = (
    (0.0, 0.0), (0.032, 0.045), (0.147, 0.138), (0.248, 0.236), (0.347, 0.333), (0.446, 0.444), (0.543, 0.531),
    (0.644, 0.647), (0.747, 0.767), (0.848, 0.882), (0.96, 0.97), (1.0, 1.0),
)  # fmt: skip
"""The correction for a Marshal who plays by chance alone, from 1,500 games of easy computer players."""


def calibrate(chance: float, curve: Curve = CALIBRATION) -> float:
    """Return the corrected probability of a number to which a chain gives the probability `chance`.

    >>> round(calibrate(0.54), 2), calibrate(0.0), calibrate(1.0)
    (0.47, 0.0, 1.0)
    """
    (low, least), (high, most) = next(pair for pair in pairwise(curve) if chance <= pair[1][0])
    return least + (most - least) * (chance - low) / (high - low)


def choose_best_set(belief: Belief, places: Sequence[int], count: int, random: Random) -> frozenset[int]:
    """Return the set of numbers with the highest estimated value, for the face-down hideouts at `places`."""
    chosen, worth = grow_set(belief, places, count, random)
    return frozenset(chosen[: max(range(len(chosen)), key=lambda last: (worth[last], last)) + 1])


def grow_set(belief: Belief, places: Sequence[int], count: int, random: Random) -> tuple[list[int], list[float]]:
    """Return numbers in the order in which a set grows, and the value of the set at each size.

    Each step adds the number with the highest joint probability in `count` random rows.
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


def chance_of_escape(view: View, belief: Belief) -> float:
    """Return the chance that the Fugitive can pay for the 42 in the next turn.

    A card that the Fugitive may draw before is considered.
    """
    cards = view.hand_size - 1 + any(view.deck_sizes)
    return sum(
        chance * chance_to_pay(cards, data.ESCAPE - view.reach - front)
        for front, chance in enumerate(belief.chances()[-1])
        if chance
    )


def is_last_chance(view: View, belief: Belief) -> bool:
    """Return whether the Marshal must expect the Fugitive to lay the 42 in the next turn."""
    return view.phase == "m_guess" and chance_of_escape(view, belief) >= LIKELY


def loses_even_if_right(view: View, named: Collection[int]) -> bool:
    """Return whether the 42 would win in the next turn even if all numbers in `named` are right.

    That is so if other hideouts stay face-down, and a face-up hideout of 30 or more prevents a manhunt (§3.2).
    """
    shown = max(spot.hideout or 0 for spot in view.row if spot.revealed)
    return max(shown, *named) >= data.MANHUNT_BELOW and len(named) < view.hidden_count()


def choose_last_set(belief: Belief, view: View, count: int, random: Random, several: bool) -> frozenset[int]:
    """Return a guess of every face-down hideout, since no other guess wins now.

    If only one number is allowed, it is the likeliest one below 30, so that a manhunt can still follow.
    """
    if several:
        return frozenset(grow_set(belief, view.hidden_places(), count, random)[0])
    chances = belief.face_down()
    return frozenset((max(range(1, data.MANHUNT_BELOW), key=chances.__getitem__),))
