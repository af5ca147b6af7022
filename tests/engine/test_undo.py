"""Which steps may be taken back without asking: a box holds gold or lead, which only who opens it knows."""

from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event, Private
from bot.engine.game import AnyGame, Result, Step
from bot.engine.log_replay import redeal_move, return_move, take_back_move
from bot.engine.move import NOT_NOW, Ask, Move, Refusal
from bot.engine.play import play
from bot.engine.record import TABLE, Record, Seat
from bot.engine.table_events import TookBack, TookBackUnseen
from bot.engine.undo import Made, Steps, harmless, reveals, steps_after, take_back_events
from tests.toys import ToyRules

WALKER, OTHER = 1, 0


class Walked(Event, frozen=True):
    who: Seat


class Heard(Private, frozen=True):
    word: str


class Shown(Private, frozen=True):
    reveals = True

    word: str


class State(Record, frozen=True):
    box: str = "gold"
    way: int = 0
    whispers: int = 0
    asked: bool = False
    over: bool = False

    @property
    def result(self) -> Result | None:
        return Result((WALKER,), "stopped") if self.over else None


class Box(ToyRules):
    """Seat 1 walks about a box; seat 0 may whisper, which only it sees, and answers when it is asked."""

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        if seat == OTHER:
            return (Ask("whisper", free=not state.asked), Ask("shout", free=True))
        return tuple(map(Ask, ("walk", "roll", "feel", "open", "sign", "ask", "stop", "lift", "weigh", "dare")))

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return NOT_NOW if move.verb == "lift" and state.box == "lead" else None

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        lead = state.box == "lead"
        if move.verb == "whisper":
            return Step(replace(state, whispers=state.whispers + 1), (Heard("psst", to=(OTHER,)),))
        if move.verb == "roll" or (move.verb == "weigh" and lead):
            chance.below(6)
        told: dict[str, Event] = {
            "feel": Heard("a box", to=(WALKER,)),
            "open": Heard(state.box, to=(WALKER,)),
            "sign": Heard("a sign", to=(WALKER, OTHER)),
        }
        over = move.verb == "stop" or (move.verb == "dare" and lead)
        walked = replace(state, way=state.way + 1, asked=move.verb == "ask", over=over)
        return Step(walked, (told.get(move.verb, Walked(seat)),))

    def view(self, state: State, viewer: Seat | None) -> State:
        return replace(state, box="", over=False, whispers=state.whispers if viewer == OTHER else 0)

    def imagine(self, view: State, chance: Chance) -> State:
        return replace(view, box=("gold", "lead")[chance.below(2)])


GAME: Any = Box()
START = State()


def made(move: str, seat: Seat = WALKER, version: int = 5) -> Made:
    chance = Chance(b"box", 0)
    step = play(GAME, START, seat, Move.parse(move), chance)
    return Made(version, seat, Move.parse(move), len(chance.drawn), step)


def by_the_table(move: Move) -> Made:
    return Made(5, TABLE, move, 0, Step(START, ()))


def left(steps: Steps, done: Made) -> Steps:
    return steps_after(GAME, 2, range(2), steps, START, done)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("roll", "it draws"),
        ("open", "it tells what is in the box"),
        ("sign", "somebody else was told alone"),
        ("ask", "somebody else is waited for since"),
        ("stop", "the game is over"),
        ("lift", "it cannot be done where there is lead"),
        ("weigh", "it would draw where there is lead"),
        ("dare", "the game would be over where there is lead"),
    ],
)
def test_what_tells_something_or_asks_somebody_stands(move: str, why: str) -> None:
    assert not harmless(GAME, 2, START, made(move)), why


def test_what_drew_stands_though_it_would_draw_nothing_in_all_other_truths_that_are_looked_at() -> None:
    class Gold(Box):
        def imagine(self, view: State, chance: Chance) -> State:
            return replace(view, box="gold")

    game, lead = cast(AnyGame, Gold()), State("lead")
    step = play(game, lead, WALKER, Move("weigh"), Chance.scripted([3]))
    assert not harmless(game, 2, lead, Made(5, WALKER, Move("weigh"), 1, step))
    assert harmless(game, 2, START, made("weigh")), "there it drew nothing"


@pytest.mark.parametrize("move", ["walk", "feel"])
def test_what_would_be_the_same_in_other_truths_may_be_taken_back(move: str) -> None:
    assert harmless(GAME, 2, START, made(move))


def test_a_verb_that_reveals_stays_though_every_truth_that_is_looked_at_tells_the_same() -> None:
    class Asks(Box):
        revealing = ("walk",)

    assert not harmless(cast(AnyGame, Asks()), 2, START, made("walk"))
    assert harmless(cast(AnyGame, Asks()), 2, START, made("feel"))


@pytest.mark.parametrize(("to", "stays"), [((WALKER,), True), ((OTHER,), False)])
def test_a_step_stays_that_told_its_player_an_event_that_reveals(to: tuple[Seat, ...], stays: bool) -> None:
    step = made("walk")
    told = step._replace(step=Step(step.step.state, (Shown("a corner", to=to),)))
    assert reveals(GAME, told) is stays


def test_steps_are_taken_back_one_by_one_the_last_one_first() -> None:
    assert left({}, made("walk", version=5)) == {WALKER: (4,)}
    assert left({WALKER: (4,)}, made("walk", version=6)) == {WALKER: (4, 5)}
    assert left({WALKER: (4, 5)}, by_the_table(take_back_move(WALKER, 5))) == {WALKER: (4,)}
    assert left({WALKER: (4,)}, by_the_table(take_back_move(WALKER, 4))) == {}
    assert left({WALKER: (4, 5)}, made("open")) == {}


def test_what_others_do_ends_it_only_where_it_was_noticed() -> None:
    assert left({WALKER: (4,)}, made("whisper", OTHER)) == {WALKER: (4,), OTHER: (4,)}
    assert left({WALKER: (4,)}, made("shout", OTHER)) == {OTHER: (4,)}
    assert left({OTHER: (4,)}, made("walk")) == {WALKER: (4,)}


@pytest.mark.parametrize(
    "done",
    [by_the_table(return_move(OTHER, 2)), by_the_table(redeal_move(OTHER)), by_the_table(Move("idle", (("1",),)))],
)
def test_what_the_table_does_ends_it_for_all_that_it_is_about(done: Made) -> None:
    assert WALKER not in left({WALKER: (4,)}, done)


def test_who_heard_of_a_step_hears_that_it_is_taken_back() -> None:
    assert take_back_events(WALKER, made("walk").step.events, 2) == (TookBack(WALKER),)
    assert take_back_events(WALKER, made("feel").step.events, 2) == (TookBackUnseen(WALKER, to=(WALKER,)),)
    assert take_back_events(WALKER, (), 2) == ()
