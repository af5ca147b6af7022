"""Leaving quietly: a player who is out of the game asks for no more messages about it.

The game does not change.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.move import NOT_NOW, Illegal
from bot.engine.record import Seat
from bot.table.reads import TableReads
from storage.records.agreements import TableAgreements
from storage.records.tables import TableRecord


def may_go(table: TableReads, seat: Seat) -> bool:
    """Return whether the player of `seat` may leave quietly.

    The game must be running, and the player must be out of it for good.
    """
    record = table.record
    if record.status != "playing" or record.guild is None or record.seats[seat].user is None:
        return False
    return not table.asks(seat) and not table.plays(seat)


def is_gone(table: TableReads, seat: Seat) -> bool:
    """Return whether the player of `seat` has left quietly.

    If moves are taken back and the seat must decide again, the player counts as present again.
    """
    gone = table.record.seats[seat].user in table.record.agreements.gone
    return gone and seat not in table.waited_for()


def without_leaver(table: TableReads, seat: Seat) -> TableRecord:
    """Return the record after the player of `seat` left quietly.

    The next game does not wait for this player either. Raises Illegal.
    """
    record = table.record
    user, agreements = record.seats[seat].user, record.agreements
    if not may_go(table, seat) or user is None:
        raise Illegal(NOT_NOW)
    if user in agreements.gone:
        return record
    out = agreements.out if user in agreements.out else (*agreements.out, user)
    return replace(record, agreements=replace(agreements, gone=(*agreements.gone, user), out=out))


def with_returned(agreements: TableAgreements, user: int) -> TableAgreements:
    """Return `agreements` after `user`, who had left quietly, asked for messages about the game again."""
    if user not in agreements.gone:
        return agreements
    gone, out = (tuple(each for each in those if each != user) for those in (agreements.gone, agreements.out))
    return replace(agreements, gone=gone, out=out)
