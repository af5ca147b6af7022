"""Who may sit down at a table and look on."""

from __future__ import annotations

from bot.archive.day import is_told
from bot.engine.move import Illegal, Refusal
from storage.records.tables import TableRecord


def see_seat(record: TableRecord, user: int) -> None:
    """Raise Illegal unless `user` may sit down, as far as the host has decided."""
    agreements = record.agreements
    if agreements.locked:
        raise Illegal(Refusal("locked"))
    if agreements.invited is not None and user not in agreements.invited:
        raise Illegal(Refusal("not_invited"))
    if user in agreements.sent_away:
        raise Illegal(Refusal("sent_away"))


def may_look_on(record: TableRecord, user: int) -> bool:
    """Tell whether `user` may see what everybody at the table sees: at a private one who sits there or is invited."""
    invited = record.agreements.invited
    return invited is None or user in invited or any(seat.user == user for seat in record.seats)


def seeks(record: TableRecord, user: int) -> bool:
    """Tell whether a table looks for players such as `user`, who may be told of it and sit down."""
    if record.status != "lobby" or not record.agreements.wanted or any(seat.user == user for seat in record.seats):
        return False
    try:
        see_seat(record, user)
    except Illegal:
        return False
    return True


def may_replay(record: TableRecord, now: float) -> bool:
    """Tell whether a game, with all its secrets, is open to whoever may look on: replay, check, file and what is shared
    of it. The escape of a day is told when the day is over."""
    return record.status == "over" and is_told(record, now)
