"""What a beginner is told: the aim, and each thing when it is met."""

import pytest

from cogs.alien1979.render import PRESENTER
from cogs.alien1979.rules.game import GAME
from tests.games.alien1979.build import A, B, card, dead, pawn, seen, table
from tests.games.alien1979.looks import CALM, MAD, said


def names(state, seat):
    return PRESENTER.hints(seen(state, seat), GAME.asks(state, seat))


def test_the_aim_is_the_ship_and_what_comes_before_it():
    assert PRESENTER.goal(seen(CALM, A), A, said()) == (
        "Find three codes of one rank, enter them in MOTHER and board the SHIP: 2 seats for 4."
    )
    assert PRESENTER.goal(seen(MAD), None, said()) == "Be aboard the SHIP when it leaves to win. 1 seat is free."
    assert PRESENTER.goal(seen(MAD, A), A, said()) == "Stay aboard until the SHIP leaves, and you win."
    assert PRESENTER.goal(seen(CALM, 3), 3, said()) == ""


@pytest.mark.parametrize(
    ("state", "seat", "first"),
    [
        (table(pawn(), pawn()), A, ("legend", "points", "arm")),
        (table(pawn("oros", marks=2), pawn(), alien="oros"), A, ("legend", "beside", "marks", "points")),
        (table(pawn("oros"), pawn(), alien="oros", enterer=B), A, ("legend", "beside-mad", "mad", "points")),
        (table(pawn("oros", "sc"), pawn(), owed=(A,), phase="lose", turn=B, points=0), A, ("legend", "lose")),
        (table(pawn("nave"), pawn(), enterer=A), A, ("legend", "mad", "points", "activate")),
        (table(dead(), pawn(), haunting=True, discards=(card("2 oros"),), turn=B), A, ("legend", "haunt")),
    ],
)
def test_what_befalls_a_beginner_is_told_before_what_may_be_done(state, seat, first):
    assert names(state, seat)[: len(first)] == first
