"""How wins in Fugitive are counted for players' statistics."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.fugitive.state import State


class TwoRoles(Standings):
    """Counts of wins by role, since hiding and hunting are not equally easy."""

    def role(self, state: State, seat: Seat) -> str:
        """Return the role of the player at `seat`: "fugitive" or "marshal"."""
        return "fugitive" if seat == state.fugitive else "marshal"


STANDINGS = TwoRoles()
