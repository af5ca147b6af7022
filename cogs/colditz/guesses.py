"""Questions for spectators of Escape from Colditz, who may guess the answers.

A question asks how an arrest, a search, a shot, a roll call or a check of a pass ends. Otherwise it asks how much the
next player rolls.
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
"""For each kind of interruption, the chance that it ends as announced."""

FAR, FURTHER = 7, 0.5
"""A usual roll in points, and the chance to roll more. Doubles are thrown again and added."""

DOUBLE = 1 / 6
"""The chance that the first throw of a turn is a double, which frees a man."""


def ask(view: View, events: Sequence[Event]) -> Question | None:
    """Return a question about a new interruption, or about the next roll if a turn starts; or None."""
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
    """Return the answer to a question, "" if it became void, or None while it is open.

    A question about a roll becomes void when an interruption starts.
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
    """Return the officer who has the next turn, or GERMAN."""
    start = 0 if view.active == GERMAN else view.active + 1
    return next((each for each in range(start, len(view.officers)) if not view.officers[each].out), GERMAN)


def _interruption_question(view: View) -> Question | None:
    """Return the question about the current interruption and its man; None without an interruption."""
    now = view.interruption
    if now is None:
        return None
    man = now.man or (now.men[0] if now.kind in ("arrest", "shot") else "")
    who = view.seat(owner(man)) if man else None
    return Question(now.kind, sure(LIKELY[now.kind]), who, view.asked)


def _outcome(question: Question, view: View, events: Sequence[Event]) -> str | None:
    """Return whether an interruption ended as announced: "yes" or "no".

    The result is "" if it ended in another way, None if it is still open.
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
