"""Guesses of people who watch a table: the open question, and the points of people who guessed right.

`guessers.py` decides who may guess. A question is made from public information. Guesses are hidden until the question
is answered. They do not affect the game, its clocks, its result or the computer players.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import structlog
from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.game import Step, result_of
from bot.engine.question import Question, worth
from bot.engine.record import Seat
from bot.engine.table_events import Returned, TookBack
from bot.installed_games import InstalledGame
from storage.records.guesses import Guesser, OpenQuestion, SettledQuestion, TableGuesses
from storage.records.tables import TableRecord

log = structlog.get_logger()


def are_possible(record: TableRecord) -> bool:
    """Return whether people may guess at a table.

    The table must be on a server, post great moments, and not belong to a tournament.
    """
    return record.guild is not None and record.tournament is None and record.show != "quiet"


def question(record: TableRecord) -> OpenQuestion | None:
    """Return the question at a table that people may guess now or that has no answer yet, or None."""
    return record.guesses.open if record.status == "playing" and are_possible(record) else None


def after_move(title: InstalledGame, record: TableRecord, step: Step[Any], seat: Seat) -> TableGuesses:
    """Return the table's guesses after a move of `seat` with the result `step`.

    If a game's question functions fail, return the guesses unchanged, so that the move is stored anyway.
    """
    heard = [event for event in step.events if event.reaches(None)]
    kept = record.guesses
    if not heard or not are_possible(record):
        return kept
    try:
        return after_events(
            title, kept, title.game.view(step.state, None), heard, seat, result_of(step.state) is not None
        )
    except Exception:
        log.exception("a question to watchers is dropped", table=record.id)
        return replace(kept, open=None)


def after_events(
    title: InstalledGame, kept: TableGuesses, view: object, heard: Sequence[Event], seat: Seat, over: bool
) -> TableGuesses:
    """Return the guesses `kept` after a move of `seat`.

    `heard` are the public events of the move, and `view` is the new public view. The open question is answered, closed
    or dropped. Then the next question opens.
    """
    questions, now = title.questions, kept.open
    if now is not None:
        asked = Question(now.key, now.choices, now.who, now.asked)
        if any(isinstance(event, TookBack | Returned) for event in heard):
            return replace(kept, open=None)
        answer = questions.answer(asked, view, heard)
        if answer is not None:
            kept = with_answer(kept, answer)
        elif not now.closed and (seat in now.asked or questions.closed(asked, view)):
            kept = replace(kept, open=replace(now, closed=True))
    if over:
        return replace(kept, open=None)
    if kept.open is None and (found := questions.ask(view, heard)) is not None:
        number = kept.asked + 1
        opened = OpenQuestion(number, found.key, found.choices, found.who, found.asked)
        kept = replace(kept, asked=number, open=opened)
    return kept


def with_answer(kept: TableGuesses, answer: str) -> TableGuesses:
    """Return the guesses with points for the people who guessed `answer`.

    If nobody guessed `answer`, nobody gets points.
    """
    now = kept.open
    if now is None or answer not in dict(now.choices):
        return replace(kept, open=None)
    people = dict(kept.people)
    for user, choice in now.given.items():
        one, right = people[user], choice == answer
        points = one.points + (worth(now.choices, choice) if right else 0)
        people[user] = replace(one, points=points, right=one.right + right, guesses=one.guesses + 1)
    last = SettledQuestion(now.key, now.choices, answer, now.who, now.given)
    return replace(kept, open=None, last=last, people=people)


def best_guessers(guesses: TableGuesses, ghosts: bool, unnamed: Collection[int] = ()) -> tuple[Guesser, ...]:
    """Return the guessers with most points.

    With `ghosts`, they are players who are out of the game; otherwise they are watchers. People in `unnamed`, who do
    not want to be named, are left out.
    """
    named = [each for user, each in guesses.people.items() if int(user) not in unnamed]
    league = [each for each in named if each.ghost == ghosts and each.points]
    most = max((each.points for each in league), default=0)
    return tuple(each for each in league if each.points == most)
