"""A seat that never answers costs a game few days, in every title."""

import pytest

from bot.titles import names, title
from tests.bench.absence import days

MOST = 4.0


@pytest.mark.parametrize("name", names())
def test_a_silent_seat_costs_at_most_four_days(name: str) -> None:
    game = title(name)
    seats = next(count for count in game.game.seats if count > 1)
    assert 1.0 < days(game, seats, 0, 1, stands_in=True) <= MOST
