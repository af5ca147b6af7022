"""Hits: events caused by others (players, chance or the table) that affect a player.

A game lists its hits and their words in a `Hits` table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from bot.engine.chronicle import concerns
from bot.engine.event import Event, places_of
from bot.engine.record import Seat
from bot.engine.texts import Say


class Hit(NamedTuple):
    """An event caused by others that affected a reader.

    It comes with the events before it since the reader's last turn, and with the reader's present view.
    """

    event: Any
    before: Sequence[Event]
    view: Any
    reader: Seat
    say: Say

    def last(self, *classes: type[Event]) -> Any:
        """Return the last earlier event of one of `classes`, or None."""
        return next((event for event in reversed(self.before) if isinstance(event, classes)), None)


class Wording(Protocol):
    """The methods of a presenter that write the sentence of a hit."""

    @property
    def game(self) -> str:
        """The name of the game, which is the prefix of its text keys."""

    @property
    def finished(self) -> Callable[[str], str]:
        """A function that returns a finished sentence, for example with a capital letter."""

    def event(self, event: Event, say: Say, reader: Seat | None = None) -> str:
        """Return the log line of `event`."""

    def words(self, event: Event, say: Say) -> dict[str, Any]:
        """Return the fields of `event` in words, by field name."""


def everybody(event: Event, view: Any, seat: Seat) -> bool:
    """Return True: the event affects every seat."""
    return True


@dataclass(frozen=True)
class Hits:
    """A game's table of the events that affect a player, and their words.

    By default, an event affects the seats that it is about. Its text is `GAME-hit-KEY`, or the attribute of that text
    for the field that holds the reader. If there is no such text, the log line is used.
    """

    harmless: tuple[type[Event], ...] = ()
    """Event classes that change nothing for the seats that the event is about."""
    others: Mapping[type[Event], Callable[[Any, Any, Seat], bool]] = field(default_factory=dict)
    """Events that affect seats which they are not about. The function gets the event, the view and the seat. It returns
    whether the event affects the seat.
    """
    implied: Mapping[type[Event], Callable[[Any, Sequence[Any]], bool]] = field(default_factory=dict)
    """Events that may be left out, each with a function. The event is left out if the function says that the other hits
    of the same move imply it.
    """
    final: tuple[type[Event], ...] = ()
    """Events that put a player out of the game. The player reads that first; earlier hits are told by turns."""
    weighty: tuple[type[Event], ...] = ()
    """Events that are shown even if there is no room for the whole turn. They change what other players risk or may do.
    """
    words: Mapping[type[Event], Callable[[Hit], dict[str, Any]]] = field(default_factory=dict)
    """Functions by event class. They return more arguments for the text of such an event, such as whose card it was."""
    totals: Mapping[type[Event], Callable[[Hit], str]] = field(default_factory=dict)
    """Functions by event class. They return a text for a total that the event changed, such as *2 cards in hand*; ""
    for none. If several hits have the same total, only the last one shows it.
    """

    def hit(self, event: Event, view: Any, seat: Seat) -> bool:
        """Return whether `event` affects what `seat` holds, owes, risks or may do.

        The caller leaves out the seat's own moves.
        """
        if isinstance(event, self.harmless):
            return False
        reaches = self.others.get(type(event))
        return concerns(event, seat) or bool(reaches and reaches(event, view, seat))

    def puts_out(self, event: Event, seat: Seat) -> bool:
        """Return whether `event` puts `seat` out of the game."""
        return isinstance(event, self.final) and concerns(event, seat)

    def for_good(self, event: Event, seat: Seat) -> bool:
        """Return whether `event` affects `seat` whatever its view is. The view may change later."""
        return concerns(event, seat) or self.others.get(type(event)) is everybody

    def told(self, events: Sequence[Event]) -> list[Event]:
        """Return the hits of one move without those that other hits imply. `events` are all hits of the move."""
        found = []
        for at, event in enumerate(events):
            implied = self.implied.get(type(event))
            if not (implied and implied(event, (*events[:at], *events[at + 1 :]))):
                found.append(event)
        return found

    def lines(self, face: Wording, hits: Sequence[Hit]) -> list[str]:
        """Return a sentence for each of `hits`, with the total that it changed in brackets.

        Hits without a text are left out.
        """
        told, totals = [], set[str]()
        for hit in reversed(hits):
            if not (line := self.line(face, hit)):
                continue
            total = self.totals.get(type(hit.event))
            now = total(hit) if total else ""
            told.append(_with_total(line, now) if now and now not in totals else line)
            totals.add(now)
        return told[::-1]

    def line(self, face: Wording, hit: Hit) -> str:
        """Return the sentence of a hit."""
        text = f"{face.game}-hit-{hit.event.key}"
        places = (f"{text}.{place}" for place in places_of(hit.event, hit.reader))
        key = next((each for each in places if each in hit.say), text)
        if key not in hit.say:
            return face.event(hit.event, hit.say, hit.reader)
        more = self.words.get(type(hit.event))
        return face.finished(hit.say(key, **{**face.words(hit.event, hit.say), **(more(hit) if more else {})}))


def _with_total(line: str, total: str) -> str:
    """Return a sentence with a total in brackets at its end.

    >>> _with_total("You fall!", "2 wounds")
    'You fall (2 wounds)!'
    """
    said = line.rstrip(".!?")
    return f"{said} ({total}){line[len(said) :]}"


NAMED = Hits()
"""The default table. Here an event affects the seats that it is about, and its sentence is its log line."""
