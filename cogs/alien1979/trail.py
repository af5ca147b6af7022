"""Samples of where the unseen codes may be. They follow the trail: all passages of codes so far.

A passage is a code put down in a sector or taken from it. A player who takes a code takes each one of the sector with
equal chance. A player who puts one down is assumed to choose each one of the hand with equal chance, since other
players' preferences are unknown. So only codes that passed through the viewer's own hand give information. At each
passage, the possibilities are weighted by the chance of everything that the viewer saw afterwards. See
docs/rules/alien1979.md R4, R26.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.chance import Chance
from cogs.alien1979 import data
from cogs.alien1979.rules.codes import add_codes, sort_codes, still_known, without
from cogs.alien1979.state import NOWHERE, Codes
from cogs.alien1979.view import View

HANDS = len(data.SECTORS)
"""The number of the first hand. Places have numbers: first the main sectors, then the hands by seat."""

FINE = 1 << 53
"""The number of steps for random choices with chances that are not whole numbers."""

MOST = 100
"""The largest number of layouts that an outlook may have at any passage.

If there are more, the older half of the codes that the viewer put down counts as forgotten. Codes that are certainly
still in their sector are not forgotten.
"""

KEPT = 64
"""The number of outlooks that the cache keeps.

An outlook stays the same until its viewer takes another code.
"""

Layout = tuple[Codes, ...]
"""For each place, the codes in it that the viewer remembers.

The last entry has the codes that never moved.
"""


class Leg(NamedTuple):
    """A passage as the viewer remembers it: from the place `source` with `size` codes to the place `goal`.

    `code` is "" if the viewer did not see the code.
    """

    source: int
    goal: int
    size: int
    code: str


class Way(NamedTuple):
    """One possible outcome of a leg.

    `code` is a code that the viewer had seen before, or "" for another one. `chance` is relative to the other outcomes
    of the leg. `after` is the layout that follows.
    """

    code: str
    chance: float
    after: Layout


Outlook = Sequence[dict[Layout, Sequence[Way]]]
"""For each leg and each layout before it, the possible outcomes of the leg.

They are weighted by the chance of everything that the viewer saw afterwards.
"""


class Recalled(NamedTuple):
    """A trail in the form in which its viewer remembers it."""

    sizes: Sequence[int]
    """The number of codes at each place at the start of the trail."""
    blind: Sequence[Leg]
    """The first legs of the trail. The viewer remembers none of their codes."""
    still: Sequence[Codes]
    """For each main sector, the codes that have certainly stayed in it since the `blind` legs."""
    legs: Sequence[Leg]
    """The legs of the trail after the `blind` ones."""
    layout: Layout
    """For each place, the codes in it before `legs` that the viewer had seen."""
    outlook: Outlook
    """The possible outcomes of the legs, up to the last code that the viewer took."""


class Tale(NamedTuple):
    """The codes in one sampled state: the code of each passage, and where all codes are now."""

    passed: Codes
    lying: tuple[Codes, ...]
    hands: tuple[Codes, ...]


def draw_tale(view: View, chance: Chance) -> Tale:
    """Return a random tale that agrees with `view`.

    Codes that the viewer has not seen are placeholders at first. At the end they get the remaining ranks.
    """
    trail = recall_trail(view)
    tokens = iter(range(len(data.CODES)))
    unseen = [[next(tokens) for _ in range(size)] for size in trail.sizes]
    passed: list[int | str] = []
    for leg in trail.blind:
        passed.append(token := _any(unseen[leg.source], chance))
        unseen[leg.goal].append(token)
    layout = trail.layout
    ranks = {_any(unseen[at], chance): code for at, codes in enumerate(trail.still) for code in codes}
    ranks |= {_any(there, chance): code for there, codes in zip(unseen, layout, strict=False) for code in codes}
    for number, leg in enumerate(trail.legs):
        found = trail.outlook[number][layout] if number < len(trail.outlook) else list_ways(layout, leg)
        code, _, layout = draw_way(found, chance)
        if code:
            passed.append(code)
            continue
        passed.append(token := _any(unseen[leg.source], chance))
        if leg.code:
            ranks[token] = leg.code
        else:
            unseen[leg.goal].append(token)
    left = chance.shuffled(without(data.CODES, *join_codes(layout)))
    ranks |= zip((token for there in unseen for token in there), left, strict=False)
    now = [
        sort_codes((*codes, *(ranks[token] for token in there))) for codes, there in zip(layout, unseen, strict=False)
    ]
    return Tale(
        tuple(ranks[code] if isinstance(code, int) else code for code in passed),
        tuple(sort_codes((*codes, *still)) for codes, still in zip(now, trail.still, strict=False)),
        tuple(now[HANDS:]),
    )


def recall_trail(view: View) -> Recalled:
    """Return the trail as the viewer of `view` remembers it, as far back as an outlook can handle."""
    mine = [number for number, passage in enumerate(view.trail) if passage.who == view.viewer]
    own = dict(zip(mine, view.passed, strict=False))
    last = max((number + 1 for number in own if not view.trail[number].down), default=0)
    first = 0
    while True:
        still = list_unmoved(view, own, first)
        sizes = [size - len(codes) for size, codes in zip(view.lying, still, strict=True)]
        sizes += [pawn.count for pawn in view.pawns]
        legs = undo_passages(view, sizes, first, len(view.trail), own)
        held = Counter(view.own)
        held.update(code for number, code in own.items() if number >= first and view.trail[number].down)
        held.subtract(code for number, code in own.items() if number >= first and not view.trail[number].down)
        hands = (tuple(held.elements()) if seat == view.viewer else () for seat in range(len(view.pawns)))
        layout = (*NOWHERE, *hands, join_codes(still))
        ways_on = outlook(layout, legs[: max(0, last - first)])
        if ways_on is not None:
            break
        down = [number for number in own if first <= number < last and view.trail[number].down]
        first = down[len(down) // 2] + 1
    for at, codes in enumerate(still):
        sizes[at] += len(codes)
    blind = undo_passages(view, sizes, 0, first, {})
    return Recalled(sizes, blind, still, legs, layout, ways_on)


def undo_passages(view: View, sizes: list[int], first: int, end: int, own: Mapping[int, str]) -> tuple[Leg, ...]:
    """Return passages of the trail as legs, and undo the passages in `sizes`.

    `sizes` has the number of codes at each place.
    """
    legs = []
    for number in range(end - 1, first - 1, -1):
        who, sector, down = view.trail[number]
        source, goal = data.SECTORS.index(sector), HANDS + who
        if down:
            source, goal = goal, source
        sizes[source] += 1
        sizes[goal] -= 1
        legs.append(Leg(source, goal, sizes[source], own.get(number, "")))
    return tuple(reversed(legs))


def list_unmoved(view: View, own: Mapping[int, str], first: int) -> tuple[Codes, ...]:
    """Return, for each main sector, known codes that the viewer put down before passage number `first`."""
    if not any(view.known):
        return NOWHERE
    known = NOWHERE
    for number, (_, sector, down) in enumerate(view.trail[first:], start=first):
        at, code = data.SECTORS.index(sector), own.get(number)
        if not down:
            known = still_known(known, at, code)
        elif code:
            known = add_codes(known, at, code)
    return tuple(without(codes, *since) for codes, since in zip(view.known, known, strict=True))


@lru_cache(maxsize=KEPT)
def outlook(layout: Layout, legs: tuple[Leg, ...]) -> Outlook | None:
    """Return the outlook: the possible outcomes of `legs`, starting from `layout`.

    Each outcome is weighted by the chance of everything that comes after it. The result is None if there are too many
    layouts.
    """
    reached: list[dict[Layout, Sequence[Way]]] = []
    layouts = {layout}
    for leg in legs:
        reached.append({before: list_ways(before, leg) for before in layouts})
        layouts = {way.after for found in reached[-1].values() for way in found}
        if len(layouts) > MOST:
            return None
    after = dict.fromkeys(layouts, 1.0)
    for number in range(len(legs) - 1, -1, -1):
        reached[number] = {
            before: [Way(code, chance * after[then], then) for code, chance, then in found]
            for before, found in reached[number].items()
        }
        chances = {before: sum(way.chance for way in found) for before, found in reached[number].items()}
        most = max(chances.values())
        after = {before: chance / most for before, chance in chances.items()}
    return reached


def list_ways(layout: Layout, leg: Leg) -> Sequence[Way]:
    """Return the possible outcomes of one leg that starts from `layout`."""
    seen = layout[leg.source]
    unseen = leg.size - len(seen)
    if not seen and not leg.code:
        return (Way("", unseen, layout),)
    found = []
    for rank in (leg.code,) if leg.code else data.RANKS:
        if count := seen.count(rank):
            after = _with(layout, leg.source, without(seen, rank))
            found.append(Way(rank, count, _with(after, leg.goal, (*after[leg.goal], rank))))
    if unseen and not leg.code:
        found.append(Way("", unseen, layout))
    elif unseen:
        left = without(data.CODES, *join_codes(layout))
        after = _with(layout, leg.goal, (*layout[leg.goal], leg.code))
        if share := left.count(leg.code) / len(left):
            found.append(Way("", unseen * share, after))
    return found


def draw_way(found: Sequence[Way], chance: Chance) -> Way:
    """Return one of the outcomes in `found`, drawn according to their chances."""
    if len(found) == 1:
        return found[0]
    below = sum(way.chance for way in found) * chance.below(FINE) / FINE
    for way in found:
        below -= way.chance
        if below < 0:
            return way
    return max(found, key=lambda way: way.chance)


def join_codes(layout: Iterable[Codes]) -> Codes:
    """Return the codes of all places in a layout as one tuple."""
    return tuple(code for codes in layout for code in codes)


def _any(tokens: list[int], chance: Chance) -> int:
    return tokens.pop(chance.below(len(tokens)))


def _with(layout: Layout, place: int, codes: Iterable[str]) -> Layout:
    return (*layout[:place], tuple(sorted(codes)), *layout[place + 1 :])
