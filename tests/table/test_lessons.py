"""A lesson before its first step, and when its learner may begin again where he left it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.installed_games import installed_games
from bot.table import lessons, path
from bot.table.tables import Tables
from storage.records.tables import LessonRecord
from tests.table.play import HOST, fugitive, lobby_record, person

TAUGHT = [title.name for title in installed_games() if title.lesson is not None]


@pytest.mark.parametrize("name", TAUGHT)
def test_a_learner_sits_among_computers_of_different_names(name: str) -> None:
    game = next(title for title in installed_games() if title.name == name)
    record = lessons.opened(game, person(HOST), 500, "en-US")
    lesson = path.lesson_of(game)
    assert [seat.user for seat in record.seats].index(HOST) == lesson.learner
    assert len({seat.name for seat in record.seats}) == lesson.seats == len(record.seats)
    assert {seat.level for seat in record.seats if seat.user is None} == {lessons.LEVEL}


async def test_the_first_step_is_number_one(tables: Tables) -> None:
    table = await tables.open(lessons.opened(fugitive(), person(HOST), 500, "en-US"), dealt=True)
    while (due := lessons.due(table)) is not None:
        await table.submit(*due, table.token(due[0]))
    expected, steps = lessons.expected(table), path.lesson_of(fugitive()).steps
    assert expected is not None
    assert (expected.number, expected.of, expected.name) == (1, len(steps), steps[0])
    assert lessons.answer(table) == ""
    learner = path.lesson_of(fugitive()).learner
    assert not lessons.strays(table, learner, expected.move)


def test_who_ended_a_game_off_the_path_may_begin_again_there() -> None:
    def astray(lesson: LessonRecord | None, status: str = "over") -> LessonRecord | None:
        return path.ended_astray(replace(lobby_record(fugitive()), status=status, lesson=lesson))

    off = LessonRecord(made=2, strayed=7)
    assert astray(off) == off
    assert [astray(None), astray(LessonRecord(made=2)), astray(replace(off, over=True)), astray(off, "playing")] == [
        *(None, None, None, None)
    ]


def test_a_move_of_the_path_goes_on_along_it_and_another_leaves_it() -> None:
    record = replace(lobby_record(fugitive()), status="playing", version=4, lesson=LessonRecord(made=1))
    told = path.following(record, fugitive())
    assert told is not None
    on, off = (told.seat, told.move), (1 - told.seat, told.move)
    assert path.after(record, fugitive(), on) == LessonRecord(made=2)
    assert path.after(record, fugitive(), off) == LessonRecord(made=1, strayed=4)
    assert path.chance(record, fugitive(), on) is not None
    assert path.chance(record, fugitive(), off) is None
    strayed = replace(record, lesson=LessonRecord(made=1, strayed=3))
    assert path.after(strayed, fugitive(), on) == strayed.lesson
    without = replace(record, lesson=None)
    assert path.after(without, fugitive(), on) is path.chance(without, fugitive()) is None
