"""A lesson before its first step, and when its learner may begin again where he left it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.move import Move
from bot.installed_games import installed_game, installed_games
from bot.table import lessons, path
from bot.table.tables import Tables
from storage.records.tables import LessonRecord
from tests.table.play import HOST, fugitive, lobby_record, person

TAUGHT = [(title.name, number) for title in installed_games() for number in range(len(title.lessons))]


@pytest.mark.parametrize(("name", "number"), TAUGHT)
def test_a_learner_sits_among_computers_of_different_names(name: str, number: int) -> None:
    game = next(title for title in installed_games() if title.name == name)
    record = lessons.opened(game, person(HOST), 500, "en-US", number)
    lesson = path.lesson_of(record, game)
    assert lesson is game.lessons[number]
    assert [seat.user for seat in record.seats].index(HOST) == lesson.learner
    assert len({seat.name for seat in record.seats}) == lesson.seats == len(record.seats)
    assert {seat.level for seat in record.seats if seat.user is None} == {lessons.LEVEL}


async def test_the_first_step_is_number_one(tables: Tables) -> None:
    table = await tables.open(lessons.opened(fugitive(), person(HOST), 500, "en-US"), dealt=True)
    while (due := lessons.next_automatic_move(table)) is not None:
        await table.submit(*due, table.token(due[0]))
    expected, lesson = lessons.expected(table), fugitive().lessons[0]
    assert expected is not None
    assert (expected.number, expected.of, expected.step) == (1, len(lesson.steps), lesson.steps[0])
    assert lessons.answer(table) == ""
    assert not lessons.leaves_script(table, lesson.learner, expected.step.move)


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
    told = path.next_move(record, fugitive())
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


def test_the_last_step_takes_the_way_that_is_chosen() -> None:
    lesson = fugitive().lessons[1]
    at_last = LessonRecord(number=1, made=len(lesson.path))
    record = replace(lobby_record(fugitive()), status="playing", version=90, lesson=at_last)
    for way, tail in lesson.ways.items():
        made = (lesson.learner, way)
        assert path.branch_of(record, fugitive(), made) == str(way)
        after = path.after(record, fugitive(), made)
        assert after == LessonRecord(number=1, made=at_last.made + 1, way=str(way))
        ended = replace(record, lesson=replace(at_last, made=at_last.made + len(tail), way=str(way)))
        assert path.is_finished(ended, fugitive())
        assert not path.is_finished(record, fugitive())
    other = (lesson.learner, Move("hide", (("40",), ())))
    assert path.branch_of(record, fugitive(), other) is None
    assert path.after(record, fugitive(), other) == replace(at_last, strayed=90)
    assert path.back_on_script(replace(at_last, strayed=90, tried="pass")) == at_last


async def test_a_long_run_of_moves_is_watched_at_its_end_alone(tables: Tables) -> None:
    """And nobody watches what is the learner's own."""
    table = await tables.open(lessons.opened(fugitive(), person(HOST), 500, "en-US", 1), dealt=True)
    lesson, watched = fugitive().lessons[1], 0
    while (asked := lessons.expected(table)) is None or not asked.decides:
        due = lessons.next_automatic_move(table)
        if due is not None:
            seen, ahead = lessons.is_next_watched(table), lesson.path[table.record.lesson.made :]
            run = next((at for at, each in enumerate(ahead) if each.step), len(ahead))
            assert seen == (run <= lessons.WATCHED and due[0] != lesson.learner)
            watched += seen
        move = due if due is not None else (lesson.learner, asked.step.move)
        await table.submit(*move, table.token(move[0]))
    assert 0 < watched < sum(not each.step for each in lesson.path)


async def test_moves_before_the_first_step_are_not_watched(tables: Tables) -> None:
    """A lesson begins with its first step, not with what others do."""
    table = await tables.open(lessons.opened(installed_game("stalag17"), person(HOST), 500, "en-US", 0), dealt=True)
    while lessons.expected(table) is None:
        assert not lessons.is_next_watched(table)
        due = lessons.next_automatic_move(table)
        assert due is not None
        await table.submit(*due, table.token(due[0]))
    assert lessons.expected(table) is not None
