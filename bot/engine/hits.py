"""What hits a player: events that others, chance or the table brought about. The table `Hits` of a game names them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from bot.engine.chronicle import concerns
from bot.engine.event import Event, places_of
from bot.engine.record import Seat
from bot.engine.texts import Say


class Hit(NamedTuple):
    """An event that hit a reader: what was told before it since the reader's last turn, and the view there is now."""

    event: Any
    before: Sequence[Event]
    view: Any
    reader: Seat
    say: Say

    def last(self, *classes: type[Event]) -> Any:
        """Return the last event of one of `classes` that was told before; None if there is none."""
        return next((event for event in reversed(self.before) if isinstance(event, classes)), None)


class Wording(Protocol):
    """What a hit needs of the game's presenter."""

    @property
    def game(self) -> str:
        """Return the name of the game, with which the keys of its texts begin."""

    def event(self, event: Event, say: Say, reader: Seat | None = None) -> str:
        """Return the line of the log."""

    def words(self, event: Event, say: Say) -> dict[str, Any]:
        """Return the fields in words."""


def everybody(event: Event, view: Any, seat: Seat) -> bool:
    """Return True, for an event that hits every seat."""
    return True


@dataclass(frozen=True)
class Hits:
    """Which events hit a seat, and in which words. An event hits the seats that it is about, unless it is `harmless`.
    It is told by the text `GAME-hit-KEY`, or the attribute of that for the field that holds the reader; without such a
    text, by the line of the log."""

    harmless: tuple[type[Event], ...] = ()
    """Events that change nothing for the seats that they are about."""
    others: Mapping[type[Event], Callable[[Any, Any, Seat], bool]] = field(default_factory=dict)
    """Events that hit seats which they are not about: whether one hits a seat, which has this view."""
    implied: Mapping[type[Event], Callable[[Any, Sequence[Any]], bool]] = field(default_factory=dict)
    """Events that need no words if this holds of them and what else hit the seat in the same move."""
    weighty: tuple[type[Event], ...] = ()
    """Events that are told of a turn even where the whole has no room: they change what others risk or may do."""
    words: Mapping[type[Event], Callable[[Hit], dict[str, Any]]] = field(default_factory=dict)
    """Further arguments of the texts of an event, such as whose card it was."""
    totals: Mapping[type[Event], Callable[[Hit], str]] = field(default_factory=dict)
    """What the seat has now of what an event changed, in a few words such as *2 cards in hand*; "" for nothing. Of
    several events with the same total, the last one tells it."""

    def hit(self, event: Event, view: Any, seat: Seat) -> bool:
        """Return whether `event`, which is no deed of `seat`, changes what it holds, owes, risks or may do."""
        if isinstance(event, self.harmless):
            return False
        reaches = self.others.get(type(event))
        return concerns(event, seat) or bool(reaches and reaches(event, view, seat))

    def for_good(self, event: Event, seat: Seat) -> bool:
        """Return whether a hit does not depend on the view, which may differ later."""
        return concerns(event, seat) or self.others.get(type(event)) is everybody

    def told(self, events: Sequence[Event]) -> list[Event]:
        """Leave out of what hit a seat in one move what the rest of it implies."""
        found = []
        for at, event in enumerate(events):
            implied = self.implied.get(type(event))
            if not (implied and implied(event, (*events[:at], *events[at + 1 :]))):
                found.append(event)
        return found

    def lines(self, face: Wording, hits: Sequence[Hit]) -> list[str]:
        """Tell each of `hits` in one sentence, with the total that there is now; leave out what says nothing."""
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
        """Tell a hit in one sentence."""
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
"""An event hits whom it is about, and is told by the line of the log."""
