"""What computers of all games have in common."""

from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.move import Ask, Move, NextField
from bot.engine.playout import asked, decided
from bot.engine.policy import AtLevel, Decision, RandomPolicy
from cogs.fugitive.rules.game import GAME


class Watching(AtLevel[str]):
    """Looks at the table."""

    shown: Any = None

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        self.shown = view
        return RandomPolicy().choose(view, asks, next_field, chance)


def test_a_coin_falls_so_many_times_in_a_hundred() -> None:
    chance = Chance.scripted([29, 30, 99, 0])
    decision = Decision((), chance)
    assert [decision.coin(percent) for percent in (30, 30, 100, 0)] == [True, False, True, False]
    assert chance.bounds == [100] * 4


def test_the_first_that_is_offered_is_done() -> None:
    decision = Decision((Ask("stop"), Ask("go")), Chance.scripted([]))
    assert decision.if_offered("hide", "go", "stop") == Move("go")
    assert decision.if_offered("hide") is None


def test_who_never_looks_at_the_table_is_not_shown_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.setup(2, settled(GAME, {}), Chance(b"policy", 0)).state
    seat, asks = asked(GAME, state, 2)
    mind = Watching("hard")
    decided(GAME, state, seat, asks, mind, Chance(b"mind", 0), Chance(b"policy", 1))
    assert mind.shown == GAME.view(state, seat)
    monkeypatch.setattr(type(GAME), "view", None)
    decided(GAME, state, seat, asks, RandomPolicy(), Chance(b"mind", 0), Chance(b"policy", 1))
