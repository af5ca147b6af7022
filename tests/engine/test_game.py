"""What holds for a game that says nothing else of itself."""

import pytest

from bot.engine.game import Option, Result, Rules


def test_a_game_has_secrets_and_its_options_are_told() -> None:
    assert not Rules.open, "else nobody would look for leaks"
    assert not Option("size", ("5", "9"), "5").quiet


@pytest.mark.parametrize(("shared", "worth"), [(True, 0.5), (False, 1.0)])
def test_those_who_win_together_share_a_win_or_each_has_a_whole_one(shared: bool, worth: float) -> None:
    class Won(Rules):
        pass

    Won.shared = shared
    assert [Won().earned(Result((0, 2), "over"), seat) for seat in range(3)] == [worth, 0.0, worth]
    assert Won().earned(Result((1,), "over"), 1) == 1.0
