"""The private route planner: the named escape plans, and what each still lacks (docs/rules/colditz.md §4.5)."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from cogs.colditz.data import TUNNEL_CARDS, kind
from cogs.colditz.face import gazetteer
from cogs.colditz.face.reckoned_state import VIEWS, known, owned
from cogs.colditz.rules.cards.equipment import needed, symbol_at
from cogs.colditz.rules.castle.board import EQUIPMENT, GATES, LINKS, OBJECTIVES, ROOMS, ROUTES, Route
from cogs.colditz.rules.castle.distances import to_freedom, to_room
from cogs.colditz.rules.castle.pawns import TUNNEL_OF, on_board
from cogs.colditz.rules.castle.prisoner_paths import STEPS, crossing
from cogs.colditz.rules.turn.journey import means
from cogs.colditz.state import Stock
from cogs.colditz.view import View

Price = tuple[str, int, int]
"""A crossing, with kind and number of the cards it takes."""


DRAWN = 4
"""How many cards of rooms a card weighs that only luck brings."""


MEN = 4096
"""Ways of men that are kept as they were weighed: most men stand where they stood a move ago."""


class Plan(NamedTuple):
    """A named plan for the man who is furthest on it: spaces still to walk, Equipment due, and what is missing."""

    number: int
    man: str
    spaces: int
    due: Stock
    missing: Stock
    tunnel: str
    """The tunnel that must be opened first and whose card is not held, empty otherwise."""
    named: bool = True
    """Whether the name is true of this man: all of the plan's crossings lie before him, or he came by the others."""
    ahead: str = ""
    """The crossing or tunnel that he comes to next; empty where he only has to walk."""
    at_hand: int = 0
    """Of what is missing, the cards that men who are in place can take at once."""

    @property
    def route(self) -> Route:
        """The plan itself."""
        return ROUTES[self.number]

    @property
    def lacks(self) -> int:
        """Cards that are missing; a tunnel's can only be drawn, and weighs more than all that rooms have."""
        return sum(self.missing) + DRAWN * bool(self.tunnel)


class Leg(NamedTuple):
    """The rest of a route from a place: spaces, what is paid on it, the tunnel that is entered, if any."""

    spaces: int
    paid: tuple[Price, ...]
    tunnel: str


@cache
def allowed(number: int) -> frozenset[str]:
    """Return the crossings of a plan as steps call them."""
    links = {f"L:{link.start}": crossing(link.start, link.end, link.kind) for link in LINKS}
    return frozenset(links.get(word, word.removeprefix("T:")) for word in ROUTES[number].crossings)


@cache
def _before() -> dict[str, list[tuple[str, str, Price]]]:
    """Turn all steps round: where they come from, what they cross (empty for what is open to all), their price."""
    before: dict[str, list[tuple[str, str, Price]]] = defaultdict(list)
    for place, steps in STEPS.items():
        for near, cross, what, count in steps:
            before[near].append((place, "" if cross in GATES and not count else cross, (cross, what, count)))
    return before


@cache
def legs(number: int) -> dict[str, Leg]:
    """Find the shortest rest of a route from everywhere, pawns ignored: over its own crossings alone."""
    open_to_it, before = allowed(number) | {""}, _before()
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
def _came_by(number: int, place: str, trail: tuple[str, ...]) -> bool:
    """Return whether a man has come to a place by the crossings of a plan, for all that can be seen: those that no more
    lie before him are on his trail, or he is in that tunnel or on that gate."""
    leg = legs(number)[place]
    done = allowed(number) - {cross for cross, _, _ in leg.paid} - {leg.tunnel}
    used = (gazetteer.LINK_AT[name] for name in trail)
    came = {crossing(link.start, link.end, link.kind) for link in used}
    return done <= came | {TUNNEL_OF.get(place, ""), gazetteer.GATE_OF.get(place, "")}


def _weighed(view: View, number: int) -> Iterator[tuple[Plan, Leg]]:
    """Weigh a plan for each man of the viewer who can take it from where he stands."""
    assert view.me is not None
    route, officer = ROUTES[number], view.officers[view.me]
    held = means(known(view), view.me)
    ready = {kind(card) for card in officer.cards or ()} | {
        name for name, card in zip(TUNNEL_CARDS, view.tunnels, strict=True) if card
    }
    there = [symbol_at(man) for man in officer.men]
    ready_men = [there.count(what) >= needed(view.house) for what in EQUIPMENT]
    for name, man in zip(owned(view, view.me), officer.men, strict=True):
        leg = legs(number).get(man.place) if on_board(man) else None
        if leg is None:
            continue
        due = [0] * len(route.equipment)
        for cross, what, count in leg.paid:
            due[what] += 0 if cross in view.turn.open and view.active == view.me else count
        missing = tuple(max(0, want - have) for want, have in zip(due, held, strict=True))
        tunnel = leg.tunnel if leg.tunnel not in ready else ""
        ahead = leg.tunnel or next((cross for cross, _, _ in leg.paid), "")
        came = _came_by(number, man.place, man.trail)
        at_hand = sum(map(bool, map(min, missing, ready_men)))
        yield Plan(number, name, leg.spaces, tuple(due), missing, tunnel, came, ahead, at_hand), leg


@lru_cache(VIEWS)
def plans(view: View) -> tuple[Plan, ...]:
    """List the plans that some man can take, the pinned one first, then those that lack least beside what men in place
    can take, the shortest first among equals: each for the man who lacks least, none that would be the same way of the
    same man as another, and of those that men have joined halfway none that goes on as another does."""
    found = [each for number in range(len(ROUTES)) for each in _weighed(view, number)]
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
    """Return a plan as `plans` lists it; None when no man can take it, or only on a way that another plan is, too."""
    return next((each for each in plans(view) if each.number == number), None)


def road(number: int, place: str) -> tuple[tuple[str, Price], ...]:
    """Walk a plan from `place`, pawns ignored: every place after it, with what the step there takes. Raises KeyError
    where the plan does not lead on from there."""
    found, walked = legs(number), []
    while found[place].spaces:
        leg = found[place]
        place, price = next(
            (near, (cross, what, count))
            for near, cross, what, count in STEPS[place]
            if near in found
            and found[near].spaces == leg.spaces - 1
            and leg.paid == (((cross, what, count),) if count else ()) + found[near].paid
            and (not cross or cross in allowed(number) or not count)
        )
        walked.append((place, price))
    return tuple(walked)


def ready() -> None:
    """Reckon the ways that all plans and errands share, a tenth of a second, before anybody waits for them."""
    for number in range(len(ROUTES)):
        legs(number)
    for room in ROOMS:
        to_room(room)
    to_freedom((0,) * len(EQUIPMENT), frozenset())
