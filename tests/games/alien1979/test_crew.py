"""Who the computers are, and what they say at great moments."""

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
from cogs.alien1979.events import Activated, Boarded, Died, Ejected, Entered, Launched, Sent
from cogs.alien1979.render import FACE
from cogs.alien1979.rules.game import GAME
from storage.records.tables import SeatRecord, TableRecord
from tests.games.alien1979.build import A, B, C, pawn, seen, table
from tests.games.alien1979.looks import said

TITLE = title("alien1979")

MOODS = (
    (Died(A, "copas", 2, (1, "oros"), 3), {A: "sorry"}),
    (Entered(A, ("rey",) * 3), {A: "glad"}),
    (Boarded(A, "rey"), {A: "glad"}),
    (Activated(A, "caballo", 3), {A: "glad"}),
    (Ejected(A, B, "espadas"), {A: "glad", B: "sorry"}),
    (Sent(A, B, "copas", alien=True), {A: "glad", B: "sorry"}),
    (Sent(A, B, "copas"), {}),
    (Launched((A, B)), {A: "glad", B: "glad"}),
    (Launched(()), {}),
)


def test_two_of_each_temper_with_names_and_faces_of_their_own():
    assert Counter(each.temper for each in TITLE.crew) == dict.fromkeys(TEMPERS, 2)
    assert all(first.temper != second.temper for first, second in zip(TITLE.crew, TITLE.crew[1:], strict=False))
    assert len({each.name for each in TITLE.crew}) == len({each.face for each in TITLE.crew}) == len(TITLE.crew)
    assert all(each.name.isalpha() and len(each.name) <= 12 and len(each.face) == 1 for each in TITLE.crew)


def test_every_scene_makes_those_whom_it_touches_glad_or_sorry():
    assert {type(event) for event, _ in MOODS} == {kind for kind in members_of("cogs.alien1979.events") if kind.scene}
    for event, moods in MOODS:
        assert {seat: mood for seat in (A, B, C) if (mood := FACE.fares(event, seat))} == moods, event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temper_has_words_for_every_mood(language):
    say, spoken = said(language), []
    for temper in TEMPERS:
        for mood in ("glad", "sorry"):
            most = 5 if temper == "talkative" else 3
            assert f"alien1979-says-{temper}-{mood}-{most + 1}" not in say
            spoken += [say(f"alien1979-says-{temper}-{mood}-{number}") for number in range(1, most + 1)]
    assert all(0 < len(line) <= 60 for line in spoken)
    assert len(set(spoken)) == len(spoken)


@pytest.mark.parametrize(
    ("name", "dice", "talk", "spoken"),
    [
        ("Lolo", 1, True, "> 📻 **Lolo**: Mayday. And my coffee is getting cold."),
        ("Kosta", 3, True, "> 🧨 **Kosta**: I've had worse Mondays."),
        ("Kosta", 1, True, None),
        ("Lolo", 1, False, None),
    ],
)
def test_a_computer_speaks_up_in_its_scene(monkeypatch, name, dice, talk, spoken):
    monkeypatch.setattr("bot.table.news.crc32", lambda seen_by_all: dice)
    seats = (SeatRecord("Ana", user=1), SeatRecord(name, level="normal"), SeatRecord("Tobias", level="normal"))
    options = settled(GAME, {})
    record = TableRecord(*("alien1979", 1, 2, 1, "en", b"secret", options, 0, seats), id=3, talk=talk)
    state = table(pawn(), pawn("copas"), pawn(), alien="copas")
    news = News(TITLE, record, Told(A, (Sent(A, B, "copas", alien=True),)), seen(state), 1_000_000.0)
    (post,) = news.scenes()
    page = content([post])
    assert isinstance(page, Page)
    assert [line for line in page.lines if line.startswith(">")] == ([spoken] if spoken else [])
