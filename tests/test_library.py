"""The rules as a library: each game is played by its public functions alone, and the example in docs/ works."""

from __future__ import annotations

import doctest
import random
import runpy
from itertools import islice
from pathlib import Path

import pytest

from bot.engine.codec import encode
from bot.library import Illegal, games, load

EXAMPLE = Path(__file__).parents[1] / "docs" / "examples" / "pettingzoo_env.py"


@pytest.mark.parametrize("name", games())
def test_a_game_is_played_read_and_imagined(name: str) -> None:
    rules, dice = load(name), random.Random(name)
    position = rules.setup(rules.seats[0], seed=name.encode())
    for _ in range(12):
        for seat in position.waiting[:1]:
            assert rules.read(position.text()) == position
            other = position.imagine(seat, b"another truth")
            assert other.view_text(seat) == position.view_text(seat)
            moves = list(islice(position.moves(seat), 30))
            assert position.computer(seat, "easy").verb in {ask.verb for ask in position.asks(seat)}
            position = position.apply(seat, dice.choice(moves))


@pytest.mark.parametrize("name", games())
def test_a_played_game_is_the_same_again(name: str) -> None:
    rules = load(name)
    first, again = (list(islice(rules.playout(rules.seats[0], b"the same"), 40)) for _ in range(2))
    assert [encode(each.state) for each in first] == [encode(each.state) for each in again]


def test_what_is_wrong_is_refused() -> None:
    rules = load("fugitive")
    with pytest.raises(ValueError, match="not played by 7"):
        rules.setup(7)
    with pytest.raises(ValueError, match="no option"):
        rules.setup(2, {"weather": "bad"})
    position = rules.setup(2)
    with pytest.raises(Illegal):
        position.apply(1, "guess 5")
    with pytest.raises(ValueError, match="position of fugitive"):
        load("stalag17").read(position.text())


@pytest.mark.filterwarnings("ignore::UserWarning")  # it asks whether an observation of several parts is meant
@pytest.mark.parametrize("name", games())
def test_the_pettingzoo_example_passes_its_api_test(name: str) -> None:
    pytest.importorskip("pettingzoo", reason="pip install pettingzoo, then this test tries the example")
    from pettingzoo.test import api_test

    environment = runpy.run_path(str(EXAMPLE))["Env"]
    api_test(environment(name, load(name).seats[0]), num_cycles=100)


def test_the_page_about_the_library_is_true() -> None:
    found = doctest.testfile(str(EXAMPLE.parents[1] / "library.md"), module_relative=False)
    assert found.attempted > 15
    assert found.failed == 0
