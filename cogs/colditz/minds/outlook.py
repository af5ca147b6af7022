"""Numbers that describe a position for the search: how near each side is to winning.

All numbers are from 0 to 1. See docs/rules/colditz.md §9.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from cogs.colditz.data import HAND, TUNNEL_CARDS, kind
from cogs.colditz.minds.odds import MEAN, at_least
from cogs.colditz.minds.plans import LONG, best_plan
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.distances import FAR, to_freedom
from cogs.colditz.rules.castle.pawns import INDOORS, in_play, posted
from cogs.colditz.rules.castle.prisoner_paths import STEPS
from cogs.colditz.rules.castle.sight import straight_distance
from cogs.colditz.rules.turn.journey import affordable_stock, open_tunnels
from cogs.colditz.state import CELLS, GERMAN, Man, Officer, State

FADING = 2 * MEAN
"""At this many steps from freedom, the nearness of a man outside is only about a third."""

NEXT = 45
"""How many steps are added for each further man who has to escape."""

ENDLESS = 20
"""How many rounds are assumed to be left if the game has a time limit in minutes."""


class Outlook(NamedTuple):
    """How near an officer is to winning, in numbers from 0 to 1."""

    escaped: float = 0.0
    """The officer's escapes, divided by the number of escapes needed to win."""
    last: float = 0.0
    """Equal to 1 if the officer wins with one more escape, otherwise 0."""
    kit: float = 0.0
    ready: float = 0.0
    """Equal to 1 if the officer has the kit and a plan that lacks nothing, otherwise 0."""
    lacks: float = 0.0
    way: float = 0.0
    """How near the officer's men outside are to freedom, added up; at most 1."""
    exposed: float = 0.0
    """The part of `way` that belongs to men whom guards could arrest in their next turn."""
    haste: float = 0.0
    """How many rounds the plan takes, divided by twice the number of rounds left."""
    men: float = 0.0
    cells: float = 0.0
    cards: float = 0.0


def features(state: State, who: int) -> dict[str, float]:
    """Return the numbers by name that describe a position for an officer, or for the German.

    They describe the player's own side, the strongest rival, and the time left.
    """
    outlooks = {number: outlook_of(state, number) for number in range(len(state.officers))}
    own = outlooks.pop(who, Outlook())
    rival = max(outlooks.values(), key=_rank, default=Outlook())
    side = "german" if who == GERMAN else "officer"
    found = {f"{side}_rounds": min(_rounds_left(state) / 40, 1.0), f"{side}_hand": len(state.hand) / HAND, side: 1.0}
    found |= {f"{side}_rival_{name}": value for name, value in rival._asdict().items()}
    if who != GERMAN:
        return found | own._asdict()
    second = sorted(outlooks.values(), key=_rank)[:-1]
    return found | {
        "german_others": sum(map(_rank, second)) / 4,
        "german_posted": sum(posted(guard) for guard in state.guards) / len(state.guards),
    }


def _rank(one: Outlook) -> float:
    """Return a rough number for how near an officer is to winning, to find the strongest rival."""
    return one.escaped + one.way / 2 - one.haste / 2


def _rounds_left(state: State) -> int:
    return max(0, state.rounds - state.round) if state.rounds else ENDLESS


def outlook_of(state: State, number: int) -> Outlook:
    """Return how near an officer is to winning, as an `Outlook`. All cards of the state are known."""
    one = state.officers[number]
    if one.out:
        return Outlook(haste=1.0)
    stock, tunnels = affordable_stock(state, number), open_tunnels(state)
    kinds = frozenset(map(kind, one.cards))
    places = [man.place for man in one.men if man.place in STEPS]
    plan = best_plan(stock, kinds, tunnels, state.piles, places) if places else None
    missing = max(0, state.target - one.escapes)
    steps = (min(plan.cost, LONG) if plan else LONG) + NEXT * (missing - 1) + (0 if one.kit else NEXT)
    hopes = _chances_outside(state, one, to_freedom(stock, tunnels | kinds & {*TUNNEL_CARDS}))
    return Outlook(
        escaped=one.escapes / max(1, state.target),
        last=float(missing == 1),
        kit=float(one.kit),
        ready=float(one.kit and plan is not None and not any(plan.missing)),
        lacks=sum(plan.missing) / 4 if plan else 1.0,
        way=min(1.0, sum(hope for hope, _ in hopes)),
        exposed=min(1.0, sum(hope * danger for hope, danger in hopes)),
        haste=min(1.0, max(0.0, steps) / MEAN / (_rounds_left(state) + 1) / 2) if missing else 0.0,
        men=sum(map(in_play, one.men)) / 8,
        cells=sum(man.place in CELLS for man in one.men) / 8,
        cards=len(one.cards) / HAND,
    )


def _chances_outside(state: State, one: Officer, field: dict[str, int]) -> list[tuple[float, float]]:
    """Return, for each man outside, how near he is to freedom and the chance that a guard reaches him."""
    guards = [guard.place for guard in state.guards if posted(guard)]
    outside = [man for man in one.men if man.place not in INDOORS and man.place in STEPS]
    return [
        (exp(-steps / FADING), _danger(man, guards)) for man in outside if (steps := field.get(man.place, FAR)) < FAR
    ]


def _danger(man: Man, guards: list[str]) -> float:
    if man.place not in SPACES or man.home is not None or SPACES[man.place].zone == "hide":
        return 0.0
    return at_least(min((straight_distance(place, man.place) for place in guards), default=FAR) - 1)
