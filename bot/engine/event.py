"""Game events as typed records. A game declares its events in its `events.py`.

That module joins them to one tagged union: `EVENTS = declared(__name__)`.

The class of an event and the types of its fields decide its wording, the seats that it is about, and whether it opens a
chapter or is a scene. Names decide nothing. If values of a type need words of their own, the type is annotated with
their kind, such as `Card = Annotated[int, "card"]`. `Presenter.kinds` has the words of that kind.
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
    """Return the name of a class as it is written in stored events.

    >>> spelled("HidAt"), spelled("Dealt")
    ('hid_at', 'dealt')
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name.rpartition(".")[2]).lower()


class Event(Record, frozen=True, tag=spelled, tag_field="event"):
    """A public event. All its fields are hashable."""

    opens: ClassVar[bool] = False
    """Whether the event opens a chapter of the log, such as a round or a day."""

    begins: ClassVar[str] = ""
    """The name of the field with the seat whose turn the event begins; "" if the moves themselves show the turns."""

    scene: ClassVar[bool] = False
    """Whether the event is a great moment, which is posted as a message of its own."""

    outcome: ClassVar[bool] = False
    """Whether the event is the result of a move, such as a draw. It is news even for the player who made the move."""

    reveals: ClassVar[bool] = False
    """Whether the event reveals something hidden. A player who has seen it can't take back the move that caused it."""

    @property
    def key(self) -> str:
        """The stored name of the event, which is also part of its text keys."""
        return str(type(self).__struct_config__.tag)

    def reaches(self, viewer: Viewer) -> bool:
        """Return whether `viewer` (a seat, or None for the public) may see the event."""
        return True

    @property
    def touches(self) -> frozenset[Seat]:
        """The seats that the event is about. For a private event, also the seats that see it."""
        found: set[Seat] = set()
        for field in fields(type(self)):
            if field.kind == SEAT and (value := getattr(self, field.name)) is not None:
                found |= set(value) if field.many else {value}
        return frozenset(found)


class Private(Event, frozen=True, kw_only=True):
    """An event that only the seats in `to` may see."""

    to: tuple[Seat, ...]

    def reaches(self, viewer: Viewer) -> bool:
        """Return whether `viewer` (a seat, or None for the public) may see the event."""
        return viewer in self.to


SEAT = "seat"
"""The kind of a value that is a seat."""


class Typed(NamedTuple):
    """A field of an event class.

    `kind` is the kind of its values, "" if they are plain. `many` says whether the field holds several values.
    """

    name: str
    kind: str
    many: bool


@cache
def fields(event: type[Event]) -> tuple[Typed, ...]:
    """Return the fields of an event class in order."""
    return tuple(Typed(each.name, *_kind(each.type)) for each in msgspec.structs.fields(event))


@cache
def _seat_fields(event: type[Event]) -> tuple[tuple[str, bool], ...]:
    """Return the fields that hold the seats which an event is about.

    Each field comes with whether it holds several seats.
    """
    return tuple((field.name, field.many) for field in fields(event) if field.kind == SEAT and field.name != "to")


def places_of(event: Event, seat: Viewer) -> tuple[str, ...]:
    """Return the names of the fields of `event` that hold `seat`, if the event is about those seats."""
    found: tuple[str, ...] = ()
    for name, many in _seat_fields(type(event)):
        value = getattr(event, name)
        if value is not None and (seat in value if many else seat == value):
            found += (name,)
    return found


def turn_of(event: Event) -> Viewer:
    """Return the seat whose turn `event` begins; None if it begins no turn."""
    return getattr(event, event.begins) if event.begins else None


def declared(module: str) -> Any:
    """Return the union of all events that `module` declares, for decoding."""
    return reduce(or_, members_of(module))


def members_of(module: str) -> tuple[type[Event], ...]:
    """Return the event classes that `module` declares, in order."""
    named = vars(sys.modules[module]).values()
    return tuple(
        each for each in named if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module
    )


def _kind(annotation: Any) -> tuple[str, bool]:
    """Return the kind of values that an annotation declares, and whether it is a tuple of such values."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return next((mark for mark in annotation.__metadata__ if isinstance(mark, str)), ""), False
    if origin in (Union, types.UnionType):
        return next((_kind(each) for each in arguments if each is not type(None)), ("", False))
    if origin is tuple:
        return _kind(arguments[0])[0], True
    return "", False
