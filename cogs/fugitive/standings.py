"""How the table counts an ended game of Fugitive."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.fugitive.state import State


class TwoRoles(Standings):
    """A count by role: hiding and hunting are not equally easy."""

    def role(self, state: State, seat: Seat) -> str:
        """Return the role."""
        return "fugitive" if seat == state.fugitive else "marshal"


STANDINGS = TwoRoles()
