"""Every game is told: its log, its scenes, its end."""

from tests.contract.playouts import again, case, numbers, over_games
from tests.contract.telling import check_telling


@over_games
def test_a_game_is_told(name, shard):
    for number in numbers(name, shard)[:1]:
        with again(name, number):
            check_telling(case(name, number))
