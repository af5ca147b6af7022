"""What a beginner is told before a mistake loses the game: legal remedies, equal in all truths, in the reader's own
numbers. Long series are measured by `python -m tests.coaches`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.engine.move import Move
from bot.engine.play import forbidden
from bot.engine.record import TABLE, Seat
from bot.engine.texts import LANGUAGES
from bot.installed_games import InstalledGame, installed_game
from tests.coaches.frame import NORMAL, game_of, title, titles, watched
from tests.contract.paint import NAMES
from tests.contract.playouts import again, recorded
from tests.exploits.frame import HARD

GAMES = 2
"""Random games of each title."""

SENTENCE = 230
"""The most letters of what is said of a mistake."""

TRIES = 3
"""Numbered games of a mistake in one of which the coach has to speak."""

HARD_GAMES = 1
"""Numbered games of hard computers for each mistake."""

MISTAKES = [(name, peril) for name in titles() for peril in title(name).mistakes]


def check(chosen: InstalledGame, state: Any, seat: Seat, move: Move) -> Iterator[str]:
    """Check all that is said before `move`, and name it."""
    game, face = chosen.game, chosen.presenter
    view, asks = game.view(state, seat), game.asks(state, seat)
    found = face.perils(view, asks, move)
    if not found:
        return
    other = redeal(game, state, seat, Chance(b"perils", 0))
    assert face.perils(game.view(other, seat), game.asks(other, seat), move) == found
    for peril in found:
        assert forbidden(game, state, seat, peril.remedy) is None, peril
        for language in LANGUAGES:
            say = chosen.say(language, NAMES)
            told = say(f"{chosen.name}-peril-{peril.name}", **face.worded(peril.words, say))
            assert 0 < len(told) <= SENTENCE, told
            assert any(str(word) in told for word in peril.words.values()), told
        yield peril.name


@pytest.mark.parametrize("name", titles())
def test_remedies_are_legal_and_tell_nothing_in_random_games(name: str) -> None:
    """Whatever people do, the move that does better is one that they are offered."""
    chosen = installed_game(name)
    for number in range(GAMES):
        with again(name, number):
            for turn in recorded(name, number):
                if turn.seat != TABLE:
                    assert set(check(chosen, turn.before, turn.seat, turn.move)) <= set(title(name).mistakes)


@pytest.mark.parametrize(("name", "peril"), MISTAKES)
def test_the_coach_speaks_of_each_mistake(name: str, peril: str) -> None:
    """Computers make it; the coach speaks before the last turn."""
    chosen = installed_game(name)
    for number in range(TRIES):
        moments = list(game_of(name, peril, NORMAL, number))
        seat = watched(name, peril, number)
        spoke = [moment for moment in moments if any(each.name == peril for each in moment.perils)]
        if spoke:
            assert peril in set(check(chosen, spoke[0].state, seat, spoke[0].move))
            return
    raise AssertionError(f"no word of {peril}")


@pytest.mark.parametrize("name", titles())
def test_hard_computers_are_told_next_to_nothing(name: str) -> None:
    """In some numbered games of each mistake, played by those who know better."""
    games = [(peril, number) for peril in title(name).mistakes for number in range(HARD_GAMES)]
    told = [
        each.name == peril
        for peril, number in games
        for each in {
            each.name: each for moment in game_of(name, peril, HARD, number) for each in moment.perils
        }.values()
    ]
    assert sum(told) <= 1
