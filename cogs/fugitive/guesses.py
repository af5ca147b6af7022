"""The questions that spectators of Fugitive may guess: whether the Marshal's next guess is right."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.event import Event
from bot.engine.question import NO, YES, Question, Questions, sure
from cogs.fugitive.events import GaveUp, Guessed, Over
from cogs.fugitive.view import View

BEFORE = ("first", "f_draw", "f_play", "bonus", "manhunt")
"""The phases in which the question is asked: the Marshal draws later, or names a number next."""

FIRST, LEAST, EACH = 0.2, 0.32, 0.13
"""How likely a right guess is: in the first round; later without a face-down hideout; what each of them adds."""


def ask(view: View, events: Sequence[Event]) -> Question | None:
    """Return the question before the Marshal's turn, and before each guess of a manhunt; None otherwise."""
    if view.result is not None or view.phase not in BEFORE:
        return None
    chance = FIRST if view.round == 1 else LEAST + EACH * view.hidden_count()
    return Question("hit", sure(chance), view.marshal, (view.marshal,))


def answer(question: Question, view: View, events: Sequence[Event]) -> str | None:
    """Return the answer by the Marshal's guess; None if the game ends before."""
    for event in events:
        if isinstance(event, Guessed):
            return YES if event.hit else NO
        if isinstance(event, GaveUp | Over):
            return ""
    return None


QUESTIONS = Questions(ask, answer)
