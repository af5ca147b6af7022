"""The question whose answer spectators of Fugitive may guess: is the Marshal's next guess right?"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.event import Event
from bot.engine.question import NO, YES, Question, Questions, sure
from cogs.fugitive.events import GaveUp, Guessed, Over
from cogs.fugitive.view import View

BEFORE = ("first", "f_draw", "f_play", "bonus", "manhunt")
"""The phases in which spectators may answer the question.

They are the ones before the Marshal draws, and before a guess in a manhunt.
"""

FIRST, LEAST, EACH = 0.2, 0.32, 0.13
"""The numbers from which the chance of a right guess is estimated.

The chance is `FIRST` in the first round. Later it is `LEAST`, plus `EACH` for every face-down hideout.
"""


def ask(view: View, events: Sequence[Event]) -> Question | None:
    """Return the spectators' question before the Marshal's turn or a guess in a manhunt, otherwise None."""
    if view.result is not None or view.phase not in BEFORE:
        return None
    chance = FIRST if view.round == 1 else LEAST + EACH * view.hidden_count()
    return Question("hit", sure(chance), view.marshal, (view.marshal,))


def answer(question: Question, view: View, events: Sequence[Event]) -> str | None:
    """Return the answer to the spectators' question once the Marshal has guessed.

    It is "" if the game ended first, and None while neither has happened.
    """
    for event in events:
        if isinstance(event, Guessed):
            return YES if event.hit else NO
        if isinstance(event, GaveUp | Over):
            return ""
    return None


QUESTIONS = Questions(ask, answer)
