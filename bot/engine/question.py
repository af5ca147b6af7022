"""Questions about what will happen next. Spectators guess the answer.

A game declares them in its `guesses.py`, as `QUESTIONS`. The text of a question is `GAME-question-KEY`.

The answer is known to all within the round, and players cannot arrange it among themselves. All functions get only the
public view and public events, so a question reveals no secret. `python -m tests.lab.bench.guesses` compares a game's
estimated probabilities with games of computer players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.event import Event
from bot.engine.record import Record, Seat

YES, NO, NOBODY = "yes", "no", "nobody"
"""Answers that have the same text in all games."""

RARE = 0.25
"""If the estimated probability of the right answer was below this, a right guess counts double."""


class Question(Record, frozen=True):
    """A question, with each possible answer and its estimated probability.

    >>> Question("hit", sure(0.2), who=1).choices
    (('yes', 0.2), ('no', 0.8))
    """

    key: str
    choices: tuple[tuple[str, float], ...]
    """Each answer with its probability. An answer is `yes`, `no`, `nobody` or a seat (`player`)."""
    who: Seat | None = None
    """The seat whose player the text of the question names; None if it names no player."""
    asked: tuple[Seat, ...] = ()
    """The seats whose moves decide the answer. The first decision of any of them closes the question."""


def sure(chance: float) -> tuple[tuple[str, float], ...]:
    """Return the answers of a yes-or-no question with their probabilities.

    `chance` is the probability of yes.

    >>> sure(1.2)
    (('yes', 0.98), ('no', 0.02))
    """
    likely = round(min(0.98, max(0.02, chance)), 2)
    return (YES, likely), (NO, round(1 - likely, 2))


def player(seat: Seat) -> str:
    """Return the answer that names the player in `seat`.

    >>> player(2), seat_of("2"), seat_of("nobody")
    ('2', 2, None)
    """
    return str(seat)


def seat_of(choice: str) -> Seat | None:
    """Return the seat that an answer names; None for another answer."""
    return int(choice) if choice.isascii() and choice.isdecimal() else None


def worth(choices: Sequence[tuple[str, float]], choice: str) -> int:
    """Return the points for the guess `choice` if it is right.

    >>> [worth(sure(0.2), each) for each in ("yes", "no", "maybe")]
    [2, 1, 0]
    """
    likely = dict(choices).get(choice)
    return 0 if likely is None else 2 if likely < RARE else 1


def never(question: Question, view: Any) -> bool:
    """Return False: by default, only the moves of the seats in `asked` close a question."""
    return False


def none_asked(view: Any, events: Sequence[Event]) -> Question | None:
    """Return None: by default, a game asks no questions."""
    return None


def unanswered(question: Question, view: Any, events: Sequence[Event]) -> str | None:
    """Return None: by default, a question gets no answer."""
    return None


@dataclass(frozen=True)
class Questions:
    """The functions by which a game asks questions.

    `view` is the public view after a move, `events` are the public events of the move.
    """

    ask: Callable[[Any, Sequence[Event]], Question | None] = none_asked
    """Return the question to ask now, or None. It is not called while a question is open."""
    answer: Callable[[Question, Any, Sequence[Event]], str | None] = unanswered
    """Return the right answer. Return "" if the question has become void, and None while the answer is not known."""
    closed: Callable[[Question, Any], bool] = never
    """Return whether it is too late to guess, even if no seat in `asked` has moved."""
