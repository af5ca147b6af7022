"""Actions of players with their own pawn.

They are going, removing marks, taking codes, taking a weapon, raising the weapon, and stopping. The rules are in
docs/rules/alien1979.md §3.5.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.events import Armed, Healed, Shielded, Stopped, Took, TookCode, Went
from cogs.alien1979.rules import codes
from cogs.alien1979.rules.actions.costly import PLACE, Costly, move_pawn
from cogs.alien1979.rules.turn import end
from cogs.alien1979.state import State

NO_MARKS = Refusal("no_marks")
SHIELDED = Refusal("shielded")
NO_WEAPON = Refusal("no_weapon")
ARMED = Refusal("armed")
"""The refusals that are needed most often, made once."""


class Go(Costly):
    """Actions A1, A3, B1, C1: going to a main sector for one point, or from it to MADRE for two points."""

    verb = "go"
    fields = (PLACE,)
    where = (*data.SECTORS, data.MADRE, data.NAVE)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question where to go. MADRE is an option from a sector with both points left."""
        here = state.pawns[seat].place
        return GOING[here, here in data.SECTORS and state.points >= data.MADRE_COST]

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if the player cannot go to the picked place, otherwise None.

        MADRE costs two points (A3) and cannot be reached from the NAVE. The NAVE must be boarded (A2).
        """
        here, there = state.pawns[seat].place, one(picks, 0)
        if there == here:
            return Refusal("already_there", {"place": there})
        if there == data.NAVE:
            return Refusal("boarding")
        if there == data.MADRE and here == data.NAVE:
            return Refusal("only_in_sectors")
        if there == data.MADRE and state.points < data.MADRE_COST:
            return Refusal("points", {"cost": data.MADRE_COST, "points": state.points})
        return None

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the pawn is moved."""
        place = picks[0][0]
        if place == data.MADRE:
            state = replace(state, points=state.points + self.cost - data.MADRE_COST)
        return Step(move_pawn(state, seat, place), (Went(seat, place),))


class Heal(Costly):
    """Action A4: removing one of the player's own marks."""

    verb = "heal"

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player has no mark, otherwise None."""
        return None if state.pawns[seat].marks else NO_MARKS

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after a mark is removed."""
        pawn = state.pawns[seat]
        state = codes.with_pawn(state, seat, replace(pawn, marks=pawn.marks - 1))
        return Step(state, (Healed(seat, pawn.marks - 1),))


class Take(Costly):
    """Action A5: taking a random code of the sector. A player with five codes then puts one back (R5)."""

    verb = "take"
    entered = False

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the sector has no code or the hand has no room for one, otherwise None.

        The hand has no room if it is full and the table has the strict limit.
        """
        pawn = state.pawns[seat]
        if not state.lying[data.SECTORS.index(pawn.place)]:
            return Refusal("no_codes_here", {"sector": pawn.place})
        if state.strict and len(pawn.codes) >= data.HAND:
            return Refusal("hand_full", {"limit": data.HAND})
        return None

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after a code is taken. Only the player who took it sees the code."""
        sector = state.pawns[seat].place
        state, code = codes.take(state, seat, chance)
        if len(state.pawns[seat].codes) > data.HAND:
            state = replace(state, phase="swap")
        return Step(state, (Took(seat, sector), TookCode(seat, code, to=(seat,))))


class Shield(Costly):
    """Action A6: raising the weapon, which stops the next attack (R9)."""

    verb = "shield"

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player has no weapon or has already raised it, otherwise None."""
        pawn = state.pawns[seat]
        if pawn.shielded:
            return SHIELDED
        return None if pawn.weapon else NO_WEAPON

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the weapon is raised."""
        return Step(codes.with_pawn(state, seat, replace(state.pawns[seat], shielded=True)), (Shielded(seat),))


class Arm(Costly):
    """Action B2: taking a weapon."""

    verb = "arm"
    where = (data.MADRE,)

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player already has a weapon, otherwise None."""
        return ARMED if state.pawns[seat].weapon else None

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the player gets a weapon."""
        return Step(codes.with_pawn(state, seat, replace(state.pawns[seat], weapon=True)), (Armed(seat),))


class Stop(Action[State]):
    """The action of ending the turn although points are left (§3.3 phase 4)."""

    verb = "stop"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the turn ends."""
        return then((Stopped(seat, state.points),), end(state, chance))


GOING = {
    (here, madre): Ask(
        "go",
        (PLACE.of((*(sector for sector in data.SECTORS if sector != here), *((data.MADRE,) if madre else ()))),),
        True,
    )
    for here in Go.where
    for madre in (False, True)
}
"""The questions of the action `Go`, by the pawn's place and whether MADRE can be reached."""
