"""Events that hit a player: other players, chance or the table caused them.

The table `Hits` of a game lists them.
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
    """An event that hit a reader.

    It has the events told before it since the reader's last turn, and the view now.
    """

    event: Any
    before: Sequence[Event]
    view: Any
    reader: Seat
    say: Say

    def last(self, *classes: type[Event]) -> Any:
        """Return the last event of one of `classes` that was told before; None if there is none."""
        return next((event for event in reversed(self.before) if isinstance(event, classes)), None)


class Wording(Protocol):
    """The parts of the game's presenter that a hit needs."""

    @property
    def game(self) -> str:
        """The name of the game, which is the prefix of its texts' keys."""

    def event(self, event: Event, say: Say, reader: Seat | None = None) -> str:
        """Return the line of the log."""

    def words(self, event: Event, say: Say) -> dict[str, Any]:
        """Return the fields in words."""


def everybody(event: Event, view: Any, seat: Seat) -> bool:
    """Return True: the event hits every seat."""
    return True


@dataclass(frozen=True)
class Hits:
    """The events that hit a seat, and their words.

    An event hits the seats that it is about, unless it is `harmless`. Its text is `GAME-hit-KEY`, or the attribute of
    that text for the field that holds the reader. If there is no such text, the line of the log is used.
    """

    harmless: tuple[type[Event], ...] = ()
    """Events that change nothing for the seats that they are about."""
    others: Mapping[type[Event], Callable[[Any, Any, Seat], bool]] = field(default_factory=dict)
    """Events that hit seats which they are not about. The function says whether one hits a seat with this view."""
    implied: Mapping[type[Event], Callable[[Any, Sequence[Any]], bool]] = field(default_factory=dict)
    """Events that are left out if this holds of them and of the other hits of the same move."""
    weighty: tuple[type[Event], ...] = ()
    """Events that are told even if the whole turn has no room: they change what others risk or may do."""
    words: Mapping[type[Event], Callable[[Hit], dict[str, Any]]] = field(default_factory=dict)
    """Further arguments of the texts of an event, such as whose card it was."""
    totals: Mapping[type[Event], Callable[[Hit], str]] = field(default_factory=dict)
    """A total that the event changed, in a few words such as *2 cards in hand*; "" for none. If several events have the
    same total, only the last one tells it.
    """

    def hit(self, event: Event, view: Any, seat: Seat) -> bool:
        """Return whether `event` changes what `seat` holds, owes, risks or may do. Its own deeds don't count."""
        if isinstance(event, self.harmless):
            return False
        reaches = self.others.get(type(event))
        return concerns(event, seat) or bool(reaches and reaches(event, view, seat))

    def for_good(self, event: Event, seat: Seat) -> bool:
        """Return whether the hit is independent of the view, which may differ later."""
        return concerns(event, seat) or self.others.get(type(event)) is everybody

    def told(self, events: Sequence[Event]) -> list[Event]:
        """Leave out hits of one move that the other hits imply."""
        found = []
        for at, event in enumerate(events):
            implied = self.implied.get(type(event))
            if not (implied and implied(event, (*events[:at], *events[at + 1 :]))):
                found.append(event)
        return found

    def lines(self, face: Wording, hits: Sequence[Hit]) -> list[str]:
        """Return a sentence for each of `hits`, with the present total. Leave out hits that say nothing."""
        told, totals = [], set[str]()
        for hit in reversed(hits):
            if not (line := self.line(face, hit)):
                continue
            total = self.totals.get(type(hit.event))
            now = total(hit) if total else ""
            told.append(_with(line, now) if now and now not in totals else line)
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
        return hit.say(key, **{**face.words(hit.event, hit.say), **(more(hit) if more else {})})


def _with(line: str, total: str) -> str:
    """Put a total in brackets at the end of a sentence.

    >>> _with("You fall!", "2 wounds")
    'You fall (2 wounds)!'
    """
    said = line.rstrip(".!?")
    return f"{said} ({total}){line[len(said) :]}"


NAMED = Hits()
"""An event hits the seats it is about. The line of the log tells it."""
