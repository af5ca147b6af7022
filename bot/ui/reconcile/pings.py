"""Decides who is pinged at a table, when, and by which message. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.engine.page import Line, Page
from bot.engine.record import Seat
from bot.people.notifications import LATELY, How, call_at
from bot.table import orders
from bot.table.table import Table
from bot.ui.pages import notifications
from bot.ui.pages.render import digest
from bot.ui.pages.shown_hand import PLAIN
from bot.ui.reconcile.slots import DesiredMessage, Kind, MessageSlot, ReconcileInput, is_posted
from storage.records.tables import PostedMessage, SeatRecord

NEVER = "-"
"""Before the hash of a hand that has pinged nobody."""


def called(table: Table) -> list[Seat]:
    """List the seats that may be pinged: people who are waited for and must decide themselves.

    Absent people are never pinged, nor a person alone at a table, where the hand is below the board. During a pause
    that the people agreed on, nobody is.
    """
    if len(table.record.seats) == 1 or table.direct or table.record.agreements.halted:
        return []
    players = table.record.seats
    people = (seat for seat in table.waited_for() if players[seat].user is not None and not players[seat].stand_in)
    return sorted(seat for seat in people if orders.answer(table, seat) is None)


def pinged(table: Table, known: ReconcileInput) -> list[Seat]:
    """List the seats for which the channel should have a ping now."""
    return [
        seat
        for seat in called(table)
        if known.notification_choice(seat).how == "channel" and not waits(table, MessageSlot("ping", seat), known)
    ]


def next_call(table: Table, known: ReconcileInput) -> float | None:
    """Return the moment of the next ping that waits because its person was here lately."""
    kinds: Mapping[How, Kind] = {"channel": "ping", "direct": "call"}
    places = ((known.notification_choice(seat).how, seat) for seat in called(table))
    waiting = [
        MessageSlot("hand" if by_hand(seat, known) else kinds[how], seat) for how, seat in places if how in kinds
    ]
    return min((_call_at(table, slot.seat, known) for slot in waiting if waits(table, slot, known)), default=None)


def waits(table: Table, slot: MessageSlot, known: ReconcileInput) -> bool:
    """Return whether a ping for the present question is left for later.

    A person who is here is not pinged at once, unless time is nearly up.
    """
    player = table.record.seats[slot.seat]
    turn = _turn(known.posted[slot])[0] if is_posted(known.posted, slot) else NEVER
    turn = str(player.done - 1) if turn == NEVER else turn
    earlier = turn.isdecimal() and turn != str(player.done)
    left = _call_at(table, slot.seat, known) - known.now  # longer than any wait, so the clock was wrong
    return earlier and not notifications.reminded(player) and 0 < left <= known.pause + LATELY


def _call_at(table: Table, seat: Seat, known: ReconcileInput) -> float:
    asked = table.asked.get(seat, 0.0)
    return call_at(asked, known.pressed(seat), table.record.pace, known.pause)


def ping(table: Table, seat: Seat, known: ReconcileInput) -> DesiredMessage:
    """Return the ping of a person in the channel, one for all questions until their turn is over.

    When time is nearly up, there is one more. It has the present question, with links to the hand and to the board.
    """
    line = notifications.ping_line(table, seat, known.way(table, MessageSlot("board")))
    if table.record.party is not None:
        line = replace(line, calls=(), quiet=True)
    return _once_a_turn(table, line, known.posted.get(MessageSlot("ping", seat)), seat, table.record.channel)


def call(table: Table, seat: Seat, player: SeatRecord, known: ReconcileInput) -> DesiredMessage | None:
    """Return the same ping in direct messages, if the hand does not ping.

    When time is nearly up, it always comes.
    """
    if player.dm is None or known.notification_choice(seat).how != "direct" or seat not in called(table):
        return None
    if by_hand(seat, known) and not notifications.reminded(player):
        return None
    if waits(table, MessageSlot("call", seat), known):
        return None
    line = notifications.call_line(
        table, seat, known.way(table, MessageSlot("hand", seat)), known.way(table, MessageSlot("board"))
    )
    return _once_a_turn(table, line, known.posted.get(MessageSlot("call", seat)), seat, player.dm)


def by_hand(seat: Seat, known: ReconcileInput) -> bool:
    """Return whether the hand of a seat pings its player.

    Otherwise a message of its own does, such as if the hand is text alone.
    """
    text_first = known.manners.get(seat, PLAIN).text_first
    return known.notification_choice(seat).how == "direct" and not text_first


def hand(table: Table, seat: Seat, page: Page, fingerprint: str, known: ReconcileInput) -> DesiredMessage:
    """Return the hand of a seat with `page`, which pings its player once for all questions of a turn.

    Its hash begins with the turn for which it has pinged, or with `NEVER`. It is also `NEVER` when its player is not
    pinged any more although the game waits, such as in quiet hours. After them the player is pinged again. If the hand
    pings, the buttons for a later ping and the line for a locked screen are not part of the hash: a press removes them.
    """
    player, posted = table.record.seats[seat], known.posted.get(MessageSlot("hand", seat))
    unsure = posted is not None and posted.unsure is not None
    stands = posted is not None and (posted.message != 0 or unsure)
    turn, done, calls = _turn(posted)[0] if posted is not None and stands else NEVER, str(player.done), False
    if seat in called(table) and by_hand(seat, known):
        if not notifications.reminded(player) and not waits(table, MessageSlot("hand", seat), known):
            calls = turn not in (done, "") or unsure
            turn = done
        if turn == done:
            board = known.way(table, MessageSlot("board"))
            page = notifications.calling_hand(table, seat, page, board)
    elif turn in (done, "") and seat in table.waited_for():
        turn = NEVER
    return DesiredMessage(player.dm or 0, page, f"{turn or NEVER} {fingerprint}", calls=calls)


def remarked(posted: PostedMessage, fingerprint: str) -> str:
    """Return the hash of a hand or panel that a press has changed.

    It has pinged for the same turn as before.
    """
    turn = _turn(posted)[0] if posted.kind == "hand" else ""
    return f"{turn} {fingerprint}" if turn else fingerprint


def soon(table: Table, seat: Seat, player: SeatRecord, known: ReconcileInput) -> DesiredMessage | None:
    """Return the direct message for a person who wants to know that they are next, or None."""
    calling = known.notification_choice(seat)
    if player.dm is None or not calling.soon or calling.how == "nowhere":
        return None
    line = notifications.soon_line(table, seat, known.way(table, MessageSlot("board")))
    return None if line is None else DesiredMessage(player.dm, line, digest(line))


def _once_a_turn(table: Table, line: Line, called: PostedMessage | None, seat: Seat, channel: int) -> DesiredMessage:
    """Return a ping that replaces one for an earlier turn, or one from before time was nearly up."""
    player = table.record.seats[seat]
    now_reminded = notifications.reminded(player)
    turn, reminded = _turn(called) if called is not None else ("", "")
    fresh = turn.isdecimal() and (turn != str(player.done) or (now_reminded and not reminded))
    marks = f"{player.done} {'reminded' if now_reminded or (reminded and not fresh) else ''}"
    return DesiredMessage(channel, line, f"{marks} {digest(line)}", fresh=fresh)


def _turn(called: PostedMessage) -> tuple[str, str]:
    """Read for which turn a ping is, and whether it was sent when time was nearly up; empty if unknown."""
    turn, _, reminded = called.digest.rpartition(" ")[0].partition(" ")
    return turn, reminded
