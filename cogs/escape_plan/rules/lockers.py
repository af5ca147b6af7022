"""The lockers in the stores: opening a locker, and the tiles in it.

See docs/rules/escape_plan.md §3.6.4, §4.6.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.move import Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.data import KEYS, LOCKERS, NUMBERS
from cogs.escape_plan.events.visits import Opened, Saw
from cogs.escape_plan.rules import stacks
from cogs.escape_plan.rules.changes import hand_back, put_item
from cogs.escape_plan.state import CONTACT, EQUIPMENT, FREE, LOCKER, Player, Slot, State

MASTER_KEY = "A6"

SLOT = Field("slot", kind="item_slot")
"""The field for the item slot whose Equipment a player hands back."""


def why_shut(state: State, player: Player, colour: str, free: bool = False) -> Refusal | None:
    """Return the refusal if a player cannot open a locker, even with its key; otherwise None.

    If `free`, a Master key opens the locker, which needs no conditions (§3.6.4, §4.6).
    """
    if not state.lockers[KEYS.index(colour)]:
        return Refusal("empty_lockers", {"colour": colour})
    if not free and not meets_conditions(player, colour):
        row = LOCKERS[colour]
        return Refusal("locker_condition", {"colour": colour, "contacts": row.contacts, "notoriety": row.notoriety})
    return None if has_room(player) else Refusal("no_room")


def meets_conditions(player: Player, colour: str) -> bool:
    """Return whether a player meets the conditions of a locker: contacts in slots, and notoriety (§4.6)."""
    row = LOCKERS[colour]
    contacts = sum(slot.kind == CONTACT for slot in player.contacts)
    return contacts >= row.contacts and player.notoriety >= row.notoriety


def forcible_lockers(state: State, player: Player, opener: str) -> tuple[str, ...]:
    """Return the colours of lockers that a Master key or a Locksmith can open now (§3.6.4).

    The player must be at a store, and must not be looking at tiles.
    """
    if player.at[1] != "store" or state.turn.looked:
        return ()
    return tuple(key for key in KEYS if why_shut(state, player, key, free=opener == MASTER_KEY) is None)


def has_room(player: Player) -> bool:
    """Return whether a player has room for an item: a free slot, or Equipment that can be handed back."""
    return any(slot.kind in (FREE, EQUIPMENT) for slot in player.items)


def room_field(player: Player) -> Field | None:
    """Return the field that asks which Equipment to hand back, or None while an item slot is free."""
    if any(slot.kind == FREE for slot in player.items):
        return None
    return SLOT.of(slots_with_equipment(player))


def slots_with_equipment(player: Player) -> tuple[str, ...]:
    """Return the numbers of the player's item slots with Equipment."""
    return tuple(str(at) for at, slot in enumerate(player.items) if slot.kind == EQUIPMENT)


def open_locker(state: State, seat: Seat, colour: str, slot: Picks) -> Step[State]:
    """Return state and events after a player sees the two top tiles of a locker's stack (§3.6.4).

    `slot` names the Equipment that the player hands back if no item slot is free.
    """
    events: tuple[Event, ...] = ()
    if slot:
        state, events = hand_back(state, seat, int(slot[0][0]))
    at, turn = stacks.stack_of_locker(colour), state.turn
    looked, left = state.lockers[at][: NUMBERS.locker_tiles], state.lockers[at][NUMBERS.locker_tiles :]
    looked = tuple(sorted(looked, reverse=True))
    state = replace(
        state,
        turn=replace(turn, looked=looked, colour=colour, lockers=turn.lockers + 1),
        lockers=(*state.lockers[:at], left, *state.lockers[at + 1 :]),
    )
    state = stacks.record_look(state, at, seat, looked)
    opened = Opened(seat, colour, len(left) + len(looked) - 1)
    return Step(state, (*events, opened, Saw(seat, looked, to=(seat,))))


def keep_tile(state: State, seat: Seat, number: int) -> State:
    """Return the state after a player keeps one tile in an item slot. The other goes under its stack."""
    turn = state.turn
    value = turn.looked[number]
    slot = next(at for at, slot in enumerate(state.players[seat].items) if slot.kind == FREE)
    state = stacks.record_kept(state, number, slot)
    state = put_back(replace(state, turn=replace(turn, looked=turn.looked[:number] + turn.looked[number + 1 :])))
    return put_item(state, seat, slot, Slot(LOCKER, turn.colour, value=value))


def put_back(state: State) -> State:
    """Return the state after the player puts all seen tiles back under the locker's stack."""
    at = stacks.stack_of_locker(state.turn.colour)
    lockers = (*state.lockers[:at], (*state.lockers[at], *state.turn.looked), *state.lockers[at + 1 :])
    return replace(state, lockers=lockers, turn=replace(state.turn, looked=()))
