"""Moves that stand after others were taken back, on a toy: a number that two people change in turn or in secret."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.effective_moves import EffectiveMoves, effective
from bot.engine.game import Step
from bot.engine.log_replay import LogReplay, return_move, take_back_move
from bot.engine.move import Ask, Field, Move
from bot.engine.play import play
from bot.engine.record import TABLE, Record, Seat
from tests.toys import ToyRules


class State(Record, frozen=True):
    number: int = 0
    noted: str = ""


class Number(ToyRules):
    """`add` and `roll` add to it, `double` doubles it; `note` may be done at any time."""

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        words = (Field("word", ("one", "two")),)
        return (Ask("add", words), Ask("double"), Ask("roll"), Ask("note", words, free=True))

    def setup(self, seats: int, options: Any, chance: Chance) -> Step[State]:
        return Step(State(), ())

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        if move.verb == "note":
            return Step(replace(state, noted=state.noted + move.picks[0][0]), ())
        if move.verb == "double":
            return Step(replace(state, number=2 * state.number), ())
        more = 10 * chance.below(6) if move.verb == "roll" else ("", "one", "two").index(move.picks[0][0])
        return Step(replace(state, number=state.number + more), ())


GAME: Any = Number()


def played(*moves: tuple[Seat, str]) -> EffectiveMoves:
    """Play from version 2 on, after the deal as version 1."""
    known, state = EffectiveMoves(GAME), State()
    known.follow(1, TABLE, "setup", (), state)
    for version, (seat, move) in enumerate(moves, start=2):
        chance = Chance.scripted([5]) if move == "roll" else Chance.scripted([])
        state = play(GAME, state, seat, Move.parse(move), chance).state
        known.follow(version, seat, move, tuple(chance.drawn), state)
    return known


def test_what_led_back_does_not_stand_and_what_it_took_back_neither() -> None:
    went = [(1, TABLE, "setup"), (2, 0, "double"), (3, 1, "double"), (4, 0, "roll")]
    assert effective(went) == {1, 2, 3, 4}
    assert effective([*went, (5, TABLE, "back 0 1"), (6, 0, "roll")]) == {1, 3, 4, 6}
    assert effective([*went, (5, TABLE, "return 0 2"), (6, 0, "roll")]) == {1, 2, 6}
    assert effective([*went, (5, TABLE, "idle 1"), (6, 0, "back 1 1")]) == {1, 2, 3, 4, 5, 6}


def test_what_others_did_since_is_made_again_in_its_order_with_its_draws() -> None:
    known = played((0, "add one"), (1, "double"), (1, "roll"), (1, "double"))
    assert known.last is not None
    assert known.last.state.number == 2 * (2 + 50)
    led = known.move_after(take_back_move(0, 1))
    assert led.state.number == 2 * 50
    assert [made.version for made in led.backwards()] == [5, 4, 3, 1]


def test_a_player_takes_back_no_more_than_the_last_move_but_for_what_may_be_done_at_any_time() -> None:
    noted = played((0, "add one"), (0, "note two"))
    assert noted.move_after(take_back_move(0, 1)).state == State(0, "two")
    for known in (played((0, "add one"), (0, "add two")), played((1, "add one"))):
        with pytest.raises(ValueError, match="not the last move of its player"):
            known.move_after(take_back_move(0, 1))


def test_what_is_not_known_cannot_be_led_back_to() -> None:
    with pytest.raises(LookupError, match="no move 9 stands"):
        played((0, "add one")).move_after(take_back_move(0, 8))
    unknown = EffectiveMoves(GAME)
    unknown.follow(7, 0, "add one", (), State(1))
    with pytest.raises(LookupError, match="nothing is known before 7"):
        unknown.move_after(take_back_move(0, 6))
    with pytest.raises(LookupError):
        unknown.move_after(return_move(0, 6))


@pytest.mark.parametrize("move", ["back 0 1", "back 0 8", "return 0 8"])
def test_a_row_that_goes_back_before_what_is_known_begins_anew(move: str) -> None:
    known = played((0, "add one"), (0, "add two"))
    known.follow(4, TABLE, move, (), State(7))
    assert known.last is not None
    assert [(made.version, made.state) for made in known.last.backwards()] == [(4, State(7))]


def test_a_log_that_goes_nowhere_is_refused() -> None:
    replay = LogReplay(GAME, 2, {})
    replay.row(1, TABLE, "setup", Chance.scripted([]))
    with pytest.raises(ValueError, match="nowhere to go: back 0 8"):
        replay.row(2, TABLE, "back 0 8", Chance.scripted([]))
