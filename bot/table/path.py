"""The path of a lesson, as stored in its table's record: its next move and its chance."""

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
"""A move and the seat that makes it."""


class Arranged(NamedTuple):
    """An action of the table for a seat.

    It has the move as the log spells it, the step that it leads to, and the lesson after it. It also has the seats
    whose turns it ends (None if the game decides that) and the posts about it.
    """

    move: Move
    step: Step[Any]
    seat: Seat
    lesson: LessonRecord | None
    done: tuple[Seat, ...] | None = None
    posts: tuple[Post, ...] = ()


def chance(record: TableRecord, title: InstalledGame, made: Made | None = None) -> Chance | None:
    """Return the lesson's chance for the deal, or for the move `made` if that is the next one of the path.

    None for any other move, whose draws the lesson does not define.
    """
    if record.lesson is None:
        return None
    if made is None:
        return lesson_of(record, title).chance(0)
    way = taken(record, title, made)
    return None if way is None else lesson_of(record, title).chance(record.lesson.made + 1, way)


def taken(record: TableRecord, title: InstalledGame, made: Made) -> str | None:
    """Return the branch of the last step that the path takes if `made` is next; None off the path.

    The branch is "" before that step.
    """
    told, lesson = following(record, title), record.lesson
    if told is None or lesson is None:
        return None
    seat, move = made
    taught = lesson_of(record, title)
    if taught.decides(lesson.made):
        return str(move) if seat == told.seat and move in taught.ways else None
    return lesson.way if (told.seat, told.move) == made else None


def after(record: TableRecord, title: InstalledGame, made: Made) -> LessonRecord | None:
    """Return the progress of the lesson of `record` after a move, which may leave the path."""
    lesson = record.lesson
    told = following(record, title)
    if lesson is None or told is None:
        return lesson
    if (way := taken(record, title, made)) is not None:
        return _on_path(lesson, lesson.made + 1, way)
    return replace(_on_path(lesson, lesson.made, lesson.way), strayed=record.version)


def _on_path(lesson: LessonRecord, made: int, way: str) -> LessonRecord:
    return LessonRecord(number=lesson.number, made=made, way=way)


def regained(lesson: LessonRecord) -> LessonRecord:
    """Return the lesson of a learner who is back where the path was left."""
    return _on_path(lesson, lesson.made, lesson.way)


def learning(record: TableRecord) -> LessonRecord:
    """Return the lesson that is going on. Raises Illegal if there is none."""
    if record.lesson is None or record.lesson.over or record.status != "playing":
        raise Illegal(Refusal("no_lesson"))
    return record.lesson


def taught(**changes: Any) -> Callable[[TableRecord], TableRecord]:
    """Return a change of the running lesson that is not a move. It raises Illegal as `learning` does."""
    return lambda record: replace(record, lesson=replace(learning(record), **changes))


def ended_astray(record: TableRecord) -> LessonRecord | None:
    """Return the lesson of a game that has ended off its path.

    Its learner may go back to the point of leaving.
    """
    lesson = record.lesson
    astray = record.status == "over" and lesson is not None and not lesson.over and lesson.strayed is not None
    return lesson if astray else None


def learned(record: TableRecord, title: InstalledGame) -> bool:
    """Return whether the path is at its end, and its learner has not yet chosen to play on."""
    lesson = record.lesson
    if lesson is None or lesson.over or lesson.strayed is not None:
        return False
    return lesson.made >= len(lesson_of(record, title).along(lesson.way))


def following(record: TableRecord, title: InstalledGame) -> PathMove | None:
    """Return the next move of the path, while the game is on it."""
    lesson = record.lesson
    if lesson is None or lesson.over or lesson.strayed is not None or record.status != "playing":
        return None
    moves = lesson_of(record, title).along(lesson.way)
    return moves[lesson.made] if lesson.made < len(moves) else None


def lesson_of(record: TableRecord, title: InstalledGame) -> Lesson:
    """Return the lesson of a table. Raises LookupError if it has none."""
    if record.lesson is None:
        raise LookupError(f"table {record.id} teaches nothing")
    return title.lessons[record.lesson.number]
