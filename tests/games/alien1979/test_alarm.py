"""The house rule *Alarm* (docs/rules/alien1979.md R30)."""

import pytest

from bot.engine.chance import Chance
from bot.engine.game import result_of, settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from cogs.alien1979 import data
from cogs.alien1979.events import Entered
from cogs.alien1979.rules.combination import combination
from cogs.alien1979.rules.game import GAME

QUICK = settled(GAME, GAME.presets["quick"])


@pytest.mark.parametrize("seats", GAME.seats)
def test_whoever_begins_has_entered_the_codes(seats: int) -> None:
    step = GAME.setup(seats, QUICK, Chance(b"alarm", 0))
    state = step.state
    assert state.enterer == state.first == state.turn
    assert combination(state.shown, seats) == state.shown
    assert not any(pawn.codes for pawn in state.pawns)
    assert not any(state.lying)
    assert [event.codes for event in step.events if isinstance(event, Entered)] == [state.shown]
    assert GAME.setup(seats, settled(GAME, {}), Chance(b"alarm", 0)).state.enterer is None


def test_its_last_round_comes_soon() -> None:
    for seats in (3, 5):
        for number in range(4):
            *_, last = playout(GAME, seats, QUICK, game_seed("alarm", number), [RandomPolicy()])
            assert last.step.state.round <= data.QUICK_ROUNDS[seats]
            assert result_of(last.step.state) is not None
