"""Decisions of the host that are not moves, and the choice of the next host.

Each function returns the changed record or raises Illegal.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.engine.move import NOT_NOW, Illegal, Refusal
from bot.engine.page import Line
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import closing, life, lobby, series
from bot.table.outbox import post
from storage.records.tables import MatchRecord, Post, TableRecord

KIND = "hosting"
"""The kind of posts about the host, guests, and the search for players."""

SILENCE = 86400.0
"""The seconds of table time for which the table waits for a silent host. After that, another player becomes host."""

GUESTS = 25
"""The most people whom the host of a table may invite."""

SWITCHES = ("locked", "private", "wanted", "three", "casual")
"""The names of settings that the host can switch on or off while the lobby is open."""


def switch(record: TableRecord, user: int, name: str, on: bool) -> TableRecord:
    """Return the lobby with one of the `SWITCHES` on or off, as the host `user` asks.

    Raises KeyError for another name.
    """
    closing.check_open(record)
    lobby.only_host(record, user)
    agreements = record.agreements
    if name == "private":
        seated = tuple(seat.user for seat in record.seats if seat.user is not None)
        invited = agreements.invited or tuple(dict.fromkeys((*seated, *agreements.called)))
        return replace(record, agreements=replace(agreements, invited=invited if on else None))
    if name == "three":
        series.check_not_fixed(record)
        return replace(record, match=MatchRecord() if on else None)
    if name not in SWITCHES:
        raise KeyError(name)
    if name == "casual" and not on:
        agreements = replace(agreements, teaching=False)
    return replace(record, agreements=replace(agreements, **{name: on}))


def teach(record: TableRecord, user: int) -> TableRecord:
    """Return the lobby of a teaching game, as the host `user` asks.

    It is casual, allows advice, and both people see each other's hand.
    """
    closing.check_open(record)
    lobby.only_host(record, user)
    if record.match is not None or record.tournament is not None or record.guild is None:
        raise Illegal(Refusal("shoulder_rated"))
    return replace(record, advice=True, agreements=replace(record.agreements, casual=True, teaching=True))


def with_search_noted(record: TableRecord) -> TableRecord:
    """Return the record with a note that the role for players was pinged on the server for this table."""
    return replace(record, agreements=replace(record.agreements, sought=True))


def send_away(record: TableRecord, user: int, guest: int) -> TableRecord:
    """Return the lobby without the player `guest`, whom the host `user` removes.

    This person may come back only if the host invites the person.
    """
    closing.check_open(record)
    lobby.only_host(record, user)
    series.check_not_fixed(record)
    seat = lobby.seat_of(record, guest)
    if seat is None or guest == user:
        raise Illegal(NOT_NOW)
    agreements, invited = record.agreements, record.agreements.invited
    kept = None if invited is None else tuple(each for each in invited if each != guest)
    left = replace(record, seats=record.seats[:seat] + record.seats[seat + 1 :])
    away = (*agreements.sent_away, guest)
    return replace(left, agreements=replace(agreements, sent_away=away, invited=kept))


def invite(record: TableRecord, user: int, guest: int) -> TableRecord:
    """Return the lobby with an invitation for `guest`. The host may have removed this person before."""
    closing.check_open(record)
    lobby.only_host(record, user)
    agreements, invited = record.agreements, record.agreements.invited
    if lobby.seat_of(record, guest) is not None:
        raise Illegal(Refusal("seated_there"))
    if guest in agreements.called and guest not in agreements.sent_away and (invited is None or guest in invited):
        raise Illegal(Refusal("invited_already"))
    called = agreements.called if guest in agreements.called else (*agreements.called, guest)
    if len(called) > GUESTS:
        raise Illegal(Refusal("guests"))
    admitted = admit(record, user, guest)
    return replace(admitted, agreements=replace(admitted.agreements, called=called))


def admit(record: TableRecord, user: int, guest: int) -> TableRecord:
    """Return the lobby with `guest` allowed to take a seat. Unlike `invite`, this does not ping."""
    closing.check_open(record)
    lobby.only_host(record, user)
    invited = record.agreements.invited
    if invited is not None and guest not in invited:
        if len(invited) >= 2 * GUESTS:
            raise Illegal(Refusal("guests"))
        invited = (*invited, guest)
    away = tuple(each for each in record.agreements.sent_away if each != guest)
    return replace(record, agreements=replace(record.agreements, sent_away=away, invited=invited))


def hand_over(record: TableRecord, user: int, to: int) -> TableRecord:
    """Return the record with the player `to` as host."""
    if record.status not in life.ALIVE:
        raise Illegal(life.not_open(record))
    lobby.only_host(record, user)
    if lobby.seat_of(record, to) is None or to == user:
        raise Illegal(NOT_NOW)
    return _led_by(record, to)


def after_leaving(record: TableRecord, seat: Seat | None, plays: Callable[[Seat], bool]) -> TableRecord:
    """Return the record after the player of `seat` left the game. A leaving host is replaced.

    The next player becomes host. `plays` is a function that returns whether a seat is still in the game.
    """
    if seat is None or record.seats[seat].user != record.host:
        return record
    to = next((each for each in _others(record) if plays(each)), None)
    return record if to is None else _led_by(record, record.seats[to].user or 0)


def without_silent_host(record: TableRecord, plays: Callable[[Seat], bool], now: float) -> TableRecord:
    """Return the record with the next present player as host, if the table has waited long for the host.

    `plays` is a function that returns whether a seat is still in the game.
    """
    since = record.agreements.waits
    if since is None or now - since < SILENCE:
        return record
    to = next((each for each in _others(record) if plays(each) and not record.seats[each].missed), None)
    return record if to is None else _led_by(record, record.seats[to].user or 0)


def is_waited_for(record: TableRecord, asked: tuple[Seat, ...]) -> bool:
    """Return whether other people wait for the host.

    In a lobby they wait for the start. During the game they wait if the host's seat must decide, or if a computer
    player has taken it over. `asked` are the seats that must decide.
    """
    if not _others(record):
        return False
    seat = lobby.seat_of(record, record.host)
    return record.status == "lobby" or seat is None or seat in asked or bool(record.seats[seat].stand_in)


def with_waiting_since(record: TableRecord, since: float | None) -> TableRecord:
    """Return the record with the time since when the table has waited for the host."""
    return replace(record, agreements=replace(record.agreements, waits=since))


def with_thread_noted(record: TableRecord) -> TableRecord:
    """Return the record with a note that the bot created the thread in which the table is."""
    return replace(record, agreements=replace(record.agreements, thread=True))


def log_posts(before: TableRecord, after: TableRecord, say: Say, now: float) -> list[Post]:
    """Return posts about a new host, and about people who were removed or invited.

    The posts ping these people.
    """
    lines = []
    if after.host != before.host and after.status in life.ALIVE:
        lines.append(("host-now", after.host))
    lines += [("sent-away", each) for each in after.agreements.sent_away if each not in before.agreements.sent_away]
    lines += [("invited", each) for each in after.agreements.called if each not in before.agreements.called]
    button = say("button-join")
    ended = series.result_lines(after, say) if (before.status, after.reason) == ("lobby", series.LEFT) else []
    over = [post(KIND, Line("\n".join(ended), quiet=True), now)] if ended else []
    told = ((say(key, user=f"<@{user}>", table=after.id, join=button), user) for key, user in lines)
    return over + [post(KIND, Line(line, (user,)), now) for line, user in told]


def _led_by(record: TableRecord, host: int) -> TableRecord:
    return replace(record, host=host, agreements=replace(record.agreements, waits=None))


def _others(record: TableRecord) -> list[Seat]:
    """Return the seats of all people except the host, in turn order after the host."""
    seat = lobby.seat_of(record, record.host) or 0
    count = len(record.seats)
    turn = [(seat + step) % count for step in range(1, count)]
    return [each for each in turn if record.seats[each].user not in (None, record.host)]
