"""The search of all games, on a game of one decision whose chances are known: a card from 0 to 11 lies face-down, and
whoever picks number n wins if the card is not above n; the highest number wins only if it is the card."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from bot.engine import search as searching
from bot.engine.chance import Chance
from bot.engine.game import Result, Step
from bot.engine.move import Ask, Field, Move, Refusal
from bot.engine.policy import RandomPolicy
from bot.engine.record import Record
from bot.engine.search import LAST, LEAST, Budget, Found, Searcher, Spot, Trial, search, stages
from tests.toys import ToyRules

CARDS = 12
ASK = Ask("pick", (Field("number", tuple(str(number) for number in range(CARDS))),))
OWN, BEST = Move("pick", (("0",),)), Move("pick", (("10",),))


class State(Record, frozen=True):
    card: int
    turn: int = 0
    won: bool = False

    @property
    def result(self) -> Result | None:
        return Result((0,) if self.won else (1,), "turned") if self.turn == 4 else None


class View(Record, frozen=True):
    turn: int


class FaceDown(ToyRules):
    """Seat 0 picks; seat 1 says yes three times before the card is turned up."""

    name = "face-down"
    seats = range(2, 3)

    def asks(self, state: State, seat: int) -> tuple[Ask, ...]:
        if state.turn == 0:
            return (ASK,) if seat == 0 else ()
        return (Ask("yes"),) if seat == 1 and state.turn < 4 else ()

    def refuse(self, state: State, seat: int, move: Move) -> Refusal | None:
        return Refusal("five") if move.picks == (("5",),) else None

    def apply(self, state: State, seat: int, move: Move, chance: Chance) -> Step[State]:
        if move.verb == "yes":
            return Step(State(state.card, state.turn + 1, state.won), ())
        number = int(move.picks[0][0])
        won = number == state.card if number == CARDS - 1 else number >= state.card
        return Step(State(state.card, 1, won), ())

    def move_on_timeout(self, state: State, seat: int, chance: Chance) -> Step[State]:
        return Step(State(state.card, 4, state.won), ())

    def view(self, state: State, viewer: int | None) -> View:
        return View(state.turn)

    def imagine(self, view: View, chance: Chance) -> State:
        return State(chance.below(CARDS), view.turn)


class All:
    """Every number is a candidate, 0 the mind's own."""

    quick = RandomPolicy()
    clearly = 1.0
    margin = 0.0
    pays = True

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: Any, chance: Chance) -> Sequence[Move]:
        return [Move("pick", ((number,),)) for number in ASK.fields[0].options]

    def over(self, start: State, now: State) -> bool:
        return False

    def worth(self, state: State, seat: int) -> float:
        raise AssertionError("every playout ends")


class OneMove:
    """Makes the same move always."""

    blind = True

    def __init__(self, move: Move) -> None:
        self.move = move

    def choose(self, view: None, asks: tuple[Ask, ...], next_field: Any, chance: Chance) -> Move:
        return self.move


class Horizon(All):
    """Playouts stop after the first answer, and what is then won is known."""

    def over(self, start: State, now: State) -> bool:
        return now.turn == 2

    def worth(self, state: State, seat: int) -> float:
        return 0.9 if state.won else 0.1


GAME: Any = FaceDown()
SPOT = Spot(GAME, 2, 0, View(0), (ASK,), partial(GAME.next_field, None, 0))


@pytest.mark.parametrize("lookahead", [All(), Horizon()])
@pytest.mark.parametrize("seed", range(5))
def test_the_best_move_is_found(lookahead, seed):
    found = search(SPOT, lookahead, Chance(b"best", seed), Budget(2400))
    assert found[0].move == BEST
    assert found[0].worth > 0.8


def test_the_last_moves_are_tried_in_the_same_worlds_and_the_budget_is_kept():
    found = search(SPOT, All(), Chance(b"budget", 0), Budget(240))
    tried = [one.worlds for one in found]
    assert sum(tried) <= 240
    assert len(set(tried[:LAST])) == 1
    assert min(tried[:LAST]) >= LEAST
    assert max(tried[LAST:]) < min(tried[:LAST])
    assert [one.worth for one in found[:LAST]] == sorted((one.worth for one in found[:LAST]), reverse=True)


def test_the_same_chance_gives_the_same_answer():
    first, again = (search(SPOT, All(), Chance(b"same", 7), Budget(100)) for _ in range(2))
    assert first == again
    assert first != search(SPOT, All(), Chance(b"other", 7), Budget(100))


@pytest.mark.parametrize("playouts", [0, 11, LEAST * LAST])
def test_with_too_few_playouts_the_minds_own_choice_stands(playouts):
    found = search(SPOT, All(), Chance(b"few", 0), Budget(playouts))
    assert found[0].move == OWN
    assert {one.move for one in found} == set(All().candidates(View(0), (ASK,), None, Chance(b"", 0)))
    assert playouts or {(one.worth, one.worlds) for one in found} == {(0.0, 0)}


def test_it_stops_when_its_time_is_over(monkeypatch):
    clock = iter(range(1000))
    monkeypatch.setattr(searching.time, "monotonic", lambda: next(clock))
    found = search(SPOT, All(), Chance(b"time", 0), Budget(10**6, seconds=5))
    assert found[0].move == OWN
    assert 1 <= max(one.worlds for one in found) <= 5


def test_what_does_not_clearly_lead_leaves_the_minds_own_choice():
    """8 and 9 win in 9 and 10 of 12 worlds: with few playouts noise would choose between them."""

    class Close(All):
        def candidates(self, view, asks, next_field, chance):
            return [Move("pick", ((number,),)) for number in ("8", "9")]

    first = [search(SPOT, Close(), Chance(b"close", seed), Budget(2 * LEAST))[0].move.picks for seed in range(40)]
    assert first.count((("8",),)) > 20
    sure = [search(SPOT, Close(), Chance(b"sure", seed), Budget(800))[0].move.picks for seed in range(10)]
    assert sure == [(("9",),)] * 10


def test_a_move_that_the_rules_refuse_is_worth_nothing():
    found = search(SPOT, All(), Chance(b"refused", 0), Budget(400))
    assert next(one.worth for one in found if one.move.picks == (("5",),)) == 0


def test_for_a_mind_that_makes_no_legal_move_the_clock_plays_on():
    class Mute(All):
        quick = OneMove(Move("no"))

    state = GAME.apply(State(3), 0, BEST, Chance(b"", 0)).state
    assert searching.play_on(GAME, 2, Mute(), State(3), state, b"mute") == State(3, 4, won=True)


@pytest.mark.parametrize(("standard_errors", "leads"), [(1.0, True), (2.0, False)])
def test_another_move_must_lead_by_so_many_standard_errors(standard_errors, leads):
    class Doubtful(All):
        clearly = standard_errors

    other = Move("pick", (("1",),))
    trial = Trial(SPOT, Doubtful(), b"", [OWN, other])
    trial.came_to = {OWN: [0.0] * 9, other: [1.0] * 3 + [0.0] * 5 + [-0.5]}
    assert trial.leads(other, OWN) is leads


@pytest.mark.parametrize(("least", "leads"), [(0.1, True), (0.2, False)])
def test_another_move_must_lead_by_the_margin(least, leads):
    """However sure it is."""

    class Wary(All):
        margin = least

    other = Move("pick", (("1",),))
    trial = Trial(SPOT, Wary(), b"", [OWN, other])
    trial.came_to = {OWN: [0.0] * 9, other: [0.15] * 9}
    assert trial.leads(other, OWN) is leads


def test_a_single_candidate_is_played_at_once():
    class One(All):
        def candidates(self, view, asks, next_field, chance):
            return [OWN]

    assert search(SPOT, One(), Chance(b"one", 0), Budget(100)) == (Found(OWN, 0.0, 0),)


def test_a_computer_that_searches_is_a_policy():
    mind = Searcher(GAME, All(), 2, 0, Budget(2400))
    assert mind.choose(View(0), (ASK,), SPOT.next_field, Chance(b"policy", 0)) == BEST


def test_stages_halve_down_to_the_last():
    assert [stages(number) for number in (1, 4, 5, 12, 16)] == [[1], [4], [5, 4], [12, 6, 4], [16, 8, 4]]
