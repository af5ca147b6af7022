"""Parting with a code, when a player must and chooses only which one.

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
from cogs.alien1979.rules.actions.costly import close
from cogs.alien1979.rules.turn import choose
from cogs.alien1979.state import State

CODE = Field("code", kind="code")


class Part(Action[State]):
    """Part with one of the codes in hand, which only their owner sees."""

    fields = (CODE,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question for the ranks in hand."""
        held = state.pawns[seat].codes
        return Ask(self.verb, (CODE.of(tuple(rank for rank in data.RANKS if rank in held)),))


class Lose(Part):
    """Put a code down in the pawn's sector, for an odd card of the Alien (§3.4) or by force (B3)."""

    verb = "lose"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Record the code; it is put down once all players have chosen."""
        return choose(state, seat, picks[0][0], chance)


class Back(Part):
    """Put one of five codes back (R5)."""

    verb = "back"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Put the code back. The turn goes on, or ends with its last point."""
        return close(put_back(state, seat, picks[0][0]), seat, chance)


def put_back(state: State, seat: Seat, code: str) -> Step[State]:
    """Put one of five codes back where the last was taken (R5)."""
    sector = state.pawns[seat].place
    events = (Swapped(seat, sector), PutDownCode(seat, code, to=(seat,)))
    return Step(replace(codes.put(state, seat, sector, code), phase="act"), events)
