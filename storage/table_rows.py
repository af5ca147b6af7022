"""Convert tables and seats to database rows and back, and find the columns that a change writes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from storage.records.agreements import TableAgreements
from storage.records.guesses import TableGuesses
from storage.records.servers import NotificationsRecord
from storage.records.tables import (
    BeaconRecord,
    ForumPost,
    LessonRecord,
    MatchRecord,
    PartyGame,
    SeatClock,
    SeatRecord,
    TableRecord,
    UndoSteps,
)


class Column(NamedTuple):
    """How a field of a record is converted to and from the database column of the same name."""

    write: Callable[[Any], object] = lambda value: value
    read: Callable[[Any], Any] = lambda value: value


def listed(values: Sequence[object]) -> str:
    """Return a list of values as JSON text."""
    return msgspec.json.encode(values).decode()


def _json(kind: Any) -> Column:
    decoder = msgspec.json.Decoder(kind)
    return Column(lambda value: msgspec.json.encode(value).decode(), decoder.decode)


def _bytes(value: bytes | str) -> bytes:
    """Return `value` as bytes. Text is encoded; an operator's own SQL may have stored text in the column."""
    return value.encode() if isinstance(value, str) else bytes(value)


PLAIN, FLAG, BYTES = Column(), Column(read=bool), Column(read=_bytes)

TABLE: dict[str, Column] = {
    "game": PLAIN,
    "guild": PLAIN,
    "channel": PLAIN,
    "host": PLAIN,
    "locale": PLAIN,
    "secret": BYTES,
    "options": _json(dict[str, str]),
    "pace": PLAIN,
    "status": PLAIN,
    "version": PLAIN,
    "schema": PLAIN,
    "snapshot": BYTES,
    "reason": PLAIN,
    "ends": PLAIN,
    "show": PLAIN,
    "folded": FLAG,
    "watch": FLAG,
    "advice": FLAG,
    "talk": FLAG,
    "calls": _json(tuple[int, ...]),
    "paused": PLAIN,
    "barred": PLAIN,
    "suspended": PLAIN,
    "suspended_for": PLAIN,
    "pressed": PLAIN,
    "release": PLAIN,
    "epoch": PLAIN,
    "seal": PLAIN,
    "head": PLAIN,
    "beacon": _json(BeaconRecord | None),
    "dealt": PLAIN,
    "lesson": _json(LessonRecord | None),
    "day": PLAIN,
    "agreements": _json(TableAgreements),
    "guesses": _json(TableGuesses),
    "undo": _json(UndoSteps),
    "time_banks": _json(dict[str, float]),
    "match": _json(MatchRecord | None),
    "tournament": _json(tuple[int, int] | None),
    "party": _json(PartyGame | None),
    "forum_post": _json(ForumPost | None),
    "hidden": FLAG,
    "annulled": FLAG,
    "revision": PLAIN,
}
"""The columns of the database table `game_table`, by name. Its number and the version that is shown are not included.
"""

SEAT: dict[str, Column] = {
    "name": PLAIN,
    "user": PLAIN,
    "level": PLAIN,
    "contribution": PLAIN,
    "dm": PLAIN,
    "locale": PLAIN,
    "answered": PLAIN,
    "done": PLAIN,
    "orders": _json(tuple[str, ...]),
    "notes": _json(tuple[str, ...]),
    "missed": PLAIN,
    "stand_in": PLAIN,
    "stood_in": PLAIN,
    "rests": _json(tuple[tuple[float, float], ...]),
    "taken": PLAIN,
    "charged": PLAIN,
    "charged_name": PLAIN,
}
"""The columns of the database table `seat`, by name, except those of its clock."""

CLOCK: dict[str, Column] = {
    "since": PLAIN,
    "time_left": PLAIN,
    "running": PLAIN,
    "reminded": FLAG,
    "resting": PLAIN,
    "hours": _json(NotificationsRecord | None),
}
"""The columns of a seat's clock in the database, in the order of `SeatClock`."""

NO_CLOCK = (None, None, None, False, None, None)
"""The values of the columns `CLOCK` for a seat without a clock."""

UNSEEN = frozenset({"pressed", "release", "guesses", "hidden", "annulled", "revision"})
"""Fields of a table that no message on Discord shows."""

UNSEEN_SEAT = frozenset({"dm", "locale", "rests", *CLOCK})
"""Columns of a seat whose changes need no update of messages. The clock updates the messages that show it."""


def table_columns(before: TableRecord | None, after: TableRecord) -> dict[str, object]:
    """Return the columns in which two records of a table differ, with the values of `after`.

    If `before` is None, return all columns.
    """
    return _differing(TABLE, before, after)


def seat_columns(before: SeatRecord | None, after: SeatRecord) -> dict[str, object]:
    """Return the columns in which two records of a seat differ, with the values of `after`.

    If `before` is None, return all columns.
    """
    columns = _differing(SEAT, before, after)
    if before is None or before.clock != after.clock:
        clock = NO_CLOCK if after.clock is None else msgspec.structs.astuple(after.clock)
        columns |= {name: column.write(value) for (name, column), value in zip(CLOCK.items(), clock, strict=True)}
    return columns


def _differing(columns: dict[str, Column], before: Any, after: Any) -> dict[str, object]:
    return {
        name: column.write(value)
        for name, column in columns.items()
        if (value := getattr(after, name)) != getattr(before, name, ...)
    }


def read_table(number: int, row: Iterable[Any], seats: Iterable[Sequence[Any]]) -> TableRecord:
    """Return the record of the table with this number.

    `row` has its values in the order of `TABLE`, and `seats` are the rows of its seats.
    """
    values = {name: column.read(value) for (name, column), value in zip(TABLE.items(), row, strict=True)}
    return TableRecord(id=number, seats=tuple(map(_read_seat, seats)), **values)


def _read_seat(row: Sequence[Any]) -> SeatRecord:
    values = {name: column.read(value) for (name, column), value in zip(SEAT.items(), row, strict=False)}
    wound = [column.read(value) for column, value in zip(CLOCK.values(), row[len(SEAT) :], strict=True)]
    return SeatRecord(clock=None if wound[0] is None else SeatClock(*wound), **values)
