"""What a lesson adds to the hand of its learner: what to do and why, the meant move as one button, and the ways out."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.move import Move
from bot.engine.page import Button, Style
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import lessons
from bot.table.table import Table
from bot.ui.pages.book import asked_about
from bot.ui.pages.rows import Around, Rows


class Taught(NamedTuple):
    """What stands above a hand, and below it: all controls there are, or, with None, what stands around those of the
    open questions."""

    lines: tuple[str, ...]
    rows: Rows | None
    around: Around


def taught(table: Table, seat: Seat, say: Say) -> Taught | None:
    """Show a lesson on the hand of `seat`; None where none is going on."""
    lesson = table.record.lesson
    if lesson is None or lesson.over or table.record.status != "playing":
        return None
    name = table.title.name
    leave = _button(table, "leave", say)
    step = lessons.expected(table)
    rules = Button(say("button-rules"), table.press("rules", argument=asked_about(table, seat, step and step.move)))
    if step is not None:
        head: tuple[str, ...] = (
            f"**🎓 {say('lesson-step', number=step.number, of=step.of)} · {say(f'{name}-lesson-{step.name}')}**",
        )
        head = (*head, f"-# {say(f'{name}-lesson-about')}") if step.number == 1 else head
        told = (*head, f"➜ {say(f'{name}-lesson-{step.name}.what')}", f"*{say(f'{name}-lesson-{step.name}.why')}*", "")
        meant = _move(table, seat, step.move, say, "good")
        if lesson.tried:
            answer = lessons.answer(table)
            said = say(f"{name}-lesson-answer-{answer}") if answer else say("lesson-other")
            answered = (*head, f"⚠ {said}", say("lesson-try-or-take", move=meant.label), "")
            tried = Move.parse(lesson.tried)
            trying = Button(say("button-lesson-try", move=table.title.presenter.button(table.view(seat), tried, say)),
                            table.press("lesson", seat, table.token(seat), "try"))  # fmt: skip
            return Taught(answered, ((meant, trying), (_button(table, "step", say), leave)), Around())
        if lesson.others:
            return Taught(told, None, Around((meant, _button(table, "step", say), leave), apart=True))
        return Taught(told, ((meant,), (_button(table, "others", say), leave, rules)), Around())
    if lessons.guided(table):
        return Taught((f"**🎓 {say('lesson-others-move')}**", ""), ((leave,),), Around())
    if lessons.learned(table):
        lines = _learned(table, say)
        onward = (_button(table, "leave", say, "good"), _button(table, "enough", say), rules)
        return Taught(lines, (onward,), Around())
    back = _button(table, "return", say, "good")
    return Taught((f"**🎓 {say('lesson-strayed')}**", ""), None, Around((back, leave, rules), apart=True))


def ended(table: Table, say: Say) -> tuple[str, ...]:
    """Say what was learned above the hand of an ended game, where the lesson led to its end."""
    return _learned(table, say) if table.record.status != "playing" and lessons.learned(table) else ()


def _learned(table: Table, say: Say) -> tuple[str, ...]:
    return (f"**🎓 {say('lesson-learned')}**", say(f"{table.title.name}-lesson-end"), "")


def _button(table: Table, what: str, say: Say, style: Style = "plain") -> Button:
    return Button(say(f"button-lesson-{what}"), table.press("lesson", argument=what), style)


def _move(table: Table, seat: Seat, move: Move, say: Say, style: Style) -> Button:
    """Give the button that makes the whole of `move` at once."""
    return Button(table.title.presenter.button(table.view(seat), move, say),
                  table.press("lesson", seat, table.token(seat), "take"), style)  # fmt: skip
