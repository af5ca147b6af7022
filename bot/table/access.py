"""Check which people may sit down at a table or look on."""

from __future__ import annotations

from bot.archive.day import is_told
from bot.engine.move import Illegal, Refusal
from storage.records.tables import TableRecord


def see_seat(record: TableRecord, user: int) -> None:
    """Raise Illegal unless the host's settings let `user` sit down."""
    agreements = record.agreements
    if agreements.locked:
        raise Illegal(Refusal("locked"))
    if agreements.invited is not None and user not in agreements.invited:
        raise Illegal(Refusal("not_invited"))
    if user in agreements.sent_away:
        raise Illegal(Refusal("sent_away"))
    if has_looked(record, user):
        raise Illegal(Refusal("looked"))


def has_looked(record: TableRecord, user: int) -> bool:
    """Return whether `user` has seen a hand over a shoulder, in this game or the one before."""
    return str(user) in record.agreements.looked or user in record.agreements.looked_before


def is_private(record: TableRecord) -> bool:
    """Return whether only people who sit at a table or are invited may look on."""
    return record.agreements.invited is not None


def guests(record: TableRecord) -> tuple[int, ...]:
    """Return the people who are invited to a private table, its players included.

    An open table has no guests.
    """
    return record.agreements.invited or ()


def may_look_on(record: TableRecord, user: int) -> bool:
    """Return whether `user` may see what everybody at the table sees, during the game and later.

    A table in direct messages is for its players. A private table is for its players and its guests.
    """
    if any(seat.user == user for seat in record.seats):
        return True
    return record.guild is not None and (not is_private(record) or user in guests(record))


def seeks(record: TableRecord, user: int) -> bool:
    """Return whether a table looks for players such as `user`, who may be told of it and sit down."""
    if record.status != "lobby" or not record.agreements.wanted or any(seat.user == user for seat in record.seats):
        return False
    try:
        see_seat(record, user)
    except Illegal:
        return False
    return True


def may_replay(record: TableRecord, now: float) -> bool:
    """Return whether everybody who may look on may now see a game with all its secrets.

    That includes its replay, its check, its file and what people share of it. A day's escape opens when the day is
    over.
    """
    return record.status == "over" and is_told(record, now)
