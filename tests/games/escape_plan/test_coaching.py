"""What a seat is told it is after."""

from msgspec.structs import replace

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.game import settled
from cogs.escape_plan.face.coaching import aim
from cogs.escape_plan.rules.game import GAME


def test_the_aim_names_the_exit_once_the_patrol_cards_do() -> None:
    say = installed_games.installed_game("escape_plan").say("en")
    view = GAME.view(GAME.setup(3, settled(GAME, {}), Chance(b"aim", 0)).state, 0)
    assert "on day 3 by the last open exit, or lose everything" in aim(replace(view, shown=()), 0, say)
    assert "today by exit 2" in aim(replace(view, shown=(1, 1, 3, 3, 2), day=3), 0, say)
    assert "exit 2 today" in aim(replace(view, shown=(1, 1, 3, 3, 2), day=3), None, say)
