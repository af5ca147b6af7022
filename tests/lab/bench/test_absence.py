"""A seat that never answers costs a game few days, in every title, and those in which its person rests."""

import pytest

from bot.installed_games import installed_game, names
from bot.people.notifications import DAY, HOUR, rests
from tests.lab.bench.absence import RESTING, WEEK, days

MOST = 4.0


@pytest.mark.parametrize("name", names())
def test_a_silent_seat_costs_at_most_four_days(name: str) -> None:
    game = installed_game(name)
    seats = next(count for count in game.game.seats if count > 1)
    took = days(game, seats, 0, 1, stands_in=True)
    assert 1.0 < took <= MOST
    resting = days(game, seats, 0, 1, stands_in=True, person=RESTING)
    rested = sum(rests(RESTING, hour * HOUR) for hour in range(int(resting * DAY / HOUR))) * HOUR / DAY
    assert rested > WEEK
    assert took <= resting <= rested + MOST
