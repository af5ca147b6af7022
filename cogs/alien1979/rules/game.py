"""The rules of Alien 1979 for the table (docs/rules/alien1979.md): who is asked what, and what each answer does.

The course of a turn is in turn.py, the actions are in actions.py, the ways of the codes in codes.py, what is told of
it all in events.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

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
from cogs.alien1979 import data
from cogs.alien1979.events import EVENTS, Began, Idle, PutDownCode, Stopped, Swapped
from cogs.alien1979.redeal import redeal
from cogs.alien1979.rules import actions, codes, turn
from cogs.alien1979.rules.actions import ACTIONS, STOP
from cogs.alien1979.state import Pawn, State
from cogs.alien1979.view import View, view

CHOICE = {"lose": "lose", "drop": "lose", "swap": "back"}
"""The verb of the private choice of a code, by phase."""

KEYS = {"code": "took_code", "gave": "put_down_code"}
"""Events that had other names before they had types."""


class Alien1979(Rules):
    """The game, for the table and the tests."""

    name = "alien1979"
    schema = 2
    seats = range(2, 9)
    options = (
        Option("strict", ("no", "yes"), "no"),
        Option("first", ("random", "host"), "random"),
    )
    state_type = State
    view_type = View
    event_type = EVENTS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Hide the codes, shuffle the deck, place the Alien (§3.2), and begin the first turn."""
        lying = codes.deal(chance)
        deck = chance.shuffled(data.ALIEN_DECK)
        alien = chance.choice(data.SECTORS)
        first = chance.below(seats) if options["first"] == "random" else 0
        state = State(
            strict=options["strict"] == "yes",
            first=first,
            pawns=(Pawn(),) * seats,
            alien=alien,
            deck=deck,
            lying=lying,
            turn=first,
        )
        return then((Began(first, alien),), turn.begin(state, chance))

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """What `seat` may decide now: a code to put down, or the actions of its turn."""
        if self._acts(state, seat):
            return actions.offered(state, seat)
        owes = seat in state.owed if state.owed else state.phase == "swap" and seat == state.turn
        return self._choice(state, seat) if owes else ()

    def _acts(self, state: State, seat: Seat) -> bool:
        """Tell whether `seat` spends its points."""
        return state.phase == "act" and not state.owed and seat == state.turn

    def _choice(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        held = state.pawns[seat].codes
        ranks = tuple(rank for rank in data.RANKS if rank in held)
        return (Ask(CHOICE[state.phase], (Field("code", ranks),)),)

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Leave it to the action."""
        action = ACTIONS.get(ask.verb)
        return next_field(ask, picked) if action is None else action.narrow(state, seat, ask, picked)

    def withheld(self, state: State, seat: Seat, verb: str) -> bool:
        """Every action of one's own turn."""
        return self._acts(state, seat) and verb in ACTIONS

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Name the rule that forbids `move` (§3.5), whether it is offered or not."""
        action = ACTIONS.get(move.verb)
        if action is None:
            return None
        return action.why_not(state, seat) or action.why_not_at(state, seat, move.picks)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Carry out a choice or an action."""
        if move.verb == "lose":
            return turn.choose(state, seat, move.picks[0][0], chance)
        if move.verb == "back":
            return actions.close(self._back(state, seat, move.picks[0][0]), seat, chance)
        if move.verb == STOP.verb:
            return then((Stopped(seat, state.points),), turn.end(state, chance))
        return actions.act(state, seat, move.verb, move.picks, chance)

    def _back(self, state: State, seat: Seat, code: str) -> Step[State]:
        """Put one of five codes back where the last was taken (R5)."""
        sector = state.pawns[seat].place
        events = (Swapped(seat, sector), PutDownCode(seat, code, to=(seat,)))
        return Step(replace(codes.put(state, seat, sector, code), phase="act"), events)

    def idle(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Put down the rank with fewest copies; in one's own actions, stop (R18)."""
        late = (Idle(seat),)
        if state.owed:
            return then(late, turn.choose(state, seat, codes.fewest(state.pawns[seat].codes), chance))
        if state.phase == "swap":
            step = self._back(state, seat, codes.fewest(state.pawns[seat].codes))
            return then(late + step.events, turn.end(step.state, chance))
        return then(late, turn.end(state, chance))

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Let `seat` leave (R18). Raises Illegal for a seat that is out."""
        if seat not in state.living():
            raise Illegal(NOT_NOW)
        return turn.leave(state, seat, chance)

    def view(self, state: State, viewer: Viewer) -> View:
        """Show what `viewer` may know."""
        return view(state, viewer)

    def redeal(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """Exchange what `viewer` cannot tell apart."""
        return redeal(state, viewer, chance)

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Read a game of schema 1, of which only the events were others: they had no types. Raises ValueError."""
        return old if schema == 1 else super().upgrade(old, schema)

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Read an event without a type: some had other names, and there was one for each way to end."""
        key, args = old["key"], old["args"]
        if key in ("over_launched", "over_empty"):
            return {"event": "launched", "who": args["seats"]}
        if key.startswith("over_"):
            return {"event": "over", "reason": key.removeprefix("over_")}
        if key == "revealed":
            return {"event": key, "who": args["seat"], "card": (args["rank"], args["suit"])}
        return super().upgrade_event({**old, "key": KEYS.get(key, key)}, schema)


GAME = Alien1979()
