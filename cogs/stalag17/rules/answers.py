"""The questions outside the turns: a side of the coin, and whether to join an escape.

The rules are in docs/rules/stalag17.md §4.1, §4.4.
"""

from __future__ import annotations

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks
from bot.engine.record import Seat
from cogs.stalag17.rules.round import JOIN, SIDES, STAY, answer, choose
from cogs.stalag17.state import State


class ChooseSide(Action[State]):
    """Choose a side of the coin. It is secret until all have chosen (§4.1)."""

    verb = "coin"
    fields = (Field("side", SIDES, kind="side"),)
    sides = Ask(verb, fields)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which side to choose."""
        return self.sides

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that records the side."""
        return choose(state, seat, picks[0][0], chance)


class Join(Action[State]):
    """Join another player's escape. The answer is secret until it is certain who joins (§4.4)."""

    verb = "join"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that records the player's wish to join."""
        return answer(state, seat, JOIN, chance)


class Decline(Action[State]):
    """Stay behind instead of joining an escape (§4.4)."""

    verb = "decline"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that records that the player stays behind."""
        return answer(state, seat, STAY, chance)
