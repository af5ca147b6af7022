"""The actions that play Opportunity cards in an officer's own turn (docs/rules/colditz.md §2.4)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz.data import kind
from cogs.colditz.events.cards import Diverted, Played
from cogs.colditz.events.prisoners import Freed
from cogs.colditz.rules.castle.pawns import let_out, posted, with_guard
from cogs.colditz.rules.fields import GUARD, OWN_MAN
from cogs.colditz.rules.turn.course import card_of_kind, put_back, step_after
from cogs.colditz.rules.turn.officers import OfficerAction
from cogs.colditz.state import BARRACKS, CELLS, State


class PlayCard(OfficerAction):
    """An action with which an officer plays a card of the hand in the officer's own turn."""

    card: str

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Return a refusal if the officer does not hold the card, otherwise None."""
        return None if card_of_kind(state, officer, self.card) else Refusal("no_card", {"card": self.card})

    def spend(self, state: State, seat: Seat) -> Step[State]:
        """Return the state and events after the played card is put under its deck, where everybody sees it."""
        card = card_of_kind(state, state.active, self.card)
        state = put_back(state, state.active, card)
        return Step(state, (Played(seat, kind(card)),))


class Release(PlayCard):
    """The action that plays card O-7: a man leaves his cell without paying a point."""

    verb = "release"
    fields = (OWN_MAN,)
    card = "release"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which man to let out of his cell, or None if no man is in a cell."""
        prisoners = tuple(name for name, man in self.men(state, state.active).items() if man.place in CELLS)
        return Ask(self.verb, (OWN_MAN.of(prisoners),)) if prisoners else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the picked man has left his cell."""
        man = picks[0][0]
        step = self.spend(state, seat)
        state = let_out(step.state, man)
        return then(step.events, step_after(state, (Freed(seat, man, state.man(man).place),)))


class Divert(PlayCard):
    """The action that plays card O-15: a guard is sent to the barracks.

    He stays there until the German's next turn is over.
    """

    verb = "divert"
    fields = (GUARD,)
    card = "diversion"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which guard to send to the barracks, or None if no guard is on the board."""
        guards = tuple(f"g{number}" for number, guard in enumerate(state.guards) if posted(guard))
        return Ask(self.verb, (GUARD.of(guards),)) if guards else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the picked guard has been sent to the barracks."""
        number = int(picks[0][0][1:])
        step = self.spend(state, seat)
        state = with_guard(step.state, number, place=BARRACKS, quarry="", barred="diverted")
        return then(step.events, step_after(state, (Diverted(seat, number, state.german),)))


class Sabotage(PlayCard):
    """The action that plays card O-16: the German's next turn is skipped."""

    verb = "sabotage"
    card = "sabotage"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the German's next turn has been marked as skipped."""
        step = self.spend(state, seat)
        return Step(replace(step.state, skipped=True), step.events)
