"""The actions around the German's roll for movement: the roll call before it, the search after it.

See docs/rules/colditz.md §3.3, §3.14.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.action import Action
from bot.engine.chance import Chance
from bot.engine.game import Step, then
from bot.engine.move import Ask, Picks, Refusal
from bot.engine.record import Seat
from cogs.colditz.events.roll_call import CalledRoll, Spared, Sweeping
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.guard_paths import searched_places
from cogs.colditz.rules.castle.pawns import choosable_men, men, posted, whose
from cogs.colditz.rules.castle.place_sets import BIT
from cogs.colditz.rules.interruptions.answers import ask, who_could_answer
from cogs.colditz.rules.turn.course import card_of_kind, draw_card, put_back, throw_for_points
from cogs.colditz.state import GERMAN, Interruption, Man, State


class Roll(Action[State]):
    """The action with which the German rolls for movement without calling the roll (§3.3 T2)."""

    verb = "roll"

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the roll for movement."""
        return throw_for_points(state, chance)


class Call(Action[State]):
    """The action that plays card S-2: the German calls the roll before rolling for movement (R27)."""

    verb = "call"

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return a refusal if the German has already rolled for movement, otherwise None."""
        return Refusal("after_roll") if state.phase == "act" else None

    def ask(self, state: State, seat: Seat) -> Ask | None:
        """Return the question whether to call the roll, or None if the German lacks the card."""
        return self.plain if card_of_kind(state, GERMAN, "roll_call") else None

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the card for a roll call is played.

        Every officer with men who may stay away then chooses in secret who attends (R37).
        """
        state = put_back(state, GERMAN, card_of_kind(state, GERMAN, "roll_call"))
        asked = tuple(officer for officer in range(len(state.officers)) if choosable_men(state, officer))
        return then((CalledRoll(seat),), ask(state, Interruption("call", asked=asked)))


class BeforeRoll(Action[State]):
    """An action of the German that is impossible before the roll.

    It is listed with a refusal then, to show that it is possible later.
    """

    def __init__(self, verb: str) -> None:
        self.verb = verb
        super().__init__()

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        """Return the refusal which says that the German has not rolled yet."""
        return Refusal("before_roll")


class Draw(Action[State]):
    """The action that draws a card after a roll of 3, 7 or 11 (R1)."""

    verb = "draw"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after a card is drawn."""
        return draw_and_continue(state)


class Leave(Action[State]):
    """The action with which a player draws no card although the roll allows it."""

    verb = "leave"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after a player has decided to draw no card."""
        return continue_after_roll(Step(replace(state, phase="act"), ()))


class Sweep(Action[State]):
    """The action that starts a general search for men who stayed away from the roll call (§3.14)."""

    verb = "sweep"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after a general search has started."""
        return start_search(state)


class Spare(Action[State]):
    """The action with which the German decides against a general search."""

    verb = "spare"
    open = True

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Return the state and events after the German has decided against a general search."""
        return Step(replace(state, phase="act", called=False), (Spared(seat),))


def draw_and_continue(state: State) -> Step[State]:
    """Return the state and events after a card has been drawn and the turn goes on."""
    return continue_after_roll(draw_card(state))


def continue_after_roll(step: Step[State]) -> Step[State]:
    """Return the state and events after the roll and the draw, when the turn goes on.

    If the roll was called and a general search would find a man, the German is asked whether to search. `step` has the
    state and the events so far.
    """
    state = step.state
    if state.phase != "act" or not state.called:
        return step
    found = men_in_range(state)
    state = replace(state, phase="sweep") if found else replace(state, called=False)
    return Step(state, step.events)


def absent_men(state: State) -> dict[str, Man]:
    """Return the men whom a general search could find, by name (§3.14).

    They are neither in the roll-call zone nor in a hide, a tunnel or the Exteriors.
    """
    return {
        name: man
        for name, man in men(state).items()
        if man.place in SPACES and SPACES[man.place].zone not in ("rollcall", "hide", "exterior")
    }


def men_in_range(state: State) -> tuple[str, ...]:
    """Return the absent men who are near enough to a guard to be found by the roll (R4)."""
    absent = absent_men(state)
    guards = [guard.place for guard in state.guards if posted(guard)]
    reach = {
        trail: searched_places(guards, trail, state.turn.points) for trail in {man.trail for man in absent.values()}
    }
    return tuple(name for name, man in absent.items() if BIT[man.place] & reach[man.trail])


def start_search(state: State) -> Step[State]:
    """Return the state and events after a general search has started.

    Officers of men in range may answer with cards.
    """
    state = replace(state, phase="act", called=False)
    caught = men_in_range(state)
    asked = who_could_answer(state, caught)
    events = (Sweeping(state.german, state.turn.points, caught, whose(state, caught)),)
    return then(events, ask(state, Interruption("sweep", asked=asked, men=caught)))
