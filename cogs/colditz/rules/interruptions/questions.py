"""Questions of an interruption, and the answers players may give (docs/rules/colditz.md §3.18)."""

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
    """An answer to an interruption.

    It is offered only to a player who can give it; the others do not know whether it was offered.
    """

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Record the answer."""
        return record_answer(state, state.officer(seat), self.spoken(picks))

    def spoken(self, picks: Picks) -> str:
        """Return the answer as a word for answers.py: the verb, and the man if there is one."""
        return " ".join((self.verb, *(word for group in picks for word in group)))


class LetBe(Answer):
    """Answer no; it looks the same whether or not the player has a card."""

    verb = NO


class Intercept(Answer):
    """Cards S-5, S-6: take the key or pass that a man hands in, so he stays before the gate (§3.7)."""

    verb = "intercept"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the answer if the German holds the card."""
        return self.plain if card_of_kind(state, GERMAN, catching_card(_interruption(state).place)) else None


class Hide(Answer):
    """Card O-14: make a man vanish into a secret hide."""

    verb = "hide"
    fields = (OWN_MAN,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the answer if the officer holds the card and it can save a man."""
        officer = state.officer(seat)
        mine = threatened(state, _interruption(state), officer)
        return Ask(self.verb, (OWN_MAN.of(mine),)) if mine and card_of_kind(state, officer, "hide") else None


class TipOff(Answer):
    """Card O-13: move the officer's men from a searched room to the roll-call zone."""

    verb = "tip_off"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the answer if the officer holds the card and has a man in danger."""
        officer = state.officer(seat)
        mine = threatened(state, _interruption(state), officer)
        return self.plain if mine and card_of_kind(state, officer, "tip_off") else None


class Amulet(Answer):
    """Card O-12: save a man who was hit by a shot (§3.15)."""

    verb = "amulet"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the answer if the officer holds the card."""
        return self.plain if card_of_kind(state, state.officer(seat), "amulet") else None


class Choice(Answer):
    """An answer that the player must choose from a list."""

    def spoken(self, picks: Picks) -> str:
        """Return only the options chosen, without the verb."""
        return " ".join(picks[0])


class Attend(Choice):
    """Choose the men who go to the roll call (R37)."""

    verb = "attend"
    fields = (GOERS,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Ask which of the officer's men attend; any number may."""
        own = choosable_men(state, state.officer(seat))
        return Ask(self.verb, (GOERS.of(own, 0, len(own)),))


class GiveUp(Choice):
    """Choose the Equipment to give up (R3)."""

    verb = "give_up"
    fields = (CARD,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Ask for one Equipment card at a time."""
        return Ask(self.verb, (CARD.of(equipment_due(state, state.officer(seat))),))


class WalkOn(Choice):
    """Choose where a guard goes who may not stay where he is (§2.4 O-14)."""

    verb = "onward"
    fields = (DESTINATION,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Ask for the place where the guard stops."""
        return Ask(self.verb, (DESTINATION.of(stops_onward(state, _interruption(state).guard)),))


def equipment_due(state: State, who: int) -> tuple[str, ...]:
    """Return what an officer can give up: Equipment by kind, or cards that count as Equipment (R3)."""
    one = state.officers[who]
    table = (what for what, count in zip(EQUIPMENT, one.stock, strict=True) if count)
    return (*table, *(card for card in one.cards if kind(card) in EQUIPMENT))


def default_answer(state: State, who: int) -> str:
    """Return the answer given when time is up: `no`, all men to the roll call, or the first Equipment."""
    interruption = _interruption(state)
    if interruption.kind == "call":
        return " ".join(choosable_men(state, who))
    if interruption.kind == "onward":
        return stops_onward(state, interruption.guard)[0]
    return equipment_due(state, who)[0] if interruption.kind == "loss" else NO


def _interruption(state: State) -> Interruption:
    assert state.interruption is not None
    return state.interruption
