"""The German's roll, with or without a roll call, and the general search (docs/rules/colditz.md §3.14)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.game import Ask, Step, then
from cogs.colditz.events import CalledRoll, Spared, Sweeping
from cogs.colditz.rules.affairs.answers import ask, could_answer
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.guard_paths import walking
from cogs.colditz.rules.castle.pawns import choosable, men, posted, whose
from cogs.colditz.rules.castle.place_sets import BIT
from cogs.colditz.rules.turn.course import held, put_back
from cogs.colditz.state import GERMAN, Affair, Man, State


def asks(state: State) -> tuple[Ask, ...]:
    """Offer the roll, and before it the roll call (R27)."""
    return (Ask("roll"), Ask("call")) if held(state, GERMAN, "roll_call") else (Ask("roll"),)


def call(state: State) -> Step[State]:
    """Play the card: every officer with men to decide about chooses in secret (R37)."""
    card = held(state, GERMAN, "roll_call")
    state = put_back(state, GERMAN, card)
    asked = tuple(officer for officer in range(len(state.officers)) if choosable(state, officer))
    return then((CalledRoll(state.german),), ask(state, Affair("call", asked=asked)))


def after_roll(step: Step[State]) -> Step[State]:
    """Go on once roll and draw are done: to the general search, if the roll was called and somebody stayed away."""
    state = step.state
    if state.phase != "act" or not state.called:
        return step
    state = replace(state, phase="sweep") if absentees(state) else replace(state, called=False)
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


def swept(state: State, search: bool) -> Step[State]:
    """Search, or let it be; officers whose men are in range may have answers."""
    state = replace(state, phase="act", called=False)
    if not search:
        return Step(state, (Spared(state.german),))
    caught = in_range(state)
    asked = could_answer(state, caught)
    events = (Sweeping(state.german, state.turn.points, caught, whose(state, caught)),)
    return then(events, ask(state, Affair("sweep", asked=asked, men=caught)))
