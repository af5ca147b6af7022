"""How ended games of Fugitive count in ratings."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.fugitive.state import State


class TwoRoles(Standings):
    """Ratings by role, since hiding and hunting are not equally easy."""

    def role(self, state: State, seat: Seat) -> str:
        """Return the role of the player at `seat`: "fugitive" or "marshal"."""
        return "fugitive" if seat == state.fugitive else "marshal"


STANDINGS = TwoRoles()
