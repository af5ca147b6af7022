"""What a server remembers of an ended game: it follows from what everybody heard, and both languages say it."""

from __future__ import annotations

import pytest

from bot import installed_games
from bot.engine.chronicle import LogEntry, heard
from bot.engine.texts import LANGUAGES
from bot.table.grudges import deeds
from tests.contract.playouts import case, recorded

TITLES = [title for title in installed_games.installed_games() if title.sums]
"""A title need not have any."""

REMEMBERING = [title for title in TITLES if title.deeds]

GAMES = 6


def public(name: str, number: int) -> list[LogEntry]:
    turns = recorded(name, number)
    return heard((LogEntry(turn.seat, turn.step.events) for turn in turns), lambda event: event.reaches(None))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_both_languages_say_each_sum(title):
    for language in LANGUAGES:
        say = title.say(language)
        one, many = ([say(f"{title.name}-sum-{name}", count=count) for name in title.sums] for count in (1, 1234))
        assert len({*one}) == len({*many}) == len(title.sums)
        assert all(told.startswith("1 ") and len(told) <= 40 for told in one), one
        assert not {*one} & {*many}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_sums_count_what_happens(title):
    """Of few random games not each sum is more than 0: in Colditz hardly anybody escapes."""
    games = [public(title.name, number) for number in range(GAMES)]
    assert not any(count([]) for count in title.sums.values())
    counted = [name for name, count in title.sums.items() if any(count(moves) for moves in games)]
    assert counted, title.name


@pytest.mark.parametrize("title", REMEMBERING, ids=lambda title: title.name)
def test_both_languages_say_each_deed(title):
    """As a part of a sentence, whoever did it to whom."""
    for language in LANGUAGES:
        say = title.say(language)
        told = [say(f"{title.name}-grudge-{kind}") for kind in title.deeds]
        assert len({*told}) == len(title.deeds)
        assert all(len(each) <= 50 and not each.endswith(".") for each in told), told


@pytest.mark.parametrize("title", REMEMBERING, ids=lambda title: title.name)
def test_deeds_are_between_two_at_the_table(title):
    """A game that two play: in some of few random games of it there is one."""
    found = []
    for number in range(GAMES):
        seats = case(title.name, number).seats
        pairs = deeds(title, public(title.name, number))
        assert all(who != whom and {who, whom} <= {*range(seats)} for who, whom in pairs)
        found += pairs.values()
    assert not deeds(title, [])
    assert {*found} <= title.deeds.keys()
    assert found or title.name == "colditz", "there hardly anybody escapes"
