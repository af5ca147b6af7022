"""A whole turn in one line of the log: who it was once, then all that was done (docs/rules/fugitive.md §3, §6.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from bot.engine.event import Event
from bot.engine.presenter import Presenter
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.fugitive import data
from cogs.fugitive import events as told
from cogs.fugitive.face import event_words, words

Find = told.Found | told.FoundCovered
Draw = told.Drew | told.DrewCard


class Part(NamedTuple):
    """A piece of a line: what `who` did, or a sentence of its own where nobody did it."""

    who: Seat | None
    text: str


def line(presenter: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Write a turn in one line that names each player once."""
    return Writer(events, say, reader, lambda event: presenter.event(event, say, reader)).line()


class Writer:
    """Writes the events of one turn for one reader; an event that it does not join to others is said by `single`."""

    def __init__(self, events: Sequence[Event], say: Say, reader: Viewer, single: Callable[[Event], str]) -> None:
        self.events = list(events)
        self.say = say
        self.reader = reader
        self.single = single

    def line(self) -> str:
        """Write the line."""
        sentences = []
        for who, parts in groupby(self._parts(), key=lambda part: part.who):
            texts = [part.text for part in parts]
            sentences += texts if who is None else [self._sentence(who, texts)]
        return " ".join(sentences)

    def _sentence(self, who: Seat, did: Sequence[str]) -> str:
        *before, last = did
        done = self.say("fugitive-log-then", before=", ".join(before), last=last) if before else last
        if who == self.reader:
            return sentence(self.say("fugitive-log-you", did=done))
        return self.say("fugitive-log-they", who=self.say.name(who), did=done)

    def _parts(self) -> Iterator[Part]:
        while self.events:
            event = self.events.pop(0)
            write = WRITERS.get(type(event))
            if event.opens:
                continue
            yield write(self, event) if write else Part(None, self.single(event))

    def did(self, who: Seat, key: str, **args: Any) -> Part:
        """Say what `who` did, in the person of the reader."""
        key = f"fugitive-log-{key}"
        yours = f"{key}.you" if who == self.reader and f"{key}.you" in self.say else key
        return Part(who, self.say(yours, **args))

    def follows(self, *classes: type[Event]) -> Any:
        """Take the next event if it is of one of `classes`."""
        return self.events.pop(0) if self.events and isinstance(self.events[0], classes) else None

    def _next_two(self) -> tuple[Event | None, Event | None]:
        first, second, *_ = [*self.events[:2], None, None]
        return first, second

    def drew(self, event: Draw) -> Part:
        """Join draws of one seat, each told by its card or by its deck, and name an event that came up."""
        draws = [self._drawn(event)]
        if came_up := self.follows(told.Placeholder, told.HouseEvent):
            return self.came_up(came_up)
        while self._draws_on(event.who):
            draws.append(self._drawn(self.events.pop(0)))
        known = tuple(str(draw.card) for draw in draws if isinstance(draw, told.DrewCard))
        decks = [event_words.BAND_NAMES[draw.deck - 1] for draw in draws if isinstance(draw, told.Drew)]
        if known:
            return self.did(event.who, "drew-card", cards=known)
        return self.did(event.who, "drew", count=len(decks), decks=tuple(dict.fromkeys(decks)))

    def _drawn(self, event: Any) -> Draw:
        """Give the card of a draw where the reader may know it."""
        draw: Draw = self.follows(told.DrewCard) or event if isinstance(event, told.Drew) else event
        return draw

    def _draws_on(self, who: Seat) -> bool:
        """Tell whether another draw of `who` follows that ends in a card."""
        first, second = self._next_two()
        came_up = isinstance(second, (told.HouseEvent, told.Placeholder))
        return isinstance(first, (told.Drew, told.DrewCard)) and first.who == who and not came_up

    def came_up(self, event: told.Placeholder | told.HouseEvent) -> Part:
        """Name an event that came up, with what it did at once."""
        named = self.follows(told.HouseEvent) if isinstance(event, told.Placeholder) else event
        if named is None:
            return Part(None, self.single(event))
        came = self.follows(told.Nothing, told.Witness, told.Raided)
        name = event_words.name(named.name, self.say)
        if came is None:
            return self.did(named.who, "event", name=name)
        return self.did(named.who, "event-came", name=name, came=self._at_once(came))

    def _at_once(self, event: Event) -> str:
        say = self.say
        if isinstance(event, told.Witness):
            return say("fugitive-fact-witness", place=event.place, parity="odd" if event.odd else "even")
        if isinstance(event, told.Raided):
            return say("fugitive-log-raided", card=event.card)
        return say("fugitive-log-nothing")

    def hid(self, event: told.Hid) -> Part:
        """Join hideouts: by their numbers, if the reader may know."""
        if known := self.follows(told.HidAt):
            return self.hid_at(known)
        counts = [event.sprints]
        while more := self.follows(told.Hid):
            counts.append(more.sprints)
        if len(counts) == 1:
            return self.did(event.who, "hid", count=event.sprints)
        if not any(counts):
            return self.did(event.who, "hid-bare", times=len(counts))
        return self.did(event.who, "hid-more", times=len(counts), counts=tuple(map(str, counts)))

    def ran(self, event: told.Ran) -> Part:
        """Tell the 42, with what lies beneath if the reader may know."""
        known = self.follows(told.HidAt)
        return self.hid_at(known) if known else self.did(event.who, "ran", count=event.sprints)

    def hid_at(self, event: told.HidAt) -> Part:
        """Tell which hideouts they are."""
        if event.number == data.ESCAPE:
            return self.did(event.who, "ran-at", place=words.laid(event.number, event.cards, self.say))
        places = [event]
        while self._hides_on():
            self.follows(told.Hid)
            places.append(self.events.pop(0))  # type: ignore[arg-type]
        listed = tuple(words.laid(place.number, place.cards, self.say) for place in places)
        return self.did(event.who, "hid-at", places=listed)

    def _hides_on(self) -> bool:
        """Tell whether another hideout follows whose number the reader may know."""
        hid, known = self._next_two()
        return isinstance(hid, told.Hid) and isinstance(known, told.HidAt)

    def guessed(self, event: told.Guessed) -> Part:
        """Join right guesses in a row to what they found; a miss stands for itself."""
        numbers = tuple(map(str, event.numbers))
        finds = self._finds()
        if not event.hit:
            return self.did(event.who, "missed", numbers=numbers)
        if not finds:
            return self.did(event.who, "hit", numbers=numbers)
        while self._hits_on(event.who):
            self.events.pop(0)
            finds += self._finds()
        return self.did(event.who, "found", **self._found(finds))

    def _hits_on(self, who: Seat) -> bool:
        """Tell whether another right guess of `who` follows whose finds are told."""
        guess, find = self._next_two()
        return isinstance(guess, told.Guessed) and guess.hit and guess.who == who and isinstance(find, Find)

    def found(self, event: Find) -> Part:
        """Tell what was found where the guess is not told."""
        return Part(None, self.say("fugitive-log-found-alone", **self._found([event, *self._finds()])))

    def _finds(self) -> list[Find]:
        finds: list[Find] = []
        while find := self.follows(told.Found, told.FoundCovered):
            finds.append(find)
        return finds

    def _found(self, finds: Sequence[Find]) -> dict[str, Any]:
        places = tuple(
            words.laid(find.number, find.sprints, self.say)
            if isinstance(find, told.Found)
            else self.say("fugitive-spot-covered", number=find.number, count=find.count)
            for find in finds
        )
        yours = self.reader is not None and all(find.whose == self.reader for find in finds)
        return {"places": places, "count": len(finds), "yours": "yes" if yours else "no"}

    def saw(self, event: told.Saw) -> Part:
        """Tell what somebody saw."""
        return self.did(event.who, "saw", cards=tuple(event_words.card_name(card, self.say) for card in event.cards))

    def looked(self, event: told.Looked) -> Part:
        """Tell a look into the other hand, with what it showed if the reader may know."""
        saw = self.follows(told.Saw)
        own = self.reader not in (None, event.who)
        return self.saw(saw) if saw else self.did(event.who, "looked-yours" if own else "looked")

    def watched(self, event: told.Watched) -> Part:
        """Tell a look into a deck."""
        keeps = "yes" if event.keeps else "no"
        return self.did(event.who, "watched", deck=event_words.BAND_NAMES[event.deck - 1], keeps=keeps)

    def kept(self, event: told.Kept) -> Part:
        """Tell that a card was kept, and which if the reader may know."""
        card = self.follows(told.DrewCard)
        what = str(card.card) if card else event_words.BAND_NAMES[event.deck - 1]
        return self.did(event.who, "kept-card" if card else "kept", what=what)

    def closed(self, event: told.ClosedDeck) -> Part:
        """Tell that a deck was closed."""
        return self.did(event.who, "closed", deck=event_words.BAND_NAMES[event.deck - 1])

    def plain(self, event: Any) -> Part:
        """Tell what has no more to it than who did it."""
        return self.did(event.who, event.key)

    def passed(self, event: told.Passed) -> Part:
        """Tell a pass, with the extra card that was declined."""
        return self.did(event.who, "passed-without" if self.follows(told.Declined) else "passed")

    def idle(self, event: told.Idle) -> Part:
        """Tell once that somebody's time was up, however often it was in this turn."""
        self.events = [each for each in self.events if each != event]
        return self.plain(event)

    def manhunt(self, event: told.Manhunt) -> Part:
        """Tell that the manhunt begins."""
        return Part(None, self.say("fugitive-log-manhunt"))

    def over(self, event: told.Over) -> Part:
        """Tell the end in a sentence that repeats nobody's name but where somebody resigned."""
        return Part(None, self.say("fugitive-log-over", reason=event.reason, who=self.say.name(1 - event.who)))


WRITERS: Mapping[type[Event], Callable[[Writer, Any], Part]] = {
    told.Drew: Writer.drew,
    told.DrewCard: Writer.drew,
    told.HouseEvent: Writer.came_up,
    told.Placeholder: Writer.came_up,
    told.Hid: Writer.hid,
    told.Ran: Writer.ran,
    told.HidAt: Writer.hid_at,
    told.Guessed: Writer.guessed,
    told.Found: Writer.found,
    told.FoundCovered: Writer.found,
    told.Saw: Writer.saw,
    told.Looked: Writer.looked,
    told.Watched: Writer.watched,
    told.Kept: Writer.kept,
    told.ClosedDeck: Writer.closed,
    told.Passed: Writer.passed,
    told.Declined: Writer.plain,
    told.GaveUp: Writer.plain,
    told.Idle: Writer.idle,
    told.Manhunt: Writer.manhunt,
    told.Over: Writer.over,
}
"""What writes each event; all others are sentences as they are told alone."""
