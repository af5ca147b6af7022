"""Achievements: a dozen for each title, told in both languages; how often they occur `tests/lab/bench/achievements.py`
says."""

from __future__ import annotations

import pytest

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.game import result_of, settled
from bot.engine.record import TABLE
from bot.engine.replay_frame import ReplayFrame
from bot.engine.texts import LANGUAGES
from tests.lab.bench.achievements import filmed

TOLD = [title for title in installed_games.installed_games() if title.achievements]
"""A title need not have any."""


@pytest.mark.parametrize("title", TOLD, ids=lambda title: title.name)
def test_a_dozen_in_both_languages(title):
    assert len(title.achievements) == 12
    for language in LANGUAGES:
        say = title.say(language)
        named = [say(f"{title.name}-achieved-{name}") for name in title.achievements]
        why = [say(f"{title.name}-achieved-{name}.why") for name in title.achievements]
        assert len({*named}) == len({*why}) == 12
        assert all(len(name) <= 30 and not name.endswith(".") for name in named), named
        assert all(len(each) <= 100 and each.endswith(".") for each in why), why


@pytest.mark.parametrize("title", TOLD, ids=lambda title: title.name)
def test_some_are_earned_and_never_by_all(title):
    earned = []
    for number in range(8):
        seats, film = filmed(title, number)
        earned += [{name for name, done in title.achievements.items() if done(film, seat)} for seat in range(seats)]
    assert any(earned)
    assert not frozenset(title.achievements) <= set.intersection(*earned)
    assert len(set.union(*earned)) >= 3


@pytest.mark.parametrize("title", installed_games.installed_games(), ids=lambda title: title.name)
def test_any_game_may_be_asked_however_soon_it_ended(title):
    """A game that somebody leaves at once has hardly any events."""
    for seats in (title.game.seats[0], title.game.seats[-1]):
        dealt = title.game.setup(seats, settled(title.game, {}), Chance(b"left at once", 0))
        film, state = [ReplayFrame(1, dealt.state, TABLE, dealt.events, None)], dealt.state
        for seat in range(seats):
            if result_of(state) is not None:
                break
            step = title.game.resign(state, seat, Chance(b"left at once", 1 + seat))
            state = step.state
            film.append(ReplayFrame(2 + seat, state, seat, step.events, None))
        assert result_of(state) is not None
        for seat in range(seats):
            assert all(done(film, seat) in (True, False) for done in title.achievements.values())
