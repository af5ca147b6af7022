"""The action of dead players, if the lobby's options let them haunt the ship.

This is a house rule (docs/rules/alien1979.md R25).
"""

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
    """The action of swapping the Alien's next two cards. The game does not wait for this action."""

    verb = "haunt"
    fields = (COMING,)

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if dead players swapped since the last card, or fewer than two cards are left."""
        if state.haunted:
            return Refusal("haunted")
        return Refusal("no_cards") if len(state.deck) < data.FORESEEN else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question whether to swap the cards, with the second card as its option.

        Because of this option, a press on an outdated message has no effect.
        """
        rank, suit = state.deck[1]
        return Ask(self.verb, (COMING.of((f"{rank}_{suit}",)),), free=True)

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the two cards are swapped."""
        first, second, *rest = state.deck
        return Step(replace(state, deck=(second, first, *rest), haunted=True), (Haunted(seat),))
