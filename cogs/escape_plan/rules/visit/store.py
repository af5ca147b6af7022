"""The visit to a store: Equipment, gas cans and lockers (docs/rules/escape_plan.md §3.6.4, §4.6)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.data import EQUIPMENT, KEYS, NUMBERS
from cogs.escape_plan.events.visits import BoughtCan, Equipped
from cogs.escape_plan.rules.changes import change_store, hand_back, pay, put_item, with_player
from cogs.escape_plan.rules.executive.things import EFFECTS, useful_things
from cogs.escape_plan.rules.lockers import SLOT, open_locker, room_field, slots_with_equipment, why_shut
from cogs.escape_plan.rules.visit.done import Done
from cogs.escape_plan.state import EQUIPMENT as ITEM
from cogs.escape_plan.state import FREE, Slot, State

TILE = Field("tile", kind="offered")
COLOUR = Field("colour", kind="colour")


class Equip(Action[State]):
    """The action of taking a piece of Equipment into a free item slot."""

    verb = "equip"
    fields = (TILE,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which Equipment to take, with the Equipment in stock as options."""
        found = equipment_on_sale(state, seat)
        return Ask(self.verb, (TILE.of(found),)) if found and not state.turn.looked else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if the player took two pieces already, has no free slot, or none is in stock.

        Otherwise the result is None.
        """
        if (name := one(picks, 0)) not in EQUIPMENT:
            return None
        if state.turn.taken >= NUMBERS.equipment_a_visit:
            return Refusal("two_pieces")
        if not _free_slot(state, seat):
            return Refusal("no_free_slot")
        return None if state.store[tuple(EQUIPMENT).index(name)] else Refusal("sold_out")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the Equipment is put into the player's first free item slot."""
        name = picks[0][0]
        at = next(at for at, slot in enumerate(state.players[seat].items) if slot.kind == FREE)
        state = put_item(change_store(state, name, -1), seat, at, Slot(ITEM, name))
        state = replace(state, turn=replace(state.turn, taken=state.turn.taken + 1))
        return Step(state, (Equipped(seat, name),))


class HandBack(Action[State]):
    """The action of handing a piece of Equipment back to the store."""

    verb = "hand_back"
    fields = (SLOT,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which Equipment to hand back, with the player's Equipment as options."""
        found = slots_with_equipment(state.players[seat])
        return Ask(self.verb, (SLOT.of(found),)) if found and not state.turn.looked else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the Equipment is back in the store's stock."""
        return Step(*hand_back(state, seat, int(picks[0][0])))


class BuyCan(Action[State]):
    """The action of buying a gas can."""

    verb = "buy_can"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player has too many gas cans, bought one already, or lacks the money.

        Otherwise the result is None.
        """
        if (refusal := why_no_can(state, seat)) is not None:
            return refusal
        missing = NUMBERS.can_price - state.players[seat].cash
        return Refusal("cash", {"cost": NUMBERS.can_price, "missing": missing}) if missing > 0 else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the offer to buy a gas can. It is None while the player looks at tiles of a locker."""
        return None if state.turn.looked else self.plain

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player buys the gas can."""
        state = replace(state, cans=state.cans - 1, turn=replace(state.turn, bought=True))
        state = pay(state, seat, NUMBERS.can_price)
        state = with_player(state, seat, cans=state.players[seat].cans + 1)
        return Step(state, (BoughtCan(seat, NUMBERS.can_price),))


class OpenLocker(Action[State]):
    """The action of opening a locker with its key."""

    verb = "locker"
    fields = (COLOUR, SLOT)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which locker to open, with those that the player can open by key as options."""
        found = openable_lockers(state, seat)
        return Ask(self.verb, (COLOUR.of(found),)) if found and not state.turn.looked else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field after the locker: which Equipment to hand back. It is None while a slot is free."""
        return room_field(state.players[seat]) if len(picked) == 1 else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if the locker's conditions are not met or its key is missing, otherwise None."""
        player, colour = state.players[seat], one(picks, 0)
        if colour not in KEYS:
            return None
        return why_shut(state, player, colour) if colour in player.keys else Refusal("no_key", {"colour": colour})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the key is used up and the player sees two tiles."""
        colour = picks[0][0]
        keys = list(state.players[seat].keys)
        keys.remove(colour)
        return open_locker(with_player(state, seat, keys=tuple(keys)), seat, colour, picks[1:])


class LeaveStore(Done):
    """The decision to do nothing more at the store."""

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the offer to leave the store, or None if nothing can be done in it anyway (§3.12).

        The player's money is not considered.
        """
        return self.plain if not state.turn.looked and can_do_anything(state, seat) else None


def can_do_anything(state: State, seat: Seat) -> bool:
    """Return whether the player could do anything at the store if there were enough money."""
    return bool(
        equipment_on_sale(state, seat)
        or slots_with_equipment(state.players[seat])
        or why_no_can(state, seat) is None
        or openable_lockers(state, seat)
        or any(EFFECTS[thing.what][0] == "open" for thing in useful_things(state, seat))
    )


def equipment_on_sale(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the ids of the Equipment that `seat` may take at the store."""
    if state.turn.taken >= NUMBERS.equipment_a_visit or not _free_slot(state, seat):
        return ()
    return tuple(name for name, left in zip(EQUIPMENT, state.store, strict=True) if left)


def openable_lockers(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the colours of the lockers that `seat` can open with a key."""
    player = state.players[seat]
    return tuple(key for key in KEYS if key in player.keys and why_shut(state, player, key) is None)


def why_no_can(state: State, seat: Seat) -> Refusal | None:
    """Return the refusal if `seat` cannot buy a gas can, otherwise None. Money is not considered."""
    if state.players[seat].cans >= NUMBERS.cans:
        return Refusal("cans", {"most": NUMBERS.cans})
    if state.turn.bought:
        return Refusal("one_can")
    return None if state.cans else Refusal("no_cans")


def _free_slot(state: State, seat: Seat) -> bool:
    return any(slot.kind == FREE for slot in state.players[seat].items)
