"""What the sentences of the first game say in numbers (cogs/stalag17/game.toml) is so on its path."""

import pytest

from bot.installed_games import installed_game
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, B, hand, left, seen, vigilance

LESSON = installed_game("stalag17").lessons[0]


@pytest.mark.parametrize(
    ("step", "held", "points", "watched"),
    [
        ("plan", "map1 r3", (0, 4), (0, 0)),
        ("draw", "documents1 documents2", (3, 4), (0, 0)),
        ("double", "documents1 documents2 clothes/food r4", (3, 4), (0, 2)),
        ("discard", "documents1 documents2 tools2 info", (7, 4), (0, 2)),
        ("escape", "tools2", (7, 4), (0, 2)),
        ("coin", "food1 map2", (0, 5), (2, 0)),
        ("offer", "", (0, 5), (2, 0)),
        ("vigilance", "clothes1 r5", (0, 5), (2, 0)),
        ("join", "clothes1 food1", (5, 5), (2, 0)),
    ],
)
def test_each_step_stands_where_its_sentence_says(step, held, points, watched):
    state = LESSON.position(GAME, step)
    assert (hand(state, A), seen(state, A).runaway(), vigilance(state)) == (held, points, watched)


def test_the_hand_that_is_lightened_costs_nine_and_then_two():
    costs = [plan.sum_in_hand(LESSON.position(GAME, step).players[A].hand) for step in ("discard", "escape")]
    assert costs == [9, 2]


def test_two_prisoners_are_out_at_the_end_and_the_coin_is_left():
    *_, (_, end) = LESSON.states(GAME)
    assert (left(end), vigilance(end)[A], end.players[A].coin, end.phase) == ((1, 2), 8, True, "coin")
    assert end.players[B].vigilance == 5
