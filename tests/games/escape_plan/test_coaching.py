"""What a seat is told it is after, and what is explained to it once, when it meets it."""

import pytest
from msgspec.structs import replace

from bot import titles
from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.engine.texts import LANGUAGES
from cogs.escape_plan.face.coaching import aim, coached
from cogs.escape_plan.policy import POLICIES
from cogs.escape_plan.rules.game import GAME

LETTERS = 160
"""Of a sentence that explains something."""


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_whatever_is_met_has_a_sentence(seats: int) -> None:
    met: set[str] = set()
    says = [titles.title("escape_plan").say(language) for language in LANGUAGES]
    for played in playout(GAME, seats, settled(GAME, {}), game_seed("coaching", seats), (POLICIES["easy"],)):
        state = played.step.state
        for seat in range(seats):
            view, asks = GAME.view(state, seat), GAME.asks(state, seat)
            names = coached(view, asks)
            met |= set(names)
            assert not asks or names[0] == "legend"
            assert all(0 < len(aim(view, each, say)) <= LETTERS for each in (seat, None) for say in says)
    assert len(met) >= 12
    for name in met:
        assert all(0 < len(say(f"escape_plan-coach-{name}")) <= LETTERS for say in says), name


def test_the_aim_names_the_exit_once_the_patrol_cards_do() -> None:
    say = titles.title("escape_plan").say("en")
    view = GAME.view(GAME.setup(3, settled(GAME, {}), Chance(b"aim", 0)).state, 0)
    assert "the one exit that stays open on day 3" in aim(replace(view, shown=()), 0, say)
    assert "exit 2 today" in aim(replace(view, shown=(1, 1, 3, 3, 2), day=3), 0, say)
    assert "exit 2 today" in aim(replace(view, shown=(1, 1, 3, 3, 2), day=3), None, say)
