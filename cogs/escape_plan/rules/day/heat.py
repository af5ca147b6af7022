"""The officer's move after every action, which the program calls the heat.

See docs/rules/escape_plan.md §3.8.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.record import Seat
from cogs.escape_plan.data import COUNTY, FEDERAL, SWAT
from cogs.escape_plan.events.police import Heat
from cogs.escape_plan.once import cache_last
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import move_officer
from cogs.escape_plan.rules.city.tiles import distances, layout, nearer_neighbours
from cogs.escape_plan.state import State

URGENCY = (SWAT, FEDERAL, COUNTY)
"""The order in which officer types are preferred when the rules choose the officer (§3.8 step 4)."""


def targets(state: State) -> tuple[Seat, ...]:
    """Return the seats of the most notorious players in the city, in turn order."""
    wanted = facts.most_wanted(state)
    return tuple([seat for seat in state.order if seat in wanted])


def find_decider(state: State) -> Seat:
    """Return the seat that chooses the officer's move, or -1 if the rules choose.

    It is the first player, from the acting one on, who is not the only target.
    """
    wanted = targets(state)
    count = len(state.order)
    if len(state.in_city()) < 2 or len(state.players) == 1:
        return -1
    for step in range(count):
        seat = state.order[(state.acting + step) % count]
        if state.players[seat].fate == "city" and any(other != seat for other in wanted):
            return seat
    return -1


def pursuits(state: State, aims: Iterable[Seat]) -> Mapping[str, tuple[str, ...]]:
    """Return the officers who can move closer to one of the players `aims`, each with the possible tiles.

    Officers are given as `TILE.TYPE`.
    """
    ends = nearer_neighbours(layout(state.city), tuple({state.players[seat].at[0]: None for seat in aims}))
    officers = {site.tile: site.officers for site in state.city}
    found: dict[str, tuple[str, ...]] = {}
    for tile, kinds in officers.items():
        near = ends[tile]
        for kind in kinds if near else ():
            free = tuple([end for end in near if kind not in officers[end]])
            if free:
                found[f"{tile}.{kind}"] = free
    return found


@cache_last
def choices(state: State, seat: Seat) -> Mapping[str, tuple[str, ...]]:
    """Return the officers who can move closer to a target that is not the deciding player.

    Each officer has the tiles to which he can move.
    """
    return pursuits(state, tuple(other for other in targets(state) if other != seat))


def usual_pursuit(state: State, seat: Seat) -> tuple[str, str] | None:
    """Return the officer's move that the rules make, as (officer, new tile), or None (§3.8 step 4).

    The target is the first target in turn order that is not `seat`. The nearest officer moves.
    """
    wanted = [other for other in targets(state) if other != seat]
    return pursuit_of(state, wanted[0]) if wanted else None


def random_pursuit(state: State, chance: Chance) -> tuple[str, str] | None:
    """Return the officer's move towards a random target, as (officer, new tile), or None (ruling 59).

    Only targets that an officer can come closer to are drawn. The nearest officer moves.
    """
    found = [move for target in targets(state) if (move := pursuit_of(state, target)) is not None]
    return chance.choice(found) if len(found) > 1 else next(iter(found), None)


def pursuit_of(state: State, target: Seat) -> tuple[str, str] | None:
    """Return the nearest officer who can move closer to `target`, as (officer, new tile) (§3.8 step 4)."""
    apart = distances(layout(state.city), state.players[target].at[0])
    found = pursuits(state, (target,))
    if not found:
        return None

    def key(officer: str) -> tuple[int, int, str]:
        tile, _, kind = officer.partition(".")
        return apart[tile], URGENCY.index(kind), tile

    best = min(found, key=key)
    return best, min(found[best])


def push(state: State, officer: str, end: str, by: tuple[Seat, ...] = ()) -> Step[State]:
    """Return state and events after an officer moves in the heat.

    `by` holds the player who chose the officer. It is empty if the rules chose him.
    """
    start, _, kind = officer.partition(".")
    return Step(move_officer(state, kind, start, end), (Heat(kind, start, end, by),))
