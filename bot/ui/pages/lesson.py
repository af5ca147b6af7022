"""The parts that a tutorial adds to the hand of the learner.

They say what to do and why, and offer choices and ways to leave the tutorial.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.lesson import SAYS
from bot.engine.move import Move
from bot.engine.page import Button, Style
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import lessons, path, ways_on
from bot.table.lessons import Expected
from bot.table.table import Table
from bot.ui.pages.book import asked_about
from bot.ui.pages.rows import Around, Rows


class Taught(NamedTuple):
    """The part of a hand that a tutorial adds: lines above it and controls below it.

    If the controls are None, the hand shows the controls of its questions, with the buttons `around` them.
    """

    lines: tuple[str, ...]
    rows: Rows | None
    around: Around


def lesson_parts(table: Table, seat: Seat, say: Say) -> Taught | None:
    """Return what a tutorial adds to the hand of `seat`. Return None if the game is not a tutorial."""
    lesson = table.record.lesson
    if lesson is None or lesson.over or table.record.status != "playing":
        return None
    leave = _button(table, "leave", say)
    if (asked := lessons.expected(table)) is not None:
        return _step(table, seat, asked, say)
    if lessons.is_guided(table):
        due = lessons.next_automatic_move(table)
        key = "lesson-own-move" if due is None or due[0] == seat else "lesson-others-move"
        who = "" if due is None else say.name(due[0])
        return Taught((f"**🎓 {say(key, who=who)}**", ""), ((leave,),), Around())
    if path.is_finished(table.record, table.title):
        onward = (_button(table, "leave", say), _button(table, "enough", say))
        return Taught(_learned(table, say), (ways_on.after_lesson(table.record, table.title, say), onward), Around())
    rules = Button(say("button-rules"), table.press("rules", argument=asked_about(table, seat, None)))
    back = _button(table, "return", say, "good")
    return Taught((f"**🎓 {say('lesson-strayed')}**", ""), None, Around((back, leave, rules), apart=True))


def ending_lines(table: Table, say: Say) -> tuple[str, ...]:
    """Return lines about what the learner has learned, if the game of a tutorial has reached its end."""
    return (
        _learned(table, say) if table.record.status != "playing" and path.is_finished(table.record, table.title) else ()
    )


def lesson_text(say: Say, key: str) -> str:
    """Return a text of a tutorial.

    The text may name players by their seats: `{ $name0 }`, `{ $name1 }` and so on.
    """
    return say(key, **{f"name{seat}": name for seat, name in enumerate(say.names)})


def _learned(table: Table, say: Say) -> tuple[str, ...]:
    end = path.lesson_of(table.record, table.title).end
    return (f"**🎓 {say('lesson-learned')}**", lesson_text(say, f"{table.title.name}-{end}"), "")


def _step(table: Table, seat: Seat, asked: Expected, say: Say) -> Taught:
    """Return the parts for one step of a tutorial, with its choices as buttons.

    A wrong choice is explained, and its button is disabled.
    """
    name, step, lesson = table.title.name, asked.step, path.running_lesson(table.record)
    key = f"{name}-lesson-{step.name}"
    lines = [f"**🎓 {say('lesson-step', number=asked.number, of=asked.of)} · {lesson_text(say, key)}**"]
    if asked.number == 1:
        lines.append(f"🎯 {table.title.presenter.goal(table.view(seat), seat, say)}")
    choices = [_choice(table, seat, asked, place, say) for place in range(len(step.choices))]
    leave, others, back = (_button(table, what, say) for what in ("leave", "others", "step"))
    if lesson.tried:
        answer = lessons.answer(table)
        told = lesson_text(say, f"{name}-lesson-answer-{answer}") if answer else say("lesson-other")
        lines += [lesson_text(say, f"{key}.what")] if asked.asks else []
        lines.append(f"⚠ {told}")
        if not asked.asks:
            lines.append(say("lesson-try-or-take", move=choices[0].label))
        trying = () if lesson.tried.startswith(SAYS) else (_trying(table, seat, lesson.tried, say),)
        return Taught((*lines, ""), (tuple(choices), (*trying, others if asked.asks else back, leave)), Around())
    lines += [lesson_text(say, f"{key}.what"), f"*{lesson_text(say, f'{key}.why')}*", ""]
    if lesson.others:
        return Taught(tuple(lines), None, Around((*choices, back, leave), apart=True))
    rules = Button(say("button-rules"), table.press("rules", argument=asked_about(table, seat, step.move)))
    return Taught(tuple(lines), (tuple(choices), (others, leave, rules)), Around())


def _choice(table: Table, seat: Seat, asked: Expected, place: int, say: Say) -> Button:
    """Return the button of a choice in a tutorial.

    It is green if it is the only choice, and disabled if it was wrong.
    """
    choice = asked.step.choices[place]
    press = table.press("lesson", seat, table.token(seat), f"take {place}")
    open_ = table.record.lesson is None or table.record.lesson.tried != choice
    return Button(_label(table, seat, choice, say), press, "next" if asked.asks else "good", open_)


def _trying(table: Table, seat: Seat, tried: str, say: Say) -> Button:
    label = say("button-lesson-try", move=_label(table, seat, tried, say))
    return Button(label, table.press("lesson", seat, table.token(seat), "try"))


def _label(table: Table, seat: Seat, choice: str, say: Say) -> str:
    if choice.startswith(SAYS):
        return lesson_text(say, f"{table.title.name}-lesson-say-{choice.removeprefix(SAYS)}")
    return table.title.presenter.button(table.view(seat), Move.parse(choice), say)


def _button(table: Table, what: str, say: Say, style: Style = "plain") -> Button:
    return Button(say(f"button-lesson-{what}"), table.press("lesson", argument=what), style)
