"""Giving up a code: a player must, and chooses only which one.

The rules are in docs/rules/alien1979.md §3.4, R5.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Picks
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.events import PutDownCode, Swapped
from cogs.alien1979.rules import codes
from cogs.alien1979.rules.actions.costly import end_if_spent
from cogs.alien1979.rules.turn import choose
from cogs.alien1979.state import State

CODE = Field("code", kind="code")


class Part(Action[State]):
    """The base class of actions that give up one code of the hand. Only its player sees which one."""

    fields = (CODE,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question with the ranks in hand."""
        held = state.pawns[seat].codes
        return Ask(self.verb, (CODE.of(tuple(rank for rank in data.RANKS if rank in held)),))


class Lose(Part):
    """Put down a code in the pawn's sector, because of an odd card (§3.4) or another player (B3)."""

    verb = "lose"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that records the choice. The code is put down once all players have chosen."""
        return choose(state, seat, picks[0][0], chance)


class Back(Part):
    """Put back one of five codes (R5)."""

    verb = "back"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the step that puts the code back. The turn goes on, or ends with its last point."""
        return end_if_spent(put_back(state, seat, picks[0][0]), seat, chance)


def put_back(state: State, seat: Seat, code: str) -> Step[State]:
    """Return the step that puts one of five codes back into the sector it came from (R5)."""
    sector = state.pawns[seat].place
    events = (Swapped(seat, sector), PutDownCode(seat, code, to=(seat,)))
    return Step(replace(codes.put_down(state, seat, sector, code), phase="act"), events)
