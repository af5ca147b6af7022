"""Giving up a code. The player must do it, and can only choose which code.

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
    """The base class of actions that give up a code of the hand. Only the player sees which code it is."""

    fields = (CODE,)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which code to give up, with the ranks in hand as options."""
        held = state.pawns[seat].codes
        return Ask(self.verb, (CODE.of(tuple(rank for rank in data.RANKS if rank in held)),))


class Lose(Part):
    """The action of putting a code down in the sector where the pawn is.

    An odd card (§3.4) or another player (B3) forces the player to do it.
    """

    verb = "lose"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the choice is recorded.

        The codes are put down once all players have chosen.
        """
        return choose(state, seat, picks[0][0], chance)


class Back(Part):
    """The action of putting back one of five codes (R5)."""

    verb = "back"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the code is put back. The turn goes on, or ends with its last point."""
        return end_if_spent(put_back(state, seat, picks[0][0]), seat, chance)


def put_back(state: State, seat: Seat, code: str) -> Step[State]:
    """Return state and events after one of five codes is put back into the sector it came from (R5)."""
    sector = state.pawns[seat].place
    events = (Swapped(seat, sector), PutDownCode(seat, code, to=(seat,)))
    return Step(replace(codes.put_down(state, seat, sector, code), phase="act"), events)
