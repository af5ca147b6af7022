"""What the dead do where the lobby lets them haunt the ship (docs/rules/alien1979.md R25, a house rule)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.events import Haunted
from cogs.alien1979.state import State

COMING = Field("coming", kind="option")


class Haunt(Action[State]):
    """Let the Alien's second card come before its first; nobody waits for that."""

    verb = "haunt"
    fields = (COMING,)

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Once between two cards, while there are two to exchange."""
        if state.haunted:
            return Refusal("haunted")
        return Refusal("no_cards") if len(state.deck) < data.FORESEEN else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the second card: so a press of another moment counts for nothing."""
        rank, suit = state.deck[1]
        return Ask(self.verb, (COMING.of((f"{rank}_{suit}",)),), free=True)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Exchange them."""
        first, second, *rest = state.deck
        return Step(replace(state, deck=(second, first, *rest), haunted=True), (Haunted(seat),))
