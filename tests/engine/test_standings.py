"""Who was better than whom in an ended game, and than the game itself where nobody may win."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.game import Result
from bot.engine.standings import Places, Standings

GAME: Any = SimpleNamespace(places=False)
ENDED: Any = SimpleNamespace(result=Result((0,), "over", (5, 2, 9)))
"""Seat 0 won, and of the others seat 2 has more points."""


class AgainstTheHouse(Standings):
    house = True


@pytest.mark.parametrize(
    ("standings", "left", "places"),
    [
        (Standings(), (), Places((1, 3, 2))),
        (Standings(), (0,), Places((3, 2, 1))),
        (AgainstTheHouse(), (), Places((1, 4, 3), house=2)),
        (AgainstTheHouse(), (0,), Places((4, 3, 2), house=1)),
    ],
)
def test_winners_stand_before_the_house_and_who_left_behind_all(standings, left, places) -> None:
    assert standings.places(GAME, ENDED, 3, frozenset(left)) == places
