"""The actions of a turn (docs/rules/alien1979.md §3.5), each with its cost, its conditions and what it does."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine import action as actions
from bot.engine.action import Action, one
from bot.engine.chance import Chance
from bot.engine.game import Ask, Field, Picks, Refusal, Seat, Step, then
from cogs.alien1979 import data
from cogs.alien1979.events import (
    Activated,
    Armed,
    Boarded,
    Ejected,
    Entered,
    Forced,
    Healed,
    Sent,
    Shielded,
    Took,
    TookCode,
    TurnedAway,
    Went,
)
from cogs.alien1979.rules import codes
from cogs.alien1979.rules.turn import demand, end, pass_on
from cogs.alien1979.state import Pawn, State


class Costly(Action[State]):
    """Something that costs points. `where` lists the places in which it can be done."""

    cost = 1
    where: tuple[str, ...] = data.SECTORS
    open = True

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Name the rule that forbids the action now, whatever it is aimed at."""
        if state.pawns[seat].place not in self.where:
            return Refusal(f"only_in_{self.where[0] if len(self.where) == 1 else 'sectors'}")
        if state.points < self.cost:
            return Refusal("points", {"cost": self.cost, "points": state.points})
        return self.condition(state, state.pawns[seat])

    def condition(self, state: State, pawn: Pawn) -> Refusal | None:
        """Name the condition of this action that does not hold."""
        return None


class Go(Costly):
    """A1, A3, B1, C1: to a main sector for one point, from there to MADRE for two."""

    verb = "go"
    where = (*data.SECTORS, data.MADRE, data.NAVE)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the other sectors, and MADRE from a sector with both points left."""
        here = state.pawns[seat].place
        return GOING[here, here in data.SECTORS and state.points >= MADRE_COST]

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """MADRE costs two (A3) and cannot be reached from the NAVE; the NAVE is boarded, not walked into (A2)."""
        here, there = state.pawns[seat].place, one(picks, 0)
        if there == here:
            return Refusal("already_there", {"place": there})
        if there == data.NAVE:
            return Refusal("boarding")
        if there == data.MADRE and here == data.NAVE:
            return Refusal("only_in_sectors")
        if there == data.MADRE and state.points < MADRE_COST:
            return Refusal("points", {"cost": MADRE_COST, "points": state.points})
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Walk."""
        place = picks[0][0]
        if place == data.MADRE:
            state = replace(state, points=state.points + self.cost - MADRE_COST)
        return Step(moved(state, seat, place), (Went(seat, place),))


class Board(Costly):
    """A2: draw from the pile; a king lets aboard (§3.6)."""

    verb = "board"

    def condition(self, state: State, pawn: Pawn) -> Refusal | None:
        """The codes must be entered (R15) and a seat free (R17)."""
        if state.enterer is None:
            return Refusal("no_pile")
        return None if state.seats_free() > 0 else Refusal("full", {"capacity": data.capacity(len(state.pawns))})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Draw, show, put back (R2)."""
        code = chance.choice(data.CODES)
        if code == data.REY:
            return Step(moved(state, seat, data.NAVE), (Boarded(seat, code),))
        return Step(state, (TurnedAway(seat, code),))


class Heal(Costly):
    """A4: remove one own mark."""

    verb = "heal"

    def condition(self, state: State, pawn: Pawn) -> Refusal | None:
        """There must be one."""
        return None if pawn.marks else Refusal("no_marks")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Remove it."""
        pawn = state.pawns[seat]
        state = codes.seated(state, seat, replace(pawn, marks=pawn.marks - 1))
        return Step(state, (Healed(seat, pawn.marks - 1),))


class Take(Costly):
    """A5: a random code of the sector; with a full hand one of five goes back (R5)."""

    verb = "take"

    def condition(self, state: State, pawn: Pawn) -> Refusal | None:
        """Codes not entered, one lies here, and under the strict limit there is room for it."""
        if state.enterer is not None:
            return Refusal("entered")
        if not state.lying[data.SECTORS.index(pawn.place)]:
            return Refusal("no_codes_here", {"sector": pawn.place})
        if state.strict and len(pawn.codes) >= data.HAND:
            return Refusal("hand_full", {"limit": data.HAND})
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Take it, unseen by the others."""
        sector = state.pawns[seat].place
        state, code = codes.take(state, seat, chance)
        if len(state.pawns[seat].codes) > data.HAND:
            state = replace(state, phase="swap")
        return Step(state, (Took(seat, sector), TookCode(seat, code, to=(seat,))))


class Shield(Costly):
    """A6: protect yourself with the weapon (R9)."""

    verb = "shield"

    def condition(self, state: State, pawn: Pawn) -> Refusal | None:
        """It takes a weapon, and once is enough."""
        if pawn.shielded:
            return Refusal("shielded")
        return None if pawn.weapon else Refusal("no_weapon")

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Raise the weapon."""
        return Step(codes.seated(state, seat, replace(state.pawns[seat], shielded=True)), (Shielded(seat),))


class Arm(Costly):
    """B2: get a weapon."""

    verb = "arm"
    where = (data.MADRE,)

    def condition(self, state: State, pawn: Pawn) -> Refusal | None:
        """Nobody has two."""
        return Refusal("armed") if pawn.weapon else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Take it."""
        return Step(codes.seated(state, seat, replace(state.pawns[seat], weapon=True)), (Armed(seat),))


class Aimed(Costly):
    """An action on another living player, who must stand in one of `reach`; some go on to a place (R10)."""

    where: tuple[str, ...] = (data.MADRE,)
    open = False
    reach: tuple[str, ...] = data.SECTORS
    out_of_reach = "target_not_in_sector"

    def spared(self, state: State, target: Seat) -> Refusal | None:
        """Name another reason why `target` cannot be aimed at."""
        return None

    def why_not_target(self, state: State, seat: Seat, target: Seat) -> Refusal | None:
        """Name the rule that spares `target`."""
        if target == seat:
            return Refusal("yourself")
        if not state.pawns[target].alive:
            return Refusal("target_out", {"whom": target})
        if state.pawns[target].place not in self.reach:
            return Refusal(self.out_of_reach, {"whom": target})
        return self.spared(state, target)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Offer the players in reach; None when there is none."""
        targets = tuple(
            str(target) for target in range(len(state.pawns)) if self.why_not_target(state, seat, target) is None
        )
        return Ask(self.verb, (Field("target", targets),), self.open) if targets else None

    def why_not_at(self, state: State, seat: Seat, picks: Picks) -> Refusal | None:
        """Check the target, then the place."""
        target = one(picks, 0)
        if target not in SEATS[: len(state.pawns)]:
            return None
        refusal = self.why_not_target(state, seat, int(target))
        return refusal or (self.why_not_place(state, int(target), one(picks, 1)) if len(picks) > 1 else None)

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """Name the rule that forbids to move `target` to `place`."""
        return None


class Force(Aimed):
    """B3: force a discard; the target chooses the code."""

    verb = "force"

    def condition(self, state: State, pawn: Pawn) -> Refusal | None:
        """There are no codes to lose once they are entered (§3.6)."""
        return Refusal("entered") if state.enterer is not None else None

    def spared(self, state: State, target: Seat) -> Refusal | None:
        """Who holds nothing loses nothing."""
        return None if state.pawns[target].codes else Refusal("target_no_codes", {"whom": target})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Ask the target; this turn waits."""
        target = int(picks[0][0])
        return then((Forced(seat, target),), demand(replace(state, phase="drop"), (target,), chance))


class Displace(Aimed):
    """B4 and B5 move another player to a main sector."""

    event: type[Sent | Ejected]

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """It must be a main sector."""
        return Refusal("sectors_only") if place in (data.MADRE, data.NAVE) else None

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After the target come the sectors it can be moved to."""
        if len(picked) != 1:
            return super().narrow(state, seat, ask, picked)
        target = int(picked[0][0])
        allowed = (place for place in data.SECTORS if self.why_not_place(state, target, place) is None)
        return Field("place", tuple(allowed))

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Move the target, with all it has (R10)."""
        target, place = int(picks[0][0]), picks[1][0]
        return Step(moved(state, target, place), (self.event(seat, target, place),))


class Send(Displace):
    """B4: move another player from a main sector to another, the Alien's included."""

    verb = "send"
    event = Sent

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """It must be another main sector."""
        if place == state.pawns[target].place:
            return Refusal("same_sector", {"whom": target, "place": place})
        return super().why_not_place(state, target, place)


class Eject(Displace):
    """B5: throw another player out of the NAVE, but not to the Alien."""

    verb = "eject"
    event = Ejected
    cost = 2
    reach = (data.NAVE,)
    out_of_reach = "target_not_aboard"

    def why_not_place(self, state: State, target: Seat, place: str) -> Refusal | None:
        """Not to the Alien's sector."""
        if place == state.alien:
            return Refusal("alien_there", {"place": place})
        return super().why_not_place(state, target, place)


class Enter(Costly):
    """B6: enter the codes (§3.6)."""

    verb = "enter"
    cost = 2
    where = (data.MADRE,)
    open = False

    def condition(self, state: State, pawn: Pawn) -> Refusal | None:
        """Nobody has entered them, and the hand holds the combination (R6)."""
        if state.enterer is not None:
            return Refusal("entered")
        if codes.combination(pawn.codes, len(state.pawns)) is None:
            return Refusal("no_trio" if len(state.pawns) <= data.TRIO_UP_TO else "no_pairs")
        return None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Show the combination; all codes go to the pile, and the Alien is mad."""
        shown = codes.combination(state.pawns[seat].codes, len(state.pawns)) or ()
        return Step(codes.collect(state, seat, shown), (Entered(seat, shown),))


class Activate(Costly):
    """C2: start the countdown (§3.8). The turn of activation does not tick (R11)."""

    verb = "activate"
    cost = 2
    where = (data.NAVE,)

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Only who entered the codes can do it, once."""
        if state.enterer is not None and state.enterer != seat:
            return Refusal("not_enterer", {"whom": state.enterer})
        return super().why_not(state, seat)

    def condition(self, state: State, pawn: Pawn) -> Refusal | None:
        """The codes are entered and no countdown runs."""
        if state.enterer is None:
            return Refusal("no_pile")
        return None if state.countdown is None else Refusal("running", {"left": state.countdown})

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Draw how long it takes, put the card back."""
        code = chance.choice(data.CODES)
        turns = data.LAUNCH_TURNS[code]
        return then((Activated(seat, code, turns),), pass_on(replace(state, countdown=turns), chance))


ACTIONS: dict[str, Costly] = {
    action.verb: action
    for action in (
        Go(),
        Take(),
        Board(),
        Heal(),
        Shield(),
        Arm(),
        Enter(),
        Activate(),
        Force(),
        Send(),
        Eject(),
    )
}

BY_PLACE = {
    place: tuple(action for action in ACTIONS.values() if place in action.where)
    for place in (*data.SECTORS, data.MADRE, data.NAVE)
}

MADRE_COST = 2
"""Points from a main sector to MADRE (A3)."""

STOP = Ask("stop", (), True)

SEATS = tuple(str(seat) for seat in range(8))

GOING = {
    (here, madre): Ask(
        "go",
        (Field("place", (*(sector for sector in data.SECTORS if sector != here), *((data.MADRE,) if madre else ()))),),
        True,
    )
    for here in Go.where
    for madre in (False, True)
}


def offered(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Give all that `seat` can do with its points, and to stop (§3.3 phase 4)."""
    return (*actions.offered(BY_PLACE[state.pawns[seat].place], state, seat), STOP)


def act(state: State, seat: Seat, verb: str, picks: Picks, chance: Chance) -> Step[State]:
    """Pay for an action and carry it out; without points left, and nothing to wait for, the turn ends."""
    action = ACTIONS[verb]
    step = action.do(replace(state, points=state.points - action.cost), seat, picks, chance)
    return close(step, seat, chance)


def close(step: Step[State], seat: Seat, chance: Chance) -> Step[State]:
    """End the turn of `seat` when its last point is spent."""
    state = step.state
    if state.phase != "act" or state.turn != seat or state.points or state.result is not None:
        return step
    return then(step.events, end(state, chance))


def moved(state: State, seat: Seat, place: str) -> State:
    """Put a pawn elsewhere with all it has."""
    return codes.seated(state, seat, replace(state.pawns[seat], place=place))
