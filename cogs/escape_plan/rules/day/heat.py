"""The police move after every action, and the Inspectors (docs/rules/escape_plan.md §3.8, §3.9, §4.10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Picks, Refusal, Seat, Step, then
from cogs.escape_plan.data import BUSINESSES, COSTA, COUNTY, FEDERAL, KEYS, SAFE_HOUSES, SANDRA, SWAT
from cogs.escape_plan.events import Heat, Inspects, KeyRemoved, Tails
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import move_officer, put_cube, with_site
from cogs.escape_plan.rules.city.tiles import Site, beside, closer, distances, layout
from cogs.escape_plan.rules.executive.aims import aimed
from cogs.escape_plan.state import NEUTRAL, State, once

URGENCY = (SWAT, FEDERAL, COUNTY)
"""Who moves first when the bot decides (§3.8 step 4)."""


def targets(state: State) -> tuple[Seat, ...]:
    """List the most notorious players in the city, in turn order."""
    wanted = facts.wanted(state)
    return tuple(seat for seat in state.order if seat in wanted)


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


def moves(state: State, aims: Iterable[Seat]) -> Mapping[str, tuple[str, ...]]:
    """List the officers, as `TILE.TYPE`, who can come closer to one of `aims`, with the tiles they can go to."""
    where = layout(state.city)
    near = beside(where)
    officers = {site.tile: site.officers for site in state.city}
    nearer = [closer(where, state.players[seat].at[0]) for seat in aims]
    found: dict[str, tuple[str, ...]] = {}
    for tile, kinds in officers.items():
        if not kinds:
            continue
        goals = frozenset().union(*(there[tile] for there in nearer))
        ends = [end for end in near[tile] if end in goals]
        for kind in kinds:
            free = tuple(end for end in ends if kind not in officers[end])
            if free:
                found[f"{tile}.{kind}"] = free
    return found


@once
def choices(state: State, seat: Seat) -> Mapping[str, tuple[str, ...]]:
    """List what the decider may do: officers who come closer to a target other than himself."""
    return moves(state, tuple(other for other in targets(state) if other != seat))


def refuse(state: State, seat: Seat, picks: Picks) -> Refusal | None:
    """Say why the decider may not move an officer of the city there: he has to come closer (§3.8 step 3)."""
    officer, end = aimed(picks), aimed(picks, 1)
    tile, _, kind = officer.partition(".")
    found = choices(state, seat)
    if end in found.get(officer, ()) or (officer in found and len(picks) < 2):
        return None
    known = {site.tile: site for site in state.city}
    if tile not in known or kind not in known[tile].officers or (end and end not in known):
        return None
    return Refusal("same_officer" if end and kind in known[end].officers else "not_closer")


def usual(state: State, seat: Seat) -> tuple[str, str] | None:
    """Give the move that the bot makes for `seat`, or for nobody: the first target in turn order, the nearest officer
    (§3.8 step 4)."""
    wanted = [other for other in targets(state) if other != seat]
    if not wanted:
        return None
    apart = distances(layout(state.city))[state.players[wanted[0]].at[0]]
    found = moves(state, wanted[:1])
    if not found:
        return None

    def key(officer: str) -> tuple[int, int, str]:
        tile, _, kind = officer.partition(".")
        return apart[tile], URGENCY.index(kind), tile

    best = min(found, key=key)
    return best, min(found[best])


def push(state: State, officer: str, end: str) -> Step[State]:
    """Move an officer in the heat."""
    start, _, kind = officer.partition(".")
    return Step(move_officer(state, kind, start, end), (Heat(kind, start, end),))


def inspect(state: State, chance: Chance) -> Step[State]:
    """Reveal the next Inspector card: Sandra, or every other time Costa, goes there and acts, or tails (§4.10)."""
    card, *rest = state.inspectors
    who = COSTA if len(state.players) == 1 and len(state.dealt) % 2 else SANDRA
    here = state.costa if who == COSTA else state.sandra
    state = replace(state, inspectors=tuple(rest), dealt=(*state.dealt, card))
    apart = distances(layout(state.city))[here]
    aimed = [site for site in state.city if _matches(state, site, card)]
    if not aimed:
        tailed = (targets(state) or state.in_city())[0]
        tile = state.players[tailed].at[0]
        return Step(_stands(state, who, tile), (Tails(who, card, tile, tailed),))
    aim = min(aimed, key=lambda site: (apart[site.tile], site.tile))
    step = _struck(_stands(state, who, aim.tile), aim, card, chance)
    return then((Inspects(who, card, aim.tile),), step)


def _stands(state: State, who: str, tile: str) -> State:
    return replace(state, costa=tile) if who == COSTA else replace(state, sandra=tile)


def _matches(state: State, site: Site, card: str) -> bool:
    """Tell whether a card aims at a tile: on the board, open, and not empty."""
    kind, _, what = card.partition(".")
    if card in BUSINESSES:
        return site.business == card and not facts.full(state, card)
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


def _struck(state: State, site: Site, card: str, chance: Chance) -> Step[State]:
    """Carry out what an Inspector does."""
    kind, _, what = card.partition(".")
    if card in BUSINESSES:
        return Step(*put_cube(state, card, NEUTRAL))
    if card in SAFE_HOUSES:
        at = SAFE_HOUSES.index(card)
        left = list(state.keys[at])
        gone = left.pop(chance.below(len(left)))
        state = replace(state, keys=(*state.keys[:at], tuple(left), *state.keys[at + 1 :]))
        return Step(state, (KeyRemoved(card, gone),))
    if kind == "store":
        at = KEYS.index(what)
        return Step(replace(state, lockers=(*state.lockers[:at], state.lockers[at][1:], *state.lockers[at + 1 :])), ())
    if kind == "exit":
        at = state.closed.index(site.data.exit)
        stacks = (*state.exit_stacks[:at], state.exit_stacks[at][1:], *state.exit_stacks[at + 1 :])
        return Step(replace(state, exit_stacks=stacks), ())
    return Step(with_site(state, site.tile, members=site.members - 1), ())
