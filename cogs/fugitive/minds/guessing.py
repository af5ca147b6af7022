"""Which numbers a Marshal names at once, by what she believes of the row (docs/rules/fugitive.md §8.1)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from random import Random

from cogs.fugitive import data
from cogs.fugitive.minds.belief import Belief, enough
from cogs.fugitive.view import View

SIZE_POWER = 1.1
CATCH = 0.5
"""Worth of naming every hidden hideout at once, beside the count of numbers to the power above. Reconstructed, both."""
LIKELY = 0.15
"""The chance of 42 next turn from which a guess is held to be the last one. Reconstructed."""
Curve = tuple[tuple[float, float], ...]

SOBER: Curve = (
    (0.0, 0.0), (0.045, 0.045), (0.15, 0.17), (0.25, 0.287), (0.35, 0.36), (0.45, 0.44), (0.54, 0.47),
    (0.645, 0.562), (0.75, 0.64), (0.84, 0.806), (0.95, 0.973), (1.0, 1.0),
)  # fmt: skip
"""How often a number lay there of which a chain said how likely it is: likely ones less often, since a Fugitive knows
what a Marshal thinks. Measured in 500 games of normal computers."""


SOBER_SETS: Curve = (
    (0.0, 0.0), (0.045, 0.045), (0.15, 0.152), (0.25, 0.283), (0.35, 0.353), (0.45, 0.432), (0.54, 0.5),
    (0.625, 0.586), (0.73, 0.69), (0.8, 0.83), (0.87, 0.915), (0.95, 0.975), (1.0, 1.0),
)  # fmt: skip
"""The same for who names sets, by 500 games of hard computers."""


SOBER_PLAIN: Curve = (
    (0.0, 0.0), (0.032, 0.045), (0.147, 0.138), (0.248, 0.236), (0.347, 0.333), (0.446, 0.444), (0.543, 0.531),
    (0.644, 0.647), (0.747, 0.767), (0.848, 0.882), (0.96, 0.97), (1.0, 1.0),
)  # fmt: skip
"""The same for who plays by chance alone, by the games 1000 to 2499 of easy computers: the table reports others."""


def sobered(chance: float, curve: Curve = SOBER) -> float:
    """Return how often a number lies there of which a chain says that it is as likely as `chance`.

    >>> round(sobered(0.54), 2), sobered(0.0), sobered(1.0)
    (0.47, 0.0, 1.0)
    """
    (low, least), (high, most) = next(pair for pair in pairwise(curve) if chance <= pair[1][0])
    return least + (most - least) * (chance - low) / (high - low)


def best_set(belief: Belief, places: Sequence[int], count: int, random: Random) -> frozenset[int]:
    """Take the size of a set that is worth most, for hideouts face-down at `places`."""
    chosen, worth = grown(belief, places, count, random)
    return frozenset(chosen[: max(range(len(chosen)), key=lambda last: (worth[last], last)) + 1])


def grown(belief: Belief, places: Sequence[int], count: int, random: Random) -> tuple[list[int], list[float]]:
    """Grow a set by the joint chance of its numbers in that many rows, and judge it at every size."""
    rows = belief.rows(count, random)
    having: dict[int, int] = {}  # by number the rows that have it, a bit for each
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
    """Return the chance that the Fugitive can pay for 42 next turn, with one card more where one can be drawn."""
    cards = view.hand_size - 1 + any(view.deck_sizes)
    return sum(
        chance * enough(cards, data.ESCAPE - view.reach - front)
        for front, chance in enumerate(belief.chances()[-1])
        if chance
    )


def last_chance(view: View, belief: Belief) -> bool:
    """Return whether the Marshal must reckon that the Fugitive plays 42 next turn."""
    return view.phase == "m_guess" and out_next(view, belief) >= LIKELY


def lost_if_right(view: View, named: Collection[int]) -> bool:
    """Tell whether 42 next turn wins even if `named` are right: no manhunt follows a hideout of 30 or more (§3.2), and
    others still lie face-down."""
    shown = max(spot.hideout or 0 for spot in view.row if spot.revealed)
    return max(shown, *named) >= data.MANHUNT_BELOW and len(named) < view.hidden_count()


def last_set(belief: Belief, view: View, count: int, random: Random, several: bool) -> frozenset[int]:
    """Return all that lies face-down: nothing less wins. Where only one may be named, take one after which a manhunt
    follows: the likeliest below 30, even one that lies nowhere."""
    if several:
        return frozenset(grown(belief, view.hidden_places(), count, random)[0])
    chances = belief.face_down()
    return frozenset((max(range(1, data.MANHUNT_BELOW), key=chances.__getitem__),))
