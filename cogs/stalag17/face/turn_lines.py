"""A whole turn in one line: what somebody did, the subject said once; of a roll call every player's vigilance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.engine.event import Event
from bot.engine.presenter import Presenter
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.stalag17.events import (
    Answered,
    ChoseSide,
    Counted,
    Declined,
    Drew,
    Escaped,
    EscapeFailed,
    Joined,
    JoinFailed,
    Offered,
    PickedUp,
    Played,
    PlayedCard,
    Reshuffled,
    RollCall,
    TookOffer,
    Void,
)

UNTOLD = (Answered, ChoseSide, Declined, RollCall)
"""What a line leaves out: it goes without saying, or is told by what follows."""

IMPLIED: Mapping[type[Event], int] = {Played: 1, PlayedCard: 1, PickedUp: 1, TookOffer: 1, Offered: 2}
"""Events after which so many cards are drawn, which needs no words (§3.4, §4.3)."""


CARDS_TOLD = 60
"""The longest list of cards turned up: longer ones are counted, their scene names them."""


class Deed(NamedTuple):
    """What somebody did, and its words without who it was."""

    event: Event
    who: Seat
    text: str


class Line:
    """A line that grows event by event."""

    def __init__(self, face: Presenter, say: Say, reader: Viewer) -> None:
        self.face = face
        self.say = say
        self.reader = reader
        self.sentences: list[str] = []
        self.deeds: list[Deed] = []
        self.counted: list[Counted] = []
        self.void = False
        self.later: list[str] = []

    def add(self, event: Event) -> None:
        """Tell of `event`."""
        if isinstance(event, Counted):
            self._end_deeds()
            self.counted.append(event)
            return
        self._end_call()
        if isinstance(event, Void):
            self._end_deeds()
            self.void = True
            return
        if (who := getattr(event, "who", None)) is not None and f"stalag17-deed-{event.key}" in self.say:
            self._add_deed(who, event)
        elif isinstance(event, Reshuffled) and self.deeds:
            self.later.append(self.face.event(event, self.say, self.reader))
        else:
            self._end_deeds()
            self.sentences.append(self.face.event(event, self.say, self.reader))

    def written(self) -> str:
        """Give the line."""
        self._end_deeds()
        self._end_call()
        return " ".join(self.sentences)

    def _add_deed(self, who: Seat, event: Event) -> None:
        if self.deeds and self.deeds[-1].who != who:
            self._end_deeds()
        if self.deeds and isinstance(event, Drew) and IMPLIED.get(type(self.deeds[-1].event)) == event.count:
            return
        person = ".you" if who == self.reader else ""
        if isinstance(event, TookOffer) and event.whom == self.reader:
            person = ".whom"
        told = self.face.words(event, self.say)
        if isinstance(event, Escaped | EscapeFailed | Joined | JoinFailed) and len(told["cards"]) > CARDS_TOLD:
            told["cards"] = self.say("stalag17-turn-line-cards", count=len(event.cards))
        text = self.say(f"stalag17-deed-{event.key}{person}", **told)
        self.deeds.append(Deed(event, who, text))

    def _end_deeds(self) -> None:
        if self.deeds:
            who, deeds = self.deeds[0].who, self.say.listed(deed.text for deed in self.deeds)
            own = who == self.reader
            text = self.say("stalag17-turn-line.you", deeds=deeds) if own else self._of(who, deeds)
            self.sentences += [sentence(text), *self.later]
        self.deeds, self.later = [], []

    def _of(self, who: Seat, deeds: str) -> str:
        return self.say("stalag17-turn-line", who=self.say.name(who), deeds=deeds)

    def _end_call(self) -> None:
        if self.counted:
            sums = ", ".join(self._sum(counted) for counted in self.counted)
            self.sentences.append(self.say(f"stalag17-turn-line-call{'-void' * self.void}", sums=sums))
        elif self.void:
            self.sentences.append(self.face.event(Void(), self.say, self.reader))
        self.counted, self.void = [], False

    def _sum(self, counted: Counted) -> str:
        own = counted.who == self.reader
        who = self.say("stalag17-turn-line-you") if own else self.say.name(counted.who)
        return self.say("stalag17-turn-line-sum", who=who, after=counted.after)


def line(face: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Write in one line what `events` tell the `reader`."""
    told = Line(face, say, reader)
    for event in face.heard(events):
        if not isinstance(event, UNTOLD):
            told.add(event)
    return told.written()
