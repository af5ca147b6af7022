"""Computer players of Escape from Colditz, for escape officers and for the German (docs/rules/colditz.md §9)."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField, must_decide
from bot.engine.policy import AtLevel, levels
from cogs.colditz.minds import german, officer
from cogs.colditz.minds.german_mind import GermanMind
from cogs.colditz.minds.mind import EASY, HARD, NORMAL, Level
from cogs.colditz.minds.officer_mind import OfficerMind
from cogs.colditz.state import GERMAN
from cogs.colditz.view import View


class ComputerPlayer(AtLevel[Level]):
    """A computer player of one level, for any seat."""

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return the move that the computer player chooses. The rules accept it."""
        if colours := next((ask for ask in asks if ask.verb == "colour"), None):
            return Move("colour", ((chance.choice(colours.fields[0].options),),))
        if view.me == GERMAN:
            return german.decide(GermanMind(self.level, view, asks, next_field, chance))
        return officer.decide(OfficerMind(self.level, view, asks, next_field, chance), must_decide(asks))


POLICIES = levels(ComputerPlayer, EASY, NORMAL, HARD)
