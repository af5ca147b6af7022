"""The escape routes of an ended game, shown to everybody (docs/rules/colditz.md §3.11)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from cogs.colditz.rules.cards.gambles import car_route, dash_route
from cogs.colditz.rules.castle.board import GATE_SPACES, MISC, NEIGHBOURS
from cogs.colditz.state import ESCAPED
from cogs.colditz.view import View

GATES_AT = frozenset(GATE_SPACES.values())


class Flight(NamedTuple):
    """A man who escaped, and all places of his route."""

    officer: int
    number: int
    way: tuple[str, ...]


def escaped_men(view: View) -> tuple[Flight, ...]:
    """Return the escaped men whose routes were recorded."""
    return tuple(
        Flight(officer, number, full_route(man.route))
        for officer, one in enumerate(view.officers)
        for number, man in enumerate(one.men)
        if man.place == ESCAPED and man.route
    )


def full_route(route: tuple[str, ...]) -> tuple[str, ...]:
    """Return all places of an escape route. Only its crossings were recorded.

    The crossings are joined by the shortest walks. The last place is an objective.
    """
    if route == ("car",):
        return (MISC["car_arrow"], *car_route())
    if route == ("dare",):
        return dash_route()
    found: list[str] = []
    for step in route:
        start, _, end = step.partition(">")
        found += shortest_walk(found[-1], start)[1:] if found else (start,)
        found += (end,) if end else ()
    return tuple(found)


@cache
def shortest_walk(start: str, end: str) -> tuple[str, ...]:
    """Return the shortest walk over spaces from `start` to `end`, both included.

    If no walk exists, the result is just the two ends.
    """
    before = {start: ""}
    todo = deque((start,))
    while todo and end not in before:
        place = todo.popleft()
        for near in NEIGHBOURS.get(place, ()):
            if near not in before and (near == end or near not in GATES_AT):
                before[near] = place
                todo.append(near)
    if end not in before:
        return start, end
    return tuple(reversed(list(_trace_back(before, end))))


def _trace_back(before: dict[str, str], end: str) -> Iterator[str]:
    """Yield the places of a found path backwards, from `end` to its start."""
    while end:
        yield end
        end = before[end]
