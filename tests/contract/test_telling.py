"""Every game is told: its log, its scenes, its end."""

import pytest

from bot import titles
from tests.contract.playouts import SHARDS, again, case, numbers
from tests.contract.telling import check_telling


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("name", titles.names())
def test_a_game_is_told(name, shard):
    for number in numbers(name, shard)[:1]:
        with again(name, number):
            check_telling(case(name, number))
