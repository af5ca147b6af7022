"""The acts of the Inspectors at the end of a part of the day (docs/rules/escape_plan.md §3.9, §4.10)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step, then
from cogs.escape_plan.data import BUSINESSES, COSTA, KEYS, PLACES, SAFE_HOUSES, SANDRA, spaces
from cogs.escape_plan.events.police import (
    ExitTileTaken,
    Inspects,
    KeyRemoved,
    LockerTaken,
    MemberTaken,
    SpaceFilled,
    Tails,
)
from cogs.escape_plan.rules import facts, stacks
from cogs.escape_plan.rules.changes import put_cube, with_site
from cogs.escape_plan.rules.city.tiles import Site, distances, layout
from cogs.escape_plan.rules.day.heat import targets
from cogs.escape_plan.state import NEUTRAL, State


def inspect(state: State, chance: Chance) -> Step[State]:
    """Return state and events after the next Inspector card is revealed (§4.10).

    Sandra goes to the card's target and acts, or follows a player. In a game of one player, Costa does so every other
    time.
    """
    card, *rest = state.inspectors
    who = COSTA if len(state.players) == 1 and len(state.dealt) % 2 else SANDRA
    here = state.costa if who == COSTA else state.sandra
    state = replace(state, inspectors=tuple(rest), dealt=(*state.dealt, card))
    apart = distances(layout(state.city), here)
    aimed = [site for site in state.city if _matches(state, site, card)]
    if not aimed:
        tailed = (targets(state) or state.in_city())[0]
        tile = state.players[tailed].at[0]
        return Step(_stands(state, who, tile), (Tails(who, card, tile, tailed),))
    aim = min(aimed, key=lambda site: (apart[site.tile], site.tile))
    step = _act(_stands(state, who, aim.tile), aim, card, chance)
    return then((Inspects(who, card, aim.tile),), step)


def _stands(state: State, who: str, tile: str) -> State:
    return replace(state, costa=tile) if who == COSTA else replace(state, sandra=tile)


def _matches(state: State, site: Site, card: str) -> bool:
    """Return whether a tile has the target of an Inspector card. The target must be open and not empty."""
    kind, _, what = card.partition(".")
    if card in BUSINESSES:
        return site.business == card and not facts.is_closed(state, card)
    if card in SAFE_HOUSES:
        return site.business == card and bool(state.keys[SAFE_HOUSES.index(card)])
    if kind == "store":
        return any(place == "store" for place, _ in site.data.places) and bool(state.lockers[KEYS.index(what)])
    if kind == "exit":
        return site.data.exit == _targeted_exit(state)
    return site.members > 0


def _targeted_exit(state: State) -> int:
    """Return the number of the lowest closed exit in the city with tiles left, or -1 if there is none."""
    on_board = {site.data.exit for site in state.city}
    open_to = [number for at, number in enumerate(state.closed) if number in on_board and state.exit_stacks[at]]
    return min(open_to, default=-1)


def _act(state: State, site: Site, card: str, chance: Chance) -> Step[State]:
    """Return state and events after an Inspector acts on the target."""
    kind, _, what = card.partition(".")
    if card in BUSINESSES:
        state, closing = put_cube(state, card, NEUTRAL)
        left = spaces(card, len(state.players)) - len(state.cubes[PLACES.index(card)])
        return Step(state, (SpaceFilled(card, left), *closing))
    if card in SAFE_HOUSES:
        at = SAFE_HOUSES.index(card)
        keys = list(state.keys[at])
        gone = keys.pop(chance.below(len(keys)))
        state = replace(state, keys=(*state.keys[:at], tuple(keys), *state.keys[at + 1 :]))
        return Step(state, (KeyRemoved(card, gone),))
    if kind == "store":
        at = KEYS.index(what)
        stack = state.lockers[at][1:]
        state = stacks.record_removal(state, at, state.lockers[at][0])
        state = replace(state, lockers=(*state.lockers[:at], stack, *state.lockers[at + 1 :]))
        return Step(state, (LockerTaken(what, len(stack)),))
    if kind == "exit":
        at = state.closed.index(site.data.exit)
        stack = state.exit_stacks[at][1:]
        state = stacks.record_removal(state, stacks.stack_of_exit(state, site.data.exit), state.exit_stacks[at][0])
        state = replace(state, exit_stacks=(*state.exit_stacks[:at], stack, *state.exit_stacks[at + 1 :]))
        return Step(state, (ExitTileTaken(site.data.exit, len(stack)),))
    members = site.members - 1
    return Step(with_site(state, site.tile, members=members), (MemberTaken(site.tile, members),))
