"""A temper chooses among what is no worse, and among nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Any

import pytest

from bot.engine import personality as tempers
from bot.engine.chance import Chance
from bot.engine.crew import PERSONALITIES, Personality, crew
from bot.engine.game import settled
from bot.engine.move import Ask, Move, NextField
from bot.engine.personality import PersonalityPolicy
from bot.engine.play import waited_for
from bot.engine.policy import RandomPolicy
from bot.engine.record import Seat
from bot.engine.search import LEAST
from bot.installed_games import installed_game, installed_games

GAME = installed_game("alien1979").game
STOP = Move("stop")


class Equal:
    """All moves are worth the same; with `price`, whoever ends the turn loses by that."""

    quick = RandomPolicy()
    clearly = 1.0
    margin = 0.0
    pays = True

    def __init__(self, price: float = 0.0) -> None:
        self.price = price

    def candidates(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Sequence[Move]:
        """Every move that needs no choice, and each way to go."""
        went = next(ask for ask in asks if ask.verb == "go")
        return (*(Move("go", ((place,),)) for place in went.fields[0].options), STOP)

    def over(self, start: Any, now: Any) -> bool:
        """At once."""
        return True

    def worth(self, state: Any, seat: Seat) -> float:
        """The same, but for the price of having ended the turn."""
        return 0.5 - (self.price if seat not in waited_for(GAME, state, 3) else 0.0)


class First:
    """Does the first thing that it may."""

    blind = False

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """The first way to go."""
        went = next(ask for ask in asks if ask.verb == "go")
        return Move("go", (went.fields[0].options[:1],))


def likes_rest(personality: Personality, view: Any, move: Move) -> float:
    return float(personality == "careful" and move == STOP)


def asked_first(
    personality: Personality, lookahead: Equal, seconds: float = inf
) -> tuple[PersonalityPolicy, tuple[Any, Any, NextField]]:
    """Give a mind with a temper, and what it is asked first in a game."""
    state = GAME.setup(3, settled(GAME, {}), Chance(b"personality", 0)).state
    (seat,) = waited_for(GAME, state, 3)
    mind = PersonalityPolicy(First(), personality, likes_rest, GAME, lookahead, 3, seat, seconds)
    return mind, (GAME.view(state, seat), GAME.asks(state, seat), partial(GAME.next_field, state, seat))


@pytest.mark.parametrize(
    ("personality", "price", "wanted"), [("careful", 0.0, "stop"), ("bold", 0.0, "go"), ("careful", 0.1, "go")]
)
def test_what_is_to_the_taste_is_done_where_it_costs_nothing(
    personality: Personality, price: float, wanted: str
) -> None:
    mind, question = asked_first(personality, Equal(price))
    assert mind.choose(*question, Chance(b"mind", 0)).verb == wanted


@pytest.mark.parametrize(("seconds", "wanted"), [(LEAST, "stop"), (LEAST - 1, "go")])
def test_a_taste_needs_time_for_enough_worlds(monkeypatch: pytest.MonkeyPatch, seconds: int, wanted: str) -> None:
    """The clock goes on by a second for each world."""
    clock = iter([0, *range(1000)])
    monkeypatch.setattr(tempers.time, "monotonic", lambda: next(clock))
    mind, question = asked_first("careful", Equal(), seconds)
    assert mind.choose(*question, Chance(b"mind", 0)).verb == wanted


@pytest.mark.parametrize("name", [each.name for each in installed_games() if each.crew])
def test_a_crew_is_eight_two_of_each_temper(name: str) -> None:
    found = installed_game(name).crew
    assert len({each.name for each in found}) == len({each.face for each in found}) == 8
    assert [sum(each.personality == personality for each in found) for personality in PERSONALITIES] == [2] * 4
    assert all(len(each.name) <= 12 for each in found)


def test_a_temper_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="Ana"):
        crew([{"name": "Ana", "face": "x", "personality": "sleepy"}])
