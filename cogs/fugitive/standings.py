"""How an ended game of Fugitive is counted."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.fugitive.state import State


class TwoRoles(Standings):
    """One hides, one hunts, and it is not equally easy."""

    def role(self, state: State, seat: Seat) -> str:
        """Return the role."""
        return "fugitive" if seat == state.fugitive else "marshal"


STANDINGS = TwoRoles()
