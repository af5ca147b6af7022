"""Visiting a location, step by step (docs/rules/escape_plan.md §3.6.4)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.game import Ask, Field, Picks, Refusal, Seat, Step
from cogs.escape_plan.data import FIXERS, KEYS, NUMBERS, PLACES, PLANS, SAFE_HOUSES, group
from cogs.escape_plan.events import (
    Escaped,
    Gained,
    Hired,
    Kept,
    Looks,
    Marked,
    NothingThere,
    Saw,
    Toll,
    TookFixer,
    TookKey,
    Visited,
)
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.changes import (
    TAKE_CONTACT,
    fame,
    gain_disc,
    heal,
    income,
    owe,
    pay,
    put_cube,
    takes_contact,
    with_player,
    with_site,
)
from cogs.escape_plan.rules.executive.aims import aimed
from cogs.escape_plan.rules.visit import store
from cogs.escape_plan.state import State

DONE = Ask("done")

FRESH = "fresh"
"""A Safe House visited for the first time, where there is something to take."""


def begin(state: State, seat: Seat) -> Step[State]:
    """Arrive: what happens by itself at a location, and the choices it leaves."""
    tile, place = state.players[seat].at
    site = state.site(tile)
    state = replace(state, turn=replace(state.turn, stage="visit"))
    if place in ("business", "safehouse"):
        return _premises(state, seat, site.business)
    if place == "clinic":
        return Step(*heal(state, seat, NUMBERS.heal_clinic))
    if place == "exit":
        return _exit(state, seat, site.data.exit)
    return Step(state, ())


def _premises(state: State, seat: Seat, name: str) -> Step[State]:
    """A Business or Safe House with one's own cube has no effect; else money, cube, and what is there to take."""
    if name in facts.visited(state, seat):
        return Step(state, (NothingThere(seat, name),))
    player = state.players[seat]
    amount = PLANS[player.plan].amounts[PLACES.index(name)]
    if amount:
        state = with_player(state, seat, stash=(*player.stash, (name, amount)))
        gained = Gained(seat, name, amount, income=False, to=(seat,))
    else:
        state = income(state, seat)
        gained = Gained(seat, name, player.cubes, income=True, to=(seat,))
    state, closing = put_cube(with_player(state, seat, cubes=player.cubes - 1), name, seat)
    events: tuple[Event, ...] = (Visited(seat, name), gained)
    own = facts.visited(state, seat)
    if name in SAFE_HOUSES:
        state = _settled(state, FRESH)
        state, more = gain_disc(state, seat) if all(house in own for house in SAFE_HOUSES) else (state, ())
        return Step(state, events + more)
    state, famed = fame(state, seat, 1)
    if takes_contact(state, seat):
        state = owe(state, TAKE_CONTACT)
    state, more = gain_disc(state, seat) if all(other in own for other in group(name)) else (state, ())
    return Step(state, events + famed + closing + more)


def _exit(state: State, seat: Seat, number: int) -> Step[State]:
    """Escape by the open exit; at a closed one look, once, at what is left of its stack."""
    player = state.players[seat]
    if number == facts.open_exit(state):
        place = state.escapes + 1
        state = with_player(replace(state, escapes=place), seat, fate="escaped", place=place)
        return Step(state, (Escaped(seat, place),))
    nothing = (NothingThere(seat, f"exit{number}"),)
    if number in player.exits:
        return Step(state, nothing)
    state = with_player(state, seat, exits=(*player.exits, number))
    tiles = state.exit_stacks[state.closed.index(number)]
    if not tiles:
        return Step(with_player(state, seat, exit_tiles=(*player.exit_tiles, 0)), nothing)
    looked = tuple(sorted(tiles, reverse=True))
    state = replace(state, turn=replace(state.turn, looked=looked))
    looks = Looks(seat, f"exit{number}", len(tiles))
    return Step(state, (looks, Saw(seat, looked, to=(seat,))))


def asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Give the choices of the visit that are still open; empty when there is none, whatever one's money (§3.12)."""
    tile, place = state.players[seat].at
    turn, site = state.turn, state.site(tile)
    if turn.looked:
        return (Ask("keep", (Field("tile", tuple(str(at) for at in range(len(turn.looked)))),)),)
    if "done" in turn.done:
        return ()
    if place == "safehouse":
        return _safe_house(state, site.business)
    if place == "gang":
        return _headquarters(state, seat, site.members)
    if place == "church":
        most = min(NUMBERS.church, state.players[seat].notoriety)
        return (Ask("pray", (Field("count", tuple(str(count) for count in range(most + 1))),)),) if most else ()
    return store.asks(state, seat) if place == "store" else ()


def _safe_house(state: State, name: str) -> tuple[Ask, ...]:
    keys, done = state.keys[SAFE_HOUSES.index(name)], state.turn.done
    if FRESH not in done:
        return ()
    if keys and "key" not in done:
        return (Ask("key", (Field("colour", tuple(key for key in KEYS if key in keys)),)),)
    if state.fixers and "fixer" not in done:
        return (Ask("fixer", (Field("tile", state.fixers),)),)
    return ()


def _headquarters(state: State, seat: Seat, members: int) -> tuple[Ask, ...]:
    player = state.players[seat]
    most = min(members, NUMBERS.members - player.members)
    prices = {str(count): facts.hire_price(state, seat, count) for count in range(1, most + 1)}
    counts = tuple(count for count, price in prices.items() if price <= player.cash)
    hire = (Ask("hire", (Field("count", counts),)),) if counts else ()
    return (*hire, DONE) if most else ()


def narrow(state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
    """After hiring comes the control marker, where one may be placed; a locker may need a slot."""
    player = state.players[seat]
    if ask.verb == "hire" and len(picked) == 1:
        free = state.site(player.at[0]).marker is None and player.markers > 0
        return Field("marker", ("yes", "no")) if free else None
    return store.narrow(state, seat, ask, picked)


def answer(state: State, seat: Seat, verb: str, picks: Picks) -> Step[State]:
    """Carry out a choice of the visit."""
    player = state.players[seat]
    if verb == "done":
        return Step(_settled(state, "done"), ())
    if verb == "keep":
        return _keep(state, seat, int(picks[0][0]))
    if verb == "key":
        return _key(state, seat, picks[0][0])
    if verb == "fixer":
        name = picks[0][0]
        state = replace(_settled(state, "fixer"), fixers=tuple(other for other in state.fixers if other != name))
        return Step(with_player(state, seat, fixers=(*player.fixers, name)), (TookFixer(seat, name),))
    if verb == "pray":
        return Step(*fame(_settled(state, "done"), seat, -int(picks[0][0])))
    if verb == "hire":
        return _hire(state, seat, int(picks[0][0]), len(picks) > 1 and picks[1][0] == "yes")
    return store.answer(state, seat, verb, picks)


def _settled(state: State, what: str) -> State:
    return replace(state, turn=replace(state.turn, done=(*state.turn.done, what)))


def _key(state: State, seat: Seat, colour: str) -> Step[State]:
    at = SAFE_HOUSES.index(state.site(state.players[seat].at[0]).business)
    left = list(state.keys[at])
    left.remove(colour)
    state = replace(_settled(state, "key"), keys=(*state.keys[:at], tuple(left), *state.keys[at + 1 :]))
    state = with_player(state, seat, keys=tuple(sorted((*state.players[seat].keys, colour), key=KEYS.index)))
    return Step(state, (TookKey(seat, colour),))


def _hire(state: State, seat: Seat, count: int, marks: bool) -> Step[State]:
    """Hire members; the owner of the marker has his toll; one's own marker may be placed; notoriety rises once."""
    tile = state.players[seat].at[0]
    site = state.site(tile)
    price = facts.hire_price(state, seat, count)
    events: tuple[Event, ...] = (Hired(seat, count, price),)
    state = pay(_settled(state, "done"), seat, price)
    if site.marker is not None and facts.earns(state, site.marker, seat):
        owner = state.players[site.marker]
        state = with_player(state, site.marker, cash=owner.cash + count * NUMBERS.toll)
        events += (Toll(site.marker, count * NUMBERS.toll),)
    player = state.players[seat]
    state = with_player(state, seat, members=player.members + count, markers=player.markers - marks)
    state = with_site(state, tile, members=site.members - count, marker=seat if marks else site.marker)
    if marks:
        events += (Marked(seat, tile),)
    state, more = fame(state, seat, 1)
    return Step(state, events + more)


def _keep(state: State, seat: Seat, number: int) -> Step[State]:
    """Keep one of the tiles looked at; of an exit's stack the others stay as they lie."""
    turn, player = state.turn, state.players[seat]
    value = turn.looked[number]
    events = (Kept(seat, value, to=(seat,)),)
    if player.at[1] != "exit":
        return Step(store.keep_locker(state, seat, number), events)
    at = state.closed.index(state.site(player.at[0]).data.exit)
    left = list(state.exit_stacks[at])
    left.remove(value)
    state = replace(
        state,
        turn=replace(turn, looked=()),
        exit_stacks=(*state.exit_stacks[:at], tuple(left), *state.exit_stacks[at + 1 :]),
    )
    return Step(with_player(state, seat, exit_tiles=(*player.exit_tiles, value)), events)


def leave(state: State, seat: Seat) -> Step[State]:
    """End a visit: lockers opened make one notorious, once (§3.6.4)."""
    if not state.turn.lockers:
        return Step(state, ())
    return Step(*fame(replace(state, turn=replace(state.turn, lockers=0)), seat, 1))


def refuse(state: State, seat: Seat, verb: str, picks: Picks) -> Refusal | None:
    """Say why nobody is hired, what is not to be had at a Safe House, or what a store refuses."""
    player, first = state.players[seat], aimed(picks)
    site, place = state.site(player.at[0]), player.at[1]
    if place == "store":
        return store.refuse(state, seat, verb, picks)
    if place == "safehouse" and (first in KEYS if verb == "key" else first in FIXERS and verb == "fixer"):
        left = state.keys[SAFE_HOUSES.index(site.business)] if verb == "key" else state.fixers
        return None if first in left and verb not in state.turn.done else Refusal("not_here")
    if verb != "hire" or place != "gang" or "done" in state.turn.done:
        return None
    count = int(first) if first in ("1", "2") else 1
    if count > site.members:
        return Refusal("no_members")
    if count > NUMBERS.members - player.members:
        return Refusal("members", {"most": NUMBERS.members})
    price = facts.hire_price(state, seat, count)
    missing = price - player.cash
    return Refusal("cash", {"cost": price, "missing": missing}) if missing > 0 else None
