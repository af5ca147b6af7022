"""The rules of Escape from Colditz for the table (docs/rules/colditz.md): who is asked what, what each answer does.

The course of a turn is in course.py, actions are in officers.py, chances.py and germans.py, what interrupts them in
affairs.py and how that ends in conclusions.py.
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
    Result,
    Seat,
    Step,
    Viewer,
    next_field,
    then,
    told,
)
from cogs.colditz import chances, germans, officers, posts, rollcall, trade
from cogs.colditz.affairs import answer
from cogs.colditz.course import close, draw, early_end, eliminate, over, over_hand, put_back, throw_for_points
from cogs.colditz.reactions import asks as reactions
from cogs.colditz.reactions import default as default_answer
from cogs.colditz.reactions import spoken
from cogs.colditz.redeal import redeal
from cogs.colditz.resolve import resolve
from cogs.colditz.state import CELLS, GERMAN, State
from cogs.colditz.view import View, view

ACTIONS: dict[str, Action[State]] = {
    action.verb: action
    for action in (
        officers.Move(),
        officers.Equip(),
        officers.TakeKit(),
        officers.Free(),
        chances.Release(),
        chances.Dig(),
        chances.Drive(),
        chances.Divert(),
        chances.Sabotage(),
        officers.Surrender(),
        chances.Dare(),
        germans.Arrest(),
        germans.Walk(),
        germans.Post(),
        germans.Withdraw(),
        germans.Search(),
        germans.Shoot(),
        germans.Discover(),
        officers.Discard(),
        officers.TakeBack(),
        officers.End(),
    )
}

DRAW = (Ask("draw", open=True), Ask("leave", open=True))
SWEEP = (Ask("sweep", open=True), Ask("spare", open=True))

TRADES = ("trade", "accept", "reject", "retract")


class Colditz:
    """The game, for the table and the tests."""

    name = "colditz"
    schema = 1
    seats = range(2, 7)
    options = (
        Option("german", ("random", "host", "last"), "random"),
        Option("target", ("1", "2", "3"), "2"),
        Option("rounds", ("20", "40", "50"), "40"),
    )
    presets: Mapping[str, Mapping[str, str]] = {}
    state_type = State

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Shuffle, form up the men; then the German posts his guards (§3.2)."""
        choice = options["german"]
        german = chance.below(seats) if choice == "random" else 0 if choice == "host" else seats - 1
        state = posts.formed(german, seats, chance)
        state = replace(state, target=int(options["target"]), rounds=int(options["rounds"]))
        return Step(state, told("began", seat=state.german, target=state.target))

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """What `seat` must decide now, and what it may at any time."""
        if state.phase == "over" or not 0 <= seat < state.players:
            return ()
        who = state.officer(seat)
        if who != GERMAN and state.officers[who].out:
            return ()
        free = trade.asks(state, who) if who != GERMAN else (prefer(state),)
        if state.affair is not None:
            return (*reactions(state, who), *free) if who in state.affair.asked else free
        if who != state.active and state.phase != "posts":
            return free
        return (*self._asks(state, seat, who), *free)

    def _asks(self, state: State, seat: Seat, who: int) -> tuple[Ask, ...]:
        if state.phase == "posts":
            return posts.asks(state) if who == GERMAN else ()
        if state.phase == "roll":
            return rollcall.asks(state)
        if state.phase == "draw":
            return DRAW
        if state.phase == "sweep":
            return SWEEP
        return tuple(offered(ACTIONS.values(), state, seat))

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Leave it to the action, or to the trade."""
        if ask.verb in TRADES:
            return trade.narrow(state, state.officer(seat), ask, picked)
        action = ACTIONS.get(ask.verb)
        return next_field(ask, picked) if action is None else action.narrow(state, seat, ask, picked)

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Name the rule that forbids `move`, whether it is offered or not."""
        who = state.officer(seat)
        if move.verb in TRADES:
            return trade.refuse(state, who, move.verb, move.picks) if who != GERMAN else Refusal("officers_only")
        if move.verb == "place" and state.phase == "posts":
            return posts.refuse(state, move.picks)
        action = ACTIONS.get(move.verb)
        if action is None or state.affair is not None or state.phase != "act" or who != state.active:
            return None
        return action.why_not(state, seat) or action.why_not_at(state, seat, move.picks)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Carry out an answer, an action or a trade, and go on with what comes of it."""
        return _ended(resolve(self._apply(state, seat, move, chance), chance))

    def _apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        who, verb, picks = state.officer(seat), move.verb, move.picks
        if verb == "prefer":
            return Step(replace(state, cell=picks[0][0]), told("preferred", seat=seat, cell=picks[0][0]))
        if verb in TRADES:
            return trade.apply(state, who, verb, picks)
        if state.affair is not None:
            return answer(state, who, spoken(verb, picks))
        if verb == "place":
            return posts.place(state, picks, chance)
        if verb == "roll":
            return rollcall.rolled(state, chance)
        if verb == "call":
            return rollcall.call(state)
        if verb in ("draw", "leave"):
            return rollcall.after_draw(draw(state) if verb == "draw" else Step(replace(state, phase="act"), ()))
        if verb in ("sweep", "spare"):
            return rollcall.swept(state, verb == "sweep")
        return ACTIONS[verb].do(state, seat, picks, chance)

    def idle(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Answer no, send all to the roll call, post, roll, draw, search; end the turn with the hand at its limit."""
        late = told("idle", seat=seat)
        who = state.officer(seat)
        if state.affair is not None:
            step = answer(state, who, default_answer(state, who))
        elif state.phase == "posts":
            step = posts.place(state, posts.usual(state), chance)
        elif state.phase == "roll":
            step = throw_for_points(state, chance)
        elif state.phase == "draw":
            step = rollcall.after_draw(draw(state))
        elif state.phase == "sweep":
            step = rollcall.swept(state, True)
        else:
            while over_hand(state):
                held = state.hand if who == GERMAN else state.officers[who].cards
                state = put_back(state, who, held[-1])
            step = close(state, chance)
        return _ended(resolve(then(late, step), chance))

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """An officer who leaves is out with all his men; without the German the officers have won."""
        if not 0 <= seat < state.players:
            raise Illegal(NOT_NOW)
        who = state.officer(seat)
        if who == GERMAN:
            winners = sorted(state.seat(o) for o, one in enumerate(state.officers) if not one.out)
            return then(told("left", seat=seat), over(state, tuple(winners), "german_left"))
        if state.officers[who].out:
            raise Illegal(NOT_NOW)
        affair = state.affair
        step = then(told("left", seat=seat), eliminate(state, who))
        state = step.state
        if affair is not None:
            asked = tuple(other for other in affair.asked if other != who)
            named = tuple(name for name in affair.men if not name.startswith(f"{who}."))
            gone = affair.man.startswith(f"{who}.") or (affair.kind in ("arrest", "shot") and not named)
            state = replace(state, affair=None if gone else replace(affair, asked=asked, men=named))
        if (ended := early_end(state)) is not None:
            return then(step.events, ended)
        if state.active == who:
            return _ended(resolve(then(step.events, close(replace(state, affair=None), chance)), chance))
        return _ended(resolve(Step(state, step.events), chance))

    def view(self, state: State, viewer: Viewer) -> View:
        """Show what `viewer` may know."""
        return view(state, viewer)

    def result(self, state: State) -> Result | None:
        """Give the result once there is one."""
        return state.result

    def redeal(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """Exchange what `viewer` cannot tell apart."""
        return redeal(state, viewer, chance)

    def rematch(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Who opens the rematch is the German, unless he was."""
        return {"german": "last" if seat == state.german else "host"}

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """There is no older schema yet."""
        raise ValueError(f"colditz: no way from schema {schema}")


def prefer(state: State) -> Ask:
    """Let the German name the block for the next men at any time (R18)."""
    return Ask("prefer", (Field("cell", tuple(cell for cell in CELLS if cell != state.cell)),), free=True)


def _ended(step: Step[State]) -> Step[State]:
    """End the game when the last man has gone (R26)."""
    state = step.state
    if state.result is not None or state.affair is not None or state.phase == "posts":
        return step
    ended = early_end(state)
    return step if ended is None else then(step.events, ended)


GAME = Colditz()
