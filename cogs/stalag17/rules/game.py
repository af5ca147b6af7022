"""The rules of Stalag 17 (docs/rules/stalag17.md). Start reading here.

- round.py has the course of a round, from its plan to its end.
- escape.py has escapes and the roll call.
- basic_actions.py and additional_actions.py have the actions of a turn; turn.py is their base.
- answers.py has the questions outside the turns.
- plan.py has the arithmetic of plans and cards; cards.py moves cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean

from bot.engine.action import NO_ACTIONS, ActionRules, Actions
from bot.engine.chance import Chance
from bot.engine.game import CALL_IT, Option, Result, Step, WhoseTurn, then
from bot.engine.move import NOT_NOW, Illegal
from bot.engine.record import Seat, Viewer
from cogs.stalag17 import data
from cogs.stalag17.data import Numbers
from cogs.stalag17.events import EVENTS, Idle
from cogs.stalag17.rules import round as course
from cogs.stalag17.rules.additional_actions import Negotiate, Offer, Quiet, Take
from cogs.stalag17.rules.answers import ChooseSide, Decline, Join
from cogs.stalag17.rules.basic_actions import Discard, Draw, Escape, Pass, PickUp, Play
from cogs.stalag17.rules.turn import TurnActions
from cogs.stalag17.state import Plan, Player, State
from cogs.stalag17.view import View, view
from cogs.stalag17.worlds import HIDDEN, imagine

COIN = Actions(ChooseSide())
TURN = TurnActions(Play(), Draw(), PickUp(), Discard(), Negotiate(), Offer(), Take(), Quiet(), Escape(), Pass())
JOINT = Actions(Join(), Decline())

YES_NO = ("yes", "no")

BY_TABLE = "table"
"""The value of a game option which means that the table of the box decides the number of object dice."""

STEPS = (BY_TABLE, *map(str, range(1, 11)))

PRESETS: Mapping[str, Mapping[str, str]] = {
    "quick": {"informer": "no", "negotiation": "no", "exchange": "no", "joint": "no", "short": "yes", "call_it": "yes"},
    "first_game": {"informer": "no", "negotiation": "no", "exchange": "no", "joint": "no"},
    "additional_rules": {"informer": "yes", "negotiation": "yes", "exchange": "yes", "joint": "yes"},
}


class Stalag17(ActionRules):
    """The rules of Stalag 17 as the engine calls them: questions, moves and their effects."""

    name = "stalag17"
    places = True
    schema = 10
    seats = range(2, 6)
    options = (
        Option("informer", YES_NO, "yes"),
        Option("negotiation", YES_NO, "yes"),
        Option("exchange", YES_NO, "yes"),
        Option("joint", YES_NO, "yes"),
        Option("tie_break", YES_NO, "no"),
        Option("quiet_night", YES_NO, "no"),
        Option("information", YES_NO, "no", quiet=True),
        Option("special_face", ("0", "1", "2", "3"), str(data.RULES.special_face_runaway), quiet=True),
        Option("fourth_die", STEPS, BY_TABLE, quiet=True),
        Option("fifth_die", STEPS, BY_TABLE, quiet=True),
        Option("short", YES_NO, "no"),
        CALL_IT,
    )
    kept = ("information", "special_face", "fourth_die", "fifth_die")
    presets = PRESETS
    state_type = State
    event_type = EVENTS
    view_type = View
    hidden = HIDDEN
    revealing = ("coin", "draw", "join", "decline")

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Return the state and events after a game is set up and its first round has started (§3.2).

        Each player gets three prisoners and, with the rule for informers, a coin. The start player is random.
        """
        state = State(
            informer=options["informer"] == "yes",
            negotiation=options["negotiation"] == "yes",
            exchange=options["exchange"] == "yes",
            joint=options["joint"] == "yes",
            tie_break=options["tie_break"] == "yes",
            quiet_night=options["quiet_night"] == "yes",
            players=(Player(coin=options["informer"] == "yes"),) * seats,
            deck=(),
            plan=Plan(),
            start=chance.below(seats),
            rounds=data.SHORT_ROUNDS[seats] if options.get("short") == "yes" else 0,
            numbers=Numbers(
                special=int(options["special_face"]),
                wild=options["information"] == "yes",
                four=_parse_step(options["fourth_die"]),
                five=_parse_step(options["fifth_die"]),
            ),
        )
        return course.begin(state, chance)

    def open_to(self, state: State, seat: Seat) -> Actions[State]:
        """Return the actions that the player at `seat` may take now (§3.4, §4).

        They choose a side of the coin, belong to a turn, or answer whether to join an escape.
        """
        if state.phase == "turn":
            return TURN if seat == state.turn else NO_ACTIONS
        if seat not in course.choosing(state):
            return NO_ACTIONS
        return COIN if state.phase == "coin" else JOINT

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return the state and events after a player's time is up (E31).

        The default is heads, staying behind, or a turn in which nothing changes.
        """
        if state.phase == "coin":
            return course.choose(state, seat, course.HEADS, chance, late=True)
        if state.phase == "joint":
            return course.answer(state, seat, course.STAY, chance, late=True)
        return then((Idle(seat),), course.end_turn(state, state.attempted, chance))

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return the state and events after the player at `seat` has left the game (E31).

        Raises Illegal if the player has already left.
        """
        if seat not in state.present():
            raise Illegal(NOT_NOW)
        return course.leave(state, seat, chance)

    def turn(self, state: State) -> WhoseTurn | None:
        """Return whose turn it is (§3.4).

        The result is None while players choose a side of the coin or answer whether to join.
        """
        return WhoseTurn(state.turn, state.round) if state.phase == "turn" else None

    def earned(self, result: Result, seat: Seat) -> float:
        """Return the share of the other players whom the player at `seat` has left behind, from 0 to 1.

        A tie with another player counts half (§3.10).
        """
        ranks = [(one in result.winners, -place) for one, place in enumerate(result.standing)]
        own = ranks.pop(seat)
        return fmean((own > other) + (own == other) / 2 for other in ranks)

    def called(self, state: State, winners: tuple[Seat, ...]) -> Step[State]:
        """Return the state and events after the game is ended early, with `winners` as winners.

        The other players get places by their prisoners and vigilance (§3.10).
        """
        if not winners or not set(winners) <= set(state.present()):
            raise Illegal(NOT_NOW)
        return Step(course.end_game(state, winners, "called").state, ())

    def view(self, state: State, viewer: Viewer) -> View:
        """Return the part of the state that `viewer` may know, as a view."""
        return view(state, viewer)

    def imagine(self, view: View, chance: Chance) -> State:
        """Return a random state that looks the same to the viewer as `view`."""
        return imagine(view, chance)


def _parse_step(chosen: str) -> int:
    """Return the number of escaped prisoners that an option value means.

    The result is 0 if the table of the box decides.
    """
    return 0 if chosen == BY_TABLE else int(chosen)


GAME = Stalag17()
