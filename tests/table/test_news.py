"""What a move is told of in messages of its own: scenes, whom they befall and how often, the end."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.event import Event
from bot.engine.game import settled
from bot.engine.page import Line, Page
from bot.engine.record import Seat
from bot.table.news import APART, MOST, News
from bot.table.outbox import WATCHERS, content
from cogs.fugitive.events import Found, Guessed
from storage.records.servers import Show
from storage.records.tables import LessonRecord, SeatRecord, TableRecord
from tests.games.fugitive.build import FUGITIVE, MARSHAL, position, shown, spot
from tests.table.play import fugitive

TITLE = fugitive()
FIND: tuple[Event, ...] = (Guessed(MARSHAL, (9,), True, FUGITIVE), Found(9, 2, (), FUGITIVE))
NOW = 1_000_000.0


def people(**changed: int | None) -> tuple[SeatRecord, ...]:
    """Ana and Ben, of whom both can be written to unless `changed`."""
    return tuple(replace(SeatRecord(name, user=user, dm=user + 70), **changed)
                 for user, name in enumerate(("Ana", "Ben"), 1))  # fmt: skip


def news(events: Sequence[Event] = FIND, skips: bool = False, show: Show = "show", dm: int | None = 7) -> News:
    """What a find is told of."""
    state = position("f_draw", spot(5), shown(9), spot(12), guesses=())
    options = settled(TITLE.game, {})
    record = TableRecord("fugitive", 1, 2, 1, "en", b"secret", options, 0, people(dm=dm), id=3, show=show)
    return News(TITLE, record, LogEntry(MARSHAL, tuple(events)), TITLE.game.view(state, None), NOW, skips)


PLAIN = dataclasses.replace(TITLE.presenter, scene=lambda view, event, say: Page("Found", ("Here.",)))
"""Shows every great moment alike."""

LEARNERS = [lesson.learner for lesson in TITLE.lessons]
"""The learner's seat in each lesson."""


def with_scenes(told: News) -> News:
    told._title = dataclasses.replace(TITLE, presenter=PLAIN)
    return told


def test_scenes_can_be_switched_off_and_are_not_told_to_who_skips() -> None:
    (post,) = with_scenes(news()).scenes()
    shown_page = content([post])
    assert isinstance(shown_page, Page)
    assert (post.kind, post.seat, shown_page.title, shown_page.footer) == ("scene", -1, "Found", "Table 3")
    for quiet in (news(show="quiet"), news(skips=True)):
        assert [*with_scenes(quiet).scenes()] == []


@pytest.mark.parametrize(("seat", "told"), [(None, 0), (FUGITIVE, 0), (MARSHAL, 1)])
def test_a_lesson_leaves_out_what_hits_nobody_and_is_not_the_learners_move(seat: Seat | None, told: int) -> None:
    one = with_scenes(news())
    one._record = replace(one._record, lesson=LessonRecord(number=LEARNERS.index(MARSHAL)))
    one._told, one.great = LogEntry(seat, ()), [Event()]
    assert len([*one.scenes()]) == told
    one.great = [*FIND[1:]]
    assert len([*one.scenes()]) == 1
    one._record, one.great = replace(one._record, lesson=LessonRecord(over=True)), [Event()]
    assert len([*one.scenes()]) == 1


def test_whoever_it_befalls_is_told_and_nobody_else() -> None:
    (post,) = news().befallen({})
    line = content([post])
    assert isinstance(line, Line)
    assert (post.seat, line.text) == (FUGITIVE, f"Fugitive, table 3:\n{people()[MARSHAL].name} found you at 9.")
    assert [button.label for row in line.rows for button in row] == ["My hand"]
    assert [*news(dm=None).befallen({})] == [], "the way there is not proved"
    assert [*news((Guessed(MARSHAL, (9,), False),)).befallen({})] == []
    assert [*news().befallen({}, [FUGITIVE])] == [], "no show for this player"


@pytest.mark.parametrize(
    ("before", "told"),
    [((NOW - APART,), 1), ((NOW - APART + 1,), 0), ((0.0,) * (MOST - 1), 1), ((0.0,) * MOST, 0)],
)
def test_nobody_is_told_too_often(before: tuple[float, ...], told: int) -> None:
    last: Mapping[Seat, Sequence[float]] = {FUGITIVE: before}
    assert len([*news().befallen(last)]) == told


def test_who_was_told_just_now_keeps_nobody_else_from_hearing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(TITLE.presenter), "affects", lambda event: (FUGITIVE, MARSHAL))
    one = news()
    one._told = LogEntry(-1, FIND)
    assert [post.seat for post in one.befallen({min(FUGITIVE, MARSHAL): (NOW,)})] == [max(FUGITIVE, MARSHAL)]


@pytest.mark.parametrize(
    ("name", "mood", "dice", "spoken", "says"),
    [
        ("Mabel", "glad", 1, None, "Mabel"),
        ("Mabel", "glad", 1, NOW - APART, "Mabel"),
        ("Mabel", "glad", 1, NOW - APART + 1, ""),
        ("Mabel", "", 1, None, ""),
        ("Roxy", "glad", 3, None, "Roxy"),
        ("Roxy", "glad", 1, None, ""),
        ("Ana", "glad", 3, None, ""),
    ],
)
def test_when_a_computer_says_a_word(
    monkeypatch: pytest.MonkeyPatch, name: str, mood: str, dice: int, spoken: float | None, says: str
) -> None:
    """The talkative Mabel at each great moment, the bold Roxy at every third, nobody soon after another."""
    monkeypatch.setattr("bot.table.news.crc32", lambda view: dice)
    monkeypatch.setitem(vars(TITLE.presenter), "feeling", lambda event, seat: mood)
    one = news()
    seats = tuple(SeatRecord(name, user=1 if name == "Ana" else None) for _ in one._record.seats)
    one._record, one.spoken = replace(one._record, seats=seats), spoken
    (event,) = one.great
    assert says in (said := one._said(event, TITLE.say("en", (name, name))))
    assert bool(said) == bool(says)
    assert one.spoken == (NOW if says else spoken)
    one._record, one.spoken = replace(one._record, talk=False), None
    assert one._said(event, TITLE.say("en", (name, name))) == ""


def test_what_a_computer_says_is_below_the_scene() -> None:
    """What it says tells nothing of how many secret moves there were."""

    def lines(talk: bool, version: int = 0) -> tuple[str, ...]:
        one = with_scenes(news())
        seats = (SeatRecord("Mabel", level="normal"),) * 2
        one._record = replace(one._record, seats=seats, talk=talk, version=version)
        shown_page = content([*one.scenes()])
        assert isinstance(shown_page, Page)
        return shown_page.lines

    first, gap, spoken = lines(talk=True)
    assert (first, gap) == ("Here.", "")
    assert spoken.startswith("> 📞 **Mabel**: ")
    assert lines(talk=True, version=1) == lines(talk=True)
    assert lines(talk=False) == ("Here.",)


def test_how_long_a_game_took_is_told_where_it_is_known() -> None:
    moves = [LogEntry(-1, ()), LogEntry(FUGITIVE, ()), LogEntry(MARSHAL, FIND)]
    one = news()
    say = TITLE.say("en", ("Ana", "Ben"))
    assert one._numbers(len(moves) - 1, NOW - 3 * 3600 - 299, say) == "2 moves in 3 h 4 min."
    assert one._numbers(len(moves) - 1, NOW - 2 * 86400, say) == "2 moves in 2 days 0 h."
    assert one._numbers(len(moves) - 1, NOW - 1, say) == "2 moves in 1 minute."
    assert one._numbers(len(moves) - 1, None, say) == "2 moves."


def test_those_who_watch_are_shown_scenes_in_each_of_their_languages() -> None:
    def told(**options: bool) -> list[tuple[str, int]]:
        return [(post.kind, post.seat) for post in with_scenes(news(**options)).watched(("en", "es"))]

    assert told() == [("scene-en", WATCHERS), ("scene-es", WATCHERS)]
    assert told(show="quiet") == told(skips=True) == []
