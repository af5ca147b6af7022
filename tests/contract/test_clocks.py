"""Clocks of seats over random legal play, for every installed game (the check stands in tests/contract/clocks.py)."""

from collections import Counter

import pytest

from bot import installed_games
from tests.contract.clocks import check_clocks
from tests.contract.playouts import again, case, own


@pytest.mark.parametrize("name", installed_games.names())
def test_a_clock_belongs_to_its_seat(name: str) -> None:
    seen: Counter[str] = Counter()
    for number in range(12):
        with again(name, number):
            seen += check_clocks(case(name, number))
    assert bool(seen["went on"]) == (not own(name, "UNBROKEN", False)), seen
