"""Where a prisoner can go and what it takes (docs/rules/colditz.md §3.4, §3.7, §3.8)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from cogs.colditz.board import (
    EQUIPMENT,
    GATES,
    LINKS_FROM,
    NEIGHBOURS,
    OBJECTIVES,
    OVER_TUNNEL,
    SPACES,
    THEATRE_GATE,
    TUNNELS,
)
from cogs.colditz.data import ROPES, TUNNEL_CARDS
from cogs.colditz.state import Stock

KEY, PASS, ROPE, CUTTERS = range(len(EQUIPMENT))

Step = tuple[str, str, int, int]
"""Where to, by which crossing (empty for a plain step), and the kind and number of cards it takes."""


class Way(NamedTuple):
    """A way of a pawn: every place after the first, and the crossings that must be paid for, with their price."""

    path: tuple[str, ...]
    paid: tuple[tuple[str, int, int], ...]

    @property
    def points(self) -> int:
        """One for each step."""
        return len(self.path)

    @property
    def cards(self) -> int:
        """Equipment cards that are handed in."""
        return sum(count for _, _, count in self.paid)


def crossing(start: str, end: str, kind: str) -> str:
    """Name a drop by its direction; a wire is the same both ways (R28)."""
    return f"{start}>{end}" if kind != "wire" else ">".join(sorted((start, end)))


def _steps(place: str) -> tuple[Step, ...]:
    """List the steps of a man from a space; those into a tunnel have its name as crossing and cost no card."""
    steps: list[Step] = []
    here = SPACES[place]
    for near in NEIGHBOURS[place]:
        gate = SPACES[near].gate
        if not gate or (gate == THEATRE_GATE and here.zone == "garrison"):
            steps.append((near, "", 0, 0))
        else:
            steps.append((near, gate, KEY if GATES[gate] == "key" else PASS, 1))
    for link in LINKS_FROM.get(place, ()):
        kind, count = (CUTTERS, 1) if link.kind == "wire" else (ROPE, ROPES[link.kind])
        steps.append((link.end, crossing(link.start, link.end, link.kind), kind, count))
    steps += [(tunnel.places[0], name, 0, 0) for name, tunnel in TUNNELS.items() if place in tunnel.entries]
    return tuple(steps)


def _steps_inside() -> Iterator[tuple[str, tuple[Step, ...]]]:
    """List the steps inside each tunnel, forwards and backwards, and out at both ends (§3.8)."""
    for tunnel in TUNNELS.values():
        for at, place in enumerate(tunnel.places):
            near = [*tunnel.places[max(0, at - 1) : at], *tunnel.places[at + 1 : at + 2]]
            near += tunnel.entries if at == 0 else ()
            near += tunnel.exits if at == len(tunnel.places) - 1 else ()
            yield place, tuple((end, "", 0, 0) for end in near)


STEPS: dict[str, tuple[Step, ...]] = {place: _steps(place) for place in SPACES} | dict(_steps_inside())
"""Every step that a man could ever take."""

MAY_STOP = frozenset(
    place for place, space in SPACES.items() if space.prisoner_stops and place not in OVER_TUNNEL
) | frozenset(place for tunnel in TUNNELS.values() for place in tunnel.places)
"""Where a man may end a move (§3.4): not in a beam, not over a tunnel."""


def ways(
    start: str,
    points: int,
    stock: Stock,
    paid: frozenset[str],
    taken: frozenset[str],
    tunnels: frozenset[str],
    kit: bool,
    stops: Collection[str] = MAY_STOP,
) -> dict[str, Way]:
    """Find the ways of a man from `start` with `points`, to every place of `stops`.

    `stock` are the cards he could hand in, `paid` the crossings open this turn, `taken` the occupied places, `tunnels`
    those that may be entered. With the kit an objective can be reached though somebody waits there (R15). Each way is
    one of fewest cards, then of fewest points.
    """
    found: dict[str, Way] = {}
    best: dict[str, list[frozenset[str]]] = {start: [frozenset()]}
    frontier = [(start, Way((), ()), frozenset[str](), stock)]
    for _ in range(points):
        following = []
        for place, way, opened, left in frontier:
            for near, cross, kind, count in STEPS[place]:
                if near in taken and not (kit and near in OBJECTIVES):
                    continue
                if cross in TUNNEL_NAMES:
                    if cross not in tunnels:
                        continue
                elif count and cross not in paid and cross not in opened:
                    if left[kind] < count:
                        continue
                    spent = (*left[:kind], left[kind] - count, *left[kind + 1 :])
                    now = opened | {cross}
                    if _keep(best, near, now):
                        step = Way((*way.path, near), (*way.paid, (cross, kind, count)))
                        _offer(found, near, step, stops)
                        following.append((near, step, now, spent))
                    continue
                if _keep(best, near, opened):
                    step = Way((*way.path, near), way.paid)
                    _offer(found, near, step, stops)
                    if near not in OBJECTIVES:
                        following.append((near, step, opened, left))
        frontier = following
    return found


TUNNEL_NAMES = frozenset(TUNNEL_CARDS)


def _keep(best: dict[str, list[frozenset[str]]], place: str, opened: frozenset[str]) -> bool:
    """Tell whether nobody was here sooner with as little opened, and remember it."""
    seen = best.setdefault(place, [])
    if any(other <= opened for other in seen):
        return False
    seen.append(opened)
    return True


def _offer(found: dict[str, Way], place: str, way: Way, stops: Collection[str]) -> None:
    if place in stops and (place not in found or way.cards < found[place].cards):
        found[place] = way
