"""The rules of Nim: in turn, take as many sticks as you like from one heap; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping

from escapade_nim.events import EVENTS, Began, Idle, Left, Over, Took
from escapade_nim.state import State, View
from msgspec.structs import replace

from bot.engine.action import NO_ACTIONS, Action, ActionRules, Actions
from bot.engine.chance import Chance
from bot.engine.game import Result, Step, WhoseTurn, then
from bot.engine.move import NOT_NOW, Ask, Field, Illegal, Picks
from bot.engine.record import Seat, Viewer

HEAP = Field("heap", kind="heap")
COUNT = Field("count")


class Take(Action[State]):
    """Take sticks from a heap."""

    verb = "take"
    fields = (HEAP, COUNT)
    open = True

    def ask(self, state: State, seat: Seat) -> Ask:
        """Offer every heap that has sticks."""
        heaps = tuple(str(heap) for heap, sticks in enumerate(state.heaps, 1) if sticks)
        return Ask(self.verb, (HEAP.of(heaps),), True)

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Ask how many of its sticks."""
        if len(picked) > 1:
            return None
        return COUNT.of(tuple(map(str, range(1, state.heaps[int(picked[0][0]) - 1] + 1))))

    def do(self, state: State, seat: Seat, picks: Picks, chance: Chance) -> Step[State]:
        """Take them."""
        return take(state, seat, int(picks[0][0]), int(picks[1][0]))


TURN = Actions[State](Take())


class Nim(ActionRules):
    """The game, for the table and the tests."""

    name = "nim"
    schema = 10
    seats = range(2, 3)
    options = ()
    state_type = State
    view_type = View
    event_type = EVENTS
    open = True

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Lay the heaps; chance says who begins."""
        first = chance.below(seats)
        return Step(State(turn=first), (Began(first),))

    def open_to(self, state: State, seat: Seat) -> Actions[State]:
        """Whose turn it is takes sticks."""
        return TURN if state.result is None and seat == state.turn else NO_ACTIONS

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Take one stick of the first heap."""
        heap = next(heap for heap, sticks in enumerate(state.heaps, 1) if sticks)
        return then((Idle(seat),), take(state, seat, heap, 1))

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Let the other one win. Raises Illegal for a seat that there is not."""
        if seat not in (0, 1):
            raise Illegal(NOT_NOW)
        return then((Left(seat),), over(state, 1 - seat, "alone"))

    def turn(self, state: State) -> WhoseTurn:
        """Turns follow each other."""
        return WhoseTurn(state.turn, state.number)

    def view(self, state: State, viewer: Viewer) -> View:
        """Show everything."""
        return View(viewer, state)

    def imagine(self, view: View, chance: Chance) -> State:
        """There is but one world."""
        return view.table


def take(state: State, seat: Seat, heap: int, count: int) -> Step[State]:
    """Take sticks, and come to the other one or to the end."""
    heaps = tuple(sticks - count * (place == heap) for place, sticks in enumerate(state.heaps, 1))
    taken = replace(state, heaps=heaps, turn=1 - seat, number=state.number + 1)
    told = (Took(seat, count, heap),)
    return then(told, Step(taken, ()) if any(heaps) else over(taken, seat, "last"))


def over(state: State, winner: Seat, reason: str) -> Step[State]:
    """End the game."""
    return Step(replace(state, result=Result((winner,), reason)), (Over(winner),))


GAME = Nim()
