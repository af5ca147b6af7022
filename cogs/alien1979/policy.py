"""The computer players of Alien 1979 (docs/rules/alien1979.md §7). All weights are our own."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.policy import AtLevel, levels
from cogs.alien1979 import data
from cogs.alien1979.minds.collecting import (
    bring_home,
    collect,
    collect_by_plan,
    leave_if_alone,
    should_bide,
    wait_to_lose_code,
)
from cogs.alien1979.minds.leaving import board
from cogs.alien1979.minds.mind import Level, Mind
from cogs.alien1979.view import View

EASY = Level(plain=True, counts=False, spite=0)
NORMAL = Level(plain=False, counts=False, spite=35)
HARD = Level(plain=False, counts=True, spite=70)

# These numbers are reconstructed.
TAKES = 50
"""How often, in percent, the easy player takes a code if that is possible."""
STOPS = 10
"""How often, in percent, the easy player stops although points are left."""


class ComputerPlayer(AtLevel[Level]):
    """A computer player of one level of strength, for any seat."""

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return a complete answer to one of the questions in `asks`, which the rules accept."""
        mind = Mind(self.level, view, asks, chance)
        for verb in ("lose", "back"):
            if verb in mind.offered:
                return mind.code_to_lose(verb)
        return self._act(mind)

    def _act(self, mind: Mind) -> Move:
        """Return the move for one point: winning if possible, otherwise surviving, otherwise planning."""
        at_once = mind.if_offered("activate") if should_bide(mind) else mind.if_offered("enter", "activate")
        if at_once:
            return at_once
        if mind.ready:
            return bring_home(mind)
        if mind.view.enterer is not None:
            return board(mind)
        if self.level.counts and mind.view.capacity > 1:
            return collect_by_plan(mind)
        return wait_to_lose_code(mind) or mind.survive() or (wander(mind) if self.level.plain else collect(mind))


def wander(mind: Mind) -> Move:
    """Return a random move of the easy player.

    The easy player never goes to the Alien, and sends at most one player in a turn. Throwing players out is left to the
    function `board`.
    """
    if mind.pawn.place == data.NAVE:
        return leave_if_alone(mind)
    if "take" in mind.offered and mind.coin(TAKES):
        return Move("take")
    if mind.coin(STOPS):
        return Move("stop")
    undone = () if mind.view.points == data.POINTS else ("send",)
    verbs = [verb for verb in mind.offered if verb not in ("stop", "eject", *undone)]
    verb = mind.chance.choice(verbs) if verbs else "stop"
    if verb == "go":
        places = [place for place in mind.offered[verb].fields[0].options if place != mind.view.alien]
        return Move(verb, ((mind.chance.choice(places),),))
    if verb not in ("force", "send"):
        return Move(verb)
    target = mind.chance.choice(mind.offered[verb].fields[0].options)
    if verb == "force":
        return Move(verb, ((target,),))
    here = mind.view.pawns[int(target)].place
    return Move(verb, ((target,), (mind.chance.choice([place for place in data.SECTORS if place != here]),)))


POLICIES = levels(ComputerPlayer, EASY, NORMAL, HARD)
