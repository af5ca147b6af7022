"""What every question of the game has: whom it asks, what may be answered, and what a time-out answers."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.game import Ask, Seat, Step
from cogs.fugitive.state import State


class Phase:
    """A phase asks one role. `on_VERB(state, picks, chance)` answers each verb that it asks."""

    fugitive_asked = True

    def seat(self, state: State) -> Seat:
        """Give the seat that is asked."""
        return state.fugitive if self.fugitive_asked else state.marshal

    def asks(self, state: State) -> tuple[Ask, ...]:
        """What the asked seat may decide."""
        raise NotImplementedError

    def idle(self, state: State, chance: Chance) -> Step[State]:
        """What a time-out plays, to the end of the phase or to the next event (§3.2)."""
        raise NotImplementedError
