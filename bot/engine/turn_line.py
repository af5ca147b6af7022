"""A turn of the log as one line.

A game's `TurnLines` table says how its events are joined. The bot adds its own events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Any, Protocol, TypeAlias

from bot.engine.claims import TOLD_BY_HOUSE
from bot.engine.event import Event, places_of
from bot.engine.presenter import Presenter
from bot.engine.record import Seat, Viewer
from bot.engine.table_events import Returned
from bot.engine.texts import Say
from bot.engine.wording import sentence

WRITTEN = 4096
"""The number of lines that are cached. After each move, hands and boards repeat most of the earlier turns."""

Run: TypeAlias = Sequence[Any]
"""Consecutive events that a clause or sentence tells together."""


def turn_line(face: Presenter, events: Sequence[Event], say: Say, reader: Viewer = None) -> str:
    """Return a whole turn in one line, with the bot's own events in it.

    Consecutive moves taken back are counted instead of listed.
    """
    return _written(face, tuple(events), say, reader)


@lru_cache(WRITTEN)
def _written(face: Presenter, events: tuple[Event, ...], say: Say, reader: Viewer) -> str:
    lines: list[str] = []
    for house, run in groupby(events, lambda event: isinstance(event, TOLD_BY_HOUSE)):
        if not house:
            lines.append(face.line(tuple(run), say, reader))
            continue
        for (returned, _), same in groupby(run, lambda event: (isinstance(event, Returned), event.touches)):
            first, *more = same
            several = "house-steps-back.who" if places_of(first, reader) else "house-steps-back"
            counted = bool(more) and not returned
            written = say(several, **face.words(first, say), count=1 + len(more)) if counted else ""
            lines.append(written or face.event(first, say, reader))
    return " ".join(line for line in lines if line)


def after(*classes: type[Event]) -> Callable[[Run, Any], bool]:
    """Return a function for `TurnLines.runs`. It joins an event to a run that ends with one of `classes`.

    >>> after(Event)((Event(),), Event()), after(Returned)((Event(),), Event())
    (True, False)
    """
    return lambda run, event: isinstance(run[-1], classes)


def again(*classes: type[Event]) -> Callable[[Run, Any], bool]:
    """Return a function for `TurnLines.runs`, which joins repeated events of a player to one run.

    It joins an event if the run ends with an event of one of `classes` by the same player.

    >>> again(Returned)((Returned(0),), Returned(0)), again(Returned)((Returned(0),), Returned(1))
    (True, False)
    """
    return lambda run, event: isinstance(run[-1], classes) and bool(getattr(run[-1], "who", None) == event.who)


def told_in(*classes: type[Event]) -> Callable[[Any, Run], bool]:
    """Return a function for `TurnLines.implied`.

    It leaves an event out if an event of one of `classes` follows.

    >>> told_in(Returned)(Event(), (Event(), Returned(0))), told_in(Returned)(Event(), (Event(),))
    (True, False)
    """
    return lambda event, rest: any(isinstance(later, classes) for later in rest)


def with_commas(say: Say, clauses: Sequence[str]) -> str:
    """Return the clauses as one text, joined by commas without *and*."""
    return ", ".join(clauses)


def subject_once(line: Line, who: Seat, clauses: Sequence[str]) -> str:
    """Return one sentence with the subject `who` and all clauses.

    The text `TurnLines.sentence` joins the clauses.
    """
    key = f"{line.table.sentence}.who" if who == line.reader else line.table.sentence
    return sentence(line.say(key, who=line.say.name(who), told=line.table.join(line.say, clauses)))


class Wording(Protocol):
    """The methods of a presenter that put events into words."""

    def event(self, event: Event, say: Say, reader: Viewer = None) -> str:
        """Return the log line of `event`."""

    def words(self, event: Event, say: Say) -> dict[str, Any]:
        """Return the fields of `event` in words, by field name."""


def _never(*_: Any) -> bool:
    return False


@dataclass(frozen=True)
class TurnLines:
    """How the events of a game are written as a line.

    An event with a text `CLAUSE-KEY` becomes a clause with the subject `who`. Like the texts of events, it has an
    attribute for each field that may hold the reader. An event without such a text is a sentence of its own, as in the
    log.
    """

    clause: str
    """The prefix of the text keys of clauses."""
    sentence: str = ""
    """The text key of a sentence with the arguments `who` and `told` (the clauses). The attribute `.who` is for a
    reader who is that seat.
    """
    join: Callable[[Say, Sequence[str]], str] = Say.listed
    """The function that joins the clauses of a sentence."""
    spoken: Callable[[Line, Seat, Sequence[str]], str] = subject_once
    """The function that writes a sentence from its subject and clauses."""
    prepared: Callable[[Sequence[Any]], Sequence[Any]] = tuple
    """A function that changes the events of a turn before they are joined. For example, it leaves out moves that were
    taken back.
    """
    silent: tuple[type[Event], ...] = ()
    """Event classes that are left out of every line."""
    twins: Mapping[type[Event], type[Event]] = field(default_factory=dict)
    """Public event classes, each with a private class. If a private event of that class follows at once, it replaces
    the public one.
    """
    implied: Mapping[type[Event], Callable[[Any, Run], bool]] = field(default_factory=dict)
    """Events that are left out if the function returns True for the event and the later events of the turn."""
    follows: Mapping[type[Event], Callable[[Any, Any], bool]] = field(default_factory=dict)
    """Events that are left out if the function returns True for the event and the same player's event just before."""
    runs: Mapping[type[Event], Callable[[Run, Any], bool]] = field(default_factory=dict)
    """Events that join the run before them if the function returns True for the run and the event."""
    gathers: Mapping[type[Event], Callable[[Run, Any], bool]] = field(default_factory=dict)
    """Events that join the first earlier run for which the function returns True, whatever happened between."""
    merges: Callable[[Run, Run], bool] = _never
    """A function that returns whether a run joins the run before it."""
    later: tuple[type[Event], ...] = ()
    """Event classes that are told after the sentence that they would interrupt."""
    writers: Mapping[type[Event], Callable[[Any, Run], None]] = field(default_factory=dict)
    """Functions by the class of a run's first event. They write the run if the text of a clause is not enough."""

    def line(self, face: Wording, events: Sequence[Event], say: Say, reader: Viewer = None) -> str:
        """Return `events` in one line for the `reader`; "" for nothing."""
        return Line(self, face, say, reader).written(self.merged(self.worth_telling(self.prepared(events))))

    def worth_telling(self, events: Sequence[Any]) -> Iterator[Any]:
        """Yield the events that are told: not silent, not replaced by a twin, not implied by later events."""
        heard = [
            event
            for event, following in pairwise((*events, None))
            if not isinstance(event, self.silent) and not isinstance(following, self.twins.get(type(event), ()))
        ]
        for at, event in enumerate(heard, 1):
            implied = self.implied.get(type(event))
            if not (implied and implied(event, heard[at:])):
                yield event

    def merged(self, events: Iterable[Any]) -> list[list[Any]]:
        """Return the events joined to runs. Runs that belong together are joined to longer runs."""
        runs: list[list[Any]] = []
        for event in events:
            joins, gathers = self.runs.get(type(event)), self.gathers.get(type(event))
            found = runs[-1:] if joins and runs and joins(runs[-1], event) else []
            found += [run for run in runs if gathers(run, event)] if gathers else []
            if found:
                found[0].append(event)
            else:
                runs.append([event])
        merged: list[list[Any]] = []
        for run in runs:
            if merged and self.merges(merged[-1], run):
                merged[-1] += run
            else:
                merged.append(run)
        return merged


class Line:
    """A line in progress: its finished sentences, and the clauses of the current sentence."""

    def __init__(self, table: TurnLines, face: Wording, say: Say, reader: Viewer) -> None:
        self.table, self.face, self.say, self.reader = table, face, say, reader
        self.sentences: list[str] = []
        self.subject: Seat | None = None
        self.clauses: list[str] = []
        self.named: Seat | None = None
        """The subject of the current sentence, or of the last sentence that had one."""
        self.last: Run = ()
        """The last run of events that was written."""
        self._later: list[str] = []

    def written(self, runs: Sequence[Run]) -> str:
        """Return the line that tells `runs`."""
        for run in runs:
            self._tell(run)
        self.end()
        return " ".join(self.sentences)

    def _tell(self, run: Run) -> None:
        first, kind = run[0], type(run[0])
        follows = self.table.follows.get(kind)
        if follows and self.clauses and first.who == self.subject and follows(first, self.last[-1]):
            return
        if self.clauses and kind in self.table.later:
            self._later.append(self.face.event(first, self.say, self.reader))
            return
        if write := self.table.writers.get(kind):
            write(self, run)
        elif f"{self.table.clause}-{first.key}" in self.say:
            self.did(run[-1])
        else:
            self.alone(self.face.event(first, self.say, self.reader))
        self.last = run

    def did(self, event: Any, key: str = "", **words: Any) -> None:
        """Add the clause of `event` to the current sentence.

        If `key` is not "", it replaces the key of the clause's text. `words` are further arguments of the text.
        """
        self.clause(event.who, self.told(event, key, **words))

    def told(self, event: Any, key: str = "", **words: Any) -> str:
        """Return the clause of `event` as a text.

        If `key` is not "", it replaces the key of the clause's text. `words` are further arguments of the text.
        """
        text = f"{self.table.clause}-{key or event.key}"
        spoken = (f"{text}.{place}" for place in places_of(event, self.reader))
        addressed = next((each for each in spoken if each in self.say), text)
        return self.say(addressed, **{**self.face.words(event, self.say), **words})

    def clause(self, who: Seat, text: str) -> None:
        """Add a clause with the subject `who`. Begin a new sentence if the current one has another subject."""
        if who != self.subject:
            self.end()
        self.subject = self.named = who
        self.clauses.append(text)

    def alone(self, text: str) -> None:
        """Add `text` as a sentence of its own, unless it is empty."""
        self.end()
        self.sentences += [text] * bool(text)

    def end(self) -> None:
        """Finish the current sentence."""
        if self.subject is not None:
            self.sentences += [self.table.spoken(self, self.subject, self.clauses), *self._later]
        self.subject, self.clauses, self._later = None, [], []
