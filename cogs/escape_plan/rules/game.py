"""The rules of Escape Plan for the engine: questions and effects.

See docs/rules/escape_plan.md.

- `day/` is the course of a day and the police; `turn/` is one action of a player; `visit/` is what a location offers.
- `executive/` has the things that a player can use; `city/` has the map and where a player can go.
- Each question to a player is an `Action` in the file of its subject; `turn.stages` lists those of an action.
- Small changes of the state are in `changes` and `lockers`; public facts are in `facts`.
- `setup` starts a game, `scoring` ends it, and `defaults` moves for players whose time is up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.action import NO_ACTIONS, ActionRules, Actions
from bot.engine.chance import Chance
from bot.engine.game import CALL_IT, Option, Result, Step, WhoseTurn, then
from bot.engine.move import NOT_NOW, Illegal, Move
from bot.engine.record import Seat, Viewer
from cogs.escape_plan import worlds
from cogs.escape_plan.box import SEATS
from cogs.escape_plan.data import NUMBERS, PARTS, RULE_SETS
from cogs.escape_plan.events import EVENTS
from cogs.escape_plan.events.course import Idle, Left
from cogs.escape_plan.rules import changes, defaults, lockers, stacks
from cogs.escape_plan.rules.day import course, placing
from cogs.escape_plan.rules.day.placing import HOUSING, PLACING
from cogs.escape_plan.rules.day.sending import SENDING
from cogs.escape_plan.rules.day.unlocking import UNLOCKING
from cogs.escape_plan.rules.setup import new_game
from cogs.escape_plan.rules.turn import stages
from cogs.escape_plan.state import DISC, State
from cogs.escape_plan.view import View, view


class EscapePlan(ActionRules):
    """The rules of Escape Plan in the form that the engine uses."""

    name = "escape_plan"
    schema = 10
    seats = SEATS
    options = (
        Option("help", ("no", "yes"), "no"),
        Option("rules", RULE_SETS, RULE_SETS[0], quiet=True),
        Option("short", ("no", "yes"), "no"),
        Option("police", ("no", "yes"), "no"),
        CALL_IT,
    )
    kept = ("rules", "police")
    presets: ClassVar = {
        "quick": {"help": "yes", "police": "yes", "short": "yes", "call_it": "yes"},
        "first_game": {"help": "yes"},
    }
    state_type = State
    view_type = View
    event_type = EVENTS
    hidden = worlds.HIDDEN
    revealing = ("locker",)

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Return state and events after the game is set up and the first day begins (§3.0)."""
        state = new_game(seats, chance, options["help"] == "yes", options["rules"])
        state = replace(state, police=options["police"] == "yes", short=options.get("short") == "yes")
        return self._laid(course.begin_day(state, chance), chance)

    def open_to(self, state: State, seat: Seat) -> Actions[State]:
        """Return the actions that `seat` has in the current phase of the game."""
        phase = state.phase
        if phase == "turn":
            return stages.open_to(state, seat) if seat == state.order[state.acting] else NO_ACTIONS
        if phase == "unlock":
            return UNLOCKING if seat in state.unlocking else NO_ACTIONS
        if phase == "city" and seat == course.next_placer(state):
            return HOUSING if state.placing else PLACING
        if phase == "heat" and seat == state.decider:
            return SENDING
        return NO_ACTIONS

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Return state and events after a decision, up to the next decision of a player."""
        step = super().apply(state, seat, move, chance)
        if step.state.phase == "turn" and self._same_action(state, step.state):
            step = then(step.events, stages.go_on(step.state, seat, chance))
        return self._laid(step, chance)

    def _laid(self, step: Step[State], chance: Chance) -> Step[State]:
        """Return the step, in a short game continued until all tiles are placed at random (ruling 60)."""
        while step.state.short and step.state.phase == "city" and step.state.result is None:
            move = placing.random_placement(step.state, chance)
            step = then(step.events, super().apply(step.state, course.next_placer(step.state), move, chance))
        return step

    def _same_action(self, state: State, now: State) -> bool:
        """Return whether the state `now` still belongs to the action of `state`, or to the heat after it."""
        same = (now.day, now.part, now.acting) == (state.day, state.part, state.acting)
        return same and state.phase == "turn" and now.phase in ("turn", "heat")

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return state and events after the program answers for a player whose time is up (§3.13).

        It answers all questions that the same action, or the same tile, asks of the player.
        """
        step, asks = Step(state, (Idle(seat),)), self.asks(state, seat)
        while True:
            move = defaults.default_move(step.state, seat, asks)
            step = then(step.events, self.apply(step.state, seat, move, chance))
            asks = self.asks(step.state, seat)
            if not asks or not self._goes_on(state, step.state):
                return step

    def _goes_on(self, state: State, now: State) -> bool:
        """Return whether the state `now` still belongs to the action of `state`, or to placing the same tile."""
        if state.phase == "city":
            return now.phase == "city" and bool(now.placing)
        return self._same_action(state, now)

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return state and events after a player leaves the game, which counts as an arrest (§3.0.1).

        Raises Illegal for a player who is already out.
        """
        return self._laid(self._left(state, seat, chance), chance)

    def _left(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        if state.result is not None or not 0 <= seat < len(state.players) or state.players[seat].fate != "city":
            raise Illegal(NOT_NOW)
        acts = state.phase == "turn" and state.seat == seat
        places = state.phase == "city" and course.next_placer(state) == seat
        owed = () if acts else state.owed
        if acts and state.turn.looked:
            left = stacks.record_left(state)
            state = lockers.put_back(left) if state.players[seat].at[1] == "store" else left
        state, events = changes.arrest(state, seat)
        state = replace(state, owed=owed)
        events = (Left(seat), *events[1:])
        if not state.in_city():
            return then(events, course.end_game(state))
        if acts:
            declined = state.turn.stage == DISC
            return then(events, (course.next_action if declined else course.finish_action)(state, chance))
        if state.phase == "unlock":
            return then(events, course.after_unlock_decision(state, seat, chance))
        if state.phase == "heat":
            return then(events, course.begin_heat(state, chance))
        if state.phase == "city":
            state = course.without_placer(state, seat)
        if places and state.placing:
            name = placing.possible_houses(state, state.placing)[0]
            return then(events, placing.put_house(state, seat, name, chance))
        return Step(state, events)

    def turn(self, state: State) -> WhoseTurn | None:
        """Return the player who has the turn with the part of the day, or None between actions (§3.4)."""
        return WhoseTurn(state.seat, state.day * len(PARTS) + state.part) if state.phase == "turn" else None

    def earned(self, result: Result, seat: Seat) -> float:
        """Return the share of a win that the player at `seat` earned (§4.11).

        For a lone player an escape counts 0.5, and more with a higher score. Other wins count 1.
        """
        if len(result.standing) > 1 or seat not in result.winners:
            return super().earned(result, seat)
        total = max(0, result.standing[seat])
        return 0.5 + 0.5 * total / (total + NUMBERS.grades[0])

    def called(self, state: State, winners: tuple[Seat, ...]) -> Step[State]:
        """Return state and events after the players end the game early, with these winners.

        Players in the city are not arrested. Raises Illegal if a winner was arrested before.
        """
        if any(seat >= len(state.players) or state.players[seat].fate == "arrested" for seat in winners):
            raise Illegal(NOT_NOW)
        return Step(course.end_early(state, winners), ())

    def view(self, state: State, viewer: Viewer) -> View:
        """Return the view: the part of the state that `viewer` may see."""
        return view(state, viewer)

    def imagine(self, view: View, chance: Chance) -> State:
        """Return a possible state that agrees with everything in a view."""
        return worlds.imagine(view, chance)


GAME = EscapePlan()
