"""The roll, the roll call before it, the draw and the general search after it (docs/rules/colditz.md §3.3, §3.14)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz.events.roll_call import CalledRoll, Spared, Sweeping
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.guard_paths import walking
from cogs.colditz.rules.castle.pawns import choosable, men, posted, whose
from cogs.colditz.rules.castle.place_sets import BIT
from cogs.colditz.rules.interruptions.answers import ask, could_answer
from cogs.colditz.rules.turn.course import draw, held, put_back, throw_for_points
from cogs.colditz.state import GERMAN, Interruption, Man, State


class Roll(Action[State]):
    """The German rolls for movement without calling the roll (§3.3 T2)."""

    verb = "roll"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Throw."""
        return throw_for_points(state, chance)


class Call(Action[State]):
    """S-2: call the roll, before rolling (R27)."""

    verb = "call"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Too late after the roll."""
        return Refusal("after_roll") if state.phase == "act" else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """It takes the card."""
        return self.plain if held(state, GERMAN, "roll_call") else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Play the card: every officer with men to decide about chooses in secret (R37)."""
        state = put_back(state, GERMAN, held(state, GERMAN, "roll_call"))
        asked = tuple(officer for officer in range(len(state.officers)) if choosable(state, officer))
        return then((CalledRoll(seat),), ask(state, Interruption("call", asked=asked)))


class BeforeRoll(Action[State]):
    """What can be done once the German has rolled, while he has not."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        super().__init__()

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Not before the roll."""
        return Refusal("before_roll")


class Draw(Action[State]):
    """Draw a card for a 3, 7 or 11 (R1)."""

    verb = "draw"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Draw it."""
        return drawn(state)


class Leave(Action[State]):
    """Leave the card that one could draw."""

    verb = "leave"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Go on without it."""
        return after_roll(Step(replace(state, phase="act"), ()))


class Sweep(Action[State]):
    """Search for those who stayed away from the roll call (§3.14)."""

    verb = "sweep"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Search."""
        return swept(state)


class Spare(Action[State]):
    """Let the absentees be."""

    verb = "spare"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Go on without the general search."""
        return Step(replace(state, phase="act", called=False), (Spared(seat),))


def drawn(state: State) -> Step[State]:
    """Draw a card, and go on."""
    return after_roll(draw(state))


def after_roll(step: Step[State]) -> Step[State]:
    """Go on once roll and draw are done: to the general search, if the roll was called and it would find somebody."""
    state = step.state
    if state.phase != "act" or not state.called:
        return step
    found = in_range(state)
    state = replace(state, phase="sweep") if found else replace(state, called=False)
    return Step(state, step.events)


def absentees(state: State) -> dict[str, Man]:
    """List the men whom a general search could find: they stayed away from the roll call of this turn, and stand
    neither in a hide nor in the Exteriors (§3.14)."""
    return {
        name: man
        for name, man in men(state).items()
        if man.place in SPACES and SPACES[man.place].zone not in ("rollcall", "hide", "exterior")
    }


def in_range(state: State) -> tuple[str, ...]:
    """List the absentees whose distance from some guard on the board is at most the roll (R4)."""
    absent = absentees(state)
    guards = [guard.place for guard in state.guards if posted(guard)]
    reach = {trail: walking(guards, trail, state.turn.points) for trail in {man.trail for man in absent.values()}}
    return tuple(name for name, man in absent.items() if BIT[man.place] & reach[man.trail])


def swept(state: State) -> Step[State]:
    """Search; officers whose men are in range may have answers."""
    state = replace(state, phase="act", called=False)
    caught = in_range(state)
    asked = could_answer(state, caught)
    events = (Sweeping(state.german, state.turn.points, caught, whose(state, caught)),)
    return then(events, ask(state, Interruption("sweep", asked=asked, men=caught)))
