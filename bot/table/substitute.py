"""Somebody else in the seat of a person who is away: all who are here agree to free it, then whoever sits down first
plays on with what that seat knows. The log goes on as before: a seat is a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.engine.game import Illegal, Refusal, Seat
from bot.engine.page import Button, Line
from bot.table import absence
from bot.table.outbox import post
from storage.store import Post, RoomRecord, SeatRecord

if TYPE_CHECKING:
    from bot.table.sight import Sight

SUBSTITUTE = "substitute"
"""The kind of posts that tell of it."""


def asked(table: Sight, seat: Seat) -> tuple[Seat, ...]:
    """List the seats that still have to agree to free `seat`."""
    agreed = table.record.room.votes.get(_vote(table, seat), ())
    return tuple(other for other in absence.present(table) if table.record.seats[other].user not in agreed)


def agreed(table: Sight, user: int, seat: Seat, now: float) -> tuple[RoomRecord, Sequence[Post]]:
    """Let `user` agree to free `seat`; with the last one who does, it may be taken. Raises Illegal."""
    room, own = table.record.room, table.seat_of(user)
    if own not in absence.present(table) or seat not in absence.away(table) or table.direct:
        raise Illegal(Refusal("no_seat"))
    known = room.votes.get(_vote(table, seat), ())
    if user in known:
        return room, ()
    voted = replace(room, votes={**room.votes, _vote(table, seat): (*known, user)})
    if set(asked(table, seat)) - {own}:
        return voted, ()
    say, name = table.say(), table.names[seat]
    take = Button(say("button-take"), table.press("take", argument=str(seat)), "next")
    return voted, [post(SUBSTITUTE, Line(say("seat-freed", name=name), quiet=True, rows=((take,),)), now)]


def seated(table: Sight, seat: Seat, newcomer: SeatRecord) -> SeatRecord:
    """Give `seat` as it is when `newcomer` plays on there: all that happened is new, orders and notes were another's.
    Raises Illegal."""
    room, user = table.record.room, newcomer.user or 0
    free = seat in absence.away(table) and bool(room.votes.get(_vote(table, seat))) and not asked(table, seat)
    if not free or table.seat_of(user) is not None or (room.invited is not None and user not in room.invited):
        raise Illegal(Refusal("no_seat"))
    player = table.record.seats[seat]
    return replace(newcomer, brought=player.brought, answered=player.answered, clock=player.clock)


def told(table: Sight, seat: Seat, newcomer: SeatRecord, now: float) -> Post:
    """Tell the channel who plays on for whom."""
    line = table.say()("seat-passed", who=newcomer.name, name=table.names[seat])
    return post(SUBSTITUTE, Line(line, quiet=True), now)


def _vote(table: Sight, seat: Seat) -> str:
    """Name what is voted on: the seat, as long as it is this person's."""
    return f"free {seat} {table.record.seats[seat].user}"
