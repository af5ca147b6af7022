"""Effects of arriving at a location and of leaving it that need no decision.

See docs/rules/escape_plan.md §3.6.4.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.record import Seat
from cogs.escape_plan.data import NUMBERS, PARTS, PLACES, PLANS, SAFE_HOUSES, group
from cogs.escape_plan.events.visits import Escaped, Gained, Looks, NothingThere, Saw, Visited
from cogs.escape_plan.rules import facts, stacks
from cogs.escape_plan.rules.changes import (
    TAKE_CONTACT,
    can_take_contact,
    change_notoriety,
    gain_disc,
    heal,
    interrupt_with,
    mark_done,
    put_cube,
    with_player,
)
from cogs.escape_plan.rules.visit.safe_house import FRESH
from cogs.escape_plan.state import VISIT, State


def arrive(state: State, seat: Seat) -> Step[State]:
    """Return state and events after a player arrives at a location and gets its automatic effects.

    After that, the player decides.
    """
    tile, place = state.players[seat].at
    site = state.site(tile)
    state = replace(state, turn=replace(state.turn, stage=VISIT))
    if place in ("business", "safehouse"):
        return _premises(state, seat, site.business)
    if place == "clinic":
        return Step(*heal(state, seat, NUMBERS.heal_clinic))
    if place == "exit":
        return _exit(state, seat, site.data.exit)
    return Step(state, ())


def _premises(state: State, seat: Seat, name: str) -> Step[State]:
    """Return state and events after a player arrives at a Business or Safe House.

    A player with a cube on the place gets nothing. Any other player gets money, puts a cube on the place, and may use
    what the place offers.
    """
    if name in facts.visited_places(state, seat):
        return Step(state, (NothingThere(seat, name),))
    player = state.players[seat]
    amount = PLANS[player.plan].amounts[PLACES.index(name)]
    if amount:
        state = with_player(state, seat, stash=(*player.stash, (name, amount)))
        gained = Gained(seat, name, amount, income=False, to=(seat,))
    else:
        state = with_player(state, seat, cash=player.cash + player.cubes)
        gained = Gained(seat, name, player.cubes, income=True, to=(seat,))
    purse = player.purse
    purse = replace(purse, visits=(*purse.visits, name), lowest=(*purse.lowest, purse.balance))
    state, closing = put_cube(with_player(state, seat, cubes=player.cubes - 1, purse=purse), name, seat)
    events: tuple[Event, ...] = (Visited(seat, name), gained)
    own = facts.visited_places(state, seat)
    if name in SAFE_HOUSES:
        state = mark_done(state, FRESH)
        state, more = gain_disc(state, seat) if all(house in own for house in SAFE_HOUSES) else (state, ())
        return Step(state, events + more)
    state, famed = change_notoriety(state, seat, 1)
    if can_take_contact(state, seat):
        state = interrupt_with(state, TAKE_CONTACT)
    state, more = gain_disc(state, seat) if all(other in own for other in group(name)) else (state, ())
    return Step(state, events + famed + closing + more)


def _exit(state: State, seat: Seat, number: int) -> Step[State]:
    """Return state and events after a player arrives at an exit: escapes, or looks at hidden tiles.

    By the open exit the player escapes. At a closed exit the player looks at its tiles, only once in a game.
    """
    player = state.players[seat]
    if number == facts.open_exit(state):
        place, cost, part = state.escapes + 1, facts.exit_price(state), PARTS[state.part]
        state = with_player(replace(state, escapes=place), seat, fate="escaped", place=place)
        return Step(state, (Escaped(seat, place, number, cost, part),))
    nothing = (NothingThere(seat, f"exit{number}"),)
    if number in player.exits:
        return Step(state, nothing)
    state = with_player(state, seat, exits=(*player.exits, number))
    tiles = state.exit_stacks[state.closed.index(number)]
    if not tiles:
        return Step(with_player(state, seat, exit_tiles=(*player.exit_tiles, 0)), nothing)
    looked = tuple(sorted(tiles[: state.box.numbers.exit_tiles or None], reverse=True))
    state = stacks.record_look(state, stacks.stack_of_exit(state, number), seat, looked)
    state = replace(state, turn=replace(state.turn, looked=looked))
    looks = Looks(seat, f"exit{number}", len(looked))
    return Step(state, (looks, Saw(seat, looked, to=(seat,))))


def leave(state: State, seat: Seat) -> Step[State]:
    """Return state and events after a visit ends. If lockers were opened, notoriety rises once (§3.6.4)."""
    if not state.turn.lockers:
        return Step(state, ())
    return Step(*change_notoriety(replace(state, turn=replace(state.turn, lockers=0)), seat, 1))
