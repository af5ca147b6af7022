"""Blunders that are counted, in numbered games in which they were made once, and the tables of beliefs."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.lab.bench.blunders import COUNTS, counted, lines
from tests.lab.bench.calibration import LEVEL, Told, beliefs, played, tenths

ONCE = [
    ("escape_plan", 3, "hard", 4, "places where nothing happens"),
    ("colditz", 3, "hard", 0, "idle turns with points and a man who could go"),
    ("stalag17", 4, "hard", 82, "discarded barracks that a rival takes"),
    ("stalag17", 4, "normal", 1, "discarded barracks that a rival takes"),
    ("fugitive", 2, "hard", 1, "sure losses"),
    ("fugitive", 2, "normal", 1, "sure losses"),
]


@pytest.mark.parametrize(("name", "seats", "level", "number", "blunder"), ONCE)
def test_it_is_not_made_again(name: str, seats: int, level: str, number: int, blunder: str) -> None:
    tally = counted(name, seats, level, number)
    assert tally["games"] == 1
    assert tally[blunder] == 0


@pytest.mark.parametrize("name", COUNTS)
def test_every_count_is_printed_with_what_is_wanted(name: str) -> None:
    assert all("wanted: at most" in line for line in lines(name, Counter(games=1)))


def test_chances_are_sorted_by_tenths() -> None:
    told = [Told(0.25, True), Told(0.21, False), Told(1.0, True), Told(0.0, False)]
    found = tenths(told)
    assert (found[2].numbers, found[2].share, found[9].share, found[0].share) == (2, 0.5, 1.0, 0.0)


@pytest.mark.parametrize("level", LEVEL)
def test_beliefs_are_compared_with_what_lies_there(level: str) -> None:
    for state in played(level, level, 1):
        told = beliefs(state, LEVEL[level])
        assert sum(one.true for one in told) <= len(state.hidden())
