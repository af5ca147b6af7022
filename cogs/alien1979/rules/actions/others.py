"""Actions against other players from MADRE: force, send, eject.

The rules are in docs/rules/alien1979.md §3.5 B3 to B5.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.engine.action import one
from bot.engine.chance import Chance
from bot.engine.event import SEAT, Event
from bot.engine.game import Step, then
from bot.engine.move import Ask, Field, Picks, Refusal
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.events import Ejected, Forced, Sent
from cogs.alien1979.rules.actions.costly import PLACE, Costly, moved
from cogs.alien1979.rules.codes import seated
from cogs.alien1979.rules.turn import demand
from cogs.alien1979.state import PublicTable, State

WHOM = Field("whom", kind=SEAT)

SEATS = tuple(str(seat) for seat in range(8))

YOURSELF = Refusal("yourself")
NO_SIEGE = Refusal("no_siege")


@cache
def spares(key: str, target: Seat) -> Refusal:
    """Return the rule that spares `target`."""
    return Refusal(key, {"whom": target})


def meddled(state: State, seat: Seat) -> State:
    """Record that `seat` has done something to another player from MADRE."""
    return seated(state, seat, replace(state.pawns[seat], meddled=True))


def costs_more(state: PublicTable, target: Seat) -> bool:
    """Return whether the house rule makes it cost a point more to throw `target` out (R28)."""
    return state.short_ending and state.pawns[target].thrown


class Aimed(Costly):
    """An action on another living player in one of `reach`; some actions continue with a place (R10)."""

    where: tuple[str, ...] = (data.MADRE,)
    fields: tuple[Field, ...] = (WHOM,)
    open = False
    reach: tuple[str, ...] = data.SECTORS
    out_of_reach = "target_not_in_sector"

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal at a table without sieges, if the player has done so since coming to MADRE (R27)."""
        return NO_SIEGE if state.no_siege and state.pawns[seat].meddled else None

    def spared(self, state: State, target: Seat) -> Refusal | None:
        """Return another reason why `target` cannot be chosen."""
        return None

    def why_not_target(self, state: State, seat: Seat, target: Seat) -> Refusal | None:
        """Return the rule that spares `target`."""
        if target == seat:
            return YOURSELF
        pawn = state.pawns[target]
        if pawn.fate != "alive":
            return spares("target_out", target)
        if pawn.place not in self.reach:
            return spares(self.out_of_reach, target)
        return self.spared(state, target)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question for the players in reach; None if there is none."""
        targets = tuple(
            [
                SEATS[target]
                for target, pawn in enumerate(state.pawns)
                if pawn.place in self.reach and not self.why_not_target(state, seat, target)
            ]
        )
        return Ask(self.verb, (WHOM.of(targets),), self.open) if targets else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return why the target or the place is not allowed."""
        target = one(picks, 0)
        if target not in SEATS[: len(state.pawns)]:
            return None
        refusal = self.why_not_target(state, seat, int(target))
        return refusal or (self.why_not_place(state, int(target), one(picks, 1)) if len(picks) > 1 else None)

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """Return the rule that forbids moving `target` to `place`."""
        return None


class Force(Aimed):
    """B3: force a discard; the target chooses the code.

    Once the codes are entered there is none to lose (§3.6).
    """

    verb = "force"
    entered = False

    def spared(self, state: State, target: Seat) -> Refusal | None:
        """Return a refusal if the target holds no code."""
        return None if state.pawns[target].codes else spares("target_no_codes", target)

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Ask the target for a code; this turn waits."""
        target = int(picks[0][0])
        state = replace(meddled(state, seat), phase="drop")
        return then((Forced(seat, target),), demand(state, (target,), chance))


class Displace(Aimed):
    """The base of B4 and B5, which move another player to a main sector."""

    fields = (WHOM, PLACE)

    def moved_event(self, state: State, seat: Seat, target: Seat, place: str) -> Event:
        """Return the event that `seat` moved `target` to `place`."""
        raise NotImplementedError

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """Return a refusal if the place is not a main sector."""
        return Refusal("sectors_only") if place in (data.MADRE, data.NAVE) else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field for the sectors that the target can be moved to."""
        if len(picked) != 1:
            return super().next_field(state, seat, ask, picked)
        target = int(picked[0][0])
        allowed = (place for place in data.SECTORS if self.why_not_place(state, target, place) is None)
        return PLACE.of(tuple(allowed))

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Move the target with all its things (R10)."""
        target, place = int(picks[0][0]), picks[1][0]
        return Step(moved(meddled(state, seat), target, place), (self.moved_event(state, seat, target, place),))


class Send(Displace):
    """B4: move another player from a main sector to another, which may be the Alien's."""

    verb = "send"

    def moved_event(self, state: State, seat: Seat, target: Seat, place: str) -> Event:
        """Return the event, which includes whether the Alien is there."""
        return Sent(seat, target, place, place == state.alien)

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """Return a refusal if the place is not another main sector."""
        if place == state.pawns[target].place:
            return Refusal("same_sector", {"whom": target, "place": place})
        return super().why_not_place(state, target, place)


class Eject(Displace):
    """B5: throw another player out of the NAVE, but not to the Alien."""

    verb = "eject"
    cost = 2
    reach = (data.NAVE,)
    out_of_reach = "target_not_aboard"

    def moved_event(self, state: State, seat: Seat, target: Seat, place: str) -> Event:
        """Return the event, which includes whether the house rule makes it cost a point more."""
        return Ejected(seat, target, place, costs_more(state, target))

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Throw the target out. An extra point is taken off the next turn, since nobody has 3 in one (R28)."""
        target = int(picks[0][0])
        step = super().effect(state, seat, picks, chance)
        thrown = seated(step.state, target, replace(step.state.pawns[target], thrown=True))
        if costs_more(state, target):
            thrown = seated(thrown, seat, replace(thrown.pawns[seat], owes=True))
        return Step(thrown, step.events)

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """Return a refusal for the Alien's sector."""
        if place == state.alien:
            return Refusal("alien_there", {"place": place})
        return super().why_not_place(state, target, place)
