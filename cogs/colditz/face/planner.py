"""Escape plans that an officer can follow, and the items that each plan still lacks.

See docs/rules/colditz.md §4.5.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
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
"""A crossing with its price: its name, then the kind and number of Equipment cards to pay."""


DRAWN = 4
"""A missing card that can only be drawn counts as this many cards that can be taken in rooms."""


MEN = 4096
"""The most places of men for which results are cached.

Most men have not moved since the last request.
"""


class Plan(NamedTuple):
    """A named escape plan for one man.

    The fields say how many spaces he has to walk, which Equipment he has to pay, and which of it is missing.
    """

    number: int
    man: str
    spaces: int
    due: Stock
    missing: Stock
    tunnel: str
    """The tunnel to open first if the officer lacks its card, otherwise ""."""
    named: bool = True
    """Whether the name of the whole plan fits this man.

    The name fits if all crossings are still ahead of him. It also fits if he used those behind him.
    """
    ahead: str = ""
    """The next crossing or tunnel on the man's route. The text is empty if he only has to walk."""
    at_hand: int = 0
    """How many of the missing cards can be taken at once, because men are in the right rooms."""

    @property
    def route(self) -> Route:
        """The escape plan with this number in the map data."""
        return ROUTES[self.number]

    @property
    def lacks(self) -> int:
        """How much the plan lacks: the number of missing cards.

        A missing tunnel card counts as 4, because it can only be drawn.
        """
        return sum(self.missing) + DRAWN * bool(self.tunnel)


class Leg(NamedTuple):
    """The route of a plan from one place to freedom: spaces, crossings to pay for, and the tunnel, if any."""

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
    """Return, for each place, the steps that lead to it.

    A step is a tuple of its start, its crossing ("" for none) and the price of that crossing.
    """
    before: dict[str, list[tuple[str, str, Price]]] = defaultdict(list)
    for place, steps in STEPS.items():
        for near, cross, what, count in steps:
            before[near].append((place, "" if cross in GATES and not count else cross, (cross, what, count)))
    return before


@cache
def legs_of(number: int) -> dict[str, Leg]:
    """Return the route of a plan from each place where the plan can be joined. Pawns are ignored."""
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
    """Return whether a man has used all crossings of a plan that lie between its start and his place.

    The function needs only public facts: the drops and wire crossings he has used, and the tunnel or gate he is in.
    """
    leg = legs_of(number)[place]
    done = crossings_of(number) - {cross for cross, _, _ in leg.paid} - {leg.tunnel}
    used = (gazetteer.LINK_AT[name] for name in trail)
    came = {crossing(link.start, link.end, link.kind) for link in used}
    return done <= came | {TUNNEL_OF.get(place, ""), gazetteer.GATE_OF.get(place, "")}


def _plans_of_men(view: View) -> Iterator[tuple[Plan, Leg]]:
    """Yield each plan with its remaining route for each of the viewer's men who can follow the plan now."""
    assert view.me is not None
    officer, held = view.officers[view.me], affordable_stock(known(view), view.me)
    ready = {kind(card) for card in officer.cards or ()} | {
        name for name, card in zip(TUNNEL_CARDS, view.tunnels, strict=True) if card
    }
    there = [symbol_at(man) for man in officer.men]
    ready_men = [there.count(what) >= men_needed(view.house) for what in EQUIPMENT]
    men = [each for each in zip(owned(view, view.me), officer.men, strict=True) if on_board(each[1])]
    for number, (name, man) in product(range(len(ROUTES)), men):
        leg = legs_of(number).get(man.place)
        if leg is None:
            continue
        due = [0] * len(ROUTES[number].equipment)
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
    """Return the plans that some man can follow. The pinned plan comes first, then those that lack least.

    Equipment that men in the right rooms can take at once does not count as lacking. If two plans lack the same, the
    shorter comes first. Each plan is for the man who lacks least. Plans that would lead the same man the same way are
    listed once. The same is true of plans that continue in the same way after he joins them.
    """
    found = [*_plans_of_men(view)]
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
    """Return the plan with a certain number, from the list of plans that some man can follow.

    The result is None if no man can follow it, or if the list has another plan with the same way.
    """
    return next((each for each in plans(view) if each.number == number), None)


def steps_of(number: int, place: str) -> tuple[tuple[str, Price], ...]:
    """Return the places of a plan's route after `place`, each with the price of getting there.

    Pawns in the way are ignored. Raises KeyError if the plan cannot be followed from `place`.
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
    """Fill the caches of plan routes, so that no player has to wait for them. It takes about 0.1 s."""
    for number in range(len(ROUTES)):
        legs_of(number)
    for room in ROOMS:
        to_room(room)
    to_freedom((0,) * len(EQUIPMENT), frozenset())
