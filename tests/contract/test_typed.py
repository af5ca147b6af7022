"""Whatever is typed is answered, in every installed game."""

from tests.contract import typed
from tests.contract.playouts import again, case, numbers, over_games


@over_games
def test_whatever_is_typed_is_answered(name, shard):
    for number in numbers(name, shard)[:60]:
        with again(name, number):
            typed.check_typed(case(name, number))
