"""The moments of the README's pictures are there in the games that today's minds play."""

from __future__ import annotations

import pytest

from tests.pictures.moments import FILMED, MOMENTS, Moment


@pytest.mark.parametrize("moment", [*MOMENTS, FILMED], ids=lambda moment: moment.name)
def test_a_moment_is_in_the_middle_of_its_game(moment: Moment) -> None:
    assert 0 < moment.moves < len(moment.played()) - 2


def test_what_is_filmed_ends_with_a_find() -> None:
    _, draw, guess = FILMED.played()[FILMED.moves : FILMED.moves + 3]
    assert (draw.move.verb, guess.move.verb) == ("draw", "guess")
    assert draw.seat == guess.seat == FILMED.viewer
