"""The rules of Fugitive (docs/rules/fugitive.md). At any time, one phase asks one player a question.

Each action is defined next to its effect.

- setup.py deals the cards.
- fugitive_turn.py and marshal_turn.py have the phases of a round; hiding.py lays hideouts.
- drawing.py draws cards, course.py goes on from phase to phase, ending.py ends the game.
- house_events.py has the effects of the optional house events; pending_effects.py has their questions.

In the folder above, data.py and house.py describe the box. state.py and house_state.py have the state of a game.
view.py has the part that a viewer may see, and worlds.py draws random states that agree with a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.action import NO_ACTIONS, ActionRules, Actions
from bot.engine.chance import Chance
from bot.engine.game import CALL_IT, Option, Step, WhoseTurn, then
from bot.engine.move import NOT_NOW, Ask, Field, Illegal, Picks
from bot.engine.record import Seat, Viewer
from cogs.fugitive import house
from cogs.fugitive.events import EVENTS, Idle
from cogs.fugitive.rules.ending import end_game
from cogs.fugitive.rules.fugitive_turn import FUGITIVE_TURN
from cogs.fugitive.rules.hiding import Hide
from cogs.fugitive.rules.marshal_turn import MARSHAL_TURN
from cogs.fugitive.rules.pending_effects import PENDING_EFFECTS
from cogs.fugitive.rules.phase import Phase
from cogs.fugitive.rules.setup import deal_game
from cogs.fugitive.state import State
from cogs.fugitive.view import View, view
from cogs.fugitive.worlds import HIDDEN, imagine

OPEN: Mapping[str, tuple[Actions[State], Actions[State]]] = {
    **{name: (phase, NO_ACTIONS) for name, phase in FUGITIVE_TURN.items()},
    **{name: (NO_ACTIONS, phase) for name, phase in MARSHAL_TURN.items()},
    "over": (NO_ACTIONS, NO_ACTIONS),
}
"""The actions that each phase offers to the Fugitive and to the Marshal."""

HIDE = Hide()


class Fugitive(ActionRules):
    """The rules of Fugitive in the form that the engine uses."""

    name = "fugitive"
    schema = 10
    seats = range(2, 3)
    options = (
        Option("roles", ("random", "host_fugitive", "host_marshal"), "random"),
        Option("bonus_pass", ("no", "yes"), "no"),
        Option("events", house.VARIANTS, "none"),
        CALL_IT,
    )
    presets = MappingProxyType(
        {"quick": {"call_it": "yes"}, "second": {"bonus_pass": "yes"}, "events": {"events": "random"}}
    )
    kept = ("roles",)
    state_type = State
    view_type = View
    event_type = EVENTS
    hidden = HIDDEN
    revealing = ("draw", "take", "guess", "trace", "probe", "watch")

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Return state and events after the cards are dealt (§2, §6.3)."""
        return deal_game(options, chance)

    def open_to(self, state: State, seat: Seat) -> Actions[State]:
        """Return the actions of the player who has to decide; no actions for the other player.

        The last question of a house event comes first, otherwise the phase.
        """
        if state.pending and state.result is None:
            pending = state.pending[-1]
            return PENDING_EFFECTS[pending.kind] if seat == pending.seat else NO_ACTIONS
        fugitive, marshal = OPEN[state.phase]
        if seat == state.fugitive:
            return fugitive
        return marshal if seat == state.marshal else NO_ACTIONS

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next field of a move. Only the field for sprint cards depends on earlier picks."""
        if ask.verb == HIDE.verb:
            return HIDE.next_field(state, seat, ask, picked)
        return super().next_field(state, seat, ask, picked)

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return state and events after the program moves for a player whose time is up."""
        phase = self.open_to(state, seat)
        assert isinstance(phase, Phase)
        return then((Idle(seat),), phase.move_on_timeout(state, seat, chance))

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return state and events after a player resigns: the other player wins (§3.2)."""
        return end_game(state, 1 - seat, "resigned")

    def turn(self, state: State) -> WhoseTurn:
        """Return whose turn it is. The turn stays the same while an event asks the other player (§6.4)."""
        hides = state.phase in ("first", "f_draw", "f_play", "bonus")
        return WhoseTurn(state.fugitive if hides else state.marshal, state.round)

    def called(self, state: State, winners: tuple[Seat, ...]) -> Step[State]:
        """Return state and events after the players end the game early and agree on one of them as winner."""
        if len(winners) != 1 or winners[0] not in (state.fugitive, state.marshal):
            raise Illegal(NOT_NOW)
        return Step(end_game(state, winners[0], "called").state, ())

    def view(self, state: State, viewer: Viewer) -> View:
        """Return the view: the part of the state that `viewer` may know."""
        return view(state, viewer)

    def imagine(self, view: View, chance: Chance) -> State:
        """Return a random state that agrees with everything in `view`."""
        return imagine(view, chance)

    def rematch(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Return the options for a rematch in which the players swap roles."""
        return {"roles": "host_marshal" if seat == state.fugitive else "host_fugitive"}


GAME = Fugitive()
