"""Game events as typed records. A game declares its events in its events.py.

That module joins them to one tagged union: `EVENTS = declared(__name__)`.

Everything follows from the class of an event and the types of its fields, never from a name: its wording, the seats
that it touches, and whether it opens a chapter or is a scene. A type with words of its own says so, such as
`Card = Annotated[int, "card"]`. `Presenter.kinds` words values of that kind.
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
    """Return the name of a class in the form in which events are written.

    >>> spelled("HidAt"), spelled("Dealt")
    ('hid_at', 'dealt')
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name.rpartition(".")[2]).lower()


class Event(Record, frozen=True, tag=spelled, tag_field="event"):
    """An event that everybody is told. Its fields can be hashed, as scalars and tuples are."""

    opens: ClassVar[bool] = False
    """Whether a chapter of the log begins with it, such as a round or a day."""

    begins: ClassVar[str] = ""
    """The field with the seat whose turn begins with it, in any move; "" if turns are told by their moves."""

    scene: ClassVar[bool] = False
    """Whether it is a great moment, which the table sees in a message of its own."""

    outcome: ClassVar[bool] = False
    """Whether it is the result of a move, such as a draw. The player who moved is told it first, too."""

    reveals: ClassVar[bool] = False
    """Whether it reveals something hidden. A step that told its player such a thing can't be taken back."""

    @property
    def key(self) -> str:
        """The name of the event as it is written, and in the keys of its texts."""
        return str(type(self).__struct_config__.tag)

    def reaches(self, viewer: Viewer) -> bool:
        """Return whether `viewer` may know of it."""
        return True

    @property
    def touches(self) -> frozenset[Seat]:
        """The seats that it is about, or that alone are told it."""
        found: set[Seat] = set()
        for field in fields(type(self)):
            if field.kind == SEAT and (value := getattr(self, field.name)) is not None:
                found |= set(value) if field.many else {value}
        return frozenset(found)


class Private(Event, frozen=True, kw_only=True):
    """An event that only the seats in `to` are told."""

    to: tuple[Seat, ...]

    def reaches(self, viewer: Viewer) -> bool:
        """Return whether `viewer` may know of it."""
        return viewer in self.to


SEAT = "seat"
"""The kind of a value that is a seat."""


class Typed(NamedTuple):
    """A field of an event: its name, the kind of its values ("" if plain), and whether it holds several."""

    name: str
    kind: str
    many: bool


@cache
def fields(event: type[Event]) -> tuple[Typed, ...]:
    """List the fields of a class of events in their order."""
    return tuple(Typed(each.name, *_kind(each.type)) for each in msgspec.structs.fields(event))


@cache
def _about(event: type[Event]) -> tuple[tuple[str, bool], ...]:
    """List the fields of an event class that name the seats it is about.

    Each says whether it holds several seats.
    """
    return tuple((field.name, field.many) for field in fields(event) if field.kind == SEAT and field.name != "to")


def places_of(event: Event, seat: Viewer) -> tuple[str, ...]:
    """List the fields of `event` that name `seat` as a seat it is about."""
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
    """Join all events that `module` declares to a union, for decoding."""
    return reduce(or_, members_of(module))


def members_of(module: str) -> tuple[type[Event], ...]:
    """List the classes of events that `module` declares, in its order."""
    named = vars(sys.modules[module]).values()
    return tuple(
        each for each in named if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module
    )


def _kind(annotation: Any) -> tuple[str, bool]:
    """Return the kind that a type declares, and whether the type is a tuple of that kind."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return next((mark for mark in annotation.__metadata__ if isinstance(mark, str)), ""), False
    if origin in (Union, types.UnionType):
        return next((_kind(each) for each in arguments if each is not type(None)), ("", False))
    if origin is tuple:
        return _kind(arguments[0])[0], True
    return "", False
