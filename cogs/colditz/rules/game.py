"""The rules of Escape from Colditz as the engine calls them: questions, moves and their effects.

`setup` deals the cards; turn/course.py then runs the turns. sides.py lists the actions of each side. The docstring of
the package describes every file (docs/rules/colditz.md).
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.engine.action import NO_ACTIONS, ActionRules, Actions
from bot.engine.chance import Chance
from bot.engine.game import CALL_IT, Option, Step, WhoseTurn, then
from bot.engine.move import NOT_NOW, Ask, Field, Illegal, Move, Picks
from bot.engine.record import Seat, Viewer
from cogs.colditz.data import BALANCE
from cogs.colditz.events import EVENTS
from cogs.colditz.events.course import Began, HouseRule, Idle, TimeUp
from cogs.colditz.rules import setup
from cogs.colditz.rules.castle.pawns import on_board
from cogs.colditz.rules.interruptions import trade
from cogs.colditz.rules.interruptions.answers import record_answer
from cogs.colditz.rules.interruptions.leaving import leave
from cogs.colditz.rules.interruptions.questions import default_answer
from cogs.colditz.rules.interruptions.resolve import resolve
from cogs.colditz.rules.sides import CHOOSING, GERMANS, OFFICERS, UNASKED, asks_at_any_time, asks_of_turn
from cogs.colditz.rules.turn import officers, roll_call
from cogs.colditz.rules.turn.both_sides import end_turn
from cogs.colditz.rules.turn.course import (
    cards_of,
    close_turn,
    early_end,
    end_by_escapes,
    end_game,
    is_over_hand_limit,
    put_back,
    throw_for_points,
)
from cogs.colditz.state import GERMAN, HOUSE, KITS, SINGLE, State
from cogs.colditz.view import View, view
from cogs.colditz.worlds import HIDDEN, imagine

BY_SEATS = "seats"
SHORT = "short"

COLOURS = "colours"
"""The option that lets officers choose their colours (§3.2)."""

FEWEST = 2
"""With this number of players, nobody chooses a colour."""

BEFORE = ("colours", "posts")
"""The names of the phases before the first round."""

LIMITS = (BY_SEATS, SHORT, "rounds_20", "rounds_40", "rounds_50", "minutes_60", "minutes_120", "minutes_180")

GERMANS_SEATS = ("random", "host", "second", "third", "fourth", "fifth", "last")
"""Values of the game option that decides which seat is the German's.

If nobody has that seat, the player at the last seat is the German.
"""

PRESETS = {
    "evening": {"limit": "minutes_120", "target": "2"},
    "quick": {"limit": SHORT, "call_it": "yes", "target": "1", KITS: "yes", SINGLE: "yes"},
}
"""Named sets of game options: one for an evening, and one for the shortest game (§7)."""

SHORT_ROUNDS = {2: 20, 3: 10, 4: 8, 5: 6, 6: 5}
"""For each number of players, the rounds of a short game (§7).

Such a game was measured to last about 25 minutes.
"""


def limit(options: Mapping[str, str], unit: str, seats: int = 0) -> int:
    """Return the limit of a game in a unit, which is "rounds" or "minutes".

    The result is 0 if the game has its limit in the other unit.
    """
    if options["limit"] == BY_SEATS:
        return BALANCE[seats].rounds if unit == "rounds" and seats else 0
    if options["limit"] == SHORT:
        return SHORT_ROUNDS.get(seats, 0) if unit == "rounds" else 0
    kind, _, count = options["limit"].partition("_")
    return int(count) if kind == unit else 0


def escapes(options: Mapping[str, str], seats: int) -> int:
    """Return how many men of one officer must escape, so that this officer wins."""
    return BALANCE[seats].target if options["target"] == BY_SEATS else int(options["target"])


class Colditz(ActionRules):
    """The rules of Escape from Colditz, as the engine uses them."""

    name = "colditz"
    schema = 10
    seats = range(2, 7)
    options = (
        Option("limit", LIMITS, BY_SEATS),
        Option("german", GERMANS_SEATS, "random"),
        Option("target", (BY_SEATS, "1", "2", "3", "4", "5"), BY_SEATS),
        *(Option(name, ("yes", "no"), "no", quiet=True) for name in HOUSE),
        Option(COLOURS, ("yes", "no"), "no"),
        CALL_IT,
    )
    presets = PRESETS
    kept = ("german", COLOURS)
    state_type = State
    view_type = View
    event_type = EVENTS
    hidden = HIDDEN
    revealing = ("draw",)

    def __init__(self) -> None:
        self._narrowed: tuple[State | None, dict[tuple[Seat, str, Picks], Field | None]] = (None, {})

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Return the state and events at the start of a new game (§3.2).

        The decks are shuffled and the men formed up. Then the officers choose colours, if the option says so, and the
        German posts the guards.
        """
        choice = options["german"]
        german = chance.below(seats) if choice == "random" else min(GERMANS_SEATS.index(choice), seats) - 1
        house = tuple(name for name in HOUSE if options[name] == "yes")
        state = setup.new_game(german, seats, chance, house)
        state = replace(
            state,
            target=min(escapes(options, seats), len(state.officers[0].men)),
            rounds=limit(options, "rounds", seats),
            phase="colours" if options[COLOURS] == "yes" and seats > FEWEST else "posts",
        )
        return Step(state, (Began(state.german, state.target), *map(HouseRule, house)))

    def open_to(self, state: State, seat: Seat) -> Actions[State]:
        """Return the actions that the player at `seat` may take now.

        They belong to the player's turn or to an interruption, or are possible at any time.
        """
        officers, phase = state.officers, state.phase
        if phase == "over" or not 0 <= seat <= len(officers):
            return NO_ACTIONS
        who = state.officer(seat)
        if who != GERMAN and officers[who].out:
            return NO_ACTIONS
        side = GERMANS if who == GERMAN else OFFICERS
        if state.interruption is not None:
            return side.asked[state.interruption.kind] if who in state.interruption.asked else side.waiting
        if phase == "colours":
            return CHOOSING if seat == setup.choosing_seat(state) else NO_ACTIONS
        acts = GERMAN if phase == "posts" else state.active
        return side.acting[phase] if who == acts else side.waiting

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """Return the questions that the player at `seat` may answer now.

        Questions of a turn and questions that are always open are cached separately.
        """
        actions = self.open_to(state, seat)
        if actions is OFFICERS.waiting or actions is GERMANS.waiting:
            return asks_at_any_time(state, seat)
        if actions is NO_ACTIONS or actions is CHOOSING or state.interruption is not None:
            return actions.offered(state, seat)
        return (*asks_of_turn(state, seat), *asks_at_any_time(state, seat))

    def known_to_wait(self, state: State, seat: Seat) -> bool:
        """Return whether the player at `seat` has nothing to decide now, except optional moves.

        Optional moves are trades and the choice of cells. This function is faster than computing the questions of the
        seat.
        """
        actions = self.open_to(state, seat)
        return actions is OFFICERS.waiting or actions is GERMANS.waiting or actions is NO_ACTIONS

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next choice that the player has to make for a move.

        Results are cached, since they are needed when the player chooses a move and again when the move is made.
        """
        if not picked:
            return super().next_field(state, seat, ask, picked)
        kept = self._narrowed
        if kept[0] is not state:
            kept = self._narrowed = (state, {})
        key = (seat, ask.verb, picked)
        if key not in kept[1]:
            kept[1][key] = super().next_field(state, seat, ask, picked)
        return kept[1][key]

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Return the state and events after a move, with all its automatic consequences."""
        step = super().apply(state, seat, move, chance)
        stepped = move.verb == officers.Move.verb and officers.reveals_nothing(state, step.state)
        return _settled(state, step, chance, not stepped and move.verb not in UNASKED)

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return the state and events after a default move for a player whose time is up.

        The default answer is "no", or sending all men to the roll call. Otherwise the move posts the guards, rolls,
        draws or searches. In a turn, it discards cards down to the hand limit and ends the turn.
        """
        step = then((Idle(seat),), self._idle(state, state.officer(seat), chance))
        return _settled(state, step, chance, True)

    def _idle(self, state: State, who: int, chance: Chance) -> Step[State]:
        if state.interruption is not None:
            step = record_answer(state, who, default_answer(state, who))
            while (interruption := step.state.interruption) is not None and who in interruption.asked:
                step = then(step.events, record_answer(step.state, who, default_answer(step.state, who)))
            return step
        if state.phase == "colours":
            return setup.Colour().do(state, state.seat(who), ((str(setup.free_officers(state)[0]),),), chance)
        if state.phase == "posts":
            return setup.post_guards(state, setup.default_posts(state), chance)
        if state.phase == "roll":
            return throw_for_points(state, chance)
        if state.phase == "draw":
            return roll_call.draw_and_continue(state)
        if state.phase == "sweep":
            return roll_call.start_search(state)
        while is_over_hand_limit(state):
            state = put_back(state, who, cards_of(state, who)[-1], shown=False)
        return close_turn(state, chance)

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Return the state and events after a player has left the game.

        If the player was an officer, the officer's men are removed. If the German leaves, the officers win.
        """
        if not 0 <= seat < state.players:
            raise Illegal(NOT_NOW)
        return _settled(state, leave(state, state.officer(seat), chance), chance, False)

    def time_limit(self, options: Mapping[str, str]) -> int:
        """Return the time limit in seconds. The result is 0 if the game has a limit in rounds (§3.17)."""
        return 60 * limit(options, "minutes")

    def time_up(self, state: State, chance: Chance) -> Step[State]:
        """Return the state and events after the time limit has passed (§3.17).

        The game ends as soon as no interruption is open. Raises Illegal if the limit is in rounds or the time was
        already up.
        """
        if state.rounds or state.late:
            raise Illegal(NOT_NOW)
        return _settled(state, Step(replace(state, late=True), (TimeUp(),)), chance, False)

    def turn(self, state: State) -> WhoseTurn | None:
        """Return the seat that has the turn, with the round. The result is None before the first round (§3.3)."""
        return None if state.phase in BEFORE else WhoseTurn(state.seat(state.active), state.round)

    def called(self, state: State, winners: tuple[Seat, ...]) -> Step[State]:
        """Return the state after the game is ended early, with the players in `winners` as winners.

        Officers get places by their escapes. Raises Illegal if these players cannot win.
        """
        gone = {state.seat(number) for number, one in enumerate(state.officers) if one.out}
        if not winners or not set(winners) <= set(range(state.players)) - gone:
            raise Illegal(NOT_NOW)
        return Step(end_game(state, winners, "called").state, ())

    def view(self, state: State, viewer: Viewer) -> View:
        """Return the part of the state that `viewer` may see."""
        return view(state, viewer)

    def imagine(self, view: View, chance: Chance) -> State:
        """Return a random state that looks the same to the viewer as a view."""
        return imagine(view, chance)

    def rematch(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Return the options for a rematch that `seat` opens.

        This player is the German, unless the player was the German in the last game.
        """
        return {"german": "last" if seat == state.german else "host"}


def _settled(before: State, step: Step[State], chance: Chance, decided: bool) -> Step[State]:
    """Return the state and events after everything has happened that needs no player's decision.

    Interruptions with all answers, offers without goods and turns without a choice end. The game may end, too (R26). If
    the turn was already running, it ends only if the player has `decided` something that cannot be taken back. A secret
    offer does not end the turn, since the others would learn of the offer.
    """
    step = trade.drop_void_offers(before, resolve(step, chance))
    state = step.state
    if state.result is not None or state.interruption is not None:
        return step
    if (ended := end_by_escapes(state) if state.late else early_end(state)) is not None:
        return then(step.events, ended)
    begun = (state.active, state.round) != (before.active, before.round)
    if not (decided or begun) or not _spent(state):
        return step
    return _settled(state, then(step.events, end_turn(state, chance)), chance, decided)


def _spent(state: State) -> bool:
    """Return whether everybody can see that the active officer can only end the turn (§3.3)."""
    if state.phase != "act" or state.active == GERMAN:
        return False
    one = state.officers[state.active]
    if one.cards or (state.turn.points and any(map(on_board, one.men))):
        return False
    return all(ask.verb == "end" for ask in asks_of_turn(state, state.seat(state.active)))


GAME = Colditz()
