"""How an ended game of Escape from Colditz counts for the players' ratings.

Each officer plays alone and counts escapes. If an officer gets enough men out, the German loses to this officer
(docs/rules/colditz.md §3.17).
"""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.colditz.face.words import NATIONS
from cogs.colditz.state import GERMAN, State


class GermanAndOfficers(Standings):
    """The way in which ratings treat a game of one German against several officers.

    The number of officers decides how easily either side wins.
    """

    def role(self, state: State, seat: Seat) -> str:
        """Return the role of the player at a seat: the nation, or the German."""
        officer = state.officer(seat)
        return "german" if officer == GERMAN else NATIONS[officer]

    def side(self, state: State, seat: Seat) -> str:
        """Return the side of the player at a seat: the German's or the officers'."""
        who = "german" if seat == state.german else "officer"
        return f"{who} {state.players}"


STANDINGS = GermanAndOfficers()
