"""Where the codes may be that a viewer does not see, drawn by following the trail of all passages from its start
(docs/rules/alien1979.md R4, R26).

A code is one card among those of its place: whoever takes one takes any of the sector alike, and whoever puts one down
is held to put down any of the hand alike, since what others like to keep is not the deal's. So nothing tells the viewer
of the codes but those that passed through its own hand: at each passage the ways to go on count in proportion to the
chance of all that the viewer saw afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.chance import Chance
from cogs.alien1979 import data
from cogs.alien1979.rules.codes import added, in_order, still_known, without
from cogs.alien1979.state import NOWHERE, Codes
from cogs.alien1979.view import View

HANDS = len(data.SECTORS)
"""Places are counted: first the main sectors, then the hands by seat."""

FINE = 1 << 53
"""Draws among chances that are no whole numbers are as fine as that."""

MOST = 100
"""Layouts, at any one time, that an outlook takes in. Where there are more, the older half of what the viewer put down
counts as forgotten but for what lies somewhere for certain."""

KEPT = 64
"""Outlooks kept: they stay the same until their viewer takes another code."""

Layout = tuple[Codes, ...]
"""The codes at each place that the viewer recalls to have seen; the last entry has those that have lain still."""


class Leg(NamedTuple):
    """A passage as the viewer recalls it: from one place, with so many codes, to another; `code` is "" if unseen."""

    source: int
    goal: int
    size: int
    code: str


class Way(NamedTuple):
    """What a leg may have been: the passage of a code that the viewer had seen before, or of another, "".

    `chance` is in proportion to that of the other ways.
    """

    code: str
    chance: float
    after: Layout


Outlook = Sequence[dict[Layout, Sequence[Way]]]
"""For each leg its ways from each layout, with regard to all that the viewer saw afterwards."""


class Recalled(NamedTuple):
    """A trail as its viewer recalls it."""

    sizes: Sequence[int]
    """How many codes were at each place at its start."""
    blind: Sequence[Leg]
    """The legs at first, of which no code is recalled."""
    still: Sequence[Codes]
    """What has lain in each main sector since then for certain."""
    legs: Sequence[Leg]
    """The legs since."""
    layout: Layout
    """What the viewer had seen before those."""
    outlook: Outlook
    """The ways of those up to the last code that the viewer took."""


class Tale(NamedTuple):
    """What a world tells of the codes: which one each passage was, and where they are now."""

    passed: Codes
    lying: tuple[Codes, ...]
    hands: tuple[Codes, ...]


def draw_tale(view: View, chance: Chance) -> Tale:
    """Draw a tale that agrees with `view`. Codes unseen by its viewer are tokens, which get what ranks are left."""
    trail = recalled(view)
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
        found = trail.outlook[number][layout] if number < len(trail.outlook) else ways(layout, leg)
        code, _, layout = drawn(found, chance)
        if code:
            passed.append(code)
            continue
        passed.append(token := _any(unseen[leg.source], chance))
        if leg.code:
            ranks[token] = leg.code
        else:
            unseen[leg.goal].append(token)
    left = chance.shuffled(without(data.CODES, *joined(layout)))
    ranks |= zip((token for there in unseen for token in there), left, strict=False)
    now = [in_order((*codes, *(ranks[token] for token in there))) for codes, there in zip(layout, unseen, strict=False)]
    return Tale(
        tuple(ranks[code] if isinstance(code, int) else code for code in passed),
        tuple(in_order((*codes, *still)) for codes, still in zip(now, trail.still, strict=False)),
        tuple(now[HANDS:]),
    )


def recalled(view: View) -> Recalled:
    """Recall the trail of `view`, as far back as an outlook can take it in."""
    mine = [number for number, passage in enumerate(view.trail) if passage.who == view.viewer]
    own = dict(zip(mine, view.passed, strict=False))
    last = max((number + 1 for number in own if not view.trail[number].down), default=0)
    first = 0
    while True:
        still = lain_still(view, own, first)
        sizes = [size - len(codes) for size, codes in zip(view.lying, still, strict=True)]
        sizes += [pawn.count for pawn in view.pawns]
        legs = undone(view, sizes, first, len(view.trail), own)
        held = Counter(view.own)
        held.update(code for number, code in own.items() if number >= first and view.trail[number].down)
        held.subtract(code for number, code in own.items() if number >= first and not view.trail[number].down)
        hands = (tuple(held.elements()) if seat == view.viewer else () for seat in range(len(view.pawns)))
        layout = (*NOWHERE, *hands, joined(still))
        ways_on = outlook(layout, legs[: max(0, last - first)])
        if ways_on is not None:
            break
        down = [number for number in own if first <= number < last and view.trail[number].down]
        first = down[len(down) // 2] + 1
    for at, codes in enumerate(still):
        sizes[at] += len(codes)
    blind = undone(view, sizes, 0, first, {})
    return Recalled(sizes, blind, still, legs, layout, ways_on)


def undone(view: View, sizes: list[int], first: int, end: int, own: Mapping[int, str]) -> tuple[Leg, ...]:
    """Undo passages of the trail in `sizes`, which are by place, and give them as legs."""
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


def lain_still(view: View, own: Mapping[int, str], first: int) -> tuple[Codes, ...]:
    """List what the viewer knows to lie in each main sector and the passages from `first` on do not account for: it was
    put down before these."""
    if not any(view.known):
        return NOWHERE
    known = NOWHERE
    for number, (_, sector, down) in enumerate(view.trail[first:], start=first):
        at, code = data.SECTORS.index(sector), own.get(number)
        if not down:
            known = still_known(known, at, code)
        elif code:
            known = added(known, at, code)
    return tuple(without(codes, *since) for codes, since in zip(view.known, known, strict=True))


@lru_cache(maxsize=KEPT)
def outlook(layout: Layout, legs: tuple[Leg, ...]) -> Outlook | None:
    """Look ahead from `layout` over `legs`: count each way in proportion to the chance of all that comes after it. None
    where there are too many."""
    reached: list[dict[Layout, Sequence[Way]]] = []
    layouts = {layout}
    for leg in legs:
        reached.append({before: ways(before, leg) for before in layouts})
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


def ways(layout: Layout, leg: Leg) -> Sequence[Way]:
    """List what `leg` may have been from `layout` on."""
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
        left = without(data.CODES, *joined(layout))
        after = _with(layout, leg.goal, (*layout[leg.goal], leg.code))
        if share := left.count(leg.code) / len(left):
            found.append(Way("", unseen * share, after))
    return found


def drawn(found: Sequence[Way], chance: Chance) -> Way:
    """Draw one of the ways."""
    if len(found) == 1:
        return found[0]
    below = sum(way.chance for way in found) * chance.below(FINE) / FINE
    for way in found:
        below -= way.chance
        if below < 0:
            return way
    return max(found, key=lambda way: way.chance)


def joined(layout: Iterable[Codes]) -> Codes:
    """Join the codes of all places."""
    return tuple(code for codes in layout for code in codes)


def _any(tokens: list[int], chance: Chance) -> int:
    return tokens.pop(chance.below(len(tokens)))


def _with(layout: Layout, place: int, codes: Iterable[str]) -> Layout:
    return (*layout[:place], tuple(sorted(codes)), *layout[place + 1 :])
