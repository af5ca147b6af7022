"""The log of Escape from Colditz: all that happened in a run of one seat's moves in one line (docs/rules/colditz.md
§3.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.presenter import Presenter
from bot.engine.record import Viewer
from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.colditz.events.cards import Diverted, Played
from cogs.colditz.events.course import Ended, Rolled, Undone
from cogs.colditz.events.gambles import Drove, Pushed, PushedGuard
from cogs.colditz.events.guards import (
    Announced,
    Arrested,
    CalledOff,
    Discovered,
    Killed,
    Posted,
    Preferred,
    Saved,
    Searched,
    SearchFailed,
    Searching,
    Shot,
    Vanished,
    Walked,
    Withdrawn,
)
from cogs.colditz.events.prisoners import Escaped, Freed, Moved, Paid, Surrendered
from cogs.colditz.events.roll_call import Attended, Chose, SweepFailed, Sweeping, Swept
from cogs.colditz.events.trades import Exchanged, Traded
from cogs.colditz.face.clauses import GROUPED, Teller, actor, clause, grouped, has_clause
from cogs.colditz.face.offers import OFFERS, counted, settled

LONGEST = 94
"""The length from which a line says only who moved, and not what was left unused: two lines in a phone's small
print."""

STEPS = (Moved, Walked, Posted, Withdrawn)
"""What can be taken back; what a way cost goes with it."""

TOLD_BY: dict[type[Event], tuple[type[Event], ...]] = {
    Announced: (Arrested, Vanished),
    Surrendered: (Arrested,),
    Shot: (Killed, Saved),
    Searching: (Searched, SearchFailed),
    Sweeping: (Swept, SweepFailed),
    Moved: (Escaped,),
    Drove: (Escaped,),
}
"""What needs no words where what came of it for the same man, room or search is told too."""

CARDS: dict[str, type[Event]] = {
    "release": Freed,
    "search": Searching,
    "shoot": Shot,
    "tunnel_found": Discovered,
    "car": Drove,
    "diversion": Diverted,
}
"""Cards whose playing needs no words beside what they do."""

UNTOLD = (Chose, CalledOff, Pushed, PushedGuard)
"""What a line leaves out: it follows from the rest, or shows where it matters."""

LAST = (Preferred, Traded, Exchanged, *OFFERS)
"""What may happen in the turn of anybody, and is told behind the rest."""


def line(presenter: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Write the line: who, how much was rolled, what was done and what befell; an event without words of its own here
    has its own sentence."""
    worded = partial(presenter.event, say=say, reader=reader)
    kept = tuple(condensed(presenter.heard(events)))
    told = tuple(event for event in kept if not isinstance(event, (Rolled, Ended)))
    if not told:
        told = tuple(event for event in kept if isinstance(event, Ended))
    if not told:
        return ""
    subject = actor(told[0]) if has_clause(told[0], say) and not isinstance(told[0], Attended) else None
    points = max((_rolled(event) for event in kept if actor(event) == subject), default=0)
    unused = next((event for event in kept if isinstance(event, Ended) and actor(event) == subject), None)
    if unused is not None and unused.points and unused not in told:
        told = (*told, unused)
    text = _joined(told, Teller(say, reader, subject, alone=len(told) == 1), points, worded)
    if len(text) <= LONGEST:
        return text
    done = tuple(event for event in told if event is not unused) or told
    return _joined(done, Teller(say, reader, subject, brief=True, alone=len(told) == 1), points, worded)


def _rolled(event: Event) -> int:
    """Give what was rolled for the turn, if `event` says so."""
    return event.points if isinstance(event, Rolled) else event.rolled if isinstance(event, Ended) else 0


def condensed(events: Sequence[Event]) -> Iterator[Event]:
    """Leave out what was taken back, and what is told by what came of it; trades and cells are told last."""
    stood = sorted(settled(_preferred(_posted(_stood(events)))), key=lambda event: isinstance(event, LAST))
    for at, event in enumerate(stood):
        if isinstance(event, UNTOLD):
            continue
        ends = TOLD_BY.get(type(event))
        if ends is not None and any(isinstance(after, ends) and _alike(event, after) for after in stood[at + 1 :]):
            continue
        played = isinstance(event, Played) and event.card in CARDS
        if played and any(isinstance(after, CARDS[event.card]) for after in stood[at + 1 :]):  # type: ignore[attr-defined]
            continue
        yield event


def _alike(event: Event, after: Event) -> bool:
    """Tell whether two events are about the same man, where they are about one."""
    return getattr(event, "man", None) == getattr(after, "man", None)


def _stood(events: Sequence[Event]) -> list[Event]:
    """Leave out steps that were taken back, and that they were; a step before the first event was another's turn."""
    stood: list[Event] = []
    for event in events:
        undone = isinstance(event, Undone)
        at = next((at for at in reversed(range(len(stood))) if isinstance(stood[at], STEPS)), -1) if undone else -1
        if at < 0:
            stood.append(event)
            continue
        del stood[at]
        while at and isinstance(stood[at - 1], Paid):
            at -= 1
            del stood[at]
    return stood


def _posted(events: Sequence[Event]) -> list[Event]:
    """Let who is posted stand at once where he walks to afterwards."""
    last: dict[int, str] = {event.guard: event.place for event in events if isinstance(event, Walked)}
    new = [event.guard for event in events if isinstance(event, Posted)]
    placed = [replace(e, place=last.get(e.guard, e.place)) if isinstance(e, Posted) else e for e in events]
    return [event for event in placed if not (isinstance(event, Walked) and event.guard in new)]


def _preferred(events: Sequence[Event]) -> list[Event]:
    """Leave out which cells were preferred for a while: of two blocks, an even number of changes leaves the same ones
    (R18)."""
    changes = [event for event in events if isinstance(event, Preferred)]
    others = [event for event in events if not isinstance(event, Preferred)]
    return [*others, changes[-1]] if len(changes) % 2 else others


def _joined(told: Sequence[Event], teller: Teller, points: int, worded: Callable[[Event], str]) -> str:
    """Join clauses by semicolons to a sentence, and others to it."""
    sentences: list[str] = []
    parts: list[str] = []
    for text, part in _pieces(told, teller, worded):
        if part:
            parts.append(text)
            continue
        if parts:
            sentences.append("; ".join(parts))
            parts = []
        sentences.append(text)
    if parts:
        sentences.append("; ".join(parts))
    if teller.subject is not None and sentences:
        who = teller.name(teller.subject)
        sentences[0] = teller.say("colditz-log-turn", who=who, points=points, told=sentences[0])
    return " ".join(sentence(each if each[-1] in ".!?" else f"{each}.") for each in sentences)


def _pieces(told: Sequence[Event], teller: Teller, worded: Callable[[Event], str]) -> Iterator[tuple[str, bool]]:
    """Give what is told, each with whether it is a clause; what happened several times once."""
    done: set[tuple[type[Event], Viewer]] = set()
    many = teller.brief or sum(isinstance(event, OFFERS) for event in told) > 1
    for event in told:
        offer = many and isinstance(event, OFFERS)
        if not offer and not has_clause(event, teller.say):
            yield worded(event), False
        elif not offer and type(event) not in GROUPED:
            yield clause(teller, event), True
        elif (kind := (type(event), None if isinstance(event, Attended) else actor(event))) not in done:
            done.add(kind)
            same = [each for each in told if type(each) is kind[0] and kind[1] in (None, actor(each))]
            yield (counted if offer else grouped)(teller, same), True
