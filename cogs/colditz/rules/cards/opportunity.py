"""Opportunity cards that officers play in their own turn (docs/rules/colditz.md §2.4)."""

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
    """An action that plays a card of the hand in the officer's own turn."""

    card: str

    def condition(self, state: State, officer: int) -> Refusal | None:
        """Return a refusal if the officer does not hold the card."""
        return None if card_of_kind(state, officer, self.card) else Refusal("no_card", {"card": self.card})

    def spend(self, state: State, seat: Seat) -> Step[State]:
        """Put the played card under its deck in public."""
        card = card_of_kind(state, state.active, self.card)
        state = put_back(state, state.active, card)
        return Step(state, (Played(seat, kind(card)),))


class Release(PlayCard):
    """Card O-7: let a man out of his cell without paying a point."""

    verb = "release"
    fields = (OWN_MAN,)
    card = "release"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the men in cells."""
        prisoners = tuple(name for name, man in self.men(state, state.active).items() if man.place in CELLS)
        return Ask(self.verb, (OWN_MAN.of(prisoners),)) if prisoners else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Move the man out of his cell."""
        man = picks[0][0]
        step = self.spend(state, seat)
        state = let_out(step.state, man)
        return then(step.events, step_after(state, (Freed(seat, man, state.man(man).place),)))


class Divert(PlayCard):
    """Card O-15: send a guard to the barracks until the German's next turn is over."""

    verb = "divert"
    fields = (GUARD,)
    card = "diversion"

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the guards on the board."""
        guards = tuple(f"g{number}" for number, guard in enumerate(state.guards) if posted(guard))
        return Ask(self.verb, (GUARD.of(guards),)) if guards else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Send the guard to the barracks."""
        number = int(picks[0][0][1:])
        step = self.spend(state, seat)
        state = with_guard(step.state, number, place=BARRACKS, quarry="", barred="diverted")
        return then(step.events, step_after(state, (Diverted(seat, number, state.german),)))


class Sabotage(PlayCard):
    """Card O-16: skip the German's next turn."""

    verb = "sabotage"
    card = "sabotage"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Mark the German's next turn as skipped."""
        step = self.spend(state, seat)
        return Step(replace(step.state, skipped=True), step.events)
