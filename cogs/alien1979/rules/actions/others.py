"""Actions in MADRE against other players: forcing, sending, and throwing out.

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
from cogs.alien1979.rules.actions.costly import PLACE, Costly, move_pawn
from cogs.alien1979.rules.codes import with_pawn
from cogs.alien1979.rules.turn import demand
from cogs.alien1979.state import PublicTable, State

WHOM = Field("whom", kind=SEAT)

SEATS = tuple(str(seat) for seat in range(8))

YOURSELF = Refusal("yourself")
NO_SIEGE = Refusal("no_siege")


@cache
def spare_refusal(key: str, target: Seat) -> Refusal:
    """Return the refusal with the text key `key` about the player `target`. Refusals are cached."""
    return Refusal(key, {"whom": target})


def mark_meddled(state: State, seat: Seat) -> State:
    """Return the state after recording that `seat` has acted against another player from MADRE."""
    return with_pawn(state, seat, replace(state.pawns[seat], meddled=True))


def costs_more(state: PublicTable, target: Seat) -> bool:
    """Return whether throwing `target` out costs one more point because of a house rule (R28)."""
    return state.short_ending and state.pawns[target].thrown


class Aimed(Costly):
    """An action against another living player who is in one of the places `reach` (R10).

    Some of these actions also need a place as a further field.
    """

    where: tuple[str, ...] = (data.MADRE,)
    fields: tuple[Field, ...] = (WHOM,)
    open = False
    reach: tuple[str, ...] = data.SECTORS
    out_of_reach = "target_not_in_sector"

    def condition(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal if the player may act from MADRE only once and has done so, otherwise None.

        This rule is an option of the table, which forbids sieges of the ship (R27).
        """
        return NO_SIEGE if state.no_siege and state.pawns[seat].meddled else None

    def spared(self, state: State, target: Seat) -> Refusal | None:
        """Return the refusal if this kind of action spares `target`, otherwise None."""
        return None

    def why_not_target(self, state: State, seat: Seat, target: Seat) -> Refusal | None:
        """Return the refusal if the player cannot choose `target`, otherwise None."""
        if target == seat:
            return YOURSELF
        pawn = state.pawns[target]
        if pawn.fate != "alive":
            return spare_refusal("target_out", target)
        if pawn.place not in self.reach:
            return spare_refusal(self.out_of_reach, target)
        return self.spared(state, target)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question which player to choose, with the possible players as options; otherwise None."""
        targets = tuple(
            [
                SEATS[target]
                for target, pawn in enumerate(state.pawns)
                if pawn.place in self.reach and not self.why_not_target(state, seat, target)
            ]
        )
        return Ask(self.verb, (WHOM.of(targets),), self.open) if targets else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Return the refusal if the picked player or place is not allowed, otherwise None."""
        target = one(picks, 0)
        if target not in SEATS[: len(state.pawns)]:
            return None
        refusal = self.why_not_target(state, seat, int(target))
        return refusal or (self.why_not_place(state, int(target), one(picks, 1)) if len(picks) > 1 else None)

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """Return the refusal if `target` cannot be moved to `place`, otherwise None."""
        return None


class Force(Aimed):
    """Action B3: forcing another player to put down a code. The other player chooses which one.

    Once the codes are entered, no player has a code (§3.6).
    """

    verb = "force"
    entered = False

    def spared(self, state: State, target: Seat) -> Refusal | None:
        """Return the refusal if the other player has no code, otherwise None."""
        return None if state.pawns[target].codes else spare_refusal("target_no_codes", target)

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the other player is asked for a code. The turn waits for the answer."""
        target = int(picks[0][0])
        state = replace(mark_meddled(state, seat), phase="drop")
        return then((Forced(seat, target),), demand(state, (target,), chance))


class Displace(Aimed):
    """The base class of actions B4 and B5, which move another player to a main sector."""

    fields = (WHOM, PLACE)

    def moved_event(self, state: State, seat: Seat, target: Seat, place: str) -> Event:
        """Return the event that says that `seat` moved `target` to `place`."""
        raise NotImplementedError

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """Return the refusal if the place is not a main sector, otherwise None."""
        return Refusal("sectors_only") if place in (data.MADRE, data.NAVE) else None

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field for the sector, with the sectors to which the other player can be moved as options."""
        if len(picked) != 1:
            return super().next_field(state, seat, ask, picked)
        target = int(picked[0][0])
        allowed = (place for place in data.SECTORS if self.why_not_place(state, target, place) is None)
        return PLACE.of(tuple(allowed))

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the other player is moved. That player keeps codes, marks and weapon (R10)."""
        target, place = int(picks[0][0]), picks[1][0]
        return Step(
            move_pawn(mark_meddled(state, seat), target, place), (self.moved_event(state, seat, target, place),)
        )


class Send(Displace):
    """Action B4: sending another player from a main sector to another one. The Alien may be in it."""

    verb = "send"

    def moved_event(self, state: State, seat: Seat, target: Seat, place: str) -> Event:
        """Return the event, which also says whether the Alien is in the sector."""
        return Sent(seat, target, place, place == state.alien)

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """Return the refusal if the place is not another main sector, otherwise None."""
        if place == state.pawns[target].place:
            return Refusal("same_sector", {"whom": target, "place": place})
        return super().why_not_place(state, target, place)


class Eject(Displace):
    """Action B5: throwing another player out of the NAVE, to any main sector without the Alien."""

    verb = "eject"
    cost = 2
    reach = (data.NAVE,)
    out_of_reach = "target_not_aboard"

    def moved_event(self, state: State, seat: Seat, target: Seat, place: str) -> Event:
        """Return the event, which also says whether the house rule adds a point to the cost."""
        return Ejected(seat, target, place, costs_more(state, target))

    def effect(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return state and events after the other player is thrown out.

        If it costs an additional point, the player has one less in the next turn, since no turn has three (R28).
        """
        target = int(picks[0][0])
        step = super().effect(state, seat, picks, chance)
        thrown = with_pawn(step.state, target, replace(step.state.pawns[target], thrown=True))
        if costs_more(state, target):
            thrown = with_pawn(thrown, seat, replace(thrown.pawns[seat], owes=True))
        return Step(thrown, step.events)

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """Return the refusal if the place is the Alien's sector or no main sector, otherwise None."""
        if place == state.alien:
            return Refusal("alien_there", {"place": place})
        return super().why_not_place(state, target, place)
