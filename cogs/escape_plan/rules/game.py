"""The rules of Escape Plan for the table (docs/rules/escape_plan.md): who is asked what, and what each answer does.

`day/` is the course of a day and the police, `turn/` one action of a player, `visit/` what is there where it leads,
`executive/` what can be used in it, `city/` the map and where one can go. All of them change the state by the small
steps of `changes`; `facts` is what everybody can see. `setup` begins a game, `scoring` ends it, `defaults` plays
time-outs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

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
from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.events import EVENTS, Began, Idle, KeptMoney, Left
from cogs.escape_plan.old_events import renamed
from cogs.escape_plan.redeal import redeal
from cogs.escape_plan.rules import changes, defaults
from cogs.escape_plan.rules.changes import locked, unlock
from cogs.escape_plan.rules.day import course, heat
from cogs.escape_plan.rules.setup import dealt
from cogs.escape_plan.rules.turn import turns
from cogs.escape_plan.rules.visit import store
from cogs.escape_plan.state import State
from cogs.escape_plan.view import View, view

VERBS: Mapping[str, tuple[str, ...]] = {
    "unlock": ("unlock", "keep_money"),
    "city": ("place", "house"),
    "heat": ("send",),
    "turn": turns.VERBS,
}
"""What a phase can ask."""


class EscapePlan(Rules):
    """The game, for the table and the tests."""

    name = "escape_plan"
    schema = 2
    seats = range(1, 6)
    options = (Option("help", ("no", "yes"), "no"),)
    presets: ClassVar = {"first_game": {"help": "yes"}}
    state_type = State
    view_type = View
    event_type = EVENTS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Set up, and the first day begins (§3.0)."""
        state = dealt(seats, chance, options["help"] == "yes")
        return then((Began(state.order[0]),), course.begin_day(state, chance))

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """What `seat` may decide now."""
        if seat not in self._deciding(state):
            return ()
        if state.phase == "unlock":
            return self._unlocks(state, seat)
        if state.phase == "city":
            return self._city(state)
        if state.phase == "heat":
            return (Ask("send", (Field("officer", tuple(heat.choices(state, seat))),)),)
        return turns.asks(state, seat)

    def _deciding(self, state: State) -> tuple[Seat, ...]:
        """Give the seats that the phase asks."""
        if state.phase == "unlock":
            return state.unlocking
        if state.phase == "city":
            return (course.placer(state),)
        if state.phase == "heat":
            return (state.decider,)
        return (state.seat,) if state.phase == "turn" else ()

    def _unlocks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        player = state.players[seat]
        unlocks = (Ask("unlock", (Field("asset", locked(player)),)),) if player.cash >= NUMBERS.unlock else ()
        return (*unlocks, Ask("keep_money"))

    def _city(self, state: State) -> tuple[Ask, ...]:
        if state.placing:
            return (Ask("house", (Field("place", course.houses(state, state.placing)),)),)
        return (Ask("place", (Field("tile", tuple(site.tile for site in state.display)),)),)

    def narrow(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """After a tile come its hex and rotation; after an officer in the heat, where he goes."""
        if ask.verb == "place" and picked:
            spots = course.spots(state, picked[0][0])
            if len(picked) == 1:
                return Field("hex", tuple(spots))
            return Field("turned", spots[picked[1][0]]) if len(picked) == 2 else None
        if ask.verb == "send" and len(picked) == 1:
            return Field("to", heat.choices(state, seat)[picked[0][0]])
        if state.phase == "turn":
            return turns.narrow(state, seat, ask, picked)
        return next_field(ask, picked)

    def withheld(self, state: State, seat: Seat, verb: str) -> bool:
        """What the phase asks for, and in one's own action all that can be done in one."""
        return seat in self._deciding(state) and verb in VERBS[state.phase]

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Name the rule that forbids `move`, whether it is offered or not."""
        if move.verb == "unlock":
            missing = NUMBERS.unlock - state.players[seat].cash
            if missing > 0:
                return Refusal("cash", {"cost": NUMBERS.unlock, "missing": missing})
            return changes.unlockable(state.players[seat], move.picks)
        if state.phase == "city":
            return course.refuse(state, move.verb, move.picks)
        if move.verb == "send":
            return heat.refuse(state, seat, move.picks)
        return turns.refuse(state, seat, move.verb, move.picks) if state.phase == "turn" else None

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Carry out a decision."""
        verb, picks = move.verb, move.picks
        if verb == "unlock":
            state, events = unlock(state, seat, picks[0][0], NUMBERS.unlock)
            return then(events, course.decided(state, seat, chance))
        if verb == "keep_money":
            return then((KeptMoney(seat),), course.decided(state, seat, chance))
        if verb == "place":
            return course.place(state, seat, picks[0][0], picks[1][0], int(picks[2][0]), chance)
        if verb == "house":
            return course.house(state, seat, picks[0][0], chance)
        if verb == "send":
            return course.heated(state, picks[0][0], picks[1][0], chance)
        return turns.apply(state, seat, verb, picks, chance)

    def idle(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Play the default of §3.13, and those of all that the same action, or the same tile, still asks of `seat`."""
        step = Step(state, (Idle(seat),))
        while True:
            move = defaults.default(self, step.state, seat)
            step = then(step.events, self.apply(step.state, seat, move, chance))
            if not self._goes_on(state, step.state) or not self.asks(step.state, seat):
                return step

    def _goes_on(self, state: State, now: State) -> bool:
        """Tell whether `now` is still the action of `state`, or the placing of the same tile."""
        if state.phase == "city":
            return now.phase == "city" and bool(now.placing)
        same = (now.day, now.part, now.acting) == (state.day, state.part, state.acting)
        return same and state.phase == "turn" and now.phase in ("turn", "heat")

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Who quits counts as arrested (§3.0.1). Raises Illegal for one who is out."""
        if state.result is not None or not 0 <= seat < len(state.players) or state.players[seat].fate != "city":
            raise Illegal(NOT_NOW)
        acts = state.phase == "turn" and state.seat == seat
        places = state.phase == "city" and course.placer(state) == seat
        owed = () if acts else state.owed
        if acts and state.turn.looked and state.players[seat].at[1] == "store":
            state = store.put_back(state)
        state, events = changes.arrest(state, seat)
        state = replace(state, owed=owed)
        events = (Left(seat), *events[1:])
        if not state.in_city():
            return then(events, course.over(state))
        if acts:
            declined = state.turn.stage == "disc"
            return then(events, (course.following if declined else course.finish)(state, chance))
        if state.phase == "unlock":
            return then(events, course.decided(state, seat, chance))
        if state.phase == "heat":
            return then(events, course.pursuit(state, chance))
        if state.phase == "city":
            state = course.without_placer(state, seat)
        if places and state.placing:
            name = course.houses(state, state.placing)[0]
            return then(events, course.house(state, seat, name, chance))
        return Step(state, events)

    def view(self, state: State, viewer: Viewer) -> View:
        """Show what `viewer` may know."""
        return view(state, viewer)

    def redeal(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """Exchange what `viewer` cannot tell apart."""
        return redeal(state, viewer, chance)

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Read a game of schema 1, whose events had no types; its states were the same. Raises ValueError."""
        return old if schema == 1 else super().upgrade(old, schema)

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Read an event without a type; some, and some of their fields, had other names."""
        return super().upgrade_event(renamed(old), schema)


GAME = EscapePlan()
