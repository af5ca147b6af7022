"""The rules of Alien 1979 (docs/rules/alien1979.md). Start reading here.

- turn.py has the course of a turn.
- actions/menu.py lists the actions, and costly.py is their base.
- own.py has actions with the player's own pawn, and others.py those against other players.
- escape.py has the actions on the way home, and parting.py those that give up a code.
- codes.py moves codes, and combination.py checks combinations.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.action import NO_ACTIONS, ActionRules, Actions
from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import CALL_IT, Option, Step, WhoseTurn, then
from bot.engine.move import NOT_NOW, Ask, Field, Illegal, Picks
from bot.engine.record import Seat, Viewer
from cogs.alien1979 import data
from cogs.alien1979.events import EVENTS, Began, Entered, Idle, Round
from cogs.alien1979.rules import codes, combination, turn
from cogs.alien1979.rules.actions.menu import GOING_ON, HAUNTING, LOSING, SWAPPING, TURN
from cogs.alien1979.rules.actions.parting import put_back
from cogs.alien1979.state import Pawn, State
from cogs.alien1979.view import View, view
from cogs.alien1979.worlds import imagine

IN_TURN = {"act": TURN, "swap": SWAPPING}
"""The actions of the player whose turn it is, by the phase of the turn."""

SEATS = {f"seat_{seat + 1}": seat for seat in range(1, 8)}
"""The seats that the lobby can choose as first player, by the name of the option."""


class Alien1979(ActionRules):
    """The rules of Alien 1979 in the form that the engine uses."""

    name = "alien1979"
    schema = 10
    seats = range(2, 9)
    options = (
        Option("strict", ("no", "yes"), "yes"),
        Option("haunting", ("no", "yes"), "no"),
        Option("first", ("random", "host", *SEATS), "random"),
        Option("no_siege", ("no", "yes"), "no"),
        Option("short_ending", ("no", "yes"), "no"),
        CALL_IT,
        Option("alarm", ("no", "yes"), "no"),
    )
    presets: ClassVar = {
        "quick": {"strict": "no", "no_siege": "yes", "short_ending": "yes", "alarm": "yes", "call_it": "yes"}
    }
    kept = ("first",)
    state_type = State
    view_type = View
    event_type = EVENTS
    shared = False
    hidden = ("pawns.codes", "pawns.known", "pawns.passed", "deck", "lying", "chosen")
    revealing = ("take", "stop")

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Return state and events after the game is set up and the first turn starts.

        The codes are hidden, the deck is shuffled and the Alien is placed (§3.2). With the option alarm, the first
        player has already entered the codes (R30).
        """
        lying = codes.deal(chance)
        deck = chance.shuffled(data.ALIEN_DECK)
        alien = chance.choice(data.SECTORS)
        first = 0 if options["first"] == "host" else SEATS.get(options["first"], seats)
        if first >= seats:
            first = chance.below(seats)
        state = State(
            strict=options["strict"] == "yes",
            haunting=options["haunting"] == "yes",
            no_siege=options["no_siege"] == "yes",
            short_ending=options["short_ending"] == "yes",
            first=first,
            pawns=(Pawn(),) * seats,
            alien=alien,
            deck=deck,
            lying=lying,
            turn=first,
        )
        begun: tuple[Event, ...] = (Round(state.round), Began(first, alien))
        if options.get("alarm") == "yes":
            entered = combination.draw_combination(seats, chance)
            state = replace(codes.collect(state, first, entered), last=data.QUICK_ROUNDS[seats])
            begun += (Entered(first, entered),)
        return then(begun, turn.begin(state, first, state.round, chance))

    def open_to(self, state: State, seat: Seat) -> Actions[State]:
        """Return the actions of the player at `seat`: giving up a code, or those of the player's turn."""
        if state.result is not None:
            return NO_ACTIONS
        if state.haunting and state.haunts(seat):
            return HAUNTING
        if state.owed:
            return LOSING if seat in state.owed else NO_ACTIONS
        return IN_TURN.get(state.phase, NO_ACTIONS) if seat == state.turn else NO_ACTIONS

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """Return the questions to the player at `seat`. There are usually none in other players' turns."""
        if seat != state.turn and not state.owed and not state.haunting:
            return ()
        return self.open_to(state, seat).offered(state, seat)

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next field of the question `ask`. Few actions have more fields than their question lists."""
        if len(picked) < len(ask.fields):
            return ask.fields[len(picked)]
        return super().next_field(state, seat, ask, picked) if ask.verb in GOING_ON else None

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return state and events after the program moves for a player whose time is up (R18).

        It puts down a code of the rank with the fewest copies, or ends the turn.
        """
        late = (Idle(seat),)
        if state.owed:
            return then(late, turn.choose(state, seat, codes.code_to_lose(state.pawns[seat].codes), chance))
        if state.phase == "swap":
            step = put_back(state, seat, codes.code_to_lose(state.pawns[seat].codes))
            return then(late + step.events, turn.end(step.state, chance))
        return then(late, turn.end(state, chance))

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return state and events after the player at `seat` leaves the game (R18).

        Raises Illegal if the player is already out.
        """
        if seat not in state.living():
            raise Illegal(NOT_NOW)
        return turn.leave(state, seat, chance)

    def turn(self, state: State) -> WhoseTurn:
        """Return the player whose turn it is. This player waits while others put codes down (§3.6)."""
        return WhoseTurn(state.turn, state.round)

    def called(self, state: State, winners: tuple[Seat, ...]) -> Step[State]:
        """Return state and events after the players end the game early and agree that `winners` win."""
        return turn.end_by_agreement(state, winners)

    def view(self, state: State, viewer: Viewer) -> View:
        """Return the view: the part of the state that `viewer` may know."""
        return view(state, viewer)

    def imagine(self, view: View, chance: Chance) -> State:
        """Return a random state that agrees with everything in `view`."""
        return imagine(view, chance)


GAME = Alien1979()
