"""Small changes of the state: of a player, of a tile, or of the police.

See docs/rules/escape_plan.md §3.0.1, §3.1, §3.6.3, §3.7.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.action import one
from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.move import Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.data import ASSETS, EQUIPMENT, NUMBERS, PARTS, PLACES, TYPES
from cogs.escape_plan.events.course import Unlocked
from cogs.escape_plan.events.police import Arrested, Covered, Handcuffed, Wounded
from cogs.escape_plan.events.turns import DiscLost, GotDisc, Healed, Notoriety, OnDisplay
from cogs.escape_plan.events.visits import ClosedBusiness, HandedBack
from cogs.escape_plan.rules import facts
from cogs.escape_plan.state import CONTACT, COVERED, FREE, LOCKED, Asset, Facing, Player, Slot, State
from cogs.escape_plan.state import EQUIPMENT as ITEM

Told = tuple[State, tuple[Event, ...]]

COVER = "cover"
REWARD = "reward"
TAKE_CONTACT = "contact"

ASSET = Field("asset", kind="asset")
"""The field for the asset that a player unlocks."""


def with_player(state: State, seat: Seat, **fields: Any) -> State:
    """Return the state with some fields of a player's record replaced."""
    changed = replace(state.players[seat], **fields)
    return replace(state, players=(*state.players[:seat], changed, *state.players[seat + 1 :]))


def with_site(state: State, tile: str, **fields: Any) -> State:
    """Return the state with some fields of a city tile's record replaced."""
    return replace(state, city=tuple([replace(site, **fields) if site.tile == tile else site for site in state.city]))


def interrupt_with(state: State, *words: str) -> State:
    """Return the state with further questions that the player must answer before the action goes on."""
    return replace(state, owed=(*state.owed, *words))


def receive_income(state: State, seat: Seat) -> State:
    """Return the state after a player has received income for the cubes placed so far (§3.0.1)."""
    return receive(state, seat, state.players[seat].cubes)


def gain_disc(state: State, seat: Seat) -> Told:
    """Return state and events after a player gets an Extra Action disc.

    A player who has no room for the disc loses it (§4.4).
    """
    player = state.players[seat]
    if player.discs >= NUMBERS.discs:
        return state, (DiscLost(seat),)
    return with_player(state, seat, discs=player.discs + 1), (GotDisc(seat),)


def change_notoriety(state: State, seat: Seat, by: int) -> Told:
    """Return state and events after a player's notoriety changes by `by` (§3.7).

    For each reward level that rising notoriety reaches, the player chooses a reward.
    """
    player = state.players[seat]
    level = max(0, min(NUMBERS.top_notoriety, player.notoriety + by))
    if level == player.notoriety:
        return state, ()
    crossed = min(player.rewards, sum(player.notoriety < mark <= level for mark in NUMBERS.rewards))
    state = with_player(state, seat, notoriety=level, rewards=player.rewards - crossed)
    state = interrupt_with(state, *(REWARD,) * crossed)
    return state, (Notoriety(seat, level, level - player.notoriety),)


def heal(state: State, seat: Seat, count: int) -> Told:
    """Return state and events after a player heals up to `count` wounds."""
    player = state.players[seat]
    healed = min(count, player.wounds)
    if not healed:
        return state, ()
    return with_player(state, seat, wounds=player.wounds - healed), (Healed(seat, healed),)


def wound(state: State, seat: Seat, by: Facing) -> Told:
    """Return state and events after a player gets a wound (§3.6.3).

    A player who already has 3 wounds gets handcuffs instead, which cover a contact slot. The sixth handcuffs mean
    arrest.
    """
    player = state.players[seat]
    wounds, handcuffs = facts.after_wound(player.wounds, player.handcuffs)
    if facts.is_arrest(handcuffs):
        return arrest(state, seat, by)
    state = with_player(state, seat, wounds=wounds, handcuffs=handcuffs)
    if handcuffs == player.handcuffs:
        return state, (Wounded(seat, by.officer, by.tile, wounds),)
    events = (Handcuffed(seat, by.officer, by.tile, handcuffs),)
    choices = coverable_slots(state.players[seat])
    if len(choices) == 1:
        state, more = cover(state, seat, choices[0])
        return state, events + more
    return interrupt_with(state, COVER), events


def coverable_slots(player: Player) -> tuple[int, ...]:
    """Return the numbers of the contact slots that handcuffs may cover.

    They are the empty slots. If none is empty, they are slots with a contact, and otherwise locked ones.
    """
    for kind in (FREE, CONTACT, LOCKED):
        found = tuple(at for at, slot in enumerate(player.contacts) if slot.kind == kind)
        if found:
            return found
    return ()


def cover(state: State, seat: Seat, at: int) -> Told:
    """Return state and events after handcuffs cover a contact slot.

    A contact in the slot is discarded. A locked asset on the slot leaves the game.
    """
    player = state.players[seat]
    slot = player.contacts[at]
    if slot.kind == CONTACT:
        state = replace(state, discards=(*state.discards, slot.id))
    slots = (*player.contacts[:at], Slot(COVERED), *player.contacts[at + 1 :])
    return with_player(state, seat, contacts=slots), (Covered(seat, at, (slot.id,) if slot.id else ()),)


def arrest(state: State, seat: Seat, by: Facing | None = None) -> Told:
    """Return state and events after a player is arrested before the end (§3.0.1).

    Other players can then take the player's contacts and Equipment. Everything else of the player leaves the game.
    """
    player = state.players[seat]
    gone = tuple(slot.id for slot in player.contacts if slot.kind == CONTACT)
    store = list(state.store)
    for slot in player.items:
        if slot.kind == ITEM:
            store[tuple(EQUIPMENT).index(slot.id)] += 1
    state = replace(
        state, discards=(*state.discards, *gone), store=tuple(store), cans=state.cans + player.cans, owed=()
    )
    state = with_player(
        state,
        seat,
        fate="arrested",
        at=("", ""),
        cash=0,
        stash=(),
        exit_tiles=(),
        seen_patrol=(),
        contacts=(),
        items=(),
        assets=(),
        first_aid=False,
        keys=(),
        fixers=(),
        discs=0,
        members=0,
        cans=0,
    )
    if by is None:
        return state, (Arrested(seat),)
    return state, (Arrested(seat, by.officer, by.tile, state.day, PARTS[state.part]),)


def unlock(state: State, seat: Seat, asset: str, cost: int = 0) -> Told:
    """Return state and events after a player unlocks an asset for `cost` (§3.1).

    The asset moves to the leftmost free space, and the slot that it blocked becomes free.
    """
    state = pay(state, seat, cost)
    player = state.players[seat]
    used = {one.space for one in player.assets}
    space = next(at for at in range(len(NUMBERS.asset_spaces)) if at not in used)
    state = with_player(
        state,
        seat,
        contacts=_free_slot_of(player.contacts, asset),
        items=_free_slot_of(player.items, asset),
        assets=(*player.assets, Asset(asset, space)),
    )
    return state, (Unlocked(seat, asset, cost),)


def _free_slot_of(slots: tuple[Slot, ...], asset: str) -> tuple[Slot, ...]:
    return tuple(Slot() if slot.kind == LOCKED and slot.id == asset else slot for slot in slots)


def locked_assets(player: Player) -> tuple[str, ...]:
    """Return the player's assets that are still locked."""
    return tuple(sorted(slot.id for slot in (*player.contacts, *player.items) if slot.kind == LOCKED))


def why_not_unlock(player: Player, picks: Picks) -> Refusal | None:
    """Return the refusal if the picked asset is already unlocked, otherwise None."""
    asset = one(picks, 0) if len(picks) == 1 else ""
    return Refusal("not_locked") if asset in ASSETS and asset not in locked_assets(player) else None


def take_contact(state: State, seat: Seat, card: str, at: int) -> State:
    """Return the state after a player puts a displayed contact into a slot (§3.6.4).

    The contact replaces another one in the same slot.
    """
    player = state.players[seat]
    old = player.contacts[at]
    if old.kind == CONTACT:
        state = replace(state, discards=(*state.discards, old.id))
    slots = (*player.contacts[:at], Slot(CONTACT, card), *player.contacts[at + 1 :])
    state = replace(state, contacts=tuple(other for other in state.contacts if other != card))
    return with_player(state, seat, contacts=slots)


def refill_display(state: State, chance: Chance) -> Told:
    """Return state and events after the display of contacts is filled up to seven.

    If the deck is empty, the discarded contacts are shuffled into a new deck.
    """
    if len(state.contacts) >= NUMBERS.display or not (state.deck or state.discards):
        return state, ()
    deck, discards, shown = list(state.deck), state.discards, list(state.contacts)
    events: tuple[Event, ...] = ()
    while len(shown) < NUMBERS.display and (deck or discards):
        if not deck:
            deck, discards = list(chance.shuffled(discards)), ()
        shown.append(deck.pop(0))
        events += (OnDisplay(shown[-1]),)
    return replace(state, deck=tuple(deck), discards=discards, contacts=tuple(shown)), events


def slots_for_contact(player: Player) -> tuple[int, ...]:
    """Return the numbers of the slots for a new contact: free slots, and slots with another contact."""
    return tuple(at for at, slot in enumerate(player.contacts) if slot.kind in (FREE, CONTACT))


def can_take_contact(state: State, seat: Seat) -> bool:
    """Return whether the player can take a contact: a contact is on display, and a slot can take one."""
    return bool(state.contacts and slots_for_contact(state.players[seat]))


def put_item(state: State, seat: Seat, at: int, slot: Slot) -> State:
    """Return the state after `slot` is put on the player's board as item slot number `at`."""
    items = state.players[seat].items
    return with_player(state, seat, items=(*items[:at], slot, *items[at + 1 :]))


def change_store(state: State, name: str, by: int) -> State:
    """Return the state after the store's stock of a piece of Equipment changes by `by`."""
    at = tuple(EQUIPMENT).index(name)
    return replace(state, store=(*state.store[:at], state.store[at] + by, *state.store[at + 1 :]))


def hand_back(state: State, seat: Seat, at: int) -> Told:
    """Return state and events after Equipment goes from a player's item slot back to the store (§3.6.4)."""
    name = state.players[seat].items[at].id
    return put_item(change_store(state, name, 1), seat, at, Slot()), (HandedBack(seat, name),)


def mark_done(state: State, what: str) -> State:
    """Return the state with the step `what` of the current visit marked as done."""
    return replace(state, turn=replace(state.turn, done=(*state.turn.done, what)))


def receive(state: State, seat: Seat, amount: int) -> State:
    """Return the state after a player's pocket changes by `amount`, which is public and may be negative."""
    player, purse = state.players[seat], state.players[seat].purse
    balance = purse.balance + amount
    lowest = (*purse.lowest[:-1], min(purse.lowest[-1], balance))
    return with_player(state, seat, cash=player.cash + amount, purse=replace(purse, balance=balance, lowest=lowest))


def pay(state: State, seat: Seat, amount: int) -> State:
    """Return the state after a player has paid money from the pocket."""
    return receive(state, seat, -amount) if amount else state


def put_cube(state: State, place: str, owner: int) -> Told:
    """Return state and events after a cube is put on a place.

    A business closes when its last space is filled (§4.2).
    """
    at, before = PLACES.index(place), facts.is_closed(state, place)
    state = replace(state, cubes=(*state.cubes[:at], (*state.cubes[at], owner), *state.cubes[at + 1 :]))
    return state, (ClosedBusiness(place),) if facts.is_closed(state, place) and not before else ()


def move_officer(state: State, kind: str, start: str, end: str) -> State:
    """Return the state after an officer of type `kind` is moved from tile `start` to tile `end`."""
    state = with_site(state, start, officers=tuple(other for other in state.site(start).officers if other != kind))
    officers = tuple(other for other in TYPES if other in (*state.site(end).officers, kind))
    return with_site(state, end, officers=officers)


def remove_officer(state: State, kind: str, tile: str) -> State:
    """Return the state after an officer of type `kind` is put from a tile back into the box."""
    boxed = list(state.boxed)
    boxed[TYPES.index(kind)] += 1
    officers = tuple(other for other in state.site(tile).officers if other != kind)
    return with_site(replace(state, boxed=tuple(boxed)), tile, officers=officers)
