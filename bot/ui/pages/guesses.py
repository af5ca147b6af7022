"""Pages for guesses: the question that spectators may answer. Players of the game cannot see it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.page import Button, Page
from bot.engine.question import NO, NOBODY, YES, seat_of, worth
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import guesses
from bot.table.table import Table
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.rows import Rows, packed
from storage.records.guesses import OpenQuestion, SettledQuestion


def guess_page(table: Table, user: int, late: bool, locale: str) -> Page:
    """Return the page with the question that spectators may answer now.

    It also has the answer to the last question and the person's score.
    """
    say = table.say(locale)
    page = Page(say("guess-title"), (), footer=table.called(say), colour=COLOUR)
    return with_question(page, table, user, late, say)


def with_question(page: Page, table: Table, user: int, late: bool, say: Say) -> Page:
    """Return a spectator's page with the content of `guess_page` added. The choices come first.

    `late` means that nobody may guess any more, because a player has begun to choose what the question asks.
    """
    now, key = guesses.question(table.record), str(user)
    lines: list[str] = []
    rows: Rows = ()
    if now is None:
        lines.append(say("guess-none"))
    elif key in now.given:
        lines += [_asked(table, now, say), say("guess-given", choice=_choice(table, now.given[key], say))]
    elif now.closed or late:
        lines += [_asked(table, now, say), say("guess-closed")]
    else:
        lines += [_asked(table, now, say), say("guess-open")]
        rows = tuple(packed(_choices(table, now, say)))
    lines += _last_answer(table, key, say)
    return replace(page, lines=(*page.lines, *(("",) if page.lines else ()), *lines), rows=(*rows, *page.rows))


def question_words(table: Table, asked: OpenQuestion | SettledQuestion, say: Say) -> str:
    """Return the text of a question that spectators may answer."""
    named: dict[str, Any] = {} if asked.who is None else {"who": say.name(asked.who)}
    return say(f"{table.title.name}-question-{asked.key}", **named)


def _asked(table: Table, now: OpenQuestion, say: Say) -> str:
    return say("guess-asked", question=question_words(table, now, say))


def _choices(table: Table, now: OpenQuestion, say: Say) -> list[Button]:
    """Return a button for each possible guess. The label says whether the guess counts double."""
    found = []
    for choice, _ in now.choices:
        label = _choice(table, choice, say)
        if worth(now.choices, choice) > 1:
            label = say("guess-double", choice=label)
        found.append(Button(label, table.press("guess", argument=f"{now.number} {choice}")))
    return found


def _choice(table: Table, choice: str, say: Say) -> str:
    seat: Seat | None = seat_of(choice)
    if seat is not None:
        return say.name(seat)
    return say({YES: "guess-yes", NO: "guess-no", NOBODY: "guess-nobody"}[choice])


def _last_answer(table: Table, user: str, say: Say) -> list[str]:
    """Return lines with the answer to the last question, and with the score of the person `user`."""
    last, mine = table.record.guesses.last, table.record.guesses.people.get(user)
    lines: list[str] = []
    if last is not None:
        right = sum(each == last.answer for each in last.given.values())
        told = {"question": question_words(table, last, say), "answer": _choice(table, last.answer, say)}
        lines.append(say("guess-settled", **told, right=right, count=len(last.given)))
    if mine is not None and mine.guesses:
        lines.append(say("guess-score", points=mine.points, right=mine.right, count=mine.guesses))
    return lines
