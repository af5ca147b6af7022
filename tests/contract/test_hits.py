"""What hits a player is told in the next hand, in every installed game (tests/contract/hits.py)."""

import pytest

from tests.contract.hits import check_hits
from tests.contract.playouts import again, case

TITLES = ("alien1979", "colditz", "escape_plan", "fugitive", "stalag17")
"""The games whose hits are told."""

FEW, MANY = 3, 300

LATER = range(FEW, MANY, 27)
"""Where the parts begin into which the games of `make drills` are cut."""


def told(name, games):
    hits = 0
    for number in games:
        with again(name, number):
            hits += check_hits(case(name, number))
    assert hits, "nobody was ever hit"


@pytest.mark.parametrize("name", TITLES)
def test_what_hits_a_player_is_told(name):
    told(name, range(FEW))


@pytest.mark.long
@pytest.mark.parametrize("first", LATER)
@pytest.mark.parametrize("name", TITLES)
def test_what_hits_a_player_is_told_in_many_games(name, first):
    told(name, range(first, first + LATER.step))
