"""How an ended game of Escape from Colditz is counted: officers are for themselves, by their escapes, and the German
loses to whoever gets enough men out (docs/rules/colditz.md §3.17)."""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.standings import Standings
from cogs.colditz.face.words import NATIONS
from cogs.colditz.state import GERMAN, State


class GermanAndOfficers(Standings):
    """The German is alone against several: how easily he wins depends on their number, and so does his side."""

    def role(self, state: State, seat: Seat) -> str:
        """Return the nation."""
        officer = state.officer(seat)
        return "german" if officer == GERMAN else NATIONS[officer]

    def side(self, state: State, seat: Seat) -> str:
        """Tell the German from the officers."""
        who = "german" if seat == state.german else "officer"
        return f"{who} {state.players}"


STANDINGS = GermanAndOfficers()
