"""The story of an ended game of Escape Plan in five lines, made from the game's events.

The lines are about the turning point, the boldest walk, the best find, the officers who hurt most, and the last player
who escaped (docs/rules/escape_plan.md §3.11).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from bot.engine.chronicle import LogEntry
from bot.engine.event import Event
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import NIGHT, PARTS
from cogs.escape_plan.events import course, police, turns, visits
from cogs.escape_plan.face import ending, words
from cogs.escape_plan.face.lines import TERMS
from cogs.escape_plan.face.words import money
from cogs.escape_plan.view import View

MOST = 5
"""The largest number of lines in a story."""

BOLD = 3
"""The story calls a walk bold if the player faced at least this many officers."""

OFTEN = 2
"""The story mentions officers who caused at least this many wounds."""


class Walk(Struct):
    """A player's action of going to a place: when it was, how many officers were faced, and the result."""

    who: Seat
    day: int
    part: str
    place: str
    tile: str
    officers: int
    wounds: int = 0
    gained: int = 0


class Course:
    """Statistics for the story, collected from the events of a game."""

    def __init__(self, moves: Sequence[LogEntry]) -> None:
        self.walks: list[Walk] = []
        self.hurt: Counter[tuple[Seat, Seat]] = Counter()
        """Counts of wounds, by two seats: the player who last sent the officer there, and the wounded player."""
        self.wounds = 0
        self.handcuffs = 0
        self.rats: list[tuple[Seat, int]] = []
        """The players who found a rat, each as (seat, day)."""
        self.out: list[tuple[visits.Escaped, str]] = []
        """The escapes from the city, each with the part of the day."""
        self._day, self._part = 1, PARTS[0]
        self._senders: dict[tuple[str, str], tuple[Seat, ...]] = {}
        for move in moves:
            for event in move.events:
                self._event(event)

    def _event(self, event: Event) -> None:
        here = self.walks[-1] if self.walks else None
        match event:
            case course.Day(day=day):
                self._day = day
            case course.Part(part=part):
                self._part = part
            case turns.Went():
                self.walks.append(Walk(event.who, self._day, self._part, event.place, event.tile, event.officers))
            case police.Heat(kind=kind, end=end, by=by):
                self._senders[kind, end] = by
            case police.OfficerMoved(kind=kind, end=end):
                self._senders[kind, end] = ()
            case police.Wounded() | police.Handcuffed() | police.Arrested():
                self._wounded(event, here)
            case visits.Gained(amount=amount, income=False) | visits.Kept(value=amount):
                if isinstance(event, visits.Kept) and not amount:
                    self.rats.append((event.who, self._day))
                if here is not None and here.who == event.who:
                    here.gained += amount
            case visits.Escaped():
                self.out.append((event, self._part))

    def _wounded(self, event: Any, here: Walk | None) -> None:
        if event.officer is None:
            return
        self.wounds += 1
        self.handcuffs += isinstance(event, police.Handcuffed)
        if here is not None and here.who == event.who:
            here.wounds += 1
        for sender in self._senders.get((event.officer, event.tile), ()):
            self.hurt[sender, event.who] += 1


def story(view: View, moves: Sequence[LogEntry], say: Say) -> tuple[str, ...]:
    """Return the story of an ended game in at most five lines."""
    course = Course(moves)
    return tuple(_lines(view, course, say))[:MOST]


def cause(view: View, seat: Seat, moves: Sequence[LogEntry], say: Say) -> str:
    """Return a text about how often officers hurt a player, and how many other players had sent."""
    course = Course(moves)
    hurt = [event for move in moves for event in move.events
            if isinstance(event, (police.Wounded, police.Handcuffed)) and event.who == seat]  # fmt: skip
    cuffs = sum(isinstance(event, police.Handcuffed) for event in hurt)
    if len(hurt) < OFTEN:
        return ""
    sent = sum(count for (sender, victim), count in course.hurt.items() if victim == seat and sender != seat)
    return say("escape_plan-cause", who=say.name(seat), hurt=len(hurt), cuffs=cuffs, sent=sent)


def _lines(view: View, course: Course, say: Say) -> Iterator[str]:
    yield from _turning_point(view, say)
    bold = max(course.walks, key=lambda walk: (walk.officers, walk.gained), default=None)
    if bold is not None and bold.officers >= BOLD:
        yield _walked("bold", bold, say)
    rich = max(course.walks, key=lambda walk: (walk.gained, walk.officers), default=None)
    if rich is not None and rich.gained and rich is not bold:
        yield _walked("rich", rich, say)
    yield from _worst_officers(course, say)
    yield from _last_out(view, course, say)
    for who, day in course.rats[:1]:
        yield say("escape_plan-story-rat", who=say.name(who), day=day)


def _turning_point(view: View, say: Say) -> Iterator[str]:
    """Yield a line about the turning point: a richer player who was caught, or the winner's lead."""
    if view.result is None or not view.result.winners:
        return
    first = view.result.winners[0]
    best = ending.score(view, first)
    for seat in ending.caught_at_end(view):
        if (lost := ending.score(view, seat).total) > best.total:
            yield say("escape_plan-story-lost", who=say.name(seat), lost=money(lost), winner=say.name(first))
            return
    others = [seat for seat, one in enumerate(view.players) if one.fate == "escaped" and seat != first]
    if not others:
        return
    second = max(others, key=lambda seat: ending.score(view, seat).total)
    other = ending.score(view, second)
    more = {term: getattr(best, term) - getattr(other, term) for term in TERMS}
    term = max(more, key=lambda name: more[name])
    yield say(
        "escape_plan-story-margin",
        winner=say.name(first),
        second=say.name(second),
        margin=money(best.total - other.total),
        term=say(f"escape_plan-term-{term}"),
        more=money(more[term]),
    )


def _walked(key: str, walk: Walk, say: Say) -> str:
    return say(
        f"escape_plan-story-{key}",
        who=say.name(walk.who),
        day=walk.day,
        part=words.part(PARTS.index(walk.part), say),
        place=say("escape_plan-at", place=words.place(walk.place, say, words.THE), tile=walk.tile),
        officers=walk.officers,
        wounds=walk.wounds,
        gained=money(walk.gained),
        some="yes" if walk.gained else "no",
    )


def _worst_officers(course: Course, say: Say) -> Iterator[str]:
    """Yield a line about the player whose officers hurt another most, or about the number of all wounds."""
    pairs = [(count, pair) for pair, count in course.hurt.items() if pair[0] != pair[1]]
    count, (sender, victim) = max(pairs, default=(0, (0, 0)))
    if count >= OFTEN:
        yield say("escape_plan-story-sent", who=say.name(sender), whom=say.name(victim), count=count)
    elif course.wounds:
        yield say("escape_plan-story-wounds", count=course.wounds, handcuffs=course.handcuffs)


def _last_out(view: View, course: Course, say: Say) -> Iterator[str]:
    """Yield a line about the player who escaped at night or at dawn of the last day."""
    late = [(event, part) for event, part in course.out if PARTS.index(part) >= PARTS.index(NIGHT)]
    for event, part in late[-1:]:
        yield say(
            "escape_plan-story-last",
            who=say.name(event.who),
            part=words.part(PARTS.index(part), say),
            tile=view.players[event.who].at[0],
        )
