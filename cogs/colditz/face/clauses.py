"""What happens at Colditz in a few words each, as the line of a turn puts them together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bot.engine.event import Event, fields
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from cogs.colditz.events.course import Ended, HouseRule
from cogs.colditz.events.guards import Posted, Walked, Withdrawn
from cogs.colditz.events.prisoners import Equipped, Escaped, GaveUp, Moved, Paid
from cogs.colditz.events.roll_call import Attended
from cogs.colditz.face import words
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.castle.pawns import owner


class Teller(NamedTuple):
    """Who tells whom: the `subject` of a line is named at its beginning alone, and his men by their letters."""

    say: Say
    reader: Viewer
    subject: Viewer
    brief: bool = False
    """Whether a line says only who moved, not where to."""
    alone: bool = False
    """Whether it tells a single event."""

    def name(self, seat: Seat) -> str:
        """Name a seat, the reader as such."""
        return self.say("colditz-log-you" if seat == self.reader else "colditz-log-name", who=self.say.name(seat))

    def man(self, man: str, seat: Viewer) -> str:
        """Name a man of the officer at `seat`."""
        if seat is not None and seat == self.subject:
            return words.letter(man)
        if seat is not None and seat == self.reader:
            return self.say("colditz-log-your", letter=words.letter(man))
        return words.man(man, self.say)

    def men(self, men: Sequence[str], seat: Viewer) -> str:
        """Name men, by their letters where all are the subject's."""
        own = seat is not None and seat == self.subject and bool(men)
        return words.men(men, self.say, owner(men[0]) if own else None)

    def write(self, key: str, actor: Viewer, **args: Any) -> str:
        """Write a clause of what `actor` did, who is named unless the line is his."""
        spoken = f"colditz-log-{key}"
        if actor is not None and actor == self.reader and f"{spoken}.you" in self.say:
            spoken = f"{spoken}.you"
        text = self.say(spoken, **args)
        return text if actor is None or actor == self.subject else f"{self.name(actor)} {text}"


def actor(event: Event) -> Viewer:
    """Give the seat whose doing an event is, None for what befalls."""
    who = getattr(event, "who", None)
    return who if isinstance(who, int) else None


def has_clause(event: Event, say: Say) -> bool:
    """Tell whether there are a few words for an event; the others are told in sentences of their own."""
    return type(event) in GROUPED or f"colditz-log-{event.key}" in say


def clause(teller: Teller, event: Event) -> str:
    """Write what happened once."""
    if isinstance(event, Ended) and event.points == event.rolled > 0 and teller.subject == event.who and teller.alone:
        return teller.say("colditz-log-nothing")
    return teller.write(event.key, actor(event), **_worded(teller, event))


def _worded(teller: Teller, event: Event) -> dict[str, Any]:
    """Put the fields of an event into words; dice also as what they add up to."""
    seat = actor(event) if isinstance(event, Escaped) else getattr(event, "whose", actor(event))
    found: dict[str, Any] = {}
    for name, kind, many in fields(type(event)):
        value = getattr(event, name)
        if kind == "man":
            found |= _men(teller, name, value, seat if isinstance(seat, int) else None)
        elif kind == "place" and not many:
            found[name] = "" if value is None else words.short(value, teller.say)
        elif kind == "dice":
            found[name] = sum(value)
        elif kind != "seat" and not many:
            found[name] = words.KINDS[kind](value, teller.say) if kind and value is not None else _plain(value)
    return found


def _men(teller: Teller, name: str, value: Any, seat: Viewer) -> dict[str, Any]:
    """Name a man or several, and count them."""
    if isinstance(value, tuple):
        return {name: teller.men(value, seat), f"{name}_count": len(value)}
    return {name: teller.man(value, seat) if value else "", f"{name}_count": int(bool(value))}


def _plain(value: Any) -> str | int:
    return ("yes" if value else "no") if isinstance(value, bool) else "" if value is None else value


def grouped(teller: Teller, events: Sequence[Any]) -> str:
    """Write in one clause what happened several times, by the same player."""
    return GROUPED[type(events[0])](teller, events)


def _moved(teller: Teller, events: Sequence[Moved]) -> str:
    last = {event.man: event.place for event in events}
    men, by = tuple(last), events[0].who
    if teller.brief:
        return teller.write("moved", by, men=teller.men(men, by))
    goals: dict[str, list[str]] = {}
    for man, place in last.items():
        goals.setdefault(words.short(place, teller.say), []).append(man)
    told = (teller.say("colditz-log-to", who=teller.men(there, by), place=goal) for goal, there in goals.items())
    return ", ".join(told)


def _paid(teller: Teller, events: Sequence[Paid | Equipped | GaveUp]) -> str:
    due = Counter[str]()
    for event in events:
        due[event.equipment[0]] += event.equipment[1]
    held = words.stock(tuple(due[what] for what in EQUIPMENT), teller.say)
    return teller.write(events[0].key, events[0].who, held=held)


def _guards(teller: Teller, events: Sequence[Walked | Posted | Withdrawn]) -> str:
    last = {event.guard: event for event in events}
    numbers = tuple(str(number + 1) for number in last)
    (event, *more) = last.values()
    if not more and not teller.brief and not isinstance(event, Withdrawn):
        who = words.guard(event.guard, teller.say)
        place = words.spot(event.place, teller.say)
        return teller.say(f"colditz-log-{event.key}", who=who, place=place)
    return teller.say(f"colditz-log-guards-{event.key}", numbers=numbers, count=len(numbers))


def _attended(teller: Teller, events: Sequence[Attended]) -> str:
    away = [man for event in events for man in event.stayed]
    return teller.say("colditz-log-attended", men=words.men(away, teller.say), count=len(away))


def _house_rules(teller: Teller, events: Sequence[HouseRule]) -> str:
    rules = ", ".join(teller.say("colditz-log-rule", rule=event.rule) for event in events)
    return teller.say("colditz-log-house_rule", rules=rules, count=len(events))


GROUPED: dict[type[Event], Callable[[Teller, Sequence[Any]], str]] = {
    Moved: _moved,
    Paid: _paid,
    Equipped: _paid,
    GaveUp: _paid,
    Walked: _guards,
    Posted: _guards,
    Withdrawn: _guards,
    Attended: _attended,
    HouseRule: _house_rules,
}
"""What is told together."""
