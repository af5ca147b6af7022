"""Combinations of codes that the ship's computer accepts, and the codes that a hand lacks.

The rules are in docs/rules/alien1979.md §2, R6.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

from bot.engine.chance import Chance
from cogs.alien1979 import data
from cogs.alien1979.rules.codes import sort_codes
from cogs.alien1979.state import Codes


@cache
def combination(codes: Codes, participants: int) -> Codes | None:
    """Return the codes of the hand that form a combination, or None (R6).

    A combination is three equal codes. With many players, it is two pairs or four equal codes.
    """
    counts = {rank: codes.count(rank) for rank in data.RANKS}
    if participants <= data.TRIO_UP_TO:
        return next(((rank,) * 3 for rank, count in counts.items() if count >= 3), None)
    pairs = tuple(rank for rank, count in counts.items() for _ in range(count // 2) for _ in range(2))
    return pairs[:4] if len(pairs) >= 4 else None


def draw_combination(participants: int, chance: Chance) -> Codes:
    """Return a random combination, for a game that starts as if a player had shown it."""
    if participants <= data.TRIO_UP_TO:
        return (chance.choice(data.RANKS),) * 3
    one = chance.choice(data.RANKS)
    return sort_codes((one, one, *(chance.choice(data.RANKS),) * 2))


def list_goals(participants: int) -> tuple[tuple[int, ...], ...]:
    """Return all possible combinations, each as counts of the ranks in the order of `data.RANKS` (R6)."""
    shapes = ((3, 0, 0),) if participants <= data.TRIO_UP_TO else ((2, 2, 0), (4, 0, 0))
    return tuple(sorted({shape for base in shapes for shape in permutations(base)}))


GOALS = {participants: list_goals(participants) for participants in range(2, 9)}


@cache
def count_missing(codes: Codes, participants: int) -> int:
    """Return how many codes the hand lacks for the nearest combination."""
    held = tuple(codes.count(rank) for rank in data.RANKS)
    return min(sum(max(0, want - have) for want, have in zip(goal, held, strict=True)) for goal in GOALS[participants])


@cache
def list_helpful_ranks(codes: Codes, participants: int) -> Codes:
    """Return the ranks of which one more code would bring the hand nearer to a combination."""
    lack = count_missing(codes, participants)
    return tuple(rank for rank in data.RANKS if count_missing((*codes, rank), participants) < lack)
