"""What somebody hears nothing of changes nothing for him, in every installed game (tests/contract/silence.py)."""

from collections import Counter

import pytest

from bot import installed_games
from cogs.colditz.rules.game import Colditz
from tests.contract.playouts import again, case
from tests.contract.silence import check_silence

FEW = 5


def listen(name, game=None):
    seen = Counter()
    for number in range(FEW):
        with again(name, number):
            seen += check_silence(case(name, number), game)
    return seen


@pytest.mark.parametrize("name", installed_games.names())
def test_what_is_not_heard_of_changes_nothing(name):
    listen(name)


class TellsByAsking(Colditz):
    """Lets nobody offer anything once offers have been made."""

    def asks(self, state, seat):
        return tuple(ask for ask in super().asks(state, seat) if ask.verb != "trade" or not state.trades)


def test_a_planted_change_is_found():
    with pytest.raises(AssertionError, match="the asks tell of it"):
        listen("colditz", TellsByAsking())
