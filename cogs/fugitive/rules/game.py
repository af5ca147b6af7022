"""The rules of Fugitive (docs/rules/fugitive.md): every phase is a class, its question beside its answers.

setup.py deals. fugitive_turn.py and marshal_turn.py hold the phases of a round, drawing.py what both do when they draw
and how one phase follows the other, ending.py the end. The variants add house events: house_events.py says what each
does when it comes up, errands.py puts what it has to ask first. Beside this folder, data.py and house.py are the box,
state.py and house_state.py what is true at a table, view.py what a seat may see of it, redeal.py what it cannot know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import (
    Ask,
    Field,
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
from cogs.fugitive import house
from cogs.fugitive.events import EVENTS, Idle
from cogs.fugitive.redeal import redeal
from cogs.fugitive.rules.ending import over
from cogs.fugitive.rules.errands import ERRANDS
from cogs.fugitive.rules.fugitive_turn import (
    Bonus,
    First,
    FugitiveDraw,
    FugitivePlay,
    placed,
    refuse_hide,
    sprint_field,
)
from cogs.fugitive.rules.marshal_turn import Manhunt, MarshalDraw, MarshalGuess, refuse_guess
from cogs.fugitive.rules.phase import Phase
from cogs.fugitive.rules.setup import dealt
from cogs.fugitive.state import State
from cogs.fugitive.view import View, view

PHASES: dict[str, Phase] = {
    "first": First(),
    "f_draw": FugitiveDraw(),
    "f_play": FugitivePlay(),
    "bonus": Bonus(),
    "m_draw": MarshalDraw(),
    "m_guess": MarshalGuess(),
    "manhunt": Manhunt(),
}


KEYS = {"card": "drew_card", "closed": "closed_deck", "house": "house_event"}
"""Events that had other names before they had types."""


def asking(state: State) -> Phase | None:
    """Give what asks now: the last errand of an event, else the phase; None when the game is over."""
    return ERRANDS[state.errands[-1].kind] if state.errands and not state.result else PHASES.get(state.phase)


def question(state: State, seat: Seat) -> Phase | None:
    """Give what asks `seat`; None when it waits."""
    phase = asking(state)
    return phase if phase is not None and seat == phase.seat(state) else None


class Fugitive(Rules):
    """The game, for the table and the tests."""

    name = "fugitive"
    schema = 3
    seats = range(2, 3)
    options = (
        Option("roles", ("random", "host_fugitive", "host_marshal"), "random"),
        Option("bonus_pass", ("no", "yes"), "no"),
        Option("events", house.VARIANTS, "none"),
    )
    state_type = State
    view_type = View
    event_type = EVENTS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Deal (§2, §6.3). A table opened before there were events has no such option."""
        return dealt({"events": "none", **options}, chance)

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """What `seat` may decide now."""
        phase = question(state, seat)
        return () if phase is None else phase.asks(state)

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After a hideout the sprint cards follow: any number of the other cards but 42 (§3.3)."""
        if ask.verb != "hide" or len(picked) != 1:
            return next_field(ask, picked)
        return sprint_field(state, int(picked[0][0]))

    def withheld(self, state: State, seat: Seat, verb: str) -> bool:
        """What the phase that asks can answer, such as a hideout when none is in reach."""
        return hasattr(question(state, seat), f"on_{verb}")

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Name what is wrong with a hideout or a guess (§3.3, §3.4)."""
        try:
            if move.verb == "hide":
                return refuse_hide(state, *placed(move.picks))
            if move.verb == "guess":
                return refuse_guess(state, tuple(int(number) for number in move.picks[0]))
        except (ValueError, IndexError):
            return None
        return None

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Hand the move to what asks for it."""
        answered: Step[State] = getattr(asking(state), f"on_{move.verb}")(state, move.picks, chance)
        return answered

    def idle(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Play the time-out of what asks."""
        phase = asking(state)
        assert phase is not None
        return then((Idle(seat),), phase.idle(state, chance))

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """The other player wins (§3.2)."""
        return over(state, 1 - seat, "resigned")

    def view(self, state: State, viewer: Viewer) -> View:
        """Show what `viewer` may know."""
        return view(state, viewer)

    def redeal(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """Exchange cards that `viewer` cannot tell apart."""
        return redeal(state, viewer, chance)

    def rematch(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Who was the Fugitive hunts next."""
        return {"roles": "host_marshal" if seat == state.fugitive else "host_fugitive"}

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Read a game of schema 1, which knew no house events: all that came with them begins empty; or of schema 2,
        whose events had no types. Raises ValueError."""
        if schema != 2 and (schema != 1 or "variant" in old):
            raise ValueError(f"fugitive: no way from schema {schema}")
        return old

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Read an event without a type: some had other names, and there was one for each way to win."""
        key, _, reason = old["key"].partition("over_")
        if reason:
            return {"event": "over", "who": old["args"]["seat"], "reason": reason}
        names = {"event": "name"} if key in ("house", "nothing", "looked") else {}
        args = {names.get(name, name): value for name, value in old["args"].items()}
        new = super().upgrade_event({**old, "key": KEYS.get(key, key), "args": args}, schema)
        return new | {"odd": bool(args["odd"])} if key == "witness" else new


GAME = Fugitive()
