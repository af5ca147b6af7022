"""Questions about the game whose answers spectators of Escape from Colditz may guess.

A question asks how an arrest, a search, a shot, a roll call or a check of a pass will end. Otherwise it asks how much
the next player will roll.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.event import Event
from bot.engine.question import NO, YES, Question, Questions, sure
from cogs.colditz.events.cards import Reacted
from cogs.colditz.events.course import Ended, Left, Over, Rolled, Round, Skipped
from cogs.colditz.events.guards import Arrested, Killed, Saved, Searched, SearchFailed, Vanished
from cogs.colditz.events.prisoners import Intercepted
from cogs.colditz.events.roll_call import Attended, SweepFailed, Swept
from cogs.colditz.rules.castle.pawns import owner
from cogs.colditz.state import CELLS, GERMAN
from cogs.colditz.view import View

LIKELY: Mapping[str, float] = {"arrest": 0.7, "search": 0.5, "sweep": 0.8, "shot": 0.85, "call": 0.4, "gate": 0.8}
"""For each kind of interruption, the chance that the arrest, search or shot succeeds."""

FAR, FURTHER = 7, 0.5
"""A usual number of points in a roll, and the chance to roll more.

A double is thrown again and added.
"""

DOUBLE = 1 / 6
"""The chance that the first throw of a turn is a double, which frees a man."""


def ask(view: View, events: Sequence[Event]) -> Question | None:
    """Return a new question for spectators, or None.

    The question is about an interruption that has started, or about the next roll if a turn starts.
    """
    if view.result is not None:
        return None
    now = view.interruption
    if now is not None:
        return _interruption_question(view) if now.kind in LIKELY and not now.answers else None
    if not any(isinstance(event, Ended | Round | Skipped) for event in events):
        return None
    officer = _next_officer(view)
    who = view.seat(officer)
    if officer != GERMAN and any(man.place in CELLS for man in view.officers[officer].men):
        return Question("double", sure(DOUBLE), who)
    return Question("far", sure(FURTHER), who)


def answer(question: Question, view: View, events: Sequence[Event]) -> str | None:
    """Return the answer to a question.

    It is "" if the question became void, and None while the answer is not yet known. A question about a roll becomes
    void when an interruption starts.
    """
    if any(isinstance(event, Over) for event in events):
        return ""
    if question.key in LIKELY:
        return _outcome(question, view, events)
    for event in events:
        if isinstance(event, Rolled) and event.who == question.who:
            first, second, *_ = event.dice
            return YES if (first == second if question.key == "double" else event.points > FAR) else NO
        if isinstance(event, Skipped | Left) and event.who == question.who:
            return ""
    return "" if view.interruption is not None and view.interruption.kind in LIKELY else None


def _next_officer(view: View) -> int:
    """Return the number of the officer who has the next turn, or GERMAN."""
    start = 0 if view.active == GERMAN else view.active + 1
    return next((each for each in range(start, len(view.officers)) if not view.officers[each].out), GERMAN)


def _interruption_question(view: View) -> Question | None:
    """Return the question about the current interruption and the man involved.

    The result is None if there is no interruption.
    """
    now = view.interruption
    if now is None:
        return None
    man = now.man or (now.men[0] if now.kind in ("arrest", "shot") else "")
    who = view.seat(owner(man)) if man else None
    return Question(now.kind, sure(LIKELY[now.kind]), who, view.asked)


def _outcome(question: Question, view: View, events: Sequence[Event]) -> str | None:
    """Return "yes" if an interruption ended as announced, such as with an arrest, and "no" if it failed.

    The result is "" if the interruption ended in another way, and None if it has not ended.
    """
    if question.key == "call":
        stayed = [event.stayed for event in events if isinstance(event, Attended)]
        if stayed:
            return NO if any(stayed) else YES
    for event in events:
        if isinstance(event, Arrested | Searched | Swept | Killed):
            return YES
        if isinstance(event, Vanished | SearchFailed | SweepFailed | Saved | Intercepted):
            return NO
    if view.interruption is not None and view.interruption.kind == question.key:
        return None
    return YES if question.key == "gate" and not any(isinstance(event, Reacted) for event in events) else ""


QUESTIONS = Questions(ask, answer)
