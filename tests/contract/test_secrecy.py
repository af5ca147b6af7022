"""Secrecy, for every installed game (what is claimed stands in tests/contract/secrecy.py)."""

from functools import partial

from bot import installed_games
from tests.contract.playouts import again, case, numbers, over_games, own
from tests.contract.secrecy import HIDDEN_SHARE, Tally, check_secrecy


@partial(over_games, played=2)
def test_nobody_learns_what_they_may_not_know(name, shard):
    tally = Tally()
    most = 0
    for number in numbers(name, shard)[::4]:
        with again(name, number):
            one = case(name, number)
            most = max(most, one.seats)
            check_secrecy(one, tally)
    least = own(name, "HIDDEN_SHARE", HIDDEN_SHARE)
    tally.check([None, *range(most)], installed_games.installed_game(name).game, least)
