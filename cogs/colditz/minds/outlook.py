"""Features of a position: each side's nearness to winning, from 0 to 1 (docs/rules/colditz.md §9)."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from cogs.colditz.data import HAND, TUNNEL_CARDS, kind
from cogs.colditz.minds.odds import MEAN, at_least
from cogs.colditz.minds.plans import LONG, best
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.distances import FAR, to_freedom
from cogs.colditz.rules.castle.pawns import INDOORS, in_play, posted
from cogs.colditz.rules.castle.prisoner_paths import STEPS
from cogs.colditz.rules.castle.sight import lattice
from cogs.colditz.rules.turn.journey import means, open_tunnels
from cogs.colditz.state import CELLS, GERMAN, Man, Officer, State

FADING = 2 * MEAN
"""Steps to freedom over which the hope for a man outside falls to a third."""

NEXT = 45
"""Extra steps for every further man who has to escape."""

ENDLESS = 20
"""Rounds assumed to be left if the limit is in minutes."""


class Outlook(NamedTuple):
    """An officer's prospects."""

    escaped: float = 0.0
    """The officer's escapes as a part of the target."""
    last: float = 0.0
    """Whether one more escape wins."""
    kit: float = 0.0
    ready: float = 0.0
    """Whether the officer's plan lacks nothing."""
    lacks: float = 0.0
    way: float = 0.0
    """The nearness of the officer's men outside to freedom."""
    exposed: float = 0.0
    """The part of `way` that the guards could take in their next turn."""
    haste: float = 0.0
    """The rounds that the plan takes, as a part of those left."""
    men: float = 0.0
    cells: float = 0.0
    cards: float = 0.0


def features(state: State, who: int) -> dict[str, float]:
    """Return the features for an officer, or for GERMAN: the own outlook and the best of the others."""
    outlooks = {number: outlook(state, number) for number in range(len(state.officers))}
    own = outlooks.pop(who, Outlook())
    rival = max(outlooks.values(), key=_rank, default=Outlook())
    side = "german" if who == GERMAN else "officer"
    found = {f"{side}_rounds": min(_left(state) / 40, 1.0), f"{side}_hand": len(state.hand) / HAND, side: 1.0}
    found |= {f"{side}_rival_{name}": value for name, value in rival._asdict().items()}
    if who != GERMAN:
        return found | own._asdict()
    second = sorted(outlooks.values(), key=_rank)[:-1]
    return found | {
        "german_others": sum(map(_rank, second)) / 4,
        "german_posted": sum(posted(guard) for guard in state.guards) / len(state.guards),
    }


def _rank(one: Outlook) -> float:
    """Return a rough estimate of an officer's nearness to winning."""
    return one.escaped + one.way / 2 - one.haste / 2


def _left(state: State) -> int:
    return max(0, state.rounds - state.round) if state.rounds else ENDLESS


def outlook(state: State, number: int) -> Outlook:
    """Return an officer's outlook, with all cards known."""
    one = state.officers[number]
    if one.out:
        return Outlook(haste=1.0)
    stock, tunnels = means(state, number), open_tunnels(state)
    kinds = frozenset(map(kind, one.cards))
    places = [man.place for man in one.men if man.place in STEPS]
    plan = best(stock, kinds, tunnels, state.piles, places) if places else None
    missing = max(0, state.target - one.escapes)
    steps = (min(plan.cost, LONG) if plan else LONG) + NEXT * (missing - 1) + (0 if one.kit else NEXT)
    hopes = _hopes(state, one, to_freedom(stock, tunnels | kinds & {*TUNNEL_CARDS}))
    return Outlook(
        escaped=one.escapes / max(1, state.target),
        last=float(missing == 1),
        kit=float(one.kit),
        ready=float(one.kit and plan is not None and not any(plan.missing)),
        lacks=sum(plan.missing) / 4 if plan else 1.0,
        way=min(1.0, sum(hope for hope, _ in hopes)),
        exposed=min(1.0, sum(hope * danger for hope, danger in hopes)),
        haste=min(1.0, max(0.0, steps) / MEAN / (_left(state) + 1) / 2) if missing else 0.0,
        men=sum(map(in_play, one.men)) / 8,
        cells=sum(man.place in CELLS for man in one.men) / 8,
        cards=len(one.cards) / HAND,
    )


def _hopes(state: State, one: Officer, field: dict[str, int]) -> list[tuple[float, float]]:
    """Return, for each man outside, his nearness to freedom and the chance that a guard reaches him."""
    guards = [guard.place for guard in state.guards if posted(guard)]
    outside = [man for man in one.men if man.place not in INDOORS and man.place in STEPS]
    return [
        (exp(-steps / FADING), _danger(man, guards)) for man in outside if (steps := field.get(man.place, FAR)) < FAR
    ]


def _danger(man: Man, guards: list[str]) -> float:
    if man.place not in SPACES or man.home is not None or SPACES[man.place].zone == "hide":
        return 0.0
    return at_least(min((lattice(place, man.place) for place in guards), default=FAR) - 1)
