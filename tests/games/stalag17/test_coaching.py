"""What wins, and what a beginner is told once."""

import pytest

from cogs.stalag17.render import PRESENTER
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, B, C, seen, table, who
from tests.games.stalag17.looks import middle, said


def coached(state, seat=A):
    return PRESENTER.hints(seen(state, seat), GAME.asks(state, seat))


def test_the_aim_counts_ones_own_prisoners():
    told = [PRESENTER.goal(seen(middle(), seat), seat, said()) for seat in (None, A, B, C)]
    assert told[0] == "The first player to get all three prisoners out wins."
    assert ["other 2 prisoners" in told[1], "last prisoner" in told[2], "three prisoners" in told[3]] == [True] * 3


@pytest.mark.parametrize(
    ("state", "first"),
    [
        (table(who(coin=True), who(coin=True), rules="informer", phase="coin"), ("legend", "coin")),
        (table(who("food2"), who()), ("legend", "cards", "play", "roll_call")),
        (table(who("", "food2 tools1 map1 r3"), who()), ("legend", "ready")),
        (table(who("food2"), who(), attempted=True), ("legend", "failed")),
        (table(who("food2"), who(), last=2, deck=""), ("legend", "last_turns", "cards")),
        (table(who(), who(left=1), rules="joint", phase="joint", escaper=B), ("legend", "join")),
    ],
)
def test_what_matters_most_comes_first(state, first):
    assert coached(state)[: len(first)] == first


def test_whoever_waits_is_only_told_what_the_picture_shows():
    assert coached(table(who("food2 barr"), who("food1 info")), B) == ("legend",)
