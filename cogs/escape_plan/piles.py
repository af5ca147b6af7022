"""The possible contents of a stack of locker or exit tiles, if all looks into the stack are known.

See docs/rules/escape_plan.md §3.6.4, §3.12.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, permutations
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.record import Viewer
from cogs.escape_plan.state import LEFT, LOOKING, NEUTRAL, Look

BEST = 20
"""A player is this many times more likely to keep the best tile than another one.

The best tile scores more, and has no other effect (ruling 58).
"""


class Kind(NamedTuple):
    """The kind of a stack: its tiles, whether it is at an exit, and whether the best tile must be kept."""

    tiles: tuple[int, ...]
    exit: bool
    best_kept: bool


class Pile(NamedTuple):
    """A possible history of a stack: the values that each look showed, and the tiles left from the top."""

    looks: tuple[Look, ...]
    left: tuple[int, ...]


def draw_pile(kind: Kind, looks: tuple[Look, ...], viewer: Viewer, chance: Chance) -> Pile:
    """Return a randomly drawn history of a stack that agrees with all looks into it.

    Of other players' looks, only the number of values is known.
    """
    if not looks:
        return Pile((), chance.shuffled(kind.tiles))
    sums, found = possible_piles(kind, looks, viewer)
    return found[bisect_right(sums, chance.below(sums[-1]))]


@lru_cache(maxsize=1024)
def possible_piles(kind: Kind, looks: tuple[Look, ...], viewer: Viewer) -> tuple[list[int], list[Pile]]:
    """Return all possible histories of a stack, and the cumulative sums of their probabilities.

    The function tries every order in which the stack could have been shuffled.
    """
    found: Counter[Pile] = Counter()
    for dealt in sorted(set(permutations(kind.tiles))):
        for chance, pile in _play_through(kind, dealt, looks, viewer):
            found[pile] += chance
    return list(accumulate(found.values())), list(found)


def _play_through(
    kind: Kind, stack: tuple[int, ...], looks: tuple[Look, ...], viewer: Viewer
) -> Iterator[tuple[int, Pile]]:
    """Yield the possible results of all looks into a stack in the order `stack`, each with its weight."""
    if not looks:
        yield 1, Pile((), stack)
        return
    look, *later = looks
    for chance, values, left in _results_of(kind, stack, look):
        if look.who != viewer or look.values == values:
            for more, pile in _play_through(kind, left, tuple(later), viewer):
                yield chance * more, Pile((replace(look, values=values), *pile.looks), pile.left)


Way = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A possible result of a look into a stack: its weight, the values seen, and the stack afterwards."""


def _results_of(kind: Kind, stack: tuple[int, ...], look: Look) -> Iterator[Way]:
    top, rest = stack[: len(look.values)], stack[len(look.values) :]
    high = tuple(sorted(top, reverse=True))
    if look.who == NEUTRAL:
        yield 1, top, rest
    elif look.slot in (LOOKING, LEFT):
        yield 1, high, stack if kind.exit else rest if look.slot == LOOKING else rest + high
    else:
        for at, value in enumerate(high[:1] if kind.best_kept else high):
            others = high[:at] + high[at + 1 :]
            in_place = stack.index(value)
            left = stack[:in_place] + stack[in_place + 1 :] if kind.exit and not rest else rest + others
            yield 1 if at else BEST, (value, *others), left
