"""Pictures, for every installed game."""

from functools import cache

import pytest

from bot import installed_games
from bot.engine.texts import LANGUAGES
from tests.contract import pictures
from tests.contract.paint import NAMES

TABLES = [
    pytest.param(title.name, seats, part, marks=() if part == seats % pictures.PARTS else pytest.mark.long)
    for title in installed_games.installed_games()
    for seats in title.game.seats
    for part in range(pictures.PARTS)
]


@cache
def states(name, seats):
    """Give some states of a random game."""
    return pictures.states(installed_games.installed_game(name).game, seats)


def drawing(name, seats):
    """Draw as the bot does."""
    title = installed_games.installed_game(name)

    def draw(state, viewer, language):
        return title.presenter.picture(title.game.view(state, viewer), title.say(language, NAMES[:seats]))

    return draw


@pytest.mark.parametrize(("name", "seats", "part"), TABLES)
def test_every_picture_has_one_form(name, seats, part):
    shown = pictures.part_of(states(name, seats), part)
    pictures.check_form(shown, seats, drawing(name, seats), LANGUAGES)


@pytest.mark.parametrize(("name", "seats", "part"), TABLES)
def test_no_picture_shows_what_is_hidden(name, seats, part):
    shown = pictures.part_of(states(name, seats)[:-1], part)
    pictures.check_hidden(installed_games.installed_game(name).game, shown, (None, *range(seats)), drawing(name, seats))


@pytest.mark.parametrize(
    ("name", "seats"),
    [(title.name, seats) for title in installed_games.installed_games() for seats in title.game.seats],
)
def test_what_is_hidden_differs_in_what_is_compared(name, seats):
    pictures.check_exchanged(installed_games.installed_game(name).game, states(name, seats)[:-1], (None, *range(seats)))
