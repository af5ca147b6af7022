"""What may be taken back tells nothing, and leaves all as it was, in every installed game (tests/contract/undo.py)."""

from collections import Counter

import pytest

from bot import installed_games
from bot.engine import undo
from tests.contract.playouts import again, case, own, sure
from tests.contract.undo import SAME, SECRET, STEPS, check_undo
from tests.drills.few import first

GAMES = (range(2), range(2, 5))


def gone_through(name, numbers=GAMES[0]):
    seen = Counter()
    for number in numbers:
        with again(name, number):
            seen += check_undo(case(name, number))
    return seen


@pytest.mark.parametrize("numbers", first(GAMES))
@pytest.mark.parametrize("name", installed_games.names())
def test_what_may_be_taken_back_tells_nothing_and_leaves_all_as_it_was(name, numbers):
    seen = gone_through(name, numbers)
    can = bool(seen[STEPS])
    expected = own(name, "TAKEN_BACK", True)
    few = expected and sure(name, 12) < 12  # in a short game there may be no such step
    assert can == expected or few, f"steps are taken back: {can}; say `TAKEN_BACK = {can}` in reveals.py"
    assert seen[SAME]
    assert seen[SECRET] or name != "colditz"


def test_a_step_that_tells_is_found(monkeypatch):
    monkeypatch.setattr(undo, "TRUTHS", 0)
    with pytest.raises(AssertionError, match="it told something"):
        gone_through("stalag17")
