"""Questions that the player must answer before an action goes on: handcuffs, a reward, a contact.

See docs/rules/escape_plan.md §3.6.3, §3.6.4, §3.7.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.engine.action import Action, Actions, one
from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.escape_plan.data import contact
from cogs.escape_plan.events.turns import ChoseContact, Declined, Dismissed, NoReward, TookContact
from cogs.escape_plan.rules import changes
from cogs.escape_plan.rules.changes import (
    ASSET,
    COVER,
    REWARD,
    TAKE_CONTACT,
    can_take_contact,
    coverable_slots,
    interrupt_with,
    locked_assets,
    slots_for_contact,
    take_contact,
    unlock,
    why_not_unlock,
)
from cogs.escape_plan.state import CONTACT, State

CARD = Field("card", kind="offered")
SLOT = Field("slot", kind="contact_slot")


class Cover(Action[State]):
    """The action of choosing the contact slot that handcuffs cover (§3.6.3)."""

    verb = "cover"
    fields = (SLOT,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which slot handcuffs cover, with the possible slots as options."""
        return Ask(self.verb, (SLOT.of(tuple(str(at) for at in coverable_slots(state.players[seat]))),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if slots of another kind have to be covered first, otherwise None."""
        at = _slot_number(state, seat, one(picks, 0))
        return None if at is None or at in coverable_slots(state.players[seat]) else Refusal("other_slot")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after handcuffs cover the slot."""
        return Step(*changes.cover(_answered(state), seat, int(picks[0][0])))


class Blue(Action[State]):
    """The action of taking the blue reward, which unlocks an asset (§3.7)."""

    verb = "blue"
    fields = (ASSET,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which asset to unlock, with the player's locked assets as options."""
        found = locked_assets(state.players[seat])
        return Ask(self.verb, (ASSET.of(found),)) if found else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if the picked asset is already unlocked, otherwise None."""
        return why_not_unlock(state.players[seat], picks)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the asset is unlocked for free."""
        return Step(*unlock(_answered(state), seat, picks[0][0]))


class Red(Action[State]):
    """The action of taking the red reward, which is a contact (§3.7)."""

    verb = "red"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player cannot take a contact but could take the blue reward."""
        other = locked_assets(state.players[seat])
        return Refusal("no_contact") if other and not can_take_contact(state, seat) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player takes this reward. The choice of a contact follows."""
        state = _answered(state)
        if can_take_contact(state, seat):
            return Step(interrupt_with(state, TAKE_CONTACT), (ChoseContact(seat),))
        return Step(state, (NoReward(seat),))


class TakeContact(Action[State]):
    """The action of taking a contact from the display (§3.6.4)."""

    verb = "contact"
    fields = (CARD, SLOT)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which contact to take, with the contacts on display as options."""
        return Ask(self.verb, (CARD.of(state.contacts),))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field after the contact: its slot. It is None if only one slot can take the contact."""
        slots = slots_for_contact(state.players[seat]) if len(picked) == 1 else ()
        return SLOT.of(tuple(str(at) for at in slots)) if len(slots) > 1 else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if the picked slot is locked or covered, otherwise None."""
        at = _slot_number(state, seat, one(picks, 1))
        return None if at is None or at in slots_for_contact(state.players[seat]) else Refusal("slot")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the contact is put into the slot.

        Another contact in the slot is discarded.
        """
        player, card = state.players[seat], picks[0][0]
        at = int(picks[1][0]) if len(picks) > 1 else slots_for_contact(player)[0]
        events: tuple[Event, ...] = (TookContact(seat, contact(card).id, at),)
        if player.contacts[at].kind == CONTACT:
            events += (Dismissed(seat, contact(player.contacts[at].id).id),)
        return Step(take_contact(_answered(state), seat, card, at), events)


class Decline(Action[State]):
    """The action of taking no contact."""

    verb = "decline"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player takes no contact. The interrupted action goes on."""
        return Step(_answered(state), (Declined(seat),))


def _slot_number(state: State, seat: Seat, name: str) -> int | None:
    """Return the number of a contact slot whose number is given as text, or None if there is no such slot."""
    return int(name) if name in map(str, range(len(state.players[seat].contacts))) else None


def _answered(state: State) -> State:
    return replace(state, owed=state.owed[1:])


INTERRUPTS: Mapping[str, Actions[State]] = {
    COVER: Actions(Cover()),
    REWARD: Actions(Blue(), Red()),
    TAKE_CONTACT: Actions(TakeContact(), Decline()),
}
"""For each kind of question in `State.owed`, the actions that answer the question."""
