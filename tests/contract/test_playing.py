"""Random legal play, for every installed game (the checks stand in tests/contract/playing.py)."""

import random

import pytest

from bot import installed_games
from tests.contract import playing
from tests.contract.playouts import GAMES, again, case, combinations, numbers, over_games, share
from tests.drills.few import first


@over_games
def test_every_game_keeps_its_word(name, shard):
    for number in numbers(name, shard):
        with again(name, number):
            for check in playing.CHECKS:
                check(case(name, number))


@pytest.mark.parametrize("part", first((4, 1)))
@pytest.mark.parametrize("name", installed_games.names())
def test_every_verb_is_played(name, part):
    """In few games where they are long, as reveals.py says by a share."""
    games = GAMES // (part if share(name) < 1 else 1)
    most = max(games, combinations(name))
    playing.check_verbs(name, random.Random(f"{name} {part}").sample(range(most), games))


CASES = 1000
"""Numbers that are drawn of the many of a game."""


@pytest.mark.parametrize("name", installed_games.names())
def test_every_seat_count_and_option_is_played(name):
    game = installed_games.installed_game(name).game
    every = range(combinations(name))
    cases = [case(name, number) for number in random.Random(name).sample(every, min(CASES, len(every)))]
    assert {one.seats for one in cases} == set(game.seats)
    for option in game.options:
        assert {one.options[option.name] for one in cases} == set(option.choices)
        assert option.default in option.choices


def test_games_are_found_by_being_there():
    assert "fugitive" in installed_games.names()
    assert [title.name for title in installed_games.installed_games()] == list(installed_games.names())
