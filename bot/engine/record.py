"""Records: the base of every value of a game."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

Seat: TypeAlias = Annotated[int, "seat"]
"""A place at the table, counted from 0; `TABLE` for what no player does."""

TABLE: Seat = -1

Viewer: TypeAlias = Seat | None
"""The viewer: a seat, or None for the channel and its spectators."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of every state, event and view: immutable, comparable, and convertible to strict JSON and back."""


def shared(base: type[Record], source: Record, *but: str) -> dict[str, Any]:
    """Return the fields that `base` declares with their values in `source`, without those named in `but`."""
    return {name: getattr(source, name) for name in base.__struct_fields__ if name not in but}
