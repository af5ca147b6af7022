"""The story of an ended game of Alien 1979, made from all events including the secret ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.chronicle import LogEntry
from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.events import (
    Boarded,
    Died,
    Ejected,
    Entered,
    Forced,
    Healed,
    Marked,
    PutDownCode,
    Revealed,
    Round,
    Saved,
    Sent,
    Swapped,
    TookCode,
    TurnedAway,
    Went,
)
from cogs.alien1979.face import words
from cogs.alien1979.rules.codes import sort_codes, without
from cogs.alien1979.rules.combination import combination
from cogs.alien1979.state import Codes
from cogs.alien1979.view import View

MOST = 5
"""The largest number of lines in a story."""

MANY_TRIES = 4
"""The story mentions the tries at the door of a player who tried at least this many times."""

NEAR = data.DEADLY - 1
"""A player with this many marks would have died of one more."""

WEIGHTS = {
    "betrayed": 10,
    "again": 9,
    "entered": 8,
    "broken": 7,
    "broken-by-card": 6,
    "ejected": 7,
    "saved": 6,
    "first-death": 5,
    "vain": 4,
    "tries": 4,
    "near": 3,
}
"""The importance of each kind of moment. The most important ones are kept if there are too many.

Of each kind, only the first moment is kept. Of the kinds in `LAST`, only the last one is kept.
"""

LAST = ("entered", "ejected")


class Moment(NamedTuple):
    """A moment that the story may mention: its kind, its round, and the arguments of its text."""

    kind: str
    round: int
    args: dict[str, Any]


def story(view: View, moves: Sequence[LogEntry], say: Say) -> tuple[str, ...]:
    """Return the story of the game as at most five lines, in the order of events."""
    teller = Teller(view, say)
    for move in moves:
        for event in move.events:
            teller.hear(event)
    teller.finish()
    first = {moment.kind: moment for moment in reversed(teller.moments)}
    for moment in teller.moments:
        if moment.kind in LAST:
            first[moment.kind] = moment
    kept = sorted(first.values(), key=lambda moment: -WEIGHTS[moment.kind])[:MOST]
    ordered = sorted(kept, key=lambda moment: moment.round)
    known = {"deaths": teller.deaths}
    return tuple(say(f"alien1979-story-{each.kind}", round=each.round, **known, **each.args) for each in ordered)


class Teller:
    """A reader of a game's events that collects moments for the story.

    It keeps track of hands, marks, and the players who sent others to the Alien.
    """

    def __init__(self, view: View, say: Say) -> None:
        self.view = view
        self.say = say
        self.winners = view.result.winners if view.result is not None else ()
        self.round = 1
        self.moments: list[Moment] = []
        self.hands: list[Codes] = [()] * len(view.pawns)
        self.marks = [0] * len(view.pawns)
        self.deaths = 0
        self.near: dict[Seat, int] = {}
        self.tries: dict[Seat, int] = {}
        self.thrown: dict[Seat, Seat] = {}
        self.acting: Seat | None = None
        self.forced: Forced | None = None
        self.swapping = False

    def note(self, kind: str, **args: Any) -> None:
        """Add a moment of the current round to the collected ones."""
        self.moments.append(Moment(kind, self.round, args))

    def hear(self, event: Event) -> None:
        """Process the next event, and add the moments that it shows."""
        match event:
            case Round():
                self.round = event.number
            case Revealed():
                if self.acting is not None:
                    self.thrown.pop(self.acting, None)
                self.acting = event.who
            case Went() | Sent(alien=False):
                self.thrown.pop(event.who if isinstance(event, Went) else event.whom, None)
            case Sent():
                self.thrown[event.whom] = event.who
            case Marked() | Healed() | Saved() | Died():
                self.harm(event)
            case TookCode() | PutDownCode() | Swapped() | Forced():
                self.codes(event)
            case Entered() | TurnedAway() | Boarded() | Ejected():
                self.way_home(event)

    def harm(self, event: Marked | Healed | Saved | Died) -> None:
        """Add moments for deaths and near deaths, with their causes."""
        who, seat = self.say.name(event.who), event.who
        match event:
            case Marked() | Healed():
                self.marks[seat] = event.total
                if event.total == NEAR:
                    self.near[seat] = self.round
            case Saved(cause=card) if card is not None:
                hit = words.marks_of_card(card[0], mad=True)
                if self.marks[seat] + hit >= data.DEADLY:
                    self.note("saved", who=who, card=words.card(card, self.say), marks=self.marks[seat])
            case Died(cause=card) if card is not None:
                told = words.card(card, self.say)
                if seat in self.thrown:
                    self.note("betrayed", who=self.say.name(self.thrown[seat]), whom=who, card=told)
                elif event.enterer:
                    self.note("again", who=who, card=told)
                elif not self.deaths:
                    held = self.hands[seat]
                    codes = words.list_codes(held, self.say)
                    self.note("first-death", who=who, card=told, count=len(held), codes=codes)
                self.deaths += 1
                self.hands[seat] = ()

    def codes(self, event: TookCode | PutDownCode | Swapped | Forced) -> None:
        """Add moments for combinations that a player lost, with the player or card that caused the loss."""
        match event:
            case TookCode():
                self.hands[event.who] = sort_codes((*self.hands[event.who], event.code))
            case Swapped():
                self.swapping = True
            case Forced():
                self.forced = event
            case PutDownCode():
                self.put_down(event)

    def put_down(self, event: PutDownCode) -> None:
        """Remove a code from a player's hand. Add a moment if this broke a combination."""
        players, before = len(self.hands), self.hands[event.who]
        self.hands[event.who] = after = without(before, event.code)
        own, self.swapping = self.swapping, False
        if own or combination(before, players) is None or combination(after, players) is not None:
            return
        held = words.list_codes(before, self.say)
        if event.cause is not None:
            card = words.card(event.cause, self.say)
            self.note("broken-by-card", who=self.say.name(event.who), codes=held, card=card)
        elif self.forced is not None and self.forced.whom == event.who:
            by = self.say.name(self.forced.who)
            self.note("broken", who=by, whom=self.say.name(event.who), codes=held)

    def way_home(self, event: Entered | TurnedAway | Boarded | Ejected) -> None:
        """Add moments for the entering of the codes, and for tries at the door."""
        who = self.say.name(event.who)
        match event:
            case Entered():
                self.hands = [()] * len(self.hands)
                self.note("entered", who=who, codes=words.list_codes(event.codes, self.say))
            case TurnedAway():
                self.tries[event.who] = self.tries.get(event.who, 0) + 1
            case Boarded():
                tries = self.tries.pop(event.who, 0) + 1
                if tries >= MANY_TRIES:
                    self.note("tries", who=who, count=tries)
            case Ejected():
                back = "yes" if event.whom in self.winners else "no"
                self.note("ejected", who=who, whom=self.say.name(event.whom), back=back)

    def finish(self) -> None:
        """Add moments that only the end shows: tries that failed, and winners who nearly died."""
        for seat, count in self.tries.items():
            if count >= MANY_TRIES and seat not in self.winners:
                self.note("vain", who=self.say.name(seat), count=count)
        for seat, number in self.near.items():
            if seat in self.winners:
                self.moments.append(Moment("near", number, {"who": self.say.name(seat), "marks": NEAR}))
