"""A whole turn of Escape Plan in one line: "Ben → Restaurant (A2), 1 wound, Boxer; notoriety 1; disc. Then sends SWAT
to A3."

Each `Action` gathers what an action was: where to, what happened there, what it led to. Around it stand sentences for
what is nobody's action: the police, an Inspector, the beginning of a day.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.engine.event import Event
from bot.engine.presenter import Presenter
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.escape_plan.events import course, police, turns, visits
from cogs.escape_plan.face import words
from cogs.escape_plan.face.action_words import Action

SILENT = (course.TileShown, turns.OnDisplay, visits.Saw, turns.ChoseContact, turns.Declined)
"""Events that nobody needs to read again: the pages show what they led to."""

HEADS: Mapping[type[Event], str] = {
    turns.Went: "went",
    turns.Rested: "rested",
    turns.Passed: "passed",
    turns.Held: "held",
    course.KeptMoney: "kept-money",
    course.Placed: "placed",
}
"""What begins a sentence about a seat, with its text."""

INSPECTED: Mapping[type[Event], str] = {
    police.SpaceFilled: "space-filled",
    police.LockerTaken: "locker-taken",
    police.ExitTileTaken: "exit-tile-taken",
    police.MemberTaken: "member-taken",
    police.KeyRemoved: "key-removed",
}
"""What an Inspector does where he goes."""


def line(face: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Write what `events`, a seat's moves one after the other, tell the `reader`; "" for nothing."""
    return _Line(face, say, reader).written(events)


def _kind(event: Event) -> type[Event]:
    """Give the class of an event; an exit is closed by its patrol card."""
    return course.Patrol if isinstance(event, course.ExitClosed) else type(event)


class _Line:
    """A line while it is written."""

    def __init__(self, face: Presenter, say: Say, reader: Viewer) -> None:
        self.face, self.say, self.reader = face, say, reader
        self.sentences: list[str] = []
        self.named: Seat | None = None
        """Whom the line is about so far, who need not be named again."""
        self.action: Action | None = None

    def written(self, events: Sequence[Event]) -> str:
        """Write all sentences."""
        for kind, run in groupby((event for event in events if not isinstance(event, SILENT)), key=_kind):
            self._run(kind, tuple(run))
        self._end()
        return " ".join(f"{sentence(text)}." for text in self.sentences)

    def _run(self, kind: type[Event], run: tuple[Event, ...]) -> None:
        earned = kind is course.Income and self.action is not None and self.action.owns(run)
        if not earned and (several := SEVERAL.get(kind)) is not None:
            self._end()
            self._add(several(self, run))
            return
        for event in run:
            self._event(event)

    def _event(self, event: Event) -> None:
        """Add an event to the running action, or begin another sentence with it."""
        if isinstance(event, police.Heat):
            self._end()
            self._whole("sent", event, event.by[0]) if event.by else self._add(self._say("heat", event))
        elif type(event) in HEADS:
            self._begin(event)
        elif isinstance(event, course.Left):
            self._end()
            self._whole("left", event, event.who)
        elif isinstance(event, course.Unlocked) and event.cost:
            self._end()
            self._whole("unlocked", event, event.who)
        elif type(event) in INSPECTED:
            self._join(self._say(INSPECTED[type(event)], event))
        elif not self._acts(event):
            self._end()
            self._add(self._other(event))

    def _begin(self, event: Any) -> None:
        """Begin a sentence about a seat. What was used before it set out, or its time that ran out, is part of it; so
        are tiles placed one after the other."""
        who: Seat = event.who
        if self.action is not None and self.action.places(event):
            return
        if self.action is None or self.action.begun or self.action.who != who:
            self._end()
            self.action = Action(who, self.face, self.say, self.reader)
        self.action.begun = True
        self.action.head = self._subject(HEADS[type(event)], event, who)
        self.action.first = event
        if isinstance(event, turns.Went):
            self.action.spent += event.cost

    def _acts(self, event: Event) -> bool:
        """Add an event to the action of whom it is about, which may begin without a place to go to."""
        who = getattr(event, "who", None)
        if isinstance(
            event, (turns.Opens, police.OfficerMoved, police.OfficerRemoved, visits.ClosedBusiness, visits.Toll)
        ):
            who = self.action.who if self.action is not None else None
        if who is None or type(event) not in Action.known:
            return False
        if self.action is None or self.action.who != who:
            self._end()
            self.action = Action(who, self.face, self.say, self.reader)
        self.action.add(event)
        return True

    def _end(self) -> None:
        """End the running action."""
        if self.action is None:
            return
        action, self.action = self.action, None
        what = action.what()
        if action.head:
            self._add(action.head + what)
        elif what.strip(" ,;"):
            what = what.lstrip(" ,;")
            again = action.who == self.named
            self._add(what if again else self._person("actor", action.who, {"who": action.name, "what": what}))
        self.named = action.who

    def _whole(self, key: str, event: Event, who: Seat) -> None:
        """Write a sentence about a seat of which nothing more will be told."""
        self._add(self._subject(key, event, who))
        self.named = who

    def _add(self, text: str) -> None:
        if text:
            self.sentences.append(text)

    def _join(self, text: str) -> None:
        """Add to the last sentence what belongs to it."""
        self._end()
        if self.sentences:
            self.sentences[-1] += f", {text}"
        else:
            self._add(text)

    def _say(self, key: str, event: Event) -> str:
        return self.say(f"escape_plan-told-{key}", **self.face.words(event, self.say))

    def _subject(self, key: str, event: Event, who: Seat) -> str:
        """Begin with the subject, who is not named twice."""
        spelt = {"who": self.say.name(who)} | self.face.words(event, self.say)
        if who != self.named:
            return self._person(key, who, spelt)
        again = self.say(f"escape_plan-told-{key}", **(spelt | {"who": ""})).strip()
        if key != "went":
            again = self._person(key, who, spelt | {"who": ""}).strip()
        return self.say("escape_plan-told-then", what=again)

    def _person(self, key: str, who: Seat, spelt: Mapping[str, Any]) -> str:
        person = ".who" if who == self.reader else ""
        return self.say(f"escape_plan-told-{key}{person}", **spelt)

    def _other(self, event: Event) -> str:
        """Write an event by itself."""
        if isinstance(event, visits.ClosedBusiness):
            return self._say("closed", event)
        return self.face.event(event, self.say, self.reader).removesuffix(".")


def _incomes(line: _Line, run: tuple[Event, ...]) -> str:
    return " ".join(line.face.tell(run, line.say, line.reader)).removesuffix(".")


def _patrol(line: _Line, run: tuple[Event, ...]) -> str:
    shown = Counter(event.exit for event in run if isinstance(event, course.Patrol))
    exits = tuple(words.times(str(number), count) for number, count in shown.items())
    closed = [line._say("exit-closed", event) for event in run if isinstance(event, course.ExitClosed)]
    cards = [line.say("escape_plan-told-patrol", exits=exits, count=len(exits))] if exits else []
    return "; ".join((*cards, *closed))


def _order(line: _Line, run: tuple[Event, ...]) -> str:
    seats = next(event.order for event in run if isinstance(event, course.Order))
    return line.say("escape_plan-told-order", order=", ".join(map(line.say.name, seats))) if len(seats) > 1 else ""


def _inspects(line: _Line, run: tuple[Event, ...]) -> str:
    return ". ".join(line._say("inspects", event) for event in run)


def _tails(line: _Line, run: tuple[Event, ...]) -> str:
    keys = ["tails.whom" if line.reader in event.touches else "tails" for event in run]
    return ". ".join(line._say(key, event) for key, event in zip(keys, run, strict=True))


SEVERAL: Mapping[type[Event], Callable[[_Line, tuple[Event, ...]], str]] = {
    course.Income: _incomes,
    course.Patrol: _patrol,
    course.Order: _order,
    police.Inspects: _inspects,
    police.Tails: _tails,
}
"""What makes a sentence of its own, several alike one together."""
