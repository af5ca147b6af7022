"""Somebody else in the seat of a person who is away: all who are here agree to free it, then whoever sits down first
plays on with what that seat knows; or the host invites somebody to it. The log goes on as before: a seat is a seat."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.engine.page import Button, Line
from bot.engine.record import Seat
from bot.table import absence, early_end, lobby
from bot.table.outbox import post
from bot.table.reads import TableReads
from bot.table.seating import Newcomer, person
from storage.records.tables import Post, SeatRecord, TableAgreements

SUBSTITUTE = "substitute"
"""The kind of posts that tell of it."""


def asked(table: TableReads, seat: Seat) -> tuple[Seat, ...]:
    """List the seats that still have to agree to free `seat`."""
    agreed = table.record.agreements.votes.get(_vote(table, seat), ())
    return tuple(other for other in absence.present(table) if table.record.seats[other].user not in agreed)


def agreed(table: TableReads, user: int, seat: Seat, now: float) -> tuple[TableAgreements, Sequence[Post]]:
    """Let `user` agree to free `seat`; with the last one who does, it may be taken. Raises Illegal."""
    agreements, own = table.record.agreements, table.seat_of(user)
    if own not in absence.present(table) or seat not in replaceable(table):
        raise Illegal(Refusal("no_seat"))
    known = agreements.votes.get(_vote(table, seat), ())
    if user in known:
        return agreements, ()
    voted = replace(agreements, votes={**agreements.votes, _vote(table, seat): (*known, user)})
    if set(asked(table, seat)) - {own}:
        return voted, ()
    say, name = table.say(), table.names[seat]
    take = Button(say("button-take"), table.press("take", argument=str(seat)), "next")
    return voted, [post(SUBSTITUTE, Line(say("seat-freed", name=name), quiet=True, rows=((take,),)), now)]


def replaceable(table: TableReads) -> tuple[Seat, ...]:
    """List the seats whose person may be replaced: those who are away, but not in direct messages or a tournament."""
    barred = table.direct or early_end.barred("replaced", table.record)
    return () if barred else absence.away(table)


def invitable(table: TableReads) -> Seat | None:
    """Give the seat for which the host invites somebody who names none: the first to which nobody is invited yet."""
    seats = replaceable(table)
    return next((seat for seat in seats if guest(table, seat) is None), next(iter(seats), None))


def guest(table: TableReads, seat: Seat) -> int | None:
    """Give whom the host has invited to `seat`."""
    return table.record.agreements.substitutes.get(_vote(table, seat))


def invited(
    table: TableReads, host: int, user: int, seat: Seat, now: float, calls: tuple[int, ...] = ()
) -> tuple[TableAgreements, Sequence[Post]]:
    """Let the host invite `user` to the seat of somebody who is away, in place of whoever was invited there before;
    `calls` are those whom the message in the channel pings. Raises Illegal."""
    lobby.only_host(table.record, host)
    agreements, name = table.record.agreements, table.names[seat] if seat < len(table.names) else ""
    if seat not in replaceable(table):
        raise Illegal(Refusal("no_seat"))
    if table.seat_of(user) is not None:
        raise Illegal(Refusal("seated_there"))
    if guest(table, seat) == user:
        raise Illegal(Refusal("invited_already"))
    guests = agreements.invited
    if guests is not None and user not in guests:
        guests = (*guests, user)
    substitutes = {**agreements.substitutes, _vote(table, seat): user}
    say = table.say()
    take = Button(say("button-take"), table.press("take", argument=str(seat)), "next")
    line = Line(say("seat-invited", user=f"<@{user}>", name=name), calls, quiet=not calls, rows=((take,),))
    return replace(agreements, invited=guests, substitutes=substitutes), [post(SUBSTITUTE, line, now)]


def seated(table: TableReads, seat: Seat, newcomer: Newcomer) -> SeatRecord:
    """Return `seat` as it is when `newcomer` plays on there: all that happened is new, orders and notes were another's.
    The game is lost for the person who was away. Raises Illegal."""
    agreements, user = table.record.agreements, newcomer.user
    if seat not in replaceable(table):
        raise Illegal(Refusal("no_seat"))
    free = guest(table, seat) == user or (bool(agreements.votes.get(_vote(table, seat))) and not asked(table, seat))
    shut_out = agreements.invited is not None and user not in agreements.invited
    if not free or table.seat_of(user) is not None or shut_out:
        raise Illegal(Refusal("no_seat"))
    player = table.record.seats[seat]
    others = [each.name for number, each in enumerate(table.record.seats) if number != seat]
    first = player.charged is None
    return replace(
        person(newcomer, others),
        contribution=player.contribution,
        answered=player.answered,
        clock=player.clock,
        rests=player.rests,
        charged=player.user if first else player.charged,
        charged_name=player.name if first else player.charged_name,
    )


def passed(table: TableReads, seat: Seat) -> TableAgreements:
    """Give what the people here have agreed on once somebody else plays on in `seat`."""
    agreements, name = table.record.agreements, _vote(table, seat)
    return replace(
        agreements,
        votes={what: users for what, users in agreements.votes.items() if what != name},
        substitutes={what: user for what, user in agreements.substitutes.items() if what != name},
    )


def log_post(table: TableReads, seat: Seat, player: SeatRecord, now: float) -> Post:
    """Tell the channel that `player` plays on for whoever sat there."""
    line = table.say()("seat-passed", who=player.name, name=table.names[seat])
    return post(SUBSTITUTE, Line(line, quiet=True), now)


def _vote(table: TableReads, seat: Seat) -> str:
    """Name what is voted on: the seat, as long as it is this person's."""
    return f"free {seat} {table.record.seats[seat].user}"
