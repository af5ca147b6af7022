"""Games that all people ended as they stood (*Call it*): pages, pictures, words, places and log rows of such ends."""

import pytest

from bot.engine.chance import Chance
from bot.engine.chronicle import LogEntry
from bot.engine.codec import encode, read_state
from bot.engine.game import CALL_IT
from bot.engine.play import call, play
from bot.engine.record import TABLE
from bot.engine.texts import LANGUAGES
from bot.installed_games import installed_game, names
from tests.contract import paint
from tests.contract.pages import check_state
from tests.contract.playouts import case, recorded

CALLED = [name for name in names() if CALL_IT in installed_game(name).game.options]
"""The titles in which all may call a game."""


PLACES = (0.0, 0.35, 0.7, 0.95)
"""Where in a game it is called."""


def called(name, number=3):
    """Give a case and, for each place, the moves so far and the end."""
    one, played = case(name, number), recorded(name, number)
    for place in PLACES:
        at = int(place * (len(played) - 1))
        seats = [seat for seat in range(one.seats) if stays(one, played[at].before, seat)]
        for seat in {seats[0], seats[-1]}:
            yield one, played[:at], play(one.game, played[at].before, TABLE, call((seat,)), Chance.scripted([]))


def stays(one, state, seat):
    """Tell whether a seat can be named as winner."""
    try:
        return bool(play(one.game, state, TABLE, call((seat,)), Chance.scripted([])))
    except Exception:
        return False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CALLED)
def test_pages_and_words_of_a_called_game(name, language):
    title = installed_game(name)
    for one, before, step in called(name):
        say, state = title.say(language, paint.LONG_NAMES[: one.seats]), step.state
        check_state(one, state, say)
        view, face = one.game.view(state, None), title.presenter
        moves = [LogEntry(turn.seat, turn.step.events) for turn in before] + [LogEntry(TABLE, step.events)]
        for seat in range(one.seats):
            assert face.ending(view, seat, say)
            face.fate(view, seat, say)
            face.cause(view, seat, moves, say)
        assert face.ending(view, None, say)
        face.story(view, moves, say)
        face.revealed(view, say)
        face.timeline(view, moves, say)
        for event in step.events:
            assert 0 < len(face.event(event, say)) < 300


@pytest.mark.parametrize("name", CALLED)
def test_pictures_places_and_snapshots_of_a_called_game(name):
    title = installed_game(name)
    for one, _, step in called(name):
        view, say = one.game.view(step.state, None), title.say("en", paint.LONG_NAMES[: one.seats])
        assert title.presenter.picture(view, say).startswith(b"\x89PNG")
        if (draw := title.presenter.ending_picture(view, say)) is not None:
            assert draw().startswith(b"\x89PNG")
        places = title.standings.places(one.game, step.state, one.seats)
        (winner,) = step.state.result.winners
        assert places.seats[winner] == 1
        assert encode(read_state(one.game, encode(step.state), one.game.schema)) == encode(step.state)
