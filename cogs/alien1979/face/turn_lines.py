"""A whole turn of Alien 1979 in one line: "Ana reveals 6 of Copas (the Alien goes there), goes to Oros, takes 2
codes." Whatever events there are, they are told: a reader may hear only some of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from bot.engine.event import Event, places_of
from bot.engine.presenter import Presenter
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.alien1979 import data
from cogs.alien1979.events import (
    Chose,
    Died,
    Foreseen,
    Harmless,
    Healed,
    Launched,
    Left,
    Marked,
    Over,
    Prowled,
    PutDown,
    PutDownCode,
    Reset,
    Reshuffled,
    Revealed,
    Round,
    Saved,
    Stayed,
    Stopped,
    Swapped,
    Ticked,
    Took,
    TookCode,
    TurnedAway,
)
from cogs.alien1979.face import words

LAID = (PutDown, PutDownCode)
TAKEN = (Took, TookCode)

EFFECTS = (Prowled, Stayed, Harmless, Marked, Saved, *LAID)
"""What a card does, which is told in brackets behind it."""

ALONE = (Reshuffled, Died, Reset, Ticked, Left, Launched, Over)
"""What is a sentence by itself."""

REPEATED = (Healed, TurnedAway, *TAKEN)
"""What is told once however often somebody does it on end."""


def line(face: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Write `events`, none of which says what its neighbour does, in one line."""
    writing = Line(face, say, reader)
    for run in exchanges(runs(worth_telling(face.heard(events)))):
        writing.tell(run)
    writing.close()
    return " ".join(writing.sentences)


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """Leave out what nobody misses: headings, who has chosen once the codes lie there, the end of a turn in which
    something was done, the last tick before the launch, the cards that the dead foresee."""
    down = max((at for at, event in enumerate(events) if isinstance(event, LAID)), default=-1)
    return [
        event
        for at, event in enumerate(events)
        if not (isinstance(event, (Round, Foreseen)) or (isinstance(event, Chose) and at < down))
        and not (isinstance(event, Stopped) and event.points != data.POINTS)
        and not (isinstance(event, Ticked) and not event.left)
    ]


def runs(events: Iterable[Event]) -> Iterator[list[Any]]:
    """Join what follows one another and is told together: all that a card does, the same done several times."""
    for _, run in groupby(events, _together):
        yield list(run)


def exchanges(found: Iterable[list[Any]]) -> list[list[Any]]:
    """Join a code taken with the one put back for it, neither of them known, and what was done so twice."""
    joined: list[list[Any]] = []
    for run in found:
        if joined and isinstance(run[0], Swapped) and len(joined[-1]) == 1 and isinstance(joined[-1][0], Took):
            run = joined.pop() + run
            if joined and _exchanged(joined[-1]) and joined[-1][0].who == run[0].who:
                run = joined.pop() + run
        joined.append(run)
    return joined


def _exchanged(run: Sequence[Any]) -> bool:
    """Tell whether a run is codes taken and put back."""
    return isinstance(run[0], Took) and isinstance(run[-1], Swapped)


def _together(event: Event) -> tuple[object, ...]:
    """Give what is equal for neighbours that are told together."""
    if isinstance(event, EFFECTS) and not _forced(event):
        return (EFFECTS,)
    if isinstance(event, REPEATED):
        return (TAKEN if isinstance(event, TAKEN) else type(event), event.who)
    return (id(event),)


def _forced(event: Event) -> bool:
    """Tell whether a code was put down, or back, for another reason than a card of the Alien."""
    return isinstance(event, LAID) and event.cause is None


class Line:
    """A line as it grows: the sentences that are finished, and the one that is being written, with its subject."""

    def __init__(self, face: Presenter, say: Say, reader: Viewer) -> None:
        self.face = face
        self.say = say
        self.reader = reader
        self.sentences: list[str] = []
        self.subject: Seat | None = None
        self.clauses: list[str] = []
        self.revealed = False

    def tell(self, run: Sequence[Any]) -> None:
        """Tell events that belong together."""
        first = run[0]
        if isinstance(first, EFFECTS) and not _forced(first):
            self.effects(run)
        elif isinstance(first, ALONE):
            self.close()
            event = replace(first, cause=None) if isinstance(first, Died) else first
            self.sentences.append(self.face.event(event, self.say, self.reader))
        else:
            self.clause(run)
        self.revealed = isinstance(first, Revealed)

    def clause(self, run: Sequence[Any]) -> None:
        """Go on with what somebody does, in the same sentence if that is about the same player already."""
        last = run[-1]
        traded = _exchanged(run)
        args = {**self.face.words(last, self.say), "count": len(run) // 2 if traded else len(run)}
        codes = tuple(event.code for event in run if isinstance(event, (TurnedAway, TookCode, PutDownCode)))
        if codes:
            args["codes"] = words.listed(codes, self.say)
        key = "swapped" if isinstance(last, LAID) and last.who == self.subject else last.key
        key = key if not isinstance(last, PutDownCode) or key == last.key else f"{key}_code"
        key = "exchanged" if traded else key
        if last.who != self.subject:
            self.close()
        self.subject = last.who
        place = next((f".{name}" for name in places_of(last, self.reader)), "")
        self.clauses.append(self.say(f"alien1979-line-{key}{place}", **args))

    def effects(self, run: Sequence[Any]) -> None:
        """Tell what a card of the Alien did, in brackets if the card was told just before."""
        if self.revealed:
            told = [*self.prowl(event for event in run if not isinstance(event, Harmless)), *self.struck(run)]
            self.clauses[-1] += f" ({'; '.join(told)})" if told else ""
            return
        told = [*self.prowl(run), *self.struck(run)]
        self.close()
        cause = next((event.cause for event in run if getattr(event, "cause", None)), None)
        effects = "; ".join(told)
        self.sentences.append(sentence(f"{words.card(cause, self.say)} ({effects})." if cause else f"{effects}."))

    def prowl(self, run: Iterable[Any]) -> Iterator[str]:
        """Tell where the Alien went, or that it found nobody."""
        for event in run:
            if isinstance(event, (Prowled, Stayed, Harmless)):
                there = "-there" if self.revealed and isinstance(event, Prowled) else ""
                yield self.say(f"alien1979-effect-{event.key}{there}", **self.face.words(event, self.say))

    def struck(self, run: Sequence[Any]) -> Iterator[str]:
        """Tell who got marks, whose weapon is gone and who put down a code."""
        for kinds, key in (((Marked,), "marked"), ((Saved,), "saved"), (LAID, "put_down")):
            if met := [event for event in run if isinstance(event, kinds)]:
                names = ", ".join(self.victim(event) for event in met)
                yield self.say(
                    f"alien1979-effect-{key}", count=len(met), names=names, marks=getattr(met[0], "marks", 0)
                )

    def victim(self, event: Any) -> str:
        """Name whom a card struck, with the marks there are now, or the code if the reader may know it."""
        if isinstance(event, PutDownCode):
            key = f"alien1979-effect-lost{'.who' if event.who == self.reader else ''}"
            return self.say(key, code=words.code(event.code, self.say), who=self.say.name(event.who))
        name = self.named(event.who)
        return f"{name} {event.total}/{data.DEADLY}" if isinstance(event, Marked) else name

    def named(self, seat: Seat) -> str:
        """Name a player; the reader is "you"."""
        return self.say("alien1979-you-too") if seat == self.reader else self.say.name(seat)

    def close(self) -> None:
        """Finish the sentence."""
        if self.subject is not None:
            key = f"alien1979-line{'.who' if self.subject == self.reader else ''}"
            told = ", ".join(self.clauses)
            self.sentences.append(sentence(self.say(key, who=self.say.name(self.subject), told=told)))
        self.subject, self.clauses = None, []
