"""What a face shows where its game says nothing of it."""

from bot.engine.presenter import Presenter
from bot.ui.pages.log import RECENT


def test_each_of_the_last_moves_has_a_line_under_the_board() -> None:
    assert Presenter.recent == RECENT
