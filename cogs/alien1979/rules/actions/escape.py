"""Actions on the way home: entering the codes, boarding the NAVE, and starting its countdown.

The rules are in docs/rules/alien1979.md §3.6, §3.8.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Picks, Refusal
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.events import Activated, Boarded, Entered, TurnedAway
from cogs.alien1979.rules import codes
from cogs.alien1979.rules.actions.costly import Costly, move_pawn
from cogs.alien1979.rules.combination import combination
from cogs.alien1979.rules.turn import pass_on
from cogs.alien1979.state import State


class Enter(Costly):
    """Action B6: entering the codes (§3.6)."""

    verb = "enter"
    cost = 2
    entered = False
    where = (data.MADRE,)
    open = False

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player has no combination in hand, otherwise None (R6)."""
        if combination(state.pawns[seat].codes, len(state.pawns)) is None:
            return Refusal("no_trio" if len(state.pawns) <= data.TRIO_UP_TO else "no_pairs")
        return None

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player shows the combination and all codes are put aside.

        The Alien becomes mad.
        """
        shown = combination(state.pawns[seat].codes, len(state.pawns)) or ()
        return Step(codes.collect(state, seat, shown), (Entered(seat, shown),))


class Board(Costly):
    """Action A2: drawing a code from the pile in order to board. With a Rey the player goes aboard (§3.6).

    The codes must be entered, otherwise there is no pile (R15).
    """

    verb = "board"
    entered = True

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the ship is full, otherwise None (R17)."""
        return None if state.seats_free() > 0 else Refusal("full", {"capacity": state.capacity})

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player draws a code, shows it, and puts it back (R2)."""
        code = chance.choice(data.CODES)
        if code == data.REY:
            return Step(move_pawn(state, seat, data.NAVE), (Boarded(seat, code),))
        return Step(state, (TurnedAway(seat, code),))


class Activate(Costly):
    """Action C2: starting the countdown (§3.8). The current turn does not count (R11)."""

    verb = "activate"
    cost = 2
    entered = True
    where = (data.NAVE,)

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player cannot start the countdown, otherwise None.

        That another player entered the codes is a reason that comes before place and points.
        """
        another = state.enterer is not None and state.enterer != seat
        return self.condition(state, seat) if another else super().why_not(state, seat)

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player did not enter the codes or the countdown runs, otherwise None."""
        if state.enterer != seat:
            return Refusal("not_enterer", {"whom": state.enterer})
        return None if state.countdown is None else Refusal("running", {"left": state.countdown})

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after a code is drawn for the length of the countdown and put back."""
        code = chance.choice(data.CODES)
        turns = data.LAUNCH_TURNS[code]
        return then((Activated(seat, code, turns),), pass_on(replace(state, countdown=turns), chance))
