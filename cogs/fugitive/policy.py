"""The computer players of Fugitive for both roles (docs/rules/fugitive.md §8)."""

from __future__ import annotations

from random import Random

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.policy import AtLevel, levels
from cogs.fugitive.minds.hunter import Hunter
from cogs.fugitive.minds.levels import EASY, HARD, NORMAL, Level
from cogs.fugitive.minds.runner import Runner
from cogs.fugitive.view import View


class ComputerPlayer(AtLevel[Level]):
    """A computer player of one level of strength. It plays the role of the player whose view it gets."""

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return a complete answer to one of the questions in `asks`, which the rules accept."""
        offered = {ask.verb: ask for ask in asks}
        random = Random(chance.below(1 << 63))
        if view.viewer == view.fugitive:
            return Runner(self.level, view, random).choose(offered, next_field)
        return Hunter(self.level, view, random).choose(offered)


POLICIES = levels(ComputerPlayer, EASY, NORMAL, HARD)
