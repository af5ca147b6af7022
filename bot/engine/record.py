"""Records: the base class of states, events and views."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

Seat: TypeAlias = Annotated[int, "seat"]
"""A seat at the table, counted from 0. `TABLE` stands for moves that no player makes."""

TABLE: Seat = -1

Viewer: TypeAlias = Seat | None
"""A viewer of the game: a seat, or None for the public."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The base class of all states, events and views: immutable, comparable and convertible to JSON."""


def shared(base: type[Record], source: Record, *but: str) -> dict[str, Any]:
    """Return the values of those fields of `source` that the class `base` declares, by field name.

    Fields named in `but` are left out.
    """
    return {name: getattr(source, name) for name in base.__struct_fields__ if name not in but}
