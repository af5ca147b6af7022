"""Estimates about unseen codes by a player who counts cards.

They say which ranks can be found, and how many codes must be taken for a combination. Weights are our own. See
docs/rules/alien1979.md §7 items 2 and 6.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, sqrt

from cogs.alien1979 import data
from cogs.alien1979.minds.belief import CACHED, count_unseen
from cogs.alien1979.rules.combination import GOALS
from cogs.alien1979.state import Codes
from cogs.alien1979.view import View

MISSES = 8
"""At most this many codes taken without getting a certain rank are considered.

They are evidence that other players have that rank.
"""
SCARCE = 0.03
"""The lowest chance that is assumed for a rank of which there may be no code."""
MOST = 4
"""The largest number of codes of one rank that a combination may need."""

Shares = tuple[float, ...]
"""One number for each rank of codes, in the order of `data.RANKS`."""


def chances_in_sectors(view: View) -> Shares:
    """Return, for each rank, the chance that an unseen code in a sector has it.

    Players mostly keep the codes that they hold. So if no code of a rank was taken for long, others probably hold it.
    """
    out, misses = count_unseen(view), dict.fromkeys(data.RANKS, 0)
    own = [passage.down for passage in view.trail if passage.who == view.viewer]
    for down, code in zip(own, view.passed, strict=False):
        for rank in data.RANKS:
            misses[rank] += not down
        misses[code] = 0
    lying = sum(view.lying)
    hidden = lying - sum(map(len, view.known))
    return _rank_shares(tuple(out.values()), tuple(min(MISSES, missed) for missed in misses.values()), hidden, lying)


@lru_cache(maxsize=CACHED)
def _rank_shares(out: tuple[int, ...], misses: tuple[int, ...], hidden: int, lying: int) -> Shares:
    """Return, for each rank, its share of the unseen codes in sectors.

    The shares are weighted by the deal, and by how many codes the player took without getting the rank.
    """
    if not hidden:
        return (0.0,) * len(out)
    expected = []
    for count, missed in zip(out, misses, strict=True):
        others = sum(out) - count
        weights = [
            comb(count, there) * comb(others, hidden - there) * (1 - there / lying) ** missed
            for there in range(min(count, hidden) + 1)
        ]
        total = sum(weights)
        expected.append(sum(there * weight for there, weight in enumerate(weights)) / total if total else 0.0)
    total = sum(expected)
    return tuple(each / total if total else 0.0 for each in expected)


def chances(view: View, at: int, shares: Shares) -> Shares:
    """Return the chance of each rank for a code from main sector number `at`. All are 0 if it has none."""
    lying, known = view.lying[at], view.known[at]
    if not lying:
        return (0.0,) * len(data.RANKS)
    return tuple(
        (known.count(rank) + (lying - len(known)) * share) / lying
        for rank, share in zip(data.RANKS, shares, strict=True)
    )


def successive_chances(view: View, shares: Shares) -> tuple[Shares, ...]:
    """Return, for each rank, the chances to take a first code of this rank, a second one, and so on.

    The player is assumed to take codes where the chance is highest.
    """
    found: tuple[list[float], ...] = tuple([] for _ in data.RANKS)
    for at, lying in enumerate(view.lying):
        for each, chance in zip(found, chances(view, at, shares), strict=True):
            each += [(lying * chance - taken) / (lying - taken) for taken in range(min(lying, MOST))]
    return tuple(tuple(round(max(SCARCE, chance), 2) for chance in sorted(each, reverse=True)[:MOST]) for each in found)


@lru_cache(maxsize=CACHED)
def expected_takes(hand: Codes, chances: tuple[Shares, ...], players: int) -> float:
    """Return how many codes a player must take, on average, until `hand` has a combination.

    The number is lower if several combinations are possible.
    """
    held = tuple(hand.count(rank) for rank in data.RANKS)
    ways = []
    for goal in GOALS[players]:
        takes = 0.0
        for want, have, chance in zip(goal, held, chances, strict=True):
            takes += sum(1 / (chance[number] if number < len(chance) else SCARCE) for number in range(want - have))
        if not takes:
            return 0.0
        ways.append(takes)
    return 1 / sqrt(sum(takes**-2 for takes in ways))
