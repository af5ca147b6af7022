"""The rules of Escape from Colditz for the table (docs/rules/colditz.md): who is asked what, what each answer does.

`setup` deals; then turn/course.py leads from turn to turn. What can be done in a turn is in turn/ and cards/, what
interrupts it in affairs/, the map under it all in castle/. The package's docstring names every file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.engine.action import Action, offered
from bot.engine.chance import Chance
from bot.engine.game import (
    NOT_NOW,
    Ask,
    Field,
    Illegal,
    Move,
    Option,
    Picks,
    Refusal,
    Rules,
    Seat,
    Step,
    Viewer,
    next_field,
    then,
)
from cogs.colditz import old_events
from cogs.colditz.events import EVENTS, Began, HouseRule, Idle, Preferred, TimeUp
from cogs.colditz.redeal import redeal
from cogs.colditz.rules import setup
from cogs.colditz.rules.affairs import trade
from cogs.colditz.rules.affairs.answers import answer
from cogs.colditz.rules.affairs.leaving import leave
from cogs.colditz.rules.affairs.questions import asks as reactions
from cogs.colditz.rules.affairs.questions import default as default_answer
from cogs.colditz.rules.affairs.questions import spoken
from cogs.colditz.rules.affairs.resolve import resolve
from cogs.colditz.rules.cards import equipment, gambles, opportunity, security, tunnels
from cogs.colditz.rules.turn import arrests, both_sides, guards, officers, roll_call
from cogs.colditz.rules.turn.course import (
    cards_of,
    close,
    draw,
    early_end,
    judged,
    over_hand,
    put_back,
    throw_for_points,
)
from cogs.colditz.state import CELLS, GERMAN, HOUSE, KITS, SINGLE, State
from cogs.colditz.view import View, view

ACTIONS: dict[str, Action[State]] = {
    action.verb: action
    for action in (
        officers.Move(),
        equipment.Equip(),
        equipment.TakeKit(),
        officers.Free(),
        opportunity.Release(),
        tunnels.Dig(),
        gambles.Drive(),
        opportunity.Divert(),
        opportunity.Sabotage(),
        officers.Surrender(),
        gambles.Dare(),
        arrests.Arrest(),
        guards.Walk(),
        guards.Post(),
        guards.Withdraw(),
        security.Search(),
        security.Shoot(),
        security.Discover(),
        both_sides.Discard(),
        both_sides.TakeBack(),
        both_sides.End(),
    )
}

OFFICERS_TURN, GERMANS_TURN = (
    tuple(action for action in ACTIONS.values() if not isinstance(action, other))
    for other in (guards.GermanAction, officers.OfficerAction)
)
"""The actions of either turn."""


def of_side(who: int) -> tuple[Action[State], ...]:
    """Give the actions of the German, or those of an officer."""
    return GERMANS_TURN if who == GERMAN else OFFICERS_TURN


DRAW = (Ask("draw", open=True), Ask("leave", open=True))
SWEEP = (Ask("sweep", open=True), Ask("spare", open=True))

TRADES = ("trade", *trade.ANSWERS)


LIMITS = ("rounds_20", "rounds_40", "rounds_50", "minutes_60", "minutes_120", "minutes_180")

PRESETS = {
    "evening": {"limit": "minutes_120"},
    "quick": {"limit": "rounds_20", "target": "1", KITS: "yes", SINGLE: "yes"},
}
"""What a first game is advised to be, and the shortest there is (§7)."""


def limit(options: Mapping[str, str], unit: str) -> int:
    """Give the limit of a game in `unit`, rounds or minutes; 0 where it is in the other."""
    kind, _, count = options["limit"].partition("_")
    return int(count) if kind == unit else 0


class Colditz(Rules):
    """The game, for the table and the tests."""

    name = "colditz"
    schema = 2
    seats = range(2, 7)
    options = (
        Option("limit", LIMITS, "rounds_40"),
        Option("german", ("random", "host", "last"), "random"),
        Option("target", ("1", "2", "3"), "2"),
        *(Option(name, ("yes", "no"), "no") for name in HOUSE),
    )
    presets = PRESETS
    state_type = State
    view_type = View
    event_type = EVENTS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Shuffle, form up the men; then the German posts his guards (§3.2)."""
        choice = options["german"]
        german = chance.below(seats) if choice == "random" else 0 if choice == "host" else seats - 1
        house = tuple(name for name in HOUSE if options[name] == "yes")
        state = setup.formed(german, seats, chance, house)
        state = replace(state, target=int(options["target"]), rounds=limit(options, "rounds"))
        return Step(state, (Began(state.german, state.target), *map(HouseRule, house)))

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """What `seat` must decide now, and what it may at any time."""
        if not self._plays(state, seat):
            return ()
        who = state.officer(seat)
        free = trade.asks(state, who) if who != GERMAN else (prefer(state),)
        if state.affair is not None:
            return (*reactions(state, who), *free) if who in state.affair.asked else free
        if who != state.active and state.phase != "posts":
            return free
        return (*self._asks(state, seat, who), *free)

    def _plays(self, state: State, seat: Seat) -> bool:
        """Tell whether `seat` is still in the game."""
        if state.phase == "over" or not 0 <= seat < state.players:
            return False
        who = state.officer(seat)
        return who == GERMAN or not state.officers[who].out

    def _asks(self, state: State, seat: Seat, who: int) -> tuple[Ask, ...]:
        if state.phase == "posts":
            return setup.asks(state) if who == GERMAN else ()
        if state.phase == "roll":
            return roll_call.asks(state)
        if state.phase == "draw":
            return DRAW
        if state.phase == "sweep":
            return SWEEP
        return tuple(offered(of_side(who), state, seat))

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Leave it to the action, or to the trade."""
        if ask.verb in TRADES:
            return trade.narrow(state, state.officer(seat), ask, picked)
        action = ACTIONS.get(ask.verb)
        return next_field(ask, picked) if action is None else action.narrow(state, seat, ask, picked)

    def withheld(self, state: State, seat: Seat, verb: str) -> bool:
        """Trades at any time (§3.16); in his own turn all that his side can do, before the roll and after it."""
        if not self._plays(state, seat):
            return False
        who = state.officer(seat)
        if verb in TRADES:
            return who != GERMAN
        if state.affair is not None or who != state.active or state.phase not in ("roll", "act"):
            return False
        return ACTIONS.get(verb) in of_side(who) or (verb == "call" and who == GERMAN)

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Name the rule that forbids `move`, whether it is offered or not."""
        if move.verb in TRADES:
            return trade.refuse(state, state.officer(seat), move.verb, move.picks)
        if move.verb == "place":
            return setup.refuse(state, move.picks)
        if move.verb == "call":
            return Refusal("after_roll") if state.phase == "act" else None
        action = ACTIONS.get(move.verb)
        if action is None:
            return None
        if state.phase == "roll":
            return Refusal("before_roll")
        return action.why_not(state, seat) or action.why_not_at(state, seat, move.picks)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Carry out an answer, an action or a trade, and go on with what comes of it."""
        return _settled(self._apply(state, seat, move, chance), chance)

    def _apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        who, verb, picks = state.officer(seat), move.verb, move.picks
        if verb == "prefer":
            return Step(replace(state, cell=picks[0][0]), (Preferred(seat, picks[0][0]),))
        if verb in TRADES:
            return trade.apply(state, who, verb, picks)
        if state.affair is not None:
            return answer(state, who, spoken(verb, picks))
        if verb == "place":
            return setup.place(state, picks, chance)
        if verb == "roll":
            return throw_for_points(state, chance)
        if verb == "call":
            return roll_call.call(state)
        if verb in ("draw", "leave"):
            return roll_call.after_roll(draw(state) if verb == "draw" else Step(replace(state, phase="act"), ()))
        if verb in ("sweep", "spare"):
            return roll_call.swept(state, verb == "sweep")
        return ACTIONS[verb].do(state, seat, picks, chance)

    def idle(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Answer no, send all to the roll call, post, roll, draw, search; end the turn with the hand at its limit."""
        return _settled(then((Idle(seat),), self._idle(state, state.officer(seat), chance)), chance)

    def _idle(self, state: State, who: int, chance: Chance) -> Step[State]:
        if state.affair is not None:
            step = answer(state, who, default_answer(state, who))
            while (affair := step.state.affair) is not None and who in affair.asked:
                step = then(step.events, answer(step.state, who, default_answer(step.state, who)))
            return step
        if state.phase == "posts":
            return setup.place(state, setup.usual(state), chance)
        if state.phase == "roll":
            return throw_for_points(state, chance)
        if state.phase == "draw":
            return roll_call.after_roll(draw(state))
        if state.phase == "sweep":
            return roll_call.swept(state, True)
        while over_hand(state):
            state = put_back(state, who, cards_of(state, who)[-1])
        return close(state, chance)

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """An officer who leaves is out with all his men; without the German the officers have won."""
        if not 0 <= seat < state.players:
            raise Illegal(NOT_NOW)
        return _settled(leave(state, state.officer(seat), chance), chance)

    def lasts(self, options: Mapping[str, str]) -> int:
        """Give the seconds of a game whose limit is in minutes (§3.17)."""
        return 60 * limit(options, "minutes")

    def time_up(self, state: State, chance: Chance) -> Step[State]:
        """End a game whose minutes are over, after what is being resolved (§3.17). Raises Illegal for a limit in
        rounds, and the second time."""
        if state.rounds or state.late:
            raise Illegal(NOT_NOW)
        return _settled(Step(replace(state, late=True), (TimeUp(),)), chance)

    def view(self, state: State, viewer: Viewer) -> View:
        """Show what `viewer` may know."""
        return view(state, viewer)

    def redeal(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """Exchange what `viewer` cannot tell apart."""
        return redeal(state, viewer, chance)

    def respelled(self, state: State, move: Move) -> Move:
        """Give an answer to an offer as it is spelt today."""
        return trade.respelled(state, move)

    def rematch(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Who opens the rematch is the German, unless he was."""
        return {"german": "last" if seat == state.german else "host"}

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Read a game of schema 1, whose events had no types. Raises ValueError."""
        return old if schema == 1 else super().upgrade(old, schema)

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Read an event without a type."""
        return super().upgrade_event(old_events.respelled(old), schema)


def prefer(state: State) -> Ask:
    """Let the German name the block for the next men at any time (R18)."""
    return Ask("prefer", (Field("cell", tuple(cell for cell in CELLS if cell != state.cell)),), free=True)


def _settled(step: Step[State], chance: Chance) -> Step[State]:
    """Go on until somebody must answer: affairs end, offers without goods fall, and so may the game (R26)."""
    step = trade.fallen(resolve(step, chance))
    state = step.state
    if state.result is not None or state.affair is not None:
        return step
    ended = judged(state) if state.late else early_end(state)
    return step if ended is None else then(step.events, ended)


GAME = Colditz()
