"""The question that spectators of Fugitive may bet on: whether the Marshal's next guess is right."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.event import Event
from bot.engine.question import NO, YES, Question, Questions, sure
from cogs.fugitive.events import GaveUp, Guessed, Over
from cogs.fugitive.view import View

BEFORE = ("first", "f_draw", "f_play", "bonus", "manhunt")
"""The phases in which the question is open: until the Marshal draws, or before a guess in a manhunt."""

FIRST, LEAST, EACH = 0.2, 0.32, 0.13
"""The chance of a right guess.

It is `FIRST` in the first round. Later it is `LEAST`, plus `EACH` for every face-down hideout.
"""


def ask(view: View, events: Sequence[Event]) -> Question | None:
    """Return the question before the Marshal's turn or a guess in a manhunt; None at other times."""
    if view.result is not None or view.phase not in BEFORE:
        return None
    chance = FIRST if view.round == 1 else LEAST + EACH * view.hidden_count()
    return Question("hit", sure(chance), view.marshal, (view.marshal,))


def answer(question: Question, view: View, events: Sequence[Event]) -> str | None:
    """Return the answer once the Marshal has guessed, or "" if the game ended first.

    None while neither has happened.
    """
    for event in events:
        if isinstance(event, Guessed):
            return YES if event.hit else NO
        if isinstance(event, GaveUp | Over):
            return ""
    return None


QUESTIONS = Questions(ask, answer)
