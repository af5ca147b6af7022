"""The decisions that players make outside their turns.

They choose a side of the coin, and say whether they join an escape. The rules are in docs/rules/stalag17.md §4.1, §4.4.
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
    """The action that chooses a side of the coin (§4.1).

    The choice is secret until all players have chosen.
    """

    verb = "coin"
    fields = (Field("side", SIDES, kind="side"),)
    sides = Ask(verb, fields)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question of which side of the coin to choose."""
        return self.sides

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the player's side of the coin is recorded."""
        return choose(state, seat, picks[0][0], chance)


class Join(Action[State]):
    """The action with which a player wants to join another player's escape (§4.4).

    The answer is secret until it is certain who joins.
    """

    verb = "join"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the player's wish to join is recorded."""
        return answer(state, seat, JOIN, chance)


class Decline(Action[State]):
    """The action with which a player stays behind instead of joining an escape (§4.4)."""

    verb = "decline"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after it is recorded that the player stays behind."""
        return answer(state, seat, STAY, chance)
