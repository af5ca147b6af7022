"""Computer players of Escape Plan (docs/rules/escape_plan.md §8). All weights are our own guesses."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.policy import AtLevel, levels
from cogs.escape_plan.minds import resources
from cogs.escape_plan.minds.answers import ANSWERS
from cogs.escape_plan.minds.journey import Journey
from cogs.escape_plan.minds.mind import Level, Mind
from cogs.escape_plan.state import CHOOSE
from cogs.escape_plan.view import View

EASY = Level(depth=0, careless=35, forgets=40, watches=False)
NORMAL = Level(depth=1, careless=10, forgets=15, watches=False, nothing=60.0)
HARD = Level(depth=2, careless=0, forgets=0, watches=True, caution=1.5)

# Reconstructed.
WORTH_A_DISC = 30.0
"""Before the last day, a computer player spends a disc only for at least this gain."""


class ComputerPlayer(AtLevel[Level]):
    """A computer player of one level of strength, for any seat."""

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return a complete answer to one of the questions in `asks`, which the rules accept."""
        mind = Mind(self.level, view, asks, next_field, chance)
        if "spend" in mind.offered:
            return Move("spend" if should_spend(mind) else "hold")
        journey = Journey(mind) if mind.stage == CHOOSE and "pass" in mind.offered else None
        if "use" in mind.offered and not mind.coin(self.level.forgets):
            move = resources.best_use(mind, journey, best_purchase(mind))
            if move is not None:
                return move
        return pick(mind, evaluated_answers(mind, journey))


def best_purchase(mind: Mind) -> float:
    """Return the value of the best answer that costs money. Other uses of the money must be worth more."""
    return max((value for verb in PAID if verb in mind.offered for value, _ in ANSWERS[verb](mind)), default=0.0)


def evaluated_answers(mind: Mind, journey: Journey | None) -> list[tuple[float, Move]]:
    """Return the possible answers as pairs of (estimated value, move)."""
    if journey is not None:
        return list(journey.moves())
    if "take" in mind.offered:
        return [(0.0, Move("take")), *resources.ways_to_avoid(mind)]
    if "finish" in mind.offered:
        return [(0.0, Move("finish"))]
    return [choice for verb in mind.offered if verb in ANSWERS for choice in ANSWERS[verb](mind)]


def pick(mind: Mind, choices: list[tuple[float, Move]]) -> Move:
    """Return the best answer as a move. A careless player sometimes gets one that is a little worse."""
    best, move = max(choices, key=lambda choice: choice[0])
    if move.verb in CARELESS and mind.coin(mind.level.careless):
        return mind.chance.choice([other for value, other in choices if value > best - SLACK])
    return move


PAID = ("hire", "buy_can")
"""The kinds of answers that cost money."""
CARELESS = ("move", "rest", "pass", "place", "house", "send")
"""The kinds of answers in which a careless player makes mistakes."""
SLACK = 40.0
"""A careless answer is at most this much worse than the best one. The number is our own guess."""


def should_spend(mind: Mind) -> bool:
    """Return whether to spend a disc for an action now.

    On the last day the player always spends it. On earlier days the action must gain more than a rest.
    """
    if mind.last:
        return True
    if mind.coin(mind.level.forgets):
        return False
    journey = Journey(mind)
    return max(journey.near(), default=0.0) >= max(WORTH_A_DISC, journey.rest())


POLICIES = levels(ComputerPlayer, EASY, NORMAL, HARD)
