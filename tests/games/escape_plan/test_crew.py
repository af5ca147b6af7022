"""Who the computers are, and what they say at great moments: whose mood a scene changes, where their words stand."""

from collections import Counter

import pytest

from bot.engine.chronicle import Told
from bot.engine.crew import TEMPERS
from bot.engine.event import members_of
from bot.engine.game import settled
from bot.engine.page import Page
from bot.engine.texts import LANGUAGES
from bot.table.news import News
from bot.table.outbox import content
from bot.titles import title
from cogs.escape_plan.events import course, police, turns, visits
from cogs.escape_plan.events.course import ExitClosed
from cogs.escape_plan.events.police import Arrested, Handcuffed
from cogs.escape_plan.events.visits import Escaped
from cogs.escape_plan.render import FACE
from cogs.escape_plan.rules.game import GAME
from storage.records.tables import SeatRecord, TableRecord
from tests.games.escape_plan.build import A, B, seen, table, who

TITLE = title("escape_plan")

MOODS = (
    (Escaped(B, 1), "glad"),
    (Arrested(B), "sorry"),
    (Handcuffed(B, "swat", "S1", 5), "sorry"),
    (Handcuffed(B, "swat", "S1", 4), ""),
    (ExitClosed(1), ""),
)


def test_two_of_each_temper_with_names_and_faces_of_their_own():
    crew = TITLE.crew
    assert Counter(each.temper for each in crew) == dict.fromkeys(TEMPERS, 2)
    assert all(one.temper != other.temper for one, other in zip(crew, (*crew[1:], crew[0]), strict=True))
    assert len({each.name for each in crew}) == len({each.face for each in crew}) == len(crew)
    assert all(each.name.isalpha() and len(each.name) <= 12 and len(each.face) == 1 for each in crew)


def test_every_scene_makes_whom_it_touches_glad_or_sorry_or_is_left_out_on_purpose():
    declared = [kind for part in (course, police, turns, visits) for kind in members_of(part.__name__)]
    assert {type(event) for event, _ in MOODS} == {kind for kind in declared if kind.scene}
    for event, mood in MOODS:
        assert (FACE.fares(event, A), FACE.fares(event, B)) == ("", mood), event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temper_has_words_for_every_mood(language):
    say, spoken = TITLE.say(language), []
    for temper in TEMPERS:
        for mood in ("glad", "sorry"):
            most = 5 if temper == "talkative" else 3
            assert f"escape_plan-says-{temper}-{mood}-{most + 1}" not in say
            spoken += [say(f"escape_plan-says-{temper}-{mood}-{number}") for number in range(1, most + 1)]
    assert all(0 < len(line) <= 60 for line in spoken)
    assert len(set(spoken)) == len(spoken)


@pytest.mark.parametrize(
    ("name", "dice", "talk", "spoken"),
    [
        ("Kiki", 1, True, "> 🎤 **Kiki**: I will send postcards! Who wants the one with the palm tree?"),
        ("Turbo", 3, True, "> 🏁 **Turbo**: A red light? I took it as a compliment."),
        ("Turbo", 1, True, None),
        ("Kiki", 1, False, None),
    ],
)
def test_a_computer_speaks_up_in_its_scene(monkeypatch, name, dice, talk, spoken):
    monkeypatch.setattr("bot.table.news.crc32", lambda seen_by_all: dice)
    seats = (SeatRecord("Ana", user=1), SeatRecord(name, level="normal"))
    record = TableRecord(*("escape_plan", 1, 2, 1, "en", b"secret", settled(GAME, {}), 0, seats), id=3, talk=talk)
    state = table(who(), who(fate="escaped", place=1), day=3, escapes=1)
    news = News(TITLE, record, Told(B, (Escaped(B, 1, 2, 0, "evening"),)), seen(state), 1_000_000.0)
    (post,) = news.scenes()
    page = content([post])
    assert isinstance(page, Page)
    assert [line for line in page.lines if line.startswith(">")] == ([spoken] if spoken else [])
