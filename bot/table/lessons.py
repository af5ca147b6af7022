"""Lessons at live tables: what is expected next, and what becomes of a lesson whose learner leaves its path.

On the path all chance is the lesson's. A move that is none of it is a real one: from there on the game goes by the
chance of the table, until the learner goes back to where he left, or plays on without help.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from bot.archive import states as archive
from bot.engine.chance import Chance
from bot.engine.game import NOT_NOW, Illegal, Move, Refusal, Seat, Step, checked
from bot.engine.lesson import Lesson, PathMove
from bot.engine.replay import redealt, returned
from bot.table import lobby
from bot.titles import Title
from storage.store import LessonRecord, SeatRecord, Store, TableRecord

if TYPE_CHECKING:
    from bot.table.table import Table

LEVEL = "normal"
"""How strong those are who play on when a lesson is over."""


Made = tuple[Seat, Move]
"""A move and who makes it."""


class Arranged(NamedTuple):
    """What the table does for a seat: how it is spelt, where it leads, and what becomes of the lesson."""

    move: Move
    step: Step[Any]
    seat: Seat
    lesson: LessonRecord


class Expected(NamedTuple):
    """A step that is to be made: its number, counted from 1, of how many, its name, and the move that is meant."""

    number: int
    of: int
    name: str
    move: Move


def opened(title: Title, host: SeatRecord, channel: int, locale: str) -> TableRecord:
    """Make the record of a lesson in the direct messages of `host`, ready to be dealt. Raises LookupError for a title
    that has none."""
    lesson = _lesson(title)
    seats: tuple[SeatRecord, ...] = ()
    crew = [each.name for each in title.crew if each.name != host.name]
    for number in range(lesson.seats):
        computer = lobby.computer(number, LEVEL, crew[number % len(crew)])
        seats = (*seats, host if number == lesson.learner else computer)
    record = lobby.opened(title, host, None, channel, locale, lesson.options, 0)
    return replace(record, seats=seats, seal="", lesson=LessonRecord(), secret=secrets.token_bytes(32))


def chance(record: TableRecord, title: Title, made: Made | None = None) -> Chance | None:
    """Give the lesson's chance for the deal, or for what is `made` if it is the next move of the path; None for
    anything else: what that draws is written nowhere."""
    if record.lesson is None:
        return None
    if made is None:
        return _lesson(title).chance(0)
    following = _following(record, title)
    on_path = following is not None and (following.seat, following.move) == made
    return _lesson(title).chance(record.lesson.made + 1) if on_path else None


def after(record: TableRecord, title: Title, made: Made) -> LessonRecord | None:
    """Give how far the lesson of `record` is after a move, which may leave its path."""
    lesson = record.lesson
    following = _following(record, title)
    if lesson is None or following is None:
        return lesson
    if (following.seat, following.move) == made:
        return LessonRecord(made=lesson.made + 1)
    return LessonRecord(made=lesson.made, strayed=record.version)


def expected(table: Table) -> Expected | None:
    """Give the step that the learner is to make; None where others move, off the path and at its end."""
    following = _following(table.record, table.title)
    if following is None or not following.step:
        return None
    steps = _lesson(table.title).steps
    return Expected(steps.index(following.step) + 1, len(steps), following.step, following.move)


def strays(table: Table, seat: Seat, move: Move) -> bool:
    """Tell whether `seat`, which may make `move`, would leave the path by it."""
    step = expected(table)
    if step is None or table.forbidden(seat, move) is not None:
        return False
    return checked(table.game, table.state, seat, move) != step.move


def due(table: Table) -> Made | None:
    """Give the move of the path that is made without the learner now, and for whom."""
    following = _following(table.record, table.title)
    return None if following is None or following.step else (following.seat, following.move)


def guided(table: Table) -> bool:
    """Tell whether the path says what happens next: nobody else thinks or has the floor."""
    return _following(table.record, table.title) is not None


def answer(table: Table) -> str:
    """Name the text that answers the move which the learner tries instead; "" for nothing of its own."""
    step, lesson = expected(table), table.record.lesson
    if step is None or lesson is None or not lesson.tried:
        return ""
    return _lesson(table.title).answer(step.name, Move.parse(lesson.tried))


def learned(table: Table) -> bool:
    """Tell whether the path is at its end, and the learner has not yet said that he plays on."""
    lesson = table.record.lesson
    if lesson is None or lesson.over or lesson.strayed is not None:
        return False
    return lesson.made >= len(_lesson(table.title).path)


def learning(record: TableRecord) -> LessonRecord:
    """Give the lesson that is going on. Raises Illegal where there is none, or none any more."""
    if record.lesson is None or record.lesson.over or record.status != "playing":
        raise Illegal(Refusal("no_lesson"))
    return record.lesson


async def go_back(table: Table, store: Store, interaction: int | None = None) -> None:
    """Let all stand again as it did when the learner left the path. Raises Illegal, Repeated, StoreError."""

    async def work_out(chance: Chance) -> Arranged:
        lesson, seat = learning(table.record), _lesson(table.title).learner
        if lesson.strayed is None:
            raise Illegal(NOT_NOW)
        state = await archive.state_at(store, table.game, table.record, lesson.strayed)
        return Arranged(returned(seat, lesson.strayed), Step(state, ()), seat, LessonRecord(made=lesson.made))

    await table.arrange(work_out, interaction)


async def leave(table: Table, interaction: int | None = None) -> None:
    """Go on without the lesson: chance brings anew whatever the learner cannot know, since a deal that is written down
    may be known. Raises Illegal, Repeated, StoreError."""

    async def work_out(chance: Chance) -> Arranged:
        lesson, seat = learning(table.record), _lesson(table.title).learner
        state = table.game.redeal(table.state, seat, chance)
        return Arranged(redealt(seat), Step(state, ()), seat, LessonRecord(made=lesson.made, over=True))

    await table.arrange(work_out, interaction)


def _following(record: TableRecord, title: Title) -> PathMove | None:
    """Give the next move of the path, while the game is on it."""
    lesson = record.lesson
    if lesson is None or lesson.over or lesson.strayed is not None or record.status != "playing":
        return None
    path = _lesson(title).path
    return path[lesson.made] if lesson.made < len(path) else None


def _lesson(title: Title) -> Lesson:
    if title.lesson is None:
        raise LookupError(f"{title.name} has no lesson")
    return title.lesson
