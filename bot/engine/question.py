"""Questions about what happens next. People who watch a game guess the answer.

A game declares them in `guesses.py`, as `QUESTIONS`; `GAME-question-KEY` asks one.

The answer is public within the round, and no player can decide it by an agreement. All functions get only the public
view and the public events, so a question tells no secret. The chances of the answers are measured: `python -m
tests.lab.bench.guesses` compares a game's estimates with games of computers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.event import Event
from bot.engine.record import Record, Seat

YES, NO, NOBODY = "yes", "no", "nobody"
"""Choices that the bot words for all games."""

RARE = 0.25
"""A right guess counts double if its choice was less likely than this."""


class Question(Record, frozen=True):
    """A question, with each choice and how likely it is.

    >>> Question("hit", sure(0.2), who=1).choices
    (('yes', 0.2), ('no', 0.8))
    """

    key: str
    choices: tuple[tuple[str, float], ...]
    """`yes`, `no`, `nobody`, or a player (`player`)."""
    who: Seat | None = None
    """The player whom the text names."""
    asked: tuple[Seat, ...] = ()
    """The players whose moves decide it. The first choice of any of them closes the question."""


def sure(chance: float) -> tuple[tuple[str, float], ...]:
    """Return the choices of a yes-or-no question whose answer is yes with a `chance`.

    >>> sure(1.2)
    (('yes', 0.98), ('no', 0.02))
    """
    likely = round(min(0.98, max(0.02, chance)), 2)
    return (YES, likely), (NO, round(1 - likely, 2))


def player(seat: Seat) -> str:
    """Return the choice that names a player.

    >>> player(2), seat_of("2"), seat_of("nobody")
    ('2', 2, None)
    """
    return str(seat)


def seat_of(choice: str) -> Seat | None:
    """Return the player named by a choice; None for another choice."""
    return int(choice) if choice.isascii() and choice.isdecimal() else None


def worth(choices: Sequence[tuple[str, float]], choice: str) -> int:
    """Return the points for a right guess.

    >>> [worth(sure(0.2), each) for each in ("yes", "no", "maybe")]
    [2, 1, 0]
    """
    likely = dict(choices).get(choice)
    return 0 if likely is None else 2 if likely < RARE else 1


def never(question: Question, view: Any) -> bool:
    """Return False: the moves of the players who are `asked` close the question."""
    return False


def none_asked(view: Any, events: Sequence[Event]) -> Question | None:
    """Return None: the game asks nothing."""
    return None


def unanswered(question: Question, view: Any, events: Sequence[Event]) -> str | None:
    """Return None: nothing answers the question."""
    return None


@dataclass(frozen=True)
class Questions:
    """The questions of a game.

    `view` is the public view after a move, `events` the public events of the move.
    """

    ask: Callable[[Any, Sequence[Event]], Question | None] = none_asked
    """Return the question to ask now, unless one is open."""
    answer: Callable[[Question, Any, Sequence[Event]], str | None] = unanswered
    """Return the right choice, "" if there is none any more, or None while it is not known."""
    closed: Callable[[Question, Any], bool] = never
    """Return whether it is too late to guess, also if nobody who is asked has moved."""
