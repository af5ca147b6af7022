"""Lessons (tutorials) at live tables: the next expected move, and leaving the script.

While the learner follows the script, the script fixes all random draws. A move off the script is a real move, and from
then on draws are random. The learner can go back to that point or play on without help.
"""

from __future__ import annotations

import contextlib
import secrets
from typing import NamedTuple

from msgspec.structs import replace

from bot.archive import states as archive
from bot.engine.chance import Chance
from bot.engine.game import Step, redeal
from bot.engine.lesson import LessonStep
from bot.engine.log_replay import redeal_move, return_move
from bot.engine.move import NOT_NOW, Illegal, Move
from bot.engine.play import checked
from bot.engine.record import Seat
from bot.installed_games import InstalledGame
from bot.table import lobby, path
from bot.table.names import looks
from bot.table.refused import Stale
from bot.table.seating import Newcomer, computer
from bot.table.table import Table
from storage.records.tables import LessonRecord, SeatRecord, TableRecord
from storage.store import Store

LEVEL = "normal"
"""The level of the computer players that play on after a lesson."""

WATCHED = 4
"""The number of automatic moves, before the learner's next move, that are shown one by one. Earlier automatic moves are
made at once.
"""


class Expected(NamedTuple):
    """A step of a lesson that the learner should make.

    `number` is its number, counted from 1, and `of` the number of steps. At the last step, `decides` is true, and each
    of its choices is right.
    """

    number: int
    of: int
    step: LessonStep
    decides: bool = False

    @property
    def asks(self) -> bool:
        """Whether this step offers more than one choice."""
        return len(self.step.choices) > 1

    def move(self, choice: str) -> Move | None:
        """Return the scripted move of a choice; None if the choice is wrong."""
        if self.decides:
            return Move.parse(choice)
        return self.step.move if choice == self.step.right else None


def opened(title: InstalledGame, host: Newcomer, channel: int, locale: str, number: int = 0) -> TableRecord:
    """Return the record of a lesson in the direct messages of `host`, ready to be dealt.

    Raises LookupError if the game has no lesson `number`.
    """
    lesson = title.lessons[number]
    seats: list[SeatRecord] = []
    record = lobby.opened(title, host, None, channel, locale, lesson.options, 0)
    learner = record.seats[0]
    crew = [each.name for each in title.crew if looks(each.name) != looks(learner.name)]
    for seat in range(lesson.seats):
        other = computer(seat, LEVEL, crew[seat % len(crew)])
        seats.append(learner if seat == lesson.learner else other)
    begun = LessonRecord(number=number)
    return replace(record, seats=tuple(seats), seal="", lesson=begun, secret=secrets.token_bytes(32))


def expected(table: Table) -> Expected | None:
    """Return the step of the lesson that the learner should make now.

    Return None if others move, if the learner has left the script, or if the script is over.
    """
    following = path.next_move(table.record, table.title)
    if following is None or not following.step:
        return None
    lesson, made = path.lesson_of(table.record, table.title), _made(table)
    step = lesson.step(following.name)
    return Expected(lesson.steps.index(step) + 1, len(lesson.steps), step, lesson.decides(made))


def leaves_script(table: Table, seat: Seat, move: Move) -> bool:
    """Return whether `seat` would leave the script with `move`. An illegal move would not."""
    if expected(table) is None or table.forbidden(seat, move) is not None:
        return False
    return path.branch_of(table.record, table.title, (seat, checked(table.game, table.state, seat, move))) is None


def next_automatic_move(table: Table) -> path.Made | None:
    """Return the next scripted move with its seat, if it is automatic.

    Return None if the learner makes the next move.
    """
    following = path.next_move(table.record, table.title)
    return None if following is None or following.step else (following.seat, following.move)


def is_next_watched(table: Table) -> bool:
    """Return whether the learner sees the next scripted move on its own, before the following moves.

    This is so for the last moves before a step or the end, if they are not the learner's own. A tutorial begins with
    its first step, so moves before that are not seen.
    """
    taught, lesson = path.lesson_of(table.record, table.title), path.running_lesson(table.record)
    along = taught.along(lesson.way)
    made, ahead = along[: lesson.made], along[lesson.made :]
    if not any(each.step for each in made):
        return False
    run = next((at for at, each in enumerate(ahead) if each.step), len(ahead))
    return run <= WATCHED and ahead[0].seat != taught.learner


def is_guided(table: Table) -> bool:
    """Return whether the script decides the next move, so that no computer player thinks."""
    return path.next_move(table.record, table.title) is not None


def answer(table: Table) -> str:
    """Return the text that answers the learner's present wrong choice in a lesson; "" if there is none."""
    asked, lesson = expected(table), table.record.lesson
    if asked is None or lesson is None or not lesson.tried:
        return ""
    return asked.step.answer(lesson.tried)


async def go_back(table: Table, store: Store, interaction: int | None = None) -> None:
    """Restore the position of a lesson in which the learner left the script.

    Raises Illegal, Repeated or StoreError.
    """

    async def work_out(chance: Chance) -> path.Arranged:
        lesson, seat = path.running_lesson(table.record), path.lesson_of(table.record, table.title).learner
        if lesson.strayed is None:
            raise Illegal(NOT_NOW)
        state = await archive.state_at(store, table.game, table.record, lesson.strayed)
        arrived = path.back_on_script(lesson)
        return path.Arranged(return_move(seat, lesson.strayed), Step(state, ()), seat, arrived, (seat,))

    await table.arrange(work_out, interaction)


async def forward(table: Table, made: int) -> None:
    """Make the first `made` moves of a lesson's script, which the learner has seen elsewhere.

    Raises Illegal or StoreError.
    """
    while (following := path.next_move(table.record, table.title)) is not None and _made(table) < made:
        with contextlib.suppress(Stale):
            await table.submit(following.seat, following.move, table.token(following.seat))


def _made(table: Table) -> int:
    return table.record.lesson.made if table.record.lesson is not None else 0


async def leave(table: Table, interaction: int | None = None) -> None:
    """Continue the game without the lesson. Chance draws again everything that the learner cannot know.

    The deal of a lesson is in a public file, so the learner could know all secrets. Raises Illegal or Repeated.
    """

    async def work_out(chance: Chance) -> path.Arranged:
        lesson, seat = path.running_lesson(table.record), path.lesson_of(table.record, table.title).learner
        state = redeal(table.game, table.state, seat, chance)
        over = replace(path.back_on_script(lesson), over=True)
        return path.Arranged(redeal_move(seat), Step(state, ()), seat, over, (seat,))

    await table.arrange(work_out, interaction)
