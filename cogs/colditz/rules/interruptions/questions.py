"""The answers that players may give when a question interrupts a turn (docs/rules/colditz.md §3.18)."""

from __future__ import annotations

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Picks
from bot.engine.record import Seat
from cogs.colditz.data import kind
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.castle.pawns import choosable_men
from cogs.colditz.rules.fields import CARD, DESTINATION, GOERS, OWN_MAN
from cogs.colditz.rules.interruptions.answers import NO, record_answer, threatened
from cogs.colditz.rules.turn.course import card_of_kind
from cogs.colditz.rules.turn.guards import stops_onward
from cogs.colditz.state import GERMAN, Interruption, State


def catching_card(gate: str) -> str:
    """Return the kind of card that takes the key or pass handed in at `gate` (S-5, S-6)."""
    return "key_caught" if gate.startswith("key") else "pass_caught"


class Answer(Action[State]):
    """An answer to the question of an interruption.

    Only a player who can give this answer sees it. Other players do not know whether it was offered.
    """

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the answer is recorded."""
        return record_answer(state, state.officer(seat), self.spoken(picks))

    def spoken(self, picks: Picks) -> str:
        """Return the answer as text for answers.py: the verb, and the man if there is one."""
        return " ".join((self.verb, *(word for group in picks for word in group)))


class LetBe(Answer):
    """The answer "no". Players who have no card to play give it, too, so it reveals nothing."""

    verb = NO


class Intercept(Answer):
    """The answer that plays card S-5 or S-6: the German takes the key or pass that a man hands in (§3.7).

    The man stays before the gate.
    """

    verb = "intercept"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question for this answer, or None if the German lacks the card."""
        return self.plain if card_of_kind(state, GERMAN, catching_card(_interruption(state).place)) else None


class Hide(Answer):
    """The answer that plays card O-14: a man vanishes into a secret hide."""

    verb = "hide"
    fields = (OWN_MAN,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which man to hide, or None.

        The result is None if the officer lacks the card or it can save no man.
        """
        officer = state.officer(seat)
        mine = threatened(state, _interruption(state), officer)
        return Ask(self.verb, (OWN_MAN.of(mine),)) if mine and card_of_kind(state, officer, "hide") else None


class TipOff(Answer):
    """The answer that plays card O-13: the officer's men in a searched room go to the roll-call zone."""

    verb = "tip_off"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question for this answer, or None if the officer lacks the card or has no man in danger."""
        officer = state.officer(seat)
        mine = threatened(state, _interruption(state), officer)
        return self.plain if mine and card_of_kind(state, officer, "tip_off") else None


class Amulet(Answer):
    """The answer that plays card O-12: a man who was hit by a shot survives (§3.15)."""

    verb = "amulet"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question for this answer, or None if the officer lacks the card."""
        return self.plain if card_of_kind(state, state.officer(seat), "amulet") else None


class Choice(Answer):
    """An answer for which the player must choose from a list."""

    def spoken(self, picks: Picks) -> str:
        """Return the chosen options as text, without the verb."""
        return " ".join(picks[0])


class Attend(Choice):
    """The answer in which an officer chooses the men who go to the roll call (R37)."""

    verb = "attend"
    fields = (GOERS,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which men attend the roll call. Any number may."""
        own = choosable_men(state, state.officer(seat))
        return Ask(self.verb, (GOERS.of(own, 0, len(own)),))


class GiveUp(Choice):
    """The answer in which an officer chooses the Equipment to give up (R3)."""

    verb = "give_up"
    fields = (CARD,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which Equipment card to give up, one at a time."""
        return Ask(self.verb, (CARD.of(equipment_due(state, state.officer(seat))),))


class WalkOn(Choice):
    """The answer in which the German chooses where a guard goes if he may not stay (§2.4 O-14)."""

    verb = "onward"
    fields = (DESTINATION,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of where the guard stops."""
        return Ask(self.verb, (DESTINATION.of(stops_onward(state, _interruption(state).guard)),))


def equipment_due(state: State, who: int) -> tuple[str, ...]:
    """Return the Equipment that an officer can give up (R3).

    It is named by kind if it is on the table, and by card if it is in the hand.
    """
    one = state.officers[who]
    table = (what for what, count in zip(EQUIPMENT, one.stock, strict=True) if count)
    return (*table, *(card for card in one.cards if kind(card) in EQUIPMENT))


def default_answer(state: State, who: int) -> str:
    """Return the answer that is given for a player whose time is up.

    It is `no`, all men for the roll call, or the first Equipment that can be given up.
    """
    interruption = _interruption(state)
    if interruption.kind == "call":
        return " ".join(choosable_men(state, who))
    if interruption.kind == "onward":
        return stops_onward(state, interruption.guard)[0]
    return equipment_due(state, who)[0] if interruption.kind == "loss" else NO


def _interruption(state: State) -> Interruption:
    assert state.interruption is not None
    return state.interruption
