"""Who the computers are, and what they say at great moments."""

from itertools import count, takewhile

import pytest

from bot.engine.chronicle import Told
from bot.engine.crew import TEMPERS
from bot.engine.game import settled
from bot.table.news import News
from bot.table.outbox import content
from bot.titles import title
from cogs.colditz.events import EVENTS
from cogs.colditz.events.gambles import Drove
from cogs.colditz.events.guards import Arrested
from cogs.colditz.events.prisoners import Collapsed
from cogs.colditz.rules.game import GAME
from storage.records.tables import SeatRecord, TableRecord
from tests.games.colditz.build import A, B
from tests.games.colditz.looks import FACE, LANGUAGES, said
from tests.games.colditz.test_scenes import GERMAN, MOMENTS, STATE

LONGEST = 60

TITLE = title("colditz")

SAYING = {temper: 5 if temper == "talkative" else 3 for temper in TEMPERS}
"""How many words each temper has for each mood."""

MOODS = {
    "escaped": {A: "glad", GERMAN: "sorry"},
    "shot_down": {A: "sorry"},
    "drove": {A: "sorry"},
    "arrested": {A: "sorry"},
    "killed": {A: "sorry"},
    "saved": {A: "glad"},
    "searched": {A: "sorry"},
    "discovered": {A: "sorry", GERMAN: "glad"},
    "collapsed": {A: "sorry"},
    "swept": {A: "sorry", B: "sorry"},
}


def test_the_crew_has_two_of_each_temper_and_names_of_its_own():
    assert sorted(each.temper for each in TITLE.crew) == sorted(2 * TEMPERS)
    assert len({each.name for each in TITLE.crew}) == len({each.face for each in TITLE.crew}) == 8
    assert all(len(each.name) <= 12 for each in TITLE.crew)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_temper_has_words_for_each_mood(language):
    say = said(language)
    for temper, many in SAYING.items():
        for mood in ("glad", "sorry"):
            key = f"colditz-says-{temper}-{mood}"
            words = [say(key) for key in takewhile(say.__contains__, (f"{key}-{number}" for number in count(1)))]
            assert len(set(words)) == len(words) == many
            assert all(0 < len(each) <= LONGEST for each in words), words


def test_every_scene_makes_somebody_glad_or_sorry():
    assert {happened.key for happened in MOMENTS} == {
        each.__struct_config__.tag for each in EVENTS.__args__ if each.scene
    }
    for happened in MOMENTS:
        moods = {seat: mood for seat in range(3) if (mood := FACE.fares(happened, seat))}
        assert moods == MOODS[happened.key], happened


def test_nobody_speaks_where_nothing_is_shown():
    for plain in (Arrested("1.0", 1, "AD19", B), Collapsed("chapel"), Drove(A, "0.1", (6, 5), 11, home=True)):
        assert [FACE.fares(plain, seat) for seat in range(3)] == [""] * 3


def test_a_computer_says_its_word_in_its_scene_unless_it_is_to_be_silent(monkeypatch):
    """What is said tells nothing of how many secret moves there were."""

    def lines(talk, version=0):
        options = settled(GAME, {})
        seats = tuple(SeatRecord(name, user=user) for name, user in (("Gaspard", None), ("Ben", 2), ("Cleo", 3)))
        record = TableRecord("colditz", 1, 2, 1, "en", b"secret", options, 0, seats, id=3, talk=talk, version=version)
        news = News(TITLE, record, Told(A, MOMENTS[:1]), GAME.view(STATE, None), 1_000_000.0)
        (post,) = news.scenes()
        return content([post]).lines

    assert lines(talk=True) == lines(talk=True, version=1)
    monkeypatch.setattr("bot.table.news.crc32", lambda seen_by_all: 0)
    assert lines(talk=True)[-1] == "> 🦜 **Gaspard**: Did you see that? I shall tell it at supper. Twice."
    assert not any("Gaspard**" in line for line in lines(talk=False))
