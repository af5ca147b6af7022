"""How an ended game of Escape from Colditz counts for ratings (docs/rules/colditz.md §3.17).

Each officer plays alone and counts escapes. The German loses to the officer who gets enough men out.
"""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.colditz.face.words import NATIONS
from cogs.colditz.state import GERMAN, State


class GermanAndOfficers(Standings):
    """Ratings for one German against several officers.

    The number of officers decides how easily either side wins.
    """

    def role(self, state: State, seat: Seat) -> str:
        """Return the nation that the player at a seat had."""
        officer = state.officer(seat)
        return "german" if officer == GERMAN else NATIONS[officer]

    def side(self, state: State, seat: Seat) -> str:
        """Return the side of a seat: the German's or the officers'."""
        who = "german" if seat == state.german else "officer"
        return f"{who} {state.players}"


STANDINGS = GermanAndOfficers()
