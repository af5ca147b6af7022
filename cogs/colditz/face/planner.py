"""Escape plans that an officer can follow, and what each still lacks (docs/rules/colditz.md §4.5)."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from cogs.colditz.data import TUNNEL_CARDS, kind
from cogs.colditz.face import gazetteer
from cogs.colditz.face.reckoned_state import VIEWS, known, owned
from cogs.colditz.rules.cards.equipment import men_needed, symbol_at
from cogs.colditz.rules.castle.board import EQUIPMENT, GATES, LINKS, OBJECTIVES, ROOMS, ROUTES, Route
from cogs.colditz.rules.castle.distances import to_freedom, to_room
from cogs.colditz.rules.castle.pawns import TUNNEL_OF, on_board
from cogs.colditz.rules.castle.prisoner_paths import STEPS, crossing
from cogs.colditz.rules.turn.journey import affordable_stock
from cogs.colditz.state import Stock
from cogs.colditz.view import View

Price = tuple[str, int, int]
"""The crossing of a step, with the kind and number of Equipment cards it costs."""


DRAWN = 4
"""How many cards from rooms a card that can only be drawn counts as."""


MEN = 4096
"""The most cached places of men: most men have not moved since the last request."""


class Plan(NamedTuple):
    """A named escape plan for one of the officer's men.

    It says how many spaces he walks, which Equipment he pays, and which of it is missing.
    """

    number: int
    man: str
    spaces: int
    due: Stock
    missing: Stock
    tunnel: str
    """The tunnel to open first, if its card is not held; otherwise empty."""
    named: bool = True
    """Whether the plan's name fits this man.

    It does if all crossings are still ahead of him, or if he used those behind him.
    """
    ahead: str = ""
    """The next crossing or tunnel; empty if he only has to walk."""
    at_hand: int = 0
    """The number of missing cards that men in the right rooms can take at once."""

    @property
    def route(self) -> Route:
        """The named escape plan in the map data."""
        return ROUTES[self.number]

    @property
    def lacks(self) -> int:
        """The weight of the missing cards.

        A tunnel's card can only be drawn, so it counts as 4 cards that can be taken in rooms.
        """
        return sum(self.missing) + DRAWN * bool(self.tunnel)


class Leg(NamedTuple):
    """The rest of a plan from a place: spaces, crossings to pay for, and the tunnel to enter, if any."""

    spaces: int
    paid: tuple[Price, ...]
    tunnel: str


@cache
def crossings_of(number: int) -> frozenset[str]:
    """Return the names of the crossings that a plan uses."""
    links = {f"L:{link.start}": crossing(link.start, link.end, link.kind) for link in LINKS}
    return frozenset(links.get(word, word.removeprefix("T:")) for word in ROUTES[number].crossings)


@cache
def _before() -> dict[str, list[tuple[str, str, Price]]]:
    """Return the steps that lead to each place, as (start, crossing or "", price)."""
    before: dict[str, list[tuple[str, str, Price]]] = defaultdict(list)
    for place, steps in STEPS.items():
        for near, cross, what, count in steps:
            before[near].append((place, "" if cross in GATES and not count else cross, (cross, what, count)))
    return before


@cache
def legs_of(number: int) -> dict[str, Leg]:
    """Return the rest of a plan from every place from which it can be followed, ignoring pawns."""
    open_to_it, before = crossings_of(number) | {""}, _before()
    goal = next(place for place, name in OBJECTIVES.items() if name == ROUTES[number].objective)
    found = {goal: Leg(0, (), "")}
    todo = deque((goal,))
    while todo:
        place = todo.popleft()
        leg = found[place]
        spaces = leg.spaces + 1
        for start, cross, price in before.get(place, ()):
            if start not in found and cross in open_to_it:
                paid = (price, *leg.paid) if price[2] else leg.paid
                found[start] = Leg(spaces, paid, cross if cross in TUNNEL_CARDS else leg.tunnel)
                todo.append(start)
    return found


@lru_cache(MEN)
def _has_used_crossings(number: int, place: str, trail: tuple[str, ...]) -> bool:
    """Return whether a man has used all crossings of a plan that are behind him.

    Everybody sees the trail behind him, and whether he is in the tunnel or at the gate.
    """
    leg = legs_of(number)[place]
    done = crossings_of(number) - {cross for cross, _, _ in leg.paid} - {leg.tunnel}
    used = (gazetteer.LINK_AT[name] for name in trail)
    came = {crossing(link.start, link.end, link.kind) for link in used}
    return done <= came | {TUNNEL_OF.get(place, ""), gazetteer.GATE_OF.get(place, "")}


def _plans_of_men(view: View, number: int) -> Iterator[tuple[Plan, Leg]]:
    """Yield a plan for each of the viewer's men who can follow it from his place."""
    assert view.me is not None
    route, officer = ROUTES[number], view.officers[view.me]
    held = affordable_stock(known(view), view.me)
    ready = {kind(card) for card in officer.cards or ()} | {
        name for name, card in zip(TUNNEL_CARDS, view.tunnels, strict=True) if card
    }
    there = [symbol_at(man) for man in officer.men]
    ready_men = [there.count(what) >= men_needed(view.house) for what in EQUIPMENT]
    for name, man in zip(owned(view, view.me), officer.men, strict=True):
        leg = legs_of(number).get(man.place) if on_board(man) else None
        if leg is None:
            continue
        due = [0] * len(route.equipment)
        for cross, what, count in leg.paid:
            due[what] += 0 if cross in view.turn.open and view.active == view.me else count
        missing = tuple(max(0, want - have) for want, have in zip(due, held, strict=True))
        tunnel = leg.tunnel if leg.tunnel not in ready else ""
        ahead = leg.tunnel or next((cross for cross, _, _ in leg.paid), "")
        came = _has_used_crossings(number, man.place, man.trail)
        at_hand = sum(map(bool, map(min, missing, ready_men)))
        yield Plan(number, name, leg.spaces, tuple(due), missing, tunnel, came, ahead, at_hand), leg


@lru_cache(VIEWS)
def plans(view: View) -> tuple[Plan, ...]:
    """Return the plans that some man can follow: the pinned one first, then those that lack least.

    Equipment that men in the right rooms can take at once does not count as lacking. Of equal plans the shortest comes
    first. Each plan is for the man who lacks least. Plans that would lead the same man the same way are listed once. So
    are plans joined halfway that continue in the same way.
    """
    found = [each for number in range(len(ROUTES)) for each in _plans_of_men(view, number)]
    found.sort(
        key=lambda each: (
            each[0].number != view.pinned,
            each[0].lacks - each[0].at_hand,
            each[0].lacks,
            each[0].spaces,
            not each[0].named,
            each[0].number,
        )
    )
    chosen: dict[int, Plan] = {}
    roads: set[tuple[str, str, tuple[Price, ...], str]] = set()
    for each, leg in found:
        way = each.man if each.named else "", each.route.objective, leg.paid, leg.tunnel
        if each.number not in chosen and way not in roads:
            chosen[each.number] = each
            roads.add(way)
    return tuple(chosen.values())


def plan(view: View, number: int) -> Plan | None:
    """Return a plan from the list of possible plans by its number.

    The result is None if no man can follow it, or if another plan leads the same way.
    """
    return next((each for each in plans(view) if each.number == number), None)


def steps_of(number: int, place: str) -> tuple[tuple[str, Price], ...]:
    """Return the places of a plan after `place`, each with the price of its step, ignoring pawns.

    Raises KeyError if the plan cannot be followed from `place`.
    """
    found, walked = legs_of(number), []
    while found[place].spaces:
        leg = found[place]
        place, price = next(
            (near, (cross, what, count))
            for near, cross, what, count in STEPS[place]
            if near in found
            and found[near].spaces == leg.spaces - 1
            and leg.paid == (((cross, what, count),) if count else ()) + found[near].paid
            and (not cross or cross in crossings_of(number) or not count)
        )
        walked.append((place, price))
    return tuple(walked)


def fill_caches() -> None:
    """Fill the caches of routes that plans share, in about 0.1 s, before a player waits for them."""
    for number in range(len(ROUTES)):
        legs_of(number)
    for room in ROOMS:
        to_room(room)
    to_freedom((0,) * len(EQUIPMENT), frozenset())
