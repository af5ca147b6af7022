"""Visiting a location, step by step (docs/rules/escape_plan.md §3.6.4)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Ask, Event, Field, Picks, Refusal, Seat, Step, told
from cogs.escape_plan.data import (
    EQUIPMENT,
    KEYS,
    LOCKERS,
    NUMBERS,
    PLACES,
    PLANS,
    SAFE_HOUSES,
    group,
)
from cogs.escape_plan.effects import full, lockable
from cogs.escape_plan.people import (
    TAKE_CONTACT,
    fame,
    gain_disc,
    heal,
    income,
    owe,
    pay,
    slots_for_contact,
    visited,
    with_player,
    with_site,
)
from cogs.escape_plan.state import EQUIPMENT as ITEM
from cogs.escape_plan.state import FREE, LOCKER, Slot, State
from cogs.escape_plan.travel import open_exit

DONE = Ask("done")


def begin(state: State, seat: Seat) -> Step[State]:
    """Arrive: what happens by itself at a location, and the choices it leaves."""
    tile, place = state.players[seat].at
    site = state.site(tile)
    state = replace(state, turn=replace(state.turn, stage="visit"))
    if place in ("business", "safehouse"):
        return _premises(state, seat, site.business)
    if place == "clinic":
        state, events = heal(state, seat, NUMBERS.heal_clinic)
        return Step(state, events)
    if place == "exit":
        return _exit(state, seat, site.data.exit)
    return Step(state, ())


def _premises(state: State, seat: Seat, name: str) -> Step[State]:
    """A Business or Safe House with one's own cube has no effect; else money, cube, and what is there to take."""
    if name in visited(state, seat):
        return Step(state, told("nothing_there", seat=seat, place=name))
    at = PLACES.index(name)
    player = state.players[seat]
    amount = PLANS[player.plan].amounts[at]
    if amount:
        state = with_player(state, seat, stash=(*player.stash, (name, amount)))
        secret = told("recorded", to=seat, seat=seat, place=name, amount=amount)
    else:
        state = income(state, seat)
        secret = told("collected", to=seat, seat=seat, place=name, amount=player.cubes)
    cubes = (*state.cubes[:at], (*state.cubes[at], seat), *state.cubes[at + 1 :])
    state = with_player(replace(state, cubes=cubes), seat, cubes=player.cubes - 1)
    events = told("visited", seat=seat, place=name) + secret
    own = visited(state, seat)
    if name in SAFE_HOUSES:
        state = _settled(state, "fresh")
        if all(house in own for house in SAFE_HOUSES):
            state, more = gain_disc(state, seat)
            events += more
        return Step(state, events)
    state, more = fame(state, seat, 1)
    events += more
    if state.contacts and slots_for_contact(state.players[seat]):
        state = owe(state, TAKE_CONTACT)
    if full(state, name):
        events += told("closed_business", place=name)
    if all(other in own for other in group(name)):
        state, more = gain_disc(state, seat)
        events += more
    return Step(state, events)


def _exit(state: State, seat: Seat, number: int) -> Step[State]:
    """Escape by the open exit; at a closed one look, once, at what is left of its stack."""
    player = state.players[seat]
    if number == open_exit(state):
        place = state.escapes + 1
        state = with_player(replace(state, escapes=place), seat, fate="escaped", place=place)
        return Step(state, told("escaped", seat=seat, place=place))
    if number in player.exits:
        return Step(state, told("nothing_there", seat=seat, place=f"exit{number}"))
    state = with_player(state, seat, exits=(*player.exits, number))
    tiles = state.exit_stacks[state.closed.index(number)]
    if not tiles:
        return Step(state, told("nothing_there", seat=seat, place=f"exit{number}"))
    state = replace(state, turn=replace(state.turn, looked=tuple(sorted(tiles, reverse=True))))
    events = told("looks", seat=seat, place=f"exit{number}", count=len(tiles))
    return Step(state, events + told("saw", to=seat, seat=seat, values=state.turn.looked))


def asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Give the choices of the visit that are still open; empty when there is none."""
    tile, place = state.players[seat].at
    turn, site = state.turn, state.site(tile)
    if turn.looked:
        return (Ask("keep", (Field("tile", tuple(str(at) for at in range(len(turn.looked)))),)),)
    if "done" in turn.done:
        return ()
    if place == "safehouse":
        return _safe_house(state, site.business)
    if place == "gang":
        most = min(site.members, NUMBERS.members - state.players[seat].members)
        counts = tuple(
            str(count) for count in range(1, most + 1) if hire_price(state, seat, count) <= state.players[seat].cash
        )
        return (Ask("hire", (Field("count", counts),)), DONE) if counts else ()
    if place == "church":
        most = min(NUMBERS.church, state.players[seat].notoriety)
        return (Ask("pray", (Field("count", tuple(str(count) for count in range(most + 1))),)),) if most else ()
    return _store(state, seat) if place == "store" else ()


def _safe_house(state: State, name: str) -> tuple[Ask, ...]:
    keys = state.keys[SAFE_HOUSES.index(name)]
    if "fresh" not in state.turn.done:
        return ()
    if keys and "key" not in state.turn.done:
        return (Ask("key", (Field("colour", tuple(key for key in KEYS if key in keys)),)),)
    if state.fixers and "fixer" not in state.turn.done:
        return (Ask("fixer", (Field("tile", state.fixers),)),)
    return ()


def _store(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Equipment, a gas can, lockers, in any order, until one is done."""
    player, turn = state.players[seat], state.turn
    found: list[Ask] = []
    stock = tuple(name for name, left in zip(EQUIPMENT, state.store, strict=True) if left)
    room = any(slot.kind == FREE for slot in player.items)
    own = tuple(str(at) for at, slot in enumerate(player.items) if slot.kind == ITEM)
    if stock and room and turn.taken < NUMBERS.equipment_a_visit:
        found.append(Ask("equip", (Field("tile", stock),)))
    if own:
        found.append(Ask("hand_back", (Field("slot", own),)))
    if not turn.bought and state.cans and player.cans < NUMBERS.cans and player.cash >= NUMBERS.can_price:
        found.append(Ask("buy_can"))
    keys = tuple(
        key
        for key, stack in zip(KEYS, state.lockers, strict=True)
        if stack and ((key in player.keys and lockable(state, seat, key)) or (turn.master and turn.colour == key))
    )
    if keys:
        found.append(Ask("locker", (Field("colour", keys),)))
    return (*found, DONE) if found else ()


def hire_price(state: State, seat: Seat, count: int) -> int:
    """Give what hiring costs, the toll to the owner of the control marker included."""
    marker = state.site(state.players[seat].at[0]).marker
    toll = NUMBERS.toll if owns(state, marker, seat) else 0
    return count * (NUMBERS.hire + toll)


def owns(state: State, marker: Seat | None, seat: Seat) -> bool:
    """Tell whether a marker earns its owner a toll from `seat`: another player who is still in the city (§3.0.1)."""
    return marker is not None and marker != seat and state.players[marker].fate != "arrested"


def narrow(state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
    """After hiring comes the control marker, where one may be placed; a locker may need a slot."""
    player = state.players[seat]
    if ask.verb == "hire" and len(picked) == 1:
        free = state.site(player.at[0]).marker is None and player.markers > 0
        return Field("marker", ("yes", "no")) if free else None
    if ask.verb == "locker" and len(picked) == 1 and not any(slot.kind == FREE for slot in player.items):
        return Field("slot", tuple(str(at) for at, slot in enumerate(player.items) if slot.kind == ITEM))
    return ask.fields[len(picked)] if len(picked) < len(ask.fields) else None


def answer(state: State, seat: Seat, verb: str, picks: Picks, chance: Chance) -> Step[State]:
    """Carry out a choice of the visit."""
    player, turn = state.players[seat], state.turn
    if verb == "done":
        return Step(_settled(state, "done"), ())
    if verb == "keep":
        return _keep(state, seat, int(picks[0][0]))
    if verb == "key":
        return _key(state, seat, picks[0][0])
    if verb == "fixer":
        name = picks[0][0]
        state = replace(_settled(state, "fixer"), fixers=tuple(other for other in state.fixers if other != name))
        return Step(with_player(state, seat, fixers=(*player.fixers, name)), told("fixer", seat=seat, what=name))
    if verb == "pray":
        state, events = fame(_settled(state, "done"), seat, -int(picks[0][0]))
        return Step(state, events)
    if verb == "hire":
        return _hire(state, seat, int(picks[0][0]), len(picks) > 1 and picks[1][0] == "yes")
    if verb == "equip":
        at = next(at for at, slot in enumerate(player.items) if slot.kind == FREE)
        state = _stock(state, picks[0][0], -1)
        state = _item(state, seat, at, Slot(ITEM, picks[0][0]))
        state = replace(state, turn=replace(turn, taken=turn.taken + 1))
        return Step(state, told("equipped", seat=seat, what=picks[0][0]))
    if verb == "hand_back":
        return _hand_back(state, seat, int(picks[0][0]))
    if verb == "buy_can":
        state = pay(replace(state, cans=state.cans - 1, turn=replace(turn, bought=True)), seat, NUMBERS.can_price)
        return Step(with_player(state, seat, cans=player.cans + 1), told("can", seat=seat, cost=NUMBERS.can_price))
    return _locker(state, seat, picks)


def _settled(state: State, what: str) -> State:
    return replace(state, turn=replace(state.turn, done=(*state.turn.done, what)))


def _key(state: State, seat: Seat, colour: str) -> Step[State]:
    at = SAFE_HOUSES.index(state.site(state.players[seat].at[0]).business)
    left = list(state.keys[at])
    left.remove(colour)
    state = replace(_settled(state, "key"), keys=(*state.keys[:at], tuple(left), *state.keys[at + 1 :]))
    state = with_player(state, seat, keys=tuple(sorted((*state.players[seat].keys, colour), key=KEYS.index)))
    return Step(state, told("key", seat=seat, colour=colour))


def _hire(state: State, seat: Seat, count: int, marks: bool) -> Step[State]:
    """Hire members; the owner of the marker has his toll; one's own marker may be placed; notoriety rises once."""
    tile = state.players[seat].at[0]
    site = state.site(tile)
    events = told("hired", seat=seat, count=count, cost=hire_price(state, seat, count))
    state = pay(_settled(state, "done"), seat, hire_price(state, seat, count))
    if site.marker is not None and owns(state, site.marker, seat):
        owner = state.players[site.marker]
        state = with_player(state, site.marker, cash=owner.cash + count * NUMBERS.toll)
        events += told("toll", seat=site.marker, amount=count * NUMBERS.toll)
    player = state.players[seat]
    state = with_player(state, seat, members=player.members + count, markers=player.markers - marks)
    state = with_site(state, tile, members=site.members - count, marker=seat if marks else site.marker)
    if marks:
        events += told("marked", seat=seat, tile=tile)
    state, more = fame(state, seat, 1)
    return Step(state, events + more)


def _stock(state: State, name: str, by: int) -> State:
    at = tuple(EQUIPMENT).index(name)
    return replace(state, store=(*state.store[:at], state.store[at] + by, *state.store[at + 1 :]))


def _item(state: State, seat: Seat, at: int, slot: Slot) -> State:
    items = state.players[seat].items
    return with_player(state, seat, items=(*items[:at], slot, *items[at + 1 :]))


def _hand_back(state: State, seat: Seat, at: int) -> Step[State]:
    name = state.players[seat].items[at].id
    return Step(_item(_stock(state, name, 1), seat, at, Slot()), told("handed_back", seat=seat, what=name))


def _locker(state: State, seat: Seat, picks: Picks) -> Step[State]:
    """Open a locker: return a key, or use what stood for it, and look at two tiles (§3.6.4)."""
    colour = picks[0][0]
    events: tuple[Event, ...] = ()
    if len(picks) > 1:
        state, events = _hand_back(state, seat, int(picks[1][0]))
    at, turn, player = KEYS.index(colour), state.turn, state.players[seat]
    if turn.master and turn.colour == colour:
        turn = replace(turn, master="")
    else:
        keys = list(player.keys)
        keys.remove(colour)
        state = with_player(state, seat, keys=tuple(keys))
    looked = state.lockers[at][:2]
    turn = replace(turn, looked=tuple(sorted(looked, reverse=True)), colour=colour, lockers=turn.lockers + 1)
    lockers = (*state.lockers[:at], state.lockers[at][len(looked) :], *state.lockers[at + 1 :])
    state = replace(state, turn=turn, lockers=lockers)
    events += told("opened", seat=seat, colour=colour, left=len(lockers[at]) + len(looked) - 1)
    return Step(state, events + told("saw", to=seat, seat=seat, values=turn.looked))


def _keep(state: State, seat: Seat, number: int) -> Step[State]:
    """Keep one of the tiles looked at: a locker's goes to an item slot, the other under its stack; of an exit's stack
    the others stay."""
    turn, player = state.turn, state.players[seat]
    value = turn.looked[number]
    rest = (*turn.looked[:number], *turn.looked[number + 1 :])
    events = told("kept", to=seat, seat=seat, value=value)
    state = replace(state, turn=replace(turn, looked=()))
    if player.at[1] == "exit":
        at = state.closed.index(state.site(player.at[0]).data.exit)
        state = replace(state, exit_stacks=(*state.exit_stacks[:at], rest, *state.exit_stacks[at + 1 :]))
        return Step(with_player(state, seat, exit_tiles=(*player.exit_tiles, value)), events)
    at = KEYS.index(turn.colour)
    lockers = (*state.lockers[:at], (*state.lockers[at], *rest), *state.lockers[at + 1 :])
    slot = next(number for number, slot in enumerate(player.items) if slot.kind == FREE)
    state = _item(replace(state, lockers=lockers), seat, slot, Slot(LOCKER, turn.colour, value=value))
    return Step(state, events)


def leave(state: State, seat: Seat) -> Step[State]:
    """End a visit: lockers opened make one notorious, once (§3.6.4)."""
    if not state.turn.lockers:
        return Step(state, ())
    state, events = fame(replace(state, turn=replace(state.turn, lockers=0)), seat, 1)
    return Step(state, events)


def refuse(state: State, seat: Seat, verb: str, picks: Picks) -> Refusal | None:
    """Say why a locker stays shut."""
    colour = picks[0][0] if picks and len(picks[0]) == 1 else ""
    if verb != "locker" or colour not in KEYS:
        return None
    player, row = state.players[seat], LOCKERS[colour]
    if not state.lockers[KEYS.index(colour)]:
        return Refusal("empty_lockers", {"colour": colour})
    if state.turn.master and state.turn.colour == colour:
        return None
    if colour not in player.keys:
        return Refusal("no_key", {"colour": colour})
    if not lockable(state, seat, colour):
        return Refusal("locker_condition", {"colour": colour, "contacts": row.contacts, "notoriety": row.notoriety})
    return None
