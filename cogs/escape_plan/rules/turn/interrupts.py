"""Questions that interrupt an action until they are answered: handcuffs, a reward, a contact.

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
    """Choose the contact slot that handcuffs cover (§3.6.3)."""

    verb = "cover"
    fields = (SLOT,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the slots that may be covered."""
        return Ask(self.verb, (SLOT.of(tuple(str(at) for at in coverable_slots(state.players[seat]))),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why a slot cannot be covered: other kinds of slots come first."""
        at = _slot_number(state, seat, one(picks, 0))
        return None if at is None or at in coverable_slots(state.players[seat]) else Refusal("other_slot")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that covers the slot."""
        return Step(*changes.cover(_answered(state), seat, int(picks[0][0])))


class Blue(Action[State]):
    """Take the blue reward: unlock an asset (§3.7)."""

    verb = "blue"
    fields = (ASSET,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the player's locked assets."""
        found = locked_assets(state.players[seat])
        return Ask(self.verb, (ASSET.of(found),)) if found else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return a refusal if the asset is already unlocked."""
        return why_not_unlock(state.players[seat], picks)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that unlocks the asset for free."""
        return Step(*unlock(_answered(state), seat, picks[0][0]))


class Red(Action[State]):
    """Take the red reward: a contact (§3.7)."""

    verb = "red"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if there is no contact to take while the blue reward is possible."""
        other = locked_assets(state.players[seat])
        return Refusal("no_contact") if other and not can_take_contact(state, seat) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step after which the player chooses a contact."""
        state = _answered(state)
        if can_take_contact(state, seat):
            return Step(interrupt_with(state, TAKE_CONTACT), (ChoseContact(seat),))
        return Step(state, (NoReward(seat),))


class TakeContact(Action[State]):
    """Take a contact from the display (§3.6.4)."""

    verb = "contact"
    fields = (CARD, SLOT)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the contacts on display."""
        return Ask(self.verb, (CARD.of(state.contacts),))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field after the contact: its slot, if several can take it."""
        slots = slots_for_contact(state.players[seat]) if len(picked) == 1 else ()
        return SLOT.of(tuple(str(at) for at in slots)) if len(slots) > 1 else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why a slot cannot take the contact: locked or covered."""
        at = _slot_number(state, seat, one(picks, 1))
        return None if at is None or at in slots_for_contact(state.players[seat]) else Refusal("slot")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that puts the contact into the slot; another contact there is discarded."""
        player, card = state.players[seat], picks[0][0]
        at = int(picks[1][0]) if len(picks) > 1 else slots_for_contact(player)[0]
        events: tuple[Event, ...] = (TookContact(seat, contact(card).id, at),)
        if player.contacts[at].kind == CONTACT:
            events += (Dismissed(seat, contact(player.contacts[at].id).id),)
        return Step(take_contact(_answered(state), seat, card, at), events)


class Decline(Action[State]):
    """Take no contact."""

    verb = "decline"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that continues the action."""
        return Step(_answered(state), (Declined(seat),))


def _slot_number(state: State, seat: Seat, name: str) -> int | None:
    """Return the number of a contact slot given as text, or None if there is no such slot."""
    return int(name) if name in map(str, range(len(state.players[seat].contacts))) else None


def _answered(state: State) -> State:
    return replace(state, owed=state.owed[1:])


INTERRUPTS: Mapping[str, Actions[State]] = {
    COVER: Actions(Cover()),
    REWARD: Actions(Blue(), Red()),
    TAKE_CONTACT: Actions(TakeContact(), Decline()),
}
"""The actions that answer each kind of choice in `State.owed`."""
