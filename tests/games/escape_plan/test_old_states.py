"""States of before schema 4 are read: what they did not remember is told from what lies where (§3.12)."""

import msgspec
import pytest

from bot.engine.chance import Chance
from bot.engine.codec import encode, read_state
from cogs.escape_plan.rules.game import GAME
from tests.drills.few import first
from tests.games.escape_plan.build import seen
from tests.games.escape_plan.playing import SEATS, check_truth, played


def of_schema_3(state):
    """Write a state as schema 3 did."""
    old = msgspec.to_builtins(state)
    del old["looks"]
    for player in old["players"]:
        del player["purse"]
    return encode(old)


@pytest.mark.parametrize("number", first(range(len(SEATS)), 3))
def test_a_game_of_schema_3_is_read_and_imagined(number):
    for turn in played(number):
        old = of_schema_3(turn.before)
        state = read_state(GAME, old, 3)
        assert of_schema_3(state) == old
        for viewer in (None, *range(len(state.players))):
            other = GAME.redeal(state, viewer, Chance(b"old", turn.version))
            assert encode(seen(other, viewer)) == encode(seen(state, viewer))
            check_truth(other)
    end = turn.step.state
    assert read_state(GAME, of_schema_3(end), 3) == end
