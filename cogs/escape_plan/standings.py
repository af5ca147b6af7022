"""How ended games of Escape Plan count in ratings (docs/rules/escape_plan.md §3.11).

The city counts as an opponent, which is beaten by all players who escape. The richest of them also beats the other
players.
"""

from __future__ import annotations

from bot.engine.game import Result
from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.escape_plan.state import State


class AgainstTheCity(Standings):
    """Ratings in which the city is an opponent, since it is possible that no player escapes."""

    house = True

    def beats_house(self, state: State, result: Result, seat: Seat) -> bool:
        """Return whether the player at `seat` escaped, or was named a winner when players ended the game."""
        return state.players[seat].fate == "escaped" or seat in result.winners


STANDINGS = AgainstTheCity()
