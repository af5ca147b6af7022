"""The convenience store: Equipment, gas cans, lockers (docs/rules/escape_plan.md §3.6.4, §4.6)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.game import Ask, Field, Picks, Refusal, Seat, Step
from cogs.escape_plan.data import EQUIPMENT, KEYS, NUMBERS
from cogs.escape_plan.events import BoughtCan, Equipped, HandedBack, Opened, Saw
from cogs.escape_plan.rules.changes import pay, with_player
from cogs.escape_plan.rules.executive.aims import aimed, equipped, making_room, shut
from cogs.escape_plan.rules.executive.things import EFFECTS, useful
from cogs.escape_plan.state import EQUIPMENT as ITEM
from cogs.escape_plan.state import FREE, LOCKER, Player, Slot, State


def asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Give what can be done at a store, in any order; empty when there is nothing to do whatever one's money."""
    player, turn = state.players[seat], state.turn
    found: list[Ask] = []
    stock = tuple(name for name, left in zip(EQUIPMENT, state.store, strict=True) if left)
    if stock and any(slot.kind == FREE for slot in player.items) and turn.taken < NUMBERS.equipment_a_visit:
        found.append(Ask("equip", (Field("tile", stock),)))
    if equipped(player):
        found.append(Ask("hand_back", (Field("slot", equipped(player)),)))
    sold = not turn.bought and bool(state.cans) and player.cans < NUMBERS.cans
    if sold and player.cash >= NUMBERS.can_price:
        found.append(Ask("buy_can"))
    keys = tuple(key for key in KEYS if key in player.keys and shut(state, player, key) is None)
    if keys:
        found.append(Ask("locker", (Field("colour", keys),)))
    forced = any(EFFECTS[thing.what][0] == "open" for thing in useful(state, seat))
    return (*found, Ask("done")) if found or sold or forced else ()


def narrow(state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
    """After a locker comes the Equipment that makes room for it, if no item slot is free."""
    if ask.verb == "locker" and len(picked) == 1:
        return making_room(state.players[seat])
    return ask.fields[len(picked)] if len(picked) < len(ask.fields) else None


def answer(state: State, seat: Seat, verb: str, picks: Picks) -> Step[State]:
    """Carry out a choice at a store."""
    player, turn = state.players[seat], state.turn
    if verb == "equip":
        at = next(at for at, slot in enumerate(player.items) if slot.kind == FREE)
        state = _item(_stock(state, picks[0][0], -1), seat, at, Slot(ITEM, picks[0][0]))
        state = replace(state, turn=replace(turn, taken=turn.taken + 1))
        return Step(state, (Equipped(seat, picks[0][0]),))
    if verb == "hand_back":
        return _hand_back(state, seat, int(picks[0][0]))
    if verb == "buy_can":
        state = pay(replace(state, cans=state.cans - 1, turn=replace(turn, bought=True)), seat, NUMBERS.can_price)
        return Step(with_player(state, seat, cans=player.cans + 1), (BoughtCan(seat, NUMBERS.can_price),))
    colour = picks[0][0]
    keys = list(player.keys)
    keys.remove(colour)
    return open_locker(with_player(state, seat, keys=tuple(keys)), seat, colour, picks[1:])


def open_locker(state: State, seat: Seat, colour: str, slot: Picks) -> Step[State]:
    """Look at the two tiles on top of a locker's stack; Equipment of `slot` may have to make room (§3.6.4)."""
    events: tuple[Event, ...] = ()
    if slot:
        state, events = _hand_back(state, seat, int(slot[0][0]))
    at, turn = KEYS.index(colour), state.turn
    looked, left = state.lockers[at][: NUMBERS.locker_tiles], state.lockers[at][NUMBERS.locker_tiles :]
    looked = tuple(sorted(looked, reverse=True))
    state = replace(
        state,
        turn=replace(turn, looked=looked, colour=colour, lockers=turn.lockers + 1),
        lockers=(*state.lockers[:at], left, *state.lockers[at + 1 :]),
    )
    opened = Opened(seat, colour, len(left) + len(looked) - 1)
    return Step(state, (*events, opened, Saw(seat, looked, to=(seat,))))


def keep_locker(state: State, seat: Seat, number: int) -> State:
    """Keep one of the tiles looked at in an item slot; the other goes under its stack."""
    turn = state.turn
    value = turn.looked[number]
    state = put_back(replace(state, turn=replace(turn, looked=turn.looked[:number] + turn.looked[number + 1 :])))
    slot = next(at for at, slot in enumerate(state.players[seat].items) if slot.kind == FREE)
    return _item(state, seat, slot, Slot(LOCKER, turn.colour, value=value))


def put_back(state: State) -> State:
    """Put the tiles looked at under the stack of their locker."""
    at = KEYS.index(state.turn.colour)
    lockers = (*state.lockers[:at], (*state.lockers[at], *state.turn.looked), *state.lockers[at + 1 :])
    return replace(state, lockers=lockers, turn=replace(state.turn, looked=()))


def refuse(state: State, seat: Seat, verb: str, picks: Picks) -> Refusal | None:
    """Say why a locker stays shut, or why there is no gas can or Equipment."""
    player, turn, first = state.players[seat], state.turn, aimed(picks)
    if verb == "buy_can":
        return _no_can(state, player)
    if verb == "equip" and first in EQUIPMENT:
        if turn.taken >= NUMBERS.equipment_a_visit:
            return Refusal("two_pieces")
        if all(slot.kind != FREE for slot in player.items):
            return Refusal("no_free_slot")
        return None if state.store[tuple(EQUIPMENT).index(first)] else Refusal("sold_out")
    if verb != "locker" or first not in KEYS:
        return None
    return shut(state, player, first) if first in player.keys else Refusal("no_key", {"colour": first})


def _no_can(state: State, player: Player) -> Refusal | None:
    if player.cans >= NUMBERS.cans:
        return Refusal("cans", {"most": NUMBERS.cans})
    if state.turn.bought:
        return Refusal("one_can")
    if not state.cans:
        return Refusal("no_cans")
    missing = NUMBERS.can_price - player.cash
    return Refusal("cash", {"cost": NUMBERS.can_price, "missing": missing}) if missing > 0 else None


def _stock(state: State, name: str, by: int) -> State:
    at = tuple(EQUIPMENT).index(name)
    return replace(state, store=(*state.store[:at], state.store[at] + by, *state.store[at + 1 :]))


def _item(state: State, seat: Seat, at: int, slot: Slot) -> State:
    items = state.players[seat].items
    return with_player(state, seat, items=(*items[:at], slot, *items[at + 1 :]))


def _hand_back(state: State, seat: Seat, at: int) -> Step[State]:
    name = state.players[seat].items[at].id
    return Step(_item(_stock(state, name, 1), seat, at, Slot()), (HandedBack(seat, name),))
