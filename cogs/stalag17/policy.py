"""The computer players of Stalag 17 (docs/rules/stalag17.md §7). All weights are reconstructed."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.policy import AtLevel, levels
from cogs.stalag17.minds.choices import choices, discards
from cogs.stalag17.minds.mind import Level, Mind
from cogs.stalag17.minds.quick import DEAR, can_wait
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.round import HEADS, TAILS
from cogs.stalag17.view import View

EASY = Level(counts=False, watches=False, careless=20, forgets=20, caution=0.3, caution_last=0.3, coin_at=6)
NORMAL = Level(counts=False, watches=False, careless=0, forgets=0, caution=0.5)
HARD = Level(
    counts=True, watches=True, careless=0, forgets=0, caution=0.7, caution_last=1.2, coin_at=2, last=20.0, spread=2.5
)

NEAR = 3.0
"""If a rival needs fewer turns than this, the player escapes without discarding cards before."""


class ComputerPlayer(AtLevel[Level]):
    """A computer player of one level, for any seat."""

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return the move of the computer player: a legal answer to one of the questions in `asks`."""
        mind = Mind(self.level, view, asks, next_field, chance)
        if "coin" in mind.offered:
            spent = TAILS in mind.options(Move("coin")) and should_spend_coin(mind)
            return Move("coin", ((TAILS if spent else HEADS,),))
        if "decline" in mind.offered:
            joins = "join" in mind.offered and meets_plan(mind) and not mind.coin(self.level.forgets)
            return Move("join" if joins else "decline")
        if "escape" in mind.offered and (meets_plan(mind) or overlooks_vigilance(mind)):
            return discard_first(mind) or Move("escape")
        considered = list(choices(mind))
        if mind.coin(self.level.careless):
            return mind.chance.choice(considered)[1]
        return max(considered, key=lambda choice: choice[0])[1]


def meets_plan(mind: Mind) -> bool:
    """Return whether the player's cards in play suffice to escape or to join an escape now (§3.5, §4.4)."""
    points, required = mind.view.runaway()
    return not mind.view.missing() and points >= required


def overlooks_vigilance(mind: Mind) -> bool:
    """Return whether the player, by mistake, tries to escape although its vigilance prevents it.

    It does not make this mistake after a failed escape in the same round.
    """
    enough = not mind.view.missing() and mind.view.runaway()[0] >= mind.view.plan.runaway
    return enough and not mind.own.seen and mind.coin(mind.level.forgets)


def discard_first(mind: Mind) -> Move | None:
    """Return a move that discards expensive cards before the player escapes, or None (§3.7).

    In an escape, cards in hand cost vigilance. The result is None if a rival is near an escape.
    """
    if not mind.level.watches or "discard" not in mind.offered or not can_wait(mind.view, NEAR):
        return None
    kept = mind.value_after(mind.hand)
    puts = (move for worth, move in discards(mind, mind.hand) if worth > kept)
    dear = (move for move in puts if plan.sum_in_hand(move.picks[0]) >= DEAR)
    return max(dear, key=lambda move: plan.sum_in_hand(move.picks[0]), default=None)


def should_spend_coin(mind: Mind) -> bool:
    """Return whether the player should spend its coin.

    The player should do so if losing vigilance is worth more than an escape (§4.1).
    """
    spent = mind.own.vigilance >= mind.level.coin_at * mind.own.left
    return spent and not mind.coin(mind.level.forgets)


POLICIES = levels(ComputerPlayer, EASY, NORMAL, HARD)
