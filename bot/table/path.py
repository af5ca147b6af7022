"""The script of a lesson (tutorial) at a table: its next move and its random draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.engine.lesson import Lesson, PathMove
from bot.engine.move import Illegal, Move, Refusal
from bot.engine.record import Seat
from bot.installed_games import InstalledGame
from storage.records.tables import LessonRecord, Post, TableRecord

Made = tuple[Seat, Move]
"""A seat and its move."""


class Arranged(NamedTuple):
    """A move that the table makes on behalf of a seat, such as taking a move back.

    It has the move, its result, and the progress of the lesson after it. It also has posts about the move, and the
    seats whose turns it ends. These seats are None if the game decides that.
    """

    move: Move
    step: Step[Any]
    seat: Seat
    lesson: LessonRecord | None
    done: tuple[Seat, ...] | None = None
    posts: tuple[Post, ...] = ()


def chance(record: TableRecord, title: InstalledGame, made: Made | None = None) -> Chance | None:
    """Return the scripted draws for the deal, or for the move `made` if it is the next one of the script.

    Return None for any other move, whose draws are random.
    """
    if record.lesson is None:
        return None
    if made is None:
        return lesson_of(record, title).chance(0)
    way = branch_of(record, title, made)
    return None if way is None else lesson_of(record, title).chance(record.lesson.made + 1, way)


def branch_of(record: TableRecord, title: InstalledGame, made: Made) -> str | None:
    """Return the branch of the lesson's script that the move `made` follows, as a text.

    It is "" before the last step. Return None if the move is not in the script.
    """
    told, lesson = next_move(record, title), record.lesson
    if told is None or lesson is None:
        return None
    seat, move = made
    taught = lesson_of(record, title)
    if taught.decides(lesson.made):
        return str(move) if seat == told.seat and move in taught.ways else None
    return lesson.way if (told.seat, told.move) == made else None


def after(record: TableRecord, title: InstalledGame, made: Made) -> LessonRecord | None:
    """Return the lesson's progress after the move `made`, which may leave the script.

    Return None if the table has no lesson.
    """
    lesson = record.lesson
    told = next_move(record, title)
    if lesson is None or told is None:
        return lesson
    if (way := branch_of(record, title, made)) is not None:
        return _on_path(lesson, lesson.made + 1, way)
    return replace(_on_path(lesson, lesson.made, lesson.way), strayed=record.version)


def _on_path(lesson: LessonRecord, made: int, way: str) -> LessonRecord:
    return LessonRecord(number=lesson.number, made=made, way=way)


def back_on_script(lesson: LessonRecord) -> LessonRecord:
    """Return the progress of a lesson after the learner has returned to the script."""
    return _on_path(lesson, lesson.made, lesson.way)


def running_lesson(record: TableRecord) -> LessonRecord:
    """Return the progress of the running lesson of a table. Raises Illegal if there is none."""
    if record.lesson is None or record.lesson.over or record.status != "playing":
        raise Illegal(Refusal("no_lesson"))
    return record.lesson


def changing_lesson(**changes: Any) -> Callable[[TableRecord], TableRecord]:
    """Return a function that takes a record and returns it with `changes` to its running lesson.

    The returned function raises Illegal if there is no running lesson.
    """
    return lambda record: replace(record, lesson=replace(running_lesson(record), **changes))


def ended_astray(record: TableRecord) -> LessonRecord | None:
    """Return the progress of a lesson whose game has ended off the script, or None.

    The learner may go back to the point where the game left the script.
    """
    lesson = record.lesson
    astray = record.status == "over" and lesson is not None and not lesson.over and lesson.strayed is not None
    return lesson if astray else None


def is_finished(record: TableRecord, title: InstalledGame) -> bool:
    """Return whether the lesson's script is finished and the learner has not yet chosen to play on."""
    lesson = record.lesson
    if lesson is None or lesson.over or lesson.strayed is not None:
        return False
    return lesson.made >= len(lesson_of(record, title).along(lesson.way))


def next_move(record: TableRecord, title: InstalledGame) -> PathMove | None:
    """Return the next move of the lesson's script; None if the game has left the script."""
    lesson = record.lesson
    if lesson is None or lesson.over or lesson.strayed is not None or record.status != "playing":
        return None
    moves = lesson_of(record, title).along(lesson.way)
    return moves[lesson.made] if lesson.made < len(moves) else None


def lesson_of(record: TableRecord, title: InstalledGame) -> Lesson:
    """Return the lesson of a table. Raises LookupError if there is none."""
    if record.lesson is None:
        raise LookupError(f"table {record.id} teaches nothing")
    return title.lessons[record.lesson.number]
