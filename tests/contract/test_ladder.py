"""The levels of every title's computers stand in their order, in short and with generous bounds; `make ladder` tells by
how much. Without search: `hard` is the mind that a search begins with."""

from __future__ import annotations

from statistics import fmean

import pytest

from bot.engine.search import Budget, Searcher
from bot.installed_games import installed_game, names
from tests.lab.bench.ladder import STEPS, cells, pair

PAIRS = 4

LEAST = {"hard": 0.35, "normal": 0.45}
"""What the share of a level against the one below is never under, by the first few deals."""


@pytest.mark.parametrize("higher", [higher for higher, _ in STEPS])
@pytest.mark.parametrize("name", names())
def test_no_level_is_weaker_than_the_one_below(name: str, higher: str) -> None:
    at_two = [cell for cell in cells([name]) if cell.higher == higher and cell.seats == 2]
    share = fmean(pair(cell, 0, number) for cell in at_two for number in range(PAIRS))
    assert share >= LEAST[higher], (
        f"see it again: python -m tests.lab.bench.ladder {name} --step {higher} --seats 2 --part 0"
    )


@pytest.mark.parametrize("name", names())
def test_computers_search_where_that_pays_and_else_make_the_move_of_their_mind(name: str) -> None:
    chosen = installed_game(name)
    pays = chosen.lookahead is not None and chosen.lookahead.pays
    mind = chosen.player("hard", 2, 0, Budget(96))
    assert isinstance(mind, Searcher) if pays else mind is chosen.policies["hard"]
