"""A small game with turns of several steps that can be taken back, and with questions to others in between."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event, declared
from bot.engine.game import Result, Step, WhoseTurn
from bot.engine.move import Ask, Field, Move
from bot.engine.record import Record, Seat
from tests.table.sealed import Sealed


class State(Record, frozen=True):
    seats: int
    who: Seat = 0
    number: int = 0
    steps: int = 0
    asked: Seat | None = None
    """Who is asked something in the turn of another."""
    questions: int = 0
    result: Result | None = None


class Began(Event, frozen=True):
    pass


class Did(Event, frozen=True):
    who: Seat
    verb: str


class Turns(Sealed):
    """Each turn has steps without end; *again* ends it and begins another of the same player."""

    schema = 1
    options = ()
    state_type = view_type = State
    event_type = declared(__name__)

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[Any]:
        return Step(State(seats), (Began(),))

    def asks(self, state: Any, seat: Seat) -> tuple[Ask, ...]:
        if state.result is not None:
            return ()
        if state.asked is not None:
            return (Ask("answer", ()),) if seat == state.asked else ()
        if seat != state.who:
            return ()
        others = tuple(str(each) for each in range(state.seats) if each != seat)
        return Ask("step", ()), Ask("ask", (Field("whom", others),)), Ask("again", ()), Ask("end", ())

    def refuse(self, state: Any, seat: Seat, move: Move) -> None:
        return None

    def apply(self, state: Any, seat: Seat, move: Move, chance: Chance) -> Step[Any]:
        match move.verb:
            case "step":
                after = replace(state, steps=state.steps + 1)
            case "ask":
                after = replace(state, asked=int(move.picks[0][0]), questions=state.questions + 1)
            case "answer":
                after = replace(state, asked=None)
            case verb:
                who = state.who if verb == "again" else (state.who + 1) % state.seats
                after = replace(state, who=who, number=state.number + 1, steps=0)
        return Step(after, (Did(seat, move.verb),))

    def turn(self, state: Any) -> WhoseTurn | None:
        return WhoseTurn(state.who, state.number)

    def move_on_timeout(self, state: Any, seat: Seat, chance: Chance) -> Step[Any]:
        return self.apply(state, seat, Move("end" if state.asked is None else "answer", ()), chance)

    def view(self, state: Any, viewer: Seat | None) -> Any:
        return state

    def resign(self, state: Any, seat: Seat, chance: Chance) -> Step[Any]:
        return Step(replace(state, result=Result((), "resigned")), (Did(seat, "resign"),))
