"""What somebody hears nothing of changes nothing for him, in every installed game (tests/contract/silence.py)."""

from collections import Counter

import pytest

from bot import titles
from bot.engine.game import Rules
from cogs.colditz.rules.game import Colditz
from tests.contract.playouts import again, case
from tests.contract.silence import BACK, check_silence

FEW = 10


def listen(name, game=None):
    seen = Counter()
    for number in range(FEW):
        with again(name, number):
            seen += check_silence(case(name, number), game)
    return seen


@pytest.mark.parametrize("name", titles.names())
def test_what_is_not_heard_of_changes_nothing(name):
    seen = listen(name)
    steps_back = type(titles.title(name).game).retreat is not Rules.retreat
    assert seen[BACK] or not steps_back, "no secret was kept while a step could be taken back"


class TellsByCounting(Colditz):
    """Lets nobody take a step back once offers have been made."""

    def retreat(self, state, seat):
        return 0 if state.trades else super().retreat(state, seat)


def test_a_planted_change_is_found():
    with pytest.raises(AssertionError, match="taking back tells of it"):
        listen("colditz", TellsByCounting())
