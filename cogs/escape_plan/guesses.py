"""Questions that spectators of Escape Plan may guess the answer to, for fun.

A question is about one part of the day: whether any player gets handcuffs, or who leaves the city.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.event import Event
from bot.engine.question import NO, NOBODY, YES, Question, Questions, player, sure
from cogs.escape_plan import data
from cogs.escape_plan.events.course import Day, OverCaught, OverEscaped, Part
from cogs.escape_plan.events.police import Arrested, Handcuffed
from cogs.escape_plan.events.visits import Escaped
from cogs.escape_plan.view import View

CUFFED: Mapping[str, float] = {
    data.MORNING: 0.2, data.AFTERNOON: 0.35, data.EVENING: 0.32, data.NIGHT: 0.15, data.DAWN: 0.08
}  # fmt: skip
"""For each part of the day, the chance that any player gets handcuffs in it."""

STAY: Mapping[str, float] = {
    data.MORNING: 0.8, data.AFTERNOON: 0.7, data.EVENING: 0.15, data.NIGHT: 0.4, data.DAWN: 0.4
}  # fmt: skip
"""For each part of the last day, the chance that no player leaves the city in it."""


def ask(view: View, events: Sequence[Event]) -> Question | None:
    """Return the question for spectators at the start of a part of the day, None at other times.

    On the last day the question is who leaves the city first.
    """
    parts = [event.part for event in events if isinstance(event, Part)]
    if view.result is not None or not parts or view.phase != "turn":
        return None
    part, first = parts[-1], view.order[view.acting]
    if view.day < data.DAYS:
        return Question("cuffs", sure(CUFFED[part]), asked=(first,))
    inside = view.in_city()
    share = (1 - STAY[part]) / len(inside)
    chances = tuple((player(seat), round(share, 3)) for seat in inside)
    return Question("leaves", (*chances, (NOBODY, STAY[part])), asked=(first,))


def answer(question: Question, view: View, events: Sequence[Event]) -> str | None:
    """Return the answer to a spectators' question, or None while it is open.

    An event decides the answer, at the latest the end of the part of the day.
    """
    for event in events:
        if question.key == "leaves" and isinstance(event, Escaped):
            return player(event.who)
        if question.key == "cuffs" and isinstance(event, Handcuffed | Arrested):
            return YES
        if isinstance(event, Part | Day | OverEscaped | OverCaught):
            return NOBODY if question.key == "leaves" else NO
    return None


QUESTIONS = Questions(ask, answer)
