"""Check which people may take a seat at a table or watch it."""

from __future__ import annotations

from bot.archive.day import is_told
from bot.engine.move import Illegal, Refusal
from storage.records.tables import TableRecord


def see_seat(record: TableRecord, user: int) -> None:
    """Raise Illegal unless the host's settings let `user` take a seat."""
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
    """Return whether `user` has seen another player's hand as a friend, in this game or the one before."""
    return str(user) in record.agreements.looked or user in record.agreements.looked_before


def is_private(record: TableRecord) -> bool:
    """Return whether a table is private: only players and invited people may watch it."""
    return record.agreements.invited is not None


def guests(record: TableRecord) -> tuple[int, ...]:
    """Return the people who may come to a private table, including its players.

    For an open table, return ().
    """
    return record.agreements.invited or ()


def may_look_on(record: TableRecord, user: int) -> bool:
    """Return whether `user` may see what the table shows to everybody, during and after the game.

    A table in direct messages is only for its players. A private table is only for its players and guests.
    """
    if any(seat.user == user for seat in record.seats):
        return True
    return record.guild is not None and (not is_private(record) or user in guests(record))


def looks_for(record: TableRecord, user: int) -> bool:
    """Return whether a lobby looks for more players and `user` could be one of them."""
    if record.status != "lobby" or not record.agreements.wanted or any(seat.user == user for seat in record.seats):
        return False
    try:
        see_seat(record, user)
    except Illegal:
        return False
    return True


def may_replay(record: TableRecord, now: float) -> bool:
    """Return whether the people who may watch a table may now see all secrets of its ended game.

    They see secrets in the replay, the fairness check, the exported file and shared posts. The secrets of a day's
    escape become public when its day is over.
    """
    return record.status == "over" and is_told(record, now)
