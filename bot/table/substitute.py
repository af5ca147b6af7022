"""Replace a player who is away.

All other people in the game must agree. They can agree to free the seat; then the first person who takes it plays on.
Or they can agree to a guest whom the host invites. The log continues in the same seat. The former player's private
information stays secret until the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.engine.page import Button, Line
from bot.engine.record import Seat
from bot.table import absence, early_end, lobby
from bot.table.access import has_looked
from bot.table.outbox import post
from bot.table.reads import TableReads
from bot.table.seating import Newcomer, person
from storage.records.agreements import TableAgreements
from storage.records.tables import Post, SeatRecord

SUBSTITUTE = "substitute"
"""The kind of posts about a substitute."""


def seats_to_agree(table: TableReads, seat: Seat, guest: int | None = None) -> tuple[Seat, ...]:
    """Return the seats that still have to agree that the person `guest` takes over `seat`.

    If `guest` is None, anybody may take over. All other people in the game must agree. A person who is away has not
    agreed.
    """
    agreed = table.record.agreements.votes.get(_vote_name(table, seat, guest), ())
    playing = sorted({*absence.present(table), *absence.away(table)} - {seat})
    return tuple(other for other in playing if table.record.seats[other].user not in agreed)


def agreed(
    table: TableReads, user: int, seat: Seat, now: float, guest: int | None = None, calls: tuple[int, ...] = ()
) -> tuple[TableAgreements, Sequence[Post]]:
    """Return the agreements after `user` agrees that `seat` is taken over, and posts about it.

    The new player is `guest`, or anybody if it is None. When all have agreed, the seat is free, and the post pings
    `calls`. Raises Illegal.
    """
    agreements, own = table.record.agreements, table.seat_of(user)
    if own not in absence.present(table) or own == seat or seat not in replaceable(table):
        raise Illegal(Refusal("no_seat"))
    if guest is not None and guest != invited_to(table, seat):
        raise Illegal(Refusal("no_seat"))
    known = agreements.votes.get(_vote_name(table, seat, guest), ())
    if user in known:
        return agreements, ()
    voted = replace(agreements, votes={**agreements.votes, _vote_name(table, seat, guest): (*known, user)})
    if set(seats_to_agree(table, seat, guest)) - {own}:
        return voted, ()
    return voted, [_free_seat_post(table, seat, guest, now, calls)]


def replaceable(table: TableReads) -> tuple[Seat, ...]:
    """Return the seats whose players are away and may be replaced.

    There are none in direct messages or a tournament.
    """
    barred = table.direct or early_end.is_barred("replaced", table.record)
    return () if barred else absence.away(table)


def invitable(table: TableReads) -> Seat | None:
    """Return the seat for an invitation that names no seat; None if no player may be replaced.

    The first seat without an invitation is preferred.
    """
    seats = replaceable(table)
    return next((seat for seat in seats if invited_to(table, seat) is None), next(iter(seats), None))


def invited_to(table: TableReads, seat: Seat) -> int | None:
    """Return the person whom the host has invited to take over `seat`, or None."""
    return table.record.agreements.substitutes.get(_vote_name(table, seat))


def completes_vote(table: TableReads, user: int, seat: Seat, guest: int) -> bool:
    """Return whether the vote of `user` is the last one that `guest` needs to take over `seat`."""
    return not set(seats_to_agree(table, seat, guest)) - {table.seat_of(user)}


def invited(
    table: TableReads, host: int, user: int, seat: Seat, now: float, calls: tuple[int, ...] = ()
) -> tuple[TableAgreements, Sequence[Post]]:
    """Return the agreements after the host invites `user` to the seat of an absent player, and posts.

    The invitation replaces an earlier one to that seat. All other people in the game are asked to agree. If there are
    none, the post pings `calls`. Raises Illegal.
    """
    lobby.only_host(table.record, host)
    agreements, name = table.record.agreements, table.names[seat] if seat < len(table.names) else ""
    if seat not in replaceable(table):
        raise Illegal(Refusal("no_seat"))
    if table.seat_of(user) is not None:
        raise Illegal(Refusal("seated_there"))
    if invited_to(table, seat) == user:
        raise Illegal(Refusal("invited_already"))
    guests = agreements.invited
    if guests is not None and user not in guests:
        guests = (*guests, user)
    substitutes = {**agreements.substitutes, _vote_name(table, seat): user}
    known = agreements.votes.get(_vote_name(table, seat, user), ())
    votes = {**agreements.votes, _vote_name(table, seat, user): (*(each for each in known if each != host), host)}
    voted = replace(agreements, invited=guests, substitutes=substitutes, votes=votes)
    left = [other for other in seats_to_agree(table, seat, user) if table.record.seats[other].user != host]
    if not left:
        return voted, [_free_seat_post(table, seat, user, now, calls)]
    say = table.say()
    agree = Button(say("button-agree-back"), table.press("free", argument=f"{seat}.{user}"), "next")
    names = tuple(table.names[other] for other in left)
    line = Line(say("seat-asks", user=f"<@{user}>", name=name, names=names), quiet=True, rows=((agree,),))
    return voted, [post(SUBSTITUTE, line, now)]


def seated(table: TableReads, seat: Seat, newcomer: Newcomer) -> SeatRecord:
    """Return the record of `seat` after `newcomer` has taken it over.

    The seat keeps its cards and clock. The newcomer does not see what the former player was told in private. The absent
    player has lost the game. Raises Illegal.
    """
    agreements, user = table.record.agreements, newcomer.user
    if seat not in replaceable(table):
        raise Illegal(Refusal("no_seat"))
    welcome = [None, user] if invited_to(table, seat) == user else [None]
    free = any(
        agreements.votes.get(_vote_name(table, seat, who)) and not seats_to_agree(table, seat, who) for who in welcome
    )
    shut_out = agreements.invited is not None and user not in agreements.invited
    if not free or table.seat_of(user) is not None or shut_out or has_looked(table.record, user):
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
        taken=table.record.version,
        charged=player.user if first else player.charged,
        charged_name=player.name if first else player.charged_name,
    )


def after_takeover(table: TableReads, seat: Seat) -> TableAgreements:
    """Return the agreements after a substitute took over `seat`, or after its own player came back."""
    agreements, name = table.record.agreements, _vote_name(table, seat)
    return replace(
        agreements,
        votes={what: users for what, users in agreements.votes.items() if not f"{what} ".startswith(f"{name} ")},
        substitutes={what: user for what, user in agreements.substitutes.items() if what != name},
    )


def log_post(table: TableReads, seat: Seat, player: SeatRecord, now: float) -> Post:
    """Return the post saying that `player` has taken over `seat`."""
    line = table.say()("seat-passed", who=player.name, name=table.names[seat])
    return post(SUBSTITUTE, Line(line, quiet=True), now)


def _free_seat_post(table: TableReads, seat: Seat, guest: int | None, now: float, calls: tuple[int, ...]) -> Post:
    """Return the post saying that all people have agreed, with a button to take the seat."""
    say, name = table.say(), table.names[seat]
    take = Button(say("button-take"), table.press("take", argument=str(seat)), "next")
    line = say("seat-freed", name=name) if guest is None else say("seat-invited", user=f"<@{guest}>", name=name)
    return post(SUBSTITUTE, Line(line, calls, quiet=not calls, rows=((take,),)), now)


def _vote_name(table: TableReads, seat: Seat, guest: int | None = None) -> str:
    """Return the name of the vote: the seat and its present player, and the guest if there is one."""
    name = f"free {seat} {table.record.seats[seat].user}"
    return name if guest is None else f"{name} {guest}"
