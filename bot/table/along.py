"""Hold seats for a short time in the lobby of the next game, for players and watchers of the last one.

People who have sat out longest get a seat first. If the table is full, the player who has sat out least moves to the
bench. The bench has the people who wait for a free seat.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.engine.move import Illegal, Refusal
from bot.installed_games import InstalledGame
from bot.table import closing, lobby
from bot.table.access import guests, has_looked, is_private, see_seat
from bot.table.seat_clocks import LIVE
from bot.table.seating import Newcomer, person
from storage.records.agreements import Along, Comer
from storage.records.tables import TableRecord

WINDOW = 90.0
"""The seconds of table time for which a lobby holds seats for people of the last game."""

COMPUTER, STRANGER = -2, -1
"""The ranks of a computer player, and of a person who was not at the last game. A person with the lowest rank gives up
the seat first.
"""

MOST = 25
"""The largest number of watchers of the last game that a lobby invites."""


def with_invitations(
    opening: TableRecord, former: TableRecord, watchers: Collection[int], now: float, out: Collection[int] = ()
) -> TableRecord:
    """Return the lobby `opening` with invitations for the players and watchers of `former`.

    People in `out` are not invited.
    """
    played = [seat.user for seat in former.seats if seat.user is not None and seat.user > 0]
    old = former.agreements.along
    bench = tuple(each.user for each in old.bench) if old is not None else ()
    sat_out = old.sat_out if old is not None else {}
    allowed = guests(opening) if is_private(opening) else None
    looked = [user for user in (*bench, *watchers) if user not in (*played, *out, *former.agreements.out)]
    looked = [user for user in looked if not has_looked(opening, user)]
    looked = [user for user in dict.fromkeys(looked) if allowed is None or user in allowed][:MOST]
    along = Along(
        former=former.id,
        until=now + WINDOW,
        players=tuple(user for user in played if user not in former.agreements.out),
        watchers=tuple(looked),
        sat_out={str(user): sat_out.get(str(user), 0) + 1 for user in looked},
    )
    calls = tuple(user for user in opening.calls if user not in (*out, *former.agreements.out))
    return replace(opening, calls=calls, agreements=replace(opening.agreements, along=along))


def is_open(record: TableRecord) -> bool:
    """Return whether a lobby still holds seats for invited people."""
    along = record.agreements.along
    return record.status == "lobby" and along is not None and along.until > 0 and not closing.closed(record)


def join(record: TableRecord, title: InstalledGame, newcomer: Newcomer) -> TableRecord:
    """Return the lobby with `newcomer` seated or on the bench.

    At a full table that holds seats, the newcomer may replace the player who has sat out the fewest games in a row.
    This happens if the newcomer has sat out more. Otherwise the newcomer goes to the bench.
    """
    along, full = record.agreements.along, len(record.seats) >= title.game.seats[-1]
    if along is None or not is_open(record) or lobby.seat_of(record, newcomer.user) is not None:
        return lobby.join(record, title, newcomer)
    if not full:
        return lobby.join(_without(record, newcomer.user), title, newcomer)
    see_seat(record, newcomer.user)
    ranks = [_rank(along, seat.user) for seat in record.seats]
    least = min(ranks)
    if least < _rank(along, newcomer.user):
        at = max(seat for seat, rank in enumerate(ranks) if rank == least)
        return _displaced(_without(record, newcomer.user), at, newcomer)
    if newcomer.user not in (*along.players, *along.watchers):
        raise Illegal(Refusal("full"))
    bench = tuple(each for each in along.bench if each.user != newcomer.user)
    return _with_bench(record, (*bench, _comer(record, newcomer)))


def leave(record: TableRecord, user: int) -> TableRecord:
    """Return the lobby without `user`. If a seat becomes free, the first person on the bench gets it."""
    along = record.agreements.along
    if along is not None and any(each.user == user for each in along.bench):
        return _without(record, user)
    if along is None or not along.bench or lobby.seat_of(record, user) is None:
        return lobby.leave(record, user)
    first = max(along.bench, key=lambda each: _rank(along, each.user))
    newcomer = Newcomer(first.name, first.user, first.contribution, first.dm, first.locale)
    others = [seat.name for seat in record.seats if seat.user != user]
    return lobby.leave(_without(replace(record, seats=(*record.seats, person(newcomer, others))), first.user), user)


def without_person(record: TableRecord, user: int) -> TableRecord:
    """Return the lobby after removing `user` from the invitations, the bench or a seat. Raises Illegal."""
    if lobby.seat_of(record, user) is not None:
        record = leave(record, user)
    record, along = _without(record, user), record.agreements.along
    if along is None:
        return record
    along = record.agreements.along or along
    watchers = tuple(each for each in along.watchers if each != user)
    kept = replace(along, watchers=watchers, sat_out=_without_key(along.sat_out, user))
    calls = tuple(each for each in record.calls if each != user)
    return replace(record, calls=calls, agreements=replace(record.agreements, along=kept))


def with_refusal_of_next(former: TableRecord, user: int) -> TableRecord:
    """Return the record of an ended game, with a note that `user` does not want to join the next game."""
    agreements = former.agreements
    if user in agreements.out:
        return former
    return replace(former, agreements=replace(agreements, out=(*agreements.out, user)))


def without_invitations(record: TableRecord) -> TableRecord:
    """Return the lobby without invitations: anybody may take a free seat now. Raises Illegal."""
    along = record.agreements.along
    if along is None or not is_open(record):
        return record
    live = record.pace in LIVE
    agreements = replace(record.agreements, along=replace(along, until=0.0))
    return replace(record, calls=() if live else record.calls, agreements=agreements)


def starts_automatically(record: TableRecord, title: InstalledGame) -> bool:
    """Return whether the game starts automatically when the lobby stops holding seats.

    This is so at a live pace with at least 2 people. At a slower pace, people may answer hours later.
    """
    people = sum(seat.user is not None for seat in record.seats)
    return record.pace in LIVE and people > 1 and not lobby.missing(record, title) and not closing.closed(record)


def on_bench(record: TableRecord, user: int) -> bool:
    """Return whether `user` waits on the bench of a lobby."""
    along = record.agreements.along
    return along is not None and any(each.user == user for each in along.bench)


def _rank(along: Along, user: int | None) -> int:
    """Return how many games in a row `user` has sat out.

    For a computer player or a stranger, return `COMPUTER` or `STRANGER`.
    """
    if user is None:
        return COMPUTER
    return along.sat_out.get(str(user), 0 if user in along.players else STRANGER)


def _displaced(record: TableRecord, at: int, newcomer: Newcomer) -> TableRecord:
    gone, others = record.seats[at], [seat.name for number, seat in enumerate(record.seats) if number != at]
    seats = (*record.seats[:at], *record.seats[at + 1 :], person(newcomer, others))
    people = [seat.user for seat in seats if seat.user is not None]
    record = replace(record, seats=seats, host=record.host if record.host in people else people[0])
    along = record.agreements.along
    if gone.user is None or along is None:
        return record
    comer = Comer(gone.user, gone.name, gone.contribution, gone.dm, gone.locale)
    return _with_bench(record, (*along.bench, comer))


def _comer(record: TableRecord, newcomer: Newcomer) -> Comer:
    name = person(newcomer, [seat.name for seat in record.seats]).name
    return Comer(newcomer.user, name, newcomer.contribution, newcomer.dm, newcomer.locale)


def _with_bench(record: TableRecord, bench: tuple[Comer, ...]) -> TableRecord:
    along = record.agreements.along
    assert along is not None
    return replace(record, agreements=replace(record.agreements, along=replace(along, bench=bench)))


def _without(record: TableRecord, user: int) -> TableRecord:
    along = record.agreements.along
    if along is None or not any(each.user == user for each in along.bench):
        return record
    return _with_bench(record, tuple(each for each in along.bench if each.user != user))


def _without_key(counts: Mapping[str, int], user: int) -> dict[str, int]:
    return {key: count for key, count in counts.items() if key != str(user)}
