"""Pictures, for every installed game."""

import pytest

from bot import titles
from bot.engine.texts import LANGUAGES
from tests.contract import pictures
from tests.contract.paint import NAMES

TABLES = [(title.name, seats) for title in titles.titles() for seats in title.game.seats]


def drawing(name, seats):
    """Draw as the bot does."""
    title = titles.title(name)

    def draw(state, viewer, language):
        return title.face.picture(title.game.view(state, viewer), title.say(language, NAMES[:seats]))

    return draw


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_picture_has_one_form(name, seats):
    shown = pictures.states(titles.title(name).game, seats)
    pictures.check_form(shown, seats, drawing(name, seats), LANGUAGES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_picture_shows_what_is_hidden(name, seats):
    game = titles.title(name).game
    shown = pictures.states(game, seats)[:-1]
    pictures.check_hidden(game, shown, (None, *range(seats)), drawing(name, seats))
