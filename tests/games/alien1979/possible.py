"""All worlds of a small position of Alien 1979, each with its chance: its trail done anew from every deal of the codes.

Nothing is shared with cogs/alien1979/trail.py: every code has its rank from the start, and the worlds in which the
viewer would have seen another are left out on the way.
"""

from collections import Counter
from functools import cache
from itertools import permutations, product
from math import comb, prod

from cogs.alien1979 import data

HAND = ((),) * len(data.SECTORS)


def worlds(view):
    """Give the chance of each world, as `spelled` spells it. The codes were hidden three to a sector."""
    chances = Counter()
    for (lying, hands, known), chance in tales(view).items():
        known = tuple(each if pawn.alive else HAND for pawn, each in zip(view.pawns, known, strict=True))
        picks = [hands[seat] if seat != view.viewer else (view.choice,) for seat in view.chosen]
        for picked in product(*picks):
            chosen = tuple(zip(view.chosen, picked, strict=True))
            chances[lying, hands, known, chosen] += chance / prod(len(hand) for hand in picks)
    total = sum(chances.values())
    return {world: chance / total for world, chance in chances.items()}


def spelled(state):
    """Spell what is hidden of the codes."""
    each = [(pawn.codes, pawn.known) for pawn in state.pawns]
    return state.lying, tuple(codes for codes, _ in each), tuple(known for _, known in each), state.chosen


def tales(view):
    """Do the trail in every deal, in proportion to its chance, where it agrees with what the viewer saw."""
    nobody = (HAND,) * len(view.pawns)
    now = {(lying, ((),) * len(view.pawns), nobody): float(ways) for lying, ways in deals().items()}
    passed = iter(view.passed)
    for who, sector, down in view.trail:
        at = data.SECTORS.index(sector)
        mine = who == view.viewer and view.pawns[who].alive
        seen = next(passed) if mine else None
        after = Counter()
        for (lying, hands, known), chance in now.items():
            source, goal = (hands[who], lying[at]) if down else (lying[at], hands[who])
            for code in {seen} & set(source) if mine else set(source):
                moved = _with(lying, at, _less(source, code)), _with(hands, who, _more(goal, code))
                if down:
                    moved = _with(lying, at, _more(goal, code)), _with(hands, who, _less(source, code))
                share = 1 if mine and down else source.count(code) / len(source)
                after[(*moved, _learnt(known, who, at, code, down))] += chance * share
        now = after
    return now


@cache
def deals():
    """Count the ways to hide the twelve codes, three to a sector."""
    found = Counter()
    hands = [(s, c, 3 - s - c) for s in range(4) for c in range(4 - s)]
    for counts in product(hands, repeat=4):
        if all(sum(column) == 4 for column in zip(*counts, strict=True)):
            lying = tuple(
                tuple(rank for rank, n in zip(data.RANKS, each, strict=True) for _ in range(n)) for each in counts
            )
            left, ways = [4, 4, 4], 1
            for each in counts:
                ways *= prod(comb(there, taken) for there, taken in zip(left, each, strict=True))
                left = [there - taken for there, taken in zip(left, each, strict=True)]
            found[lying] = ways
    return found


def orders(cards):
    """List the orders of the few cards that are left of the Alien's deck."""
    return set(permutations(cards))


def _learnt(known, who, at, code, down):
    """R4: who puts a code down knows it there; one of each rank may be gone once somebody else takes an unseen one."""
    if down:
        return _with(known, who, _with(known[who], at, _more(known[who][at], code)))
    return tuple(
        _with(each, at, _less(each[at], *((code,) if seat == who else set(each[at]))))
        for seat, each in enumerate(known)
    )


def _more(codes, code):
    return tuple(sorted((*codes, code), key=data.RANKS.index))


def _less(codes, *gone):
    left = list(codes)
    for code in gone:
        if code in left:
            left.remove(code)
    return tuple(left)


def _with(items, at, item):
    return (*items[:at], item, *items[at + 1 :])
