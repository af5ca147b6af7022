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
    coverable,
    locked,
    owe,
    slots_for_contact,
    take_contact,
    takes_contact,
    unlock,
    unlockable,
)
from cogs.escape_plan.state import CONTACT, State

CARD = Field("card", kind="offered")
SLOT = Field("slot", kind="contact_slot")


class Cover(Action[State]):
    """The player chooses the contact slot that handcuffs cover (§3.6.3)."""

    verb = "cover"
    fields = (SLOT,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question for the slots of the first kind that there is."""
        return Ask(self.verb, (SLOT.of(tuple(str(at) for at in coverable(state.players[seat]))),))

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why a slot cannot be covered: others come before it."""
        at = _slot(state, seat, one(picks, 0))
        return None if at is None or at in coverable(state.players[seat]) else Refusal("other_slot")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that covers it."""
        return Step(*changes.cover(_answered(state), seat, int(picks[0][0])))


class Blue(Action[State]):
    """The player takes the blue reward: unlocking an asset (§3.7)."""

    verb = "blue"
    fields = (ASSET,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question for locked assets."""
        found = locked(state.players[seat])
        return Ask(self.verb, (ASSET.of(found),)) if found else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal of an asset that is unlocked."""
        return unlockable(state.players[seat], picks)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that unlocks it for free."""
        return Step(*unlock(_answered(state), seat, picks[0][0]))


class Red(Action[State]):
    """The player takes the red reward: a contact (§3.7)."""

    verb = "red"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if there is no contact to take, unless there is no other reward either."""
        other = locked(state.players[seat])
        return Refusal("no_contact") if other and not takes_contact(state, seat) else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that owes the contact."""
        state = _answered(state)
        if takes_contact(state, seat):
            return Step(owe(state, TAKE_CONTACT), (ChoseContact(seat),))
        return Step(state, (NoReward(seat),))


class TakeContact(Action[State]):
    """The player takes a contact of the display (§3.6.4)."""

    verb = "contact"
    fields = (CARD, SLOT)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question for the display."""
        return Ask(self.verb, (CARD.of(state.contacts),))

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field for the slot of a contact, if there are several."""
        slots = slots_for_contact(state.players[seat]) if len(picked) == 1 else ()
        return SLOT.of(tuple(str(at) for at in slots)) if len(slots) > 1 else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why a slot cannot take it: locked or covered."""
        at = _slot(state, seat, one(picks, 1))
        return None if at is None or at in slots_for_contact(state.players[seat]) else Refusal("slot")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that takes it; a contact that was in its slot is dismissed."""
        player, card = state.players[seat], picks[0][0]
        at = int(picks[1][0]) if len(picks) > 1 else slots_for_contact(player)[0]
        events: tuple[Event, ...] = (TookContact(seat, contact(card).id, at),)
        if player.contacts[at].kind == CONTACT:
            events += (Dismissed(seat, contact(player.contacts[at].id).id),)
        return Step(take_contact(_answered(state), seat, card, at), events)


class Decline(Action[State]):
    """The player takes no contact."""

    verb = "decline"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that goes on."""
        return Step(_answered(state), (Declined(seat),))


def _slot(state: State, seat: Seat, name: str) -> int | None:
    """Return the number of a contact slot from any text; None if it is not one."""
    return int(name) if name in map(str, range(len(state.players[seat].contacts))) else None


def _answered(state: State) -> State:
    return replace(state, owed=state.owed[1:])


INTERRUPTS: Mapping[str, Actions[State]] = {
    COVER: Actions(Cover()),
    REWARD: Actions(Blue(), Red()),
    TAKE_CONTACT: Actions(TakeContact(), Decline()),
}
"""The answers to each of `State.owed`."""
