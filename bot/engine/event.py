"""What happens in a game, as typed records. A game's events stand in its events.py, which joins them to
one tagged union: `EVENTS = declared(__name__)`.

How an event is worded, whom it touches, whether it opens a chapter or is a scene: all follows from its class and the
types of its fields, never from a name. A type that has words of its own says so: `Card = Annotated[int, "card"]`, and
`Presenter.kinds` words what is of that kind.
"""

from __future__ import annotations

import re
import sys
import types
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, ClassVar, NamedTuple, Union, get_args, get_origin

import msgspec

from bot.engine.record import Record, Seat, Viewer


def spelled(name: str) -> str:
    """Return the name of a class as events are written.

    >>> spelled("HidAt"), spelled("Dealt")
    ('hid_at', 'dealt')
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name.rpartition(".")[2]).lower()


class Event(Record, frozen=True, tag=spelled, tag_field="event"):
    """Something that happened, told to everybody. Its fields can be hashed, as scalars and tuples are."""

    opens: ClassVar[bool] = False
    """Whether a chapter of the log begins with it, such as a round or a day."""

    begins: ClassVar[str] = ""
    """The field with the seat whose turn begins with it, in whoever's move; "" where turns are told by their moves."""

    scene: ClassVar[bool] = False
    """Whether it is a great moment, which the table is shown by itself."""

    outcome: ClassVar[bool] = False
    """Whether it is what came of a move, which its own player is told first, too, such as what chance made of it."""

    reveals: ClassVar[bool] = False
    """Whether it tells something that was hidden until then: a step that told its player such a thing stays."""

    @property
    def key(self) -> str:
        """The name of the event as it is written, and in the keys of its texts."""
        return str(type(self).__struct_config__.tag)

    def reaches(self, viewer: Viewer) -> bool:
        """Return whether `viewer` may know of it."""
        return True

    @property
    def touches(self) -> frozenset[Seat]:
        """The seats that it is about, or tells alone."""
        found: set[Seat] = set()
        for field in fields(type(self)):
            if field.kind == SEAT and (value := getattr(self, field.name)) is not None:
                found |= set(value) if field.many else {value}
        return frozenset(found)


class Private(Event, frozen=True, kw_only=True):
    """Something that only the seats in `to` are told."""

    to: tuple[Seat, ...]

    def reaches(self, viewer: Viewer) -> bool:
        """Return whether `viewer` may know of it."""
        return viewer in self.to


SEAT = "seat"
"""The kind of what is a seat."""


class Typed(NamedTuple):
    """A field of an event: its name, the kind of its values ("" for plain ones), whether it holds several."""

    name: str
    kind: str
    many: bool


@cache
def fields(event: type[Event]) -> tuple[Typed, ...]:
    """List the fields of a class of events in their order."""
    return tuple(Typed(each.name, *_kind(each.type)) for each in msgspec.structs.fields(event))


@cache
def _about(event: type[Event]) -> tuple[tuple[str, bool], ...]:
    """List the fields of a class of events that name whom it is about, each with whether it holds several."""
    return tuple((field.name, field.many) for field in fields(event) if field.kind == SEAT and field.name != "to")


def places_of(event: Event, seat: Viewer) -> tuple[str, ...]:
    """List the fields of `event` that name `seat` as whom it is about."""
    found: tuple[str, ...] = ()
    for name, many in _about(type(event)):
        value = getattr(event, name)
        if value is not None and (seat in value if many else seat == value):
            found += (name,)
    return found


def turn_of(event: Event) -> Viewer:
    """Return the seat whose turn begins with `event`."""
    return getattr(event, event.begins) if event.begins else None


def declared(module: str) -> Any:
    """Join all events that `module` declares to a union, for reading them back."""
    return reduce(or_, members_of(module))


def members_of(module: str) -> tuple[type[Event], ...]:
    """List the classes of events that `module` declares, in its order."""
    named = vars(sys.modules[module]).values()
    return tuple(
        each for each in named if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module
    )


def _kind(annotation: Any) -> tuple[str, bool]:
    """Return the kind that a type spells and whether it is a tuple of such."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return next((mark for mark in annotation.__metadata__ if isinstance(mark, str)), ""), False
    if origin in (Union, types.UnionType):
        return next((_kind(each) for each in arguments if each is not type(None)), ("", False))
    if origin is tuple:
        return _kind(arguments[0])[0], True
    return "", False
