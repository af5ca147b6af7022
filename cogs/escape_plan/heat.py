"""The police move after every action, and the Inspectors (docs/rules/escape_plan.md §3.8, §3.9, §4.10)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Seat, Step, told
from cogs.escape_plan.city import Site, distance, neighbours
from cogs.escape_plan.data import BUSINESSES, COUNTY, FEDERAL, KEYS, PLACES, SAFE_HOUSES, SWAT
from cogs.escape_plan.effects import full
from cogs.escape_plan.people import move_officer, with_site
from cogs.escape_plan.state import NEUTRAL, State

URGENCY = (SWAT, FEDERAL, COUNTY)
"""Who moves first when the bot decides (§3.8 step 4)."""


def targets(state: State) -> tuple[Seat, ...]:
    """List the most notorious players in the city; nobody while that is nobody's notoriety."""
    inside = state.in_city()
    most = max((state.players[seat].notoriety for seat in inside), default=0)
    return tuple(seat for seat in inside if state.players[seat].notoriety == most) if most else ()


def decider(state: State) -> Seat:
    """Give who moves an officer: from the acting player on the first who is not the only target, or -1 for the bot."""
    wanted = targets(state)
    count = len(state.order)
    if len(state.in_city()) < 2 or len(state.players) == 1:
        return -1
    for step in range(count):
        seat = state.order[(state.acting + step) % count]
        if state.players[seat].fate == "city" and any(other != seat for other in wanted):
            return seat
    return -1


def moves(state: State, aims: Iterable[Seat]) -> dict[str, tuple[str, ...]]:
    """List the officers, as `TILE.TYPE`, who can come closer to one of `aims`, with the tiles they can go to."""
    by_place = {site.at: site for site in state.city}
    goals = [state.site(state.players[seat].at[0]).at for seat in aims]
    found: dict[str, tuple[str, ...]] = {}
    for site in state.city:
        near = [by_place[at] for at in neighbours(site.at) if at in by_place]
        closer = [other for other in near if any(distance(other.at, goal) < distance(site.at, goal) for goal in goals)]
        for kind in site.officers:
            free = tuple(other.tile for other in closer if kind not in other.officers)
            if free:
                found[f"{site.tile}.{kind}"] = free
    return found


def choices(state: State, seat: Seat) -> dict[str, tuple[str, ...]]:
    """List what the decider may do: officers who come closer to a target other than himself."""
    return moves(state, tuple(other for other in targets(state) if other != seat))


def usual(state: State, seat: Seat) -> tuple[str, str] | None:
    """Give the move that the bot makes for `seat`, or for nobody: the first target in turn order, the nearest officer
    (§3.8 step 4)."""
    wanted = [other for other in state.order if other in targets(state) and other != seat]
    if not wanted:
        return None
    goal = state.site(state.players[wanted[0]].at[0]).at
    found = moves(state, wanted[:1])
    if not found:
        return None

    def key(officer: str) -> tuple[int, int, str]:
        tile, _, kind = officer.partition(".")
        return distance(state.site(tile).at, goal), URGENCY.index(kind), tile

    best = min(found, key=key)
    return best, min(found[best])


def push(state: State, officer: str, end: str) -> Step[State]:
    """Move an officer in the heat."""
    start, _, kind = officer.partition(".")
    return Step(move_officer(state, kind, start, end), told("heat", kind=kind, start=start, end=end))


def inspect(state: State, chance: Chance) -> Step[State]:
    """Reveal the next Inspector card: Sandra, or every other time Costa, goes there and acts, or tails (§4.10)."""
    card, *rest = state.inspectors
    number = len(state.dealt)
    who = "costa" if len(state.players) == 1 and number % 2 else "sandra"
    state = replace(state, inspectors=tuple(rest), dealt=(*state.dealt, card))
    here = state.site(getattr(state, who)).at
    aim = min(
        (site for site in state.city if _matches(state, site, card)),
        key=lambda site: (distance(site.at, here), site.tile),
        default=None,
    )
    if aim is None:
        tail = next((seat for seat in state.order if seat in targets(state)), None)
        inside = state.in_city()
        seat = tail if tail is not None else inside[0] if inside else None
        tile = state.players[seat].at[0] if seat is not None else getattr(state, who)
        return Step(replace(state, **{who: tile}), told("tails", who_moves=who, card=card, tile=tile))
    state = replace(state, **{who: aim.tile})
    return Step(_struck(state, aim, card, chance), told("inspects", who_moves=who, card=card, tile=aim.tile))


def _matches(state: State, site: Site, card: str) -> bool:
    """Tell whether a card aims at a tile: on the board, open, and not empty."""
    kind, _, what = card.partition(".")
    if card in BUSINESSES:
        return site.business == card and not full(state, card)
    if card in SAFE_HOUSES:
        return site.business == card and bool(state.keys[SAFE_HOUSES.index(card)])
    if kind == "store":
        return any(place == "store" for place, _ in site.data.places) and bool(state.lockers[KEYS.index(what)])
    if kind == "exit":
        return site.data.exit == _exit_aimed(state)
    return site.members > 0


def _exit_aimed(state: State) -> int:
    """Give the closed exit on the board with tiles left and the lowest number, -1 for none."""
    on_board = {site.data.exit for site in state.city}
    open_to = [number for at, number in enumerate(state.closed) if number in on_board and state.exit_stacks[at]]
    return min(open_to, default=-1)


def _struck(state: State, site: Site, card: str, chance: Chance) -> State:
    """Carry out what an Inspector does."""
    kind, _, what = card.partition(".")
    if card in BUSINESSES:
        at = PLACES.index(card)
        cubes = (*state.cubes[at], NEUTRAL)
        return replace(state, cubes=(*state.cubes[:at], cubes, *state.cubes[at + 1 :]))
    if card in SAFE_HOUSES:
        at = SAFE_HOUSES.index(card)
        gone = chance.below(len(state.keys[at]))
        left = (*state.keys[at][:gone], *state.keys[at][gone + 1 :])
        return replace(state, keys=(*state.keys[:at], left, *state.keys[at + 1 :]))
    if kind == "store":
        at = KEYS.index(what)
        return replace(state, lockers=(*state.lockers[:at], state.lockers[at][1:], *state.lockers[at + 1 :]))
    if kind == "exit":
        at = state.closed.index(site.data.exit)
        stacks = (*state.exit_stacks[:at], state.exit_stacks[at][1:], *state.exit_stacks[at + 1 :])
        return replace(state, exit_stacks=stacks)
    return with_site(state, site.tile, members=site.members - 1)
