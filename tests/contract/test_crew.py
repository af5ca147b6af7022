"""The crew of every title: who its computer players are, and what they say at great moments."""

from __future__ import annotations

from collections import Counter
from itertools import count, takewhile
from typing import get_args

import pytest

from bot.engine.chance import Chance
from bot.engine.chronicle import LogEntry
from bot.engine.crew import PERSONALITIES
from bot.engine.event import Event
from bot.engine.game import settled
from bot.engine.record import Seat
from bot.engine.texts import LANGUAGES
from bot.installed_games import InstalledGame, installed_games
from bot.scene.faces import parse_looks
from bot.table.news import TALKATIVE, News
from storage.records.tables import SeatRecord, TableRecord
from tests.contract.paint import NAMES
from tests.contract.playouts import told_of

Moods = tuple[tuple[Event, dict[Seat, str]], ...]

LETTERS, LONGEST = 12, 60
"""Letters of a name, and of what somebody says."""

WORDS = {personality: 5 if personality == TALKATIVE else 3 for personality in PERSONALITIES}
"""How many sentences each temper has for each mood."""

every_title = pytest.mark.parametrize("title", installed_games(), ids=lambda title: title.name)


def moods(title: InstalledGame) -> Moods:
    """Return great moments of a title with the moods that they leave; those whom one leaves calm are not named."""
    found: Moods = getattr(told_of(title.name), "MOODS", ())
    return found


@every_title
def test_two_of_each_temper_with_names_and_faces_of_their_own(title: InstalledGame) -> None:
    """A table seats its neighbours in this order, so neighbours differ."""
    crew = title.crew
    assert Counter(each.personality for each in crew) == (dict.fromkeys(PERSONALITIES, 2) if crew else {})
    assert all(one.personality != other.personality for one, other in zip(crew, (*crew[1:], *crew[:1]), strict=True))
    assert len({each.name for each in crew}) == len({each.face for each in crew}) == len(crew)
    assert all(each.name.isalpha() and len(each.name) <= LETTERS and len(each.face) == 1 for each in crew)
    assert len({parse_looks(each.looks) for each in crew}) == len(crew)


@every_title
def test_every_scene_makes_those_whom_it_touches_glad_or_sorry_or_leaves_them_calm_on_purpose(
    title: InstalledGame,
) -> None:
    scenes = {kind for kind in get_args(title.game.event_type) if kind.scene}
    assert {type(event) for event, _ in moods(title)} == scenes
    for event, wanted in moods(title):
        found = {seat: mood for seat in range(title.game.seats[-1]) if (mood := title.presenter.feeling(event, seat))}
        assert found == wanted, event


@pytest.mark.parametrize("language", LANGUAGES)
@every_title
def test_every_temper_has_words_for_every_mood(title: InstalledGame, language: str) -> None:
    say, spoken = title.say(language), []
    for personality, many in WORDS.items():
        for mood in sorted({mood for _, wanted in moods(title) for mood in wanted.values()}):
            key = f"{title.name}-says-{personality}-{mood}"
            keys = [*takewhile(say.__contains__, (f"{key}-{number}" for number in count(1)))]
            assert len(keys) == many, key
            spoken += [say(key) for key in keys]
    assert all(0 < len(each) <= LONGEST for each in spoken), spoken
    assert len(set(spoken)) == len(spoken)


@pytest.mark.parametrize("dice", [0, 3])
@every_title
def test_a_computer_says_what_its_temper_says_in_its_mood(
    title: InstalledGame, dice: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player who moved speaks first, else the first of those with a mood."""
    monkeypatch.setattr("bot.table.news.crc32", lambda seen_by_all: dice)
    game, most, say = title.game, title.game.seats[-1], title.say("en", NAMES)
    options = settled(game, {})
    view = game.view(game.setup(most, options, Chance(b"crew", 0)).state, None)
    for event, wanted in moods(title):
        for who in title.crew:
            seats = (SeatRecord(who.name, level="normal"),) * most
            record = TableRecord(title.name, 1, 2, 1, "en", b"secret", options, 0, seats, id=3)
            for mover in {*wanted, -1}:
                said = News(title, record, LogEntry(mover, (event,)), view, 1_000_000.0)._said(event, say)
                speaks = next((seat for seat in (mover, *event.touches) if seat in wanted), None)
                if speaks is None:
                    assert said == ""
                    continue
                key = f"{title.name}-says-{who.personality}-{wanted[speaks]}-{dice % WORDS[who.personality] + 1}"
                assert said == f"> {who.face} **{who.name}**: {say(key)}", (event, mover)
