"""The questions of an interruption and their possible answers (docs/rules/colditz.md §3.18)."""

from __future__ import annotations

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Picks
from bot.engine.record import Seat
from cogs.colditz.data import kind
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.castle.pawns import choosable
from cogs.colditz.rules.fields import CARD, DESTINATION, GOERS, OWN_MAN
from cogs.colditz.rules.interruptions.answers import NO, answer, threatened
from cogs.colditz.rules.turn.course import held
from cogs.colditz.rules.turn.guards import onward
from cogs.colditz.state import GERMAN, Interruption, State


def catching(gate: str) -> str:
    """Return the card that takes the key or pass handed in at `gate` (S-5, S-6)."""
    return "key_caught" if gate.startswith("key") else "pass_caught"


class Answer(Action[State]):
    """An answer to an interruption.

    It is offered only if the player has the means to give it, which the others do not know.
    """

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Record the answer."""
        return answer(state, state.officer(seat), self.spoken(picks))

    def spoken(self, picks: Picks) -> str:
        """Return the answer in the form of answers.py: the verb, and the man if there is one."""
        return " ".join((self.verb, *(word for group in picks for word in group)))


class LetBe(Answer):
    """Answer no, which looks the same for everybody."""

    verb = NO


class Intercept(Answer):
    """S-5, S-6: take the key or pass that a man hands in; he stays before the gate (§3.7)."""

    verb = "intercept"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer it if the German holds the card."""
        return self.plain if held(state, GERMAN, catching(_interruption(state).place)) else None


class Hide(Answer):
    """O-14: a man vanishes into a secret hide."""

    verb = "hide"
    fields = (OWN_MAN,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer it if the officer holds the card and has a man whom it can save."""
        officer = state.officer(seat)
        mine = threatened(state, _interruption(state), officer)
        return Ask(self.verb, (OWN_MAN.of(mine),)) if mine and held(state, officer, "hide") else None


class TipOff(Answer):
    """O-13: the men in a searched room go to the roll-call zone."""

    verb = "tip_off"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer it if the officer holds the card and has a man in danger."""
        officer = state.officer(seat)
        mine = threatened(state, _interruption(state), officer)
        return self.plain if mine and held(state, officer, "tip_off") else None


class Amulet(Answer):
    """O-12: a man who was hit lives (§3.15)."""

    verb = "amulet"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer it if the officer holds the card."""
        return self.plain if held(state, state.officer(seat), "amulet") else None


class Choice(Answer):
    """An answer that the player must give, from a list."""

    def spoken(self, picks: Picks) -> str:
        """Return only the choice, without the verb."""
        return " ".join(picks[0])


class Attend(Choice):
    """Choose the men who go to the roll call (R37)."""

    verb = "attend"
    fields = (GOERS,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Ask for any of the men who may go."""
        own = choosable(state, state.officer(seat))
        return Ask(self.verb, (GOERS.of(own, 0, len(own)),))


class GiveUp(Choice):
    """Choose the Equipment to give up (R3)."""

    verb = "give_up"
    fields = (CARD,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Ask for one card at a time."""
        return Ask(self.verb, (CARD.of(due(state, state.officer(seat))),))


class WalkOn(Choice):
    """Choose where a guard walks on to who may not stay (§2.4 O-14)."""

    verb = "onward"
    fields = (DESTINATION,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Ask for the place."""
        return Ask(self.verb, (DESTINATION.of(onward(state, _interruption(state).guard)),))


def due(state: State, who: int) -> tuple[str, ...]:
    """Return what an officer can give up: Equipment by kind, or a card that counts as it (R3)."""
    one = state.officers[who]
    table = (what for what, count in zip(EQUIPMENT, one.stock, strict=True) if count)
    return (*table, *(card for card in one.cards if kind(card) in EQUIPMENT))


def default(state: State, who: int) -> str:
    """Return the answer of a time-out: `no`, all men to the roll call, or the first Equipment due."""
    interruption = _interruption(state)
    if interruption.kind == "call":
        return " ".join(choosable(state, who))
    if interruption.kind == "onward":
        return onward(state, interruption.guard)[0]
    return due(state, who)[0] if interruption.kind == "loss" else NO


def _interruption(state: State) -> Interruption:
    assert state.interruption is not None
    return state.interruption
