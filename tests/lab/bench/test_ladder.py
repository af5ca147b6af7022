"""The ladder's own reckoning: who is better by the end of a game, and when that is shown."""

from __future__ import annotations

import pytest

from bot.engine.game import Result
from bot.installed_games import installed_game, names
from tests.lab.bench import ladder
from tests.lab.bench.ladder import BETTER, Cell, cells, climbed, decided, pair, verdict


@pytest.mark.parametrize("name", names())
def test_a_level_beside_itself_is_even(name: str) -> None:
    """The same deal twice, with seats exchanged or the side played twice alike, comes to exactly half."""
    for cell in cells([name]):
        if cell.seats == max(2, installed_game(name).game.seats[0]):
            assert pair(cell._replace(higher="normal", lower="normal", against="normal"), 0, 1) == 0.5


def test_a_better_place_is_a_win_or_then_a_standing() -> None:
    stalag = installed_game("stalag17")
    first = Result((0,), "free", (1, 3, 2))
    assert ladder.shared(stalag, range(3), first, frozenset((0, 2))) == 1.0
    assert ladder.shared(stalag, range(3), first, frozenset((1,))) == 0.0
    plan = installed_game("escape_plan")
    assert ladder.shared(plan, range(3), Result((1,), "escaped", (0, 300, 0)), frozenset((0,))) == 0.25


@pytest.mark.parametrize(
    ("scores", "shown"),
    [([1.0, 0.5] * 20, "better"), ([0.5, 0.0] * 20, "not better"), ([1.0, 0.0] * 20, ""), ([0.5] * 20, "")],
)
def test_what_is_shown(scores: list[float], shown: str) -> None:
    assert decided(scores) == shown


def test_a_cell_ends_when_something_is_shown_or_after_the_most_games() -> None:
    """A verdict has its interval; the numbers of games alone make the games, so a run can be had again."""
    cell = Cell("fugitive", 2, "normal", "random", "Marshal", "random")
    one = climbed(cell, part=0)
    assert (one.shown, one) == ("better", climbed(cell, part=0))
    close = cell._replace(higher="easy")
    soon, sure = climbed(close, part=0), climbed(close, part=0, surely=True)
    assert abs(sure.share - BETTER) > sure.width > 0
    assert soon.games < sure.games
    assert climbed(cell, part=0, most=2) == verdict([pair(cell, 0, 0)], "open")
    assert "2 seats, Marshal against random · normal over random" in str(cell)


def test_cells_are_the_fewest_the_usual_and_the_most_seats() -> None:
    assert [(cell.seats, cell.higher) for cell in cells(["stalag17"])] == [
        (seats, level) for level in ("hard", "normal") for seats in (2, 4, 5)
    ]
    assert {cell.side for cell in cells(["colditz"])} == {"the German", "officers"}
    assert {cell.against for cell in cells(["fugitive"], "hard")} == {"hard"}
