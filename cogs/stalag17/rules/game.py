"""The rules of Stalag 17 for the table (docs/rules/stalag17.md): who is asked what, and what each answer does.

Read on in `round.py`, the course of a round from its plan to its end, which calls `escape.py`: escapes and roll call.
The actions of a turn are in `basic_actions.py` and `additional_actions.py`, what they share in `turn.py`. Below them
lie `plan.py`, what a plan asks and what cards are worth, and `cards.py`, how cards move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.action import offered
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
from cogs.stalag17.events import EVENTS, Idle
from cogs.stalag17.redeal import redeal
from cogs.stalag17.rules import round as course
from cogs.stalag17.rules.basic_actions import ACTIONS
from cogs.stalag17.state import Plan, Player, State
from cogs.stalag17.view import View, view

COIN = (Ask("coin", (Field("side", course.SIDES),)),)
JOIN = (Ask("join"), Ask("decline"))

YES_NO = ("yes", "no")

PRESETS: Mapping[str, Mapping[str, str]] = {
    "first_game": {"informer": "no", "negotiation": "no", "exchange": "no", "joint": "no"}
}

KEYS = {"cards": "got", "coin": "chose_side", "coins": "coins_shown"}
"""Events that had other names before they had types."""

COSTS = {"escape_failed": 2, "join_failed": 2}
"""What an attempt in vain cost, before its event told that."""


class Stalag17(Rules):
    """The game, for the table and the tests."""

    name = "stalag17"
    schema = 3
    seats = range(2, 6)
    options = (
        Option("informer", YES_NO, "yes"),
        Option("negotiation", YES_NO, "yes"),
        Option("exchange", YES_NO, "yes"),
        Option("joint", YES_NO, "yes"),
        Option("tie_break", YES_NO, "no"),
    )
    presets = PRESETS
    state_type = State
    event_type = EVENTS
    view_type = View

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Three prisoners and, with the informer, a coin for everybody; a random player starts (§3.2)."""
        state = State(
            informer=options["informer"] == "yes",
            negotiation=options["negotiation"] == "yes",
            exchange=options["exchange"] == "yes",
            joint=options["joint"] == "yes",
            tie_break=options["tie_break"] == "yes",
            players=(Player(coin=options["informer"] == "yes"),) * seats,
            deck=(),
            plan=Plan(),
            start=chance.below(seats),
        )
        return course.begin(state, chance)

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """What `seat` may decide now: its coin, its turn, or whether it joins."""
        if self._acts(state, seat):
            return tuple(offered(ACTIONS.values(), state, seat))
        if state.phase == "coin":
            return COIN if seat in course.choosing(state) else ()
        return JOIN if state.phase == "joint" and seat == state.turn else ()

    def _acts(self, state: State, seat: Seat) -> bool:
        """Tell whether it is the turn of `seat`, and nothing else is asked first."""
        return state.phase == "turn" and seat == state.turn

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Leave it to the action."""
        action = ACTIONS.get(ask.verb) if ask.fields else None
        return next_field(ask, picked) if action is None else action.narrow(state, seat, ask, picked)

    def withheld(self, state: State, seat: Seat, verb: str) -> bool:
        """Every action of one's own turn."""
        return self._acts(state, seat) and verb in ACTIONS

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Name the rule that forbids `move` (§3.4, §4), whether it is offered or not."""
        action = ACTIONS.get(move.verb)
        if action is None:
            return None
        return action.why_not(state, seat) or action.why_not_at(state, seat, move.picks)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Carry out an answer or an action."""
        if move.verb == "coin":
            return course.choose(state, seat, move.picks[0][0], chance)
        if move.verb == "join":
            return course.join(state, seat, chance)
        if move.verb == "decline":
            return course.decline(state, seat, chance)
        return ACTIONS[move.verb].do(state, seat, move.picks, chance)

    def idle(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Heads, no, or a turn in which nothing moves (E31)."""
        late = (Idle(seat),)
        if state.phase == "coin":
            return then(late, course.choose(state, seat, course.HEADS, chance))
        if state.phase == "joint":
            return then(late, course.decline(state, seat, chance))
        return then(late, course.end_turn(state, state.attempted, chance))

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Let `seat` leave (E31). Raises Illegal for a seat that has left."""
        if seat not in state.present():
            raise Illegal(NOT_NOW)
        return course.leave(state, seat, chance)

    def view(self, state: State, viewer: Viewer) -> View:
        """Show what `viewer` may know."""
        return view(state, viewer)

    def redeal(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """Exchange what `viewer` cannot tell apart."""
        return redeal(state, viewer, chance)

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Read a game of schema 1, which told copies apart in what is known of hands, and kept that when it was over,
        or of schema 2, whose events had no types. Raises ValueError."""
        if schema not in (1, 2):
            raise ValueError(f"stalag17: no way from schema {schema}")
        if schema == 2 or old["result"] is None:
            return old
        return old | {"players": [player | {"held": [], "somewhere": []} for player in old["players"]]}

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Read an event without a type: some had other names, and there was one for each way to end."""
        key, _, reason = old["key"].partition("over_")
        args = {"who" if name == "seats" else name: value for name, value in old["args"].items()}
        if reason:
            return {"event": "over", "reason": reason, **args}
        new = super().upgrade_event({**old, "key": KEYS.get(key, key), "args": args}, schema)
        return new | {"cost": COSTS[key]} if key in COSTS else new


GAME = Stalag17()
