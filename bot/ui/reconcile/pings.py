"""Decides who is pinged at a table, when, and by which message. These are pure functions."""

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
from storage.records.tables import UNKNOWN, PostedMessage, SeatRecord

NEVER = "-"
"""The prefix of the stored hash of a hand that has not pinged its player."""


def list_called(table: Table) -> list[Seat]:
    """Return the seats of the people who may be pinged: the game waits for them, and they must decide.

    Absent players are never pinged, nor is a person who plays alone in direct messages. During a pause on which the
    players agreed, nobody is pinged.
    """
    if len(table.record.seats) == 1 or table.direct or table.record.agreements.halted:
        return []
    players = table.record.seats
    people = (seat for seat in table.waited_for() if players[seat].user is not None and not players[seat].stand_in)
    return sorted(seat for seat in people if orders.answer(table, seat) is None)


def list_pinged(table: Table, known: ReconcileInput) -> list[Seat]:
    """Return the seats whose players should have a ping in the channel of the table now."""
    return [
        seat
        for seat in list_called(table)
        if known.notification_choice(seat).how == "channel" and not is_delayed(table, MessageSlot("ping", seat), known)
    ]


def next_call(table: Table, known: ReconcileInput) -> float | None:
    """Return the time of the next delayed ping; None if there is none.

    A ping is delayed if its player was active shortly before.
    """
    kinds: Mapping[How, Kind] = {"channel": "ping", "direct": "call"}
    places = ((known.notification_choice(seat).how, seat) for seat in list_called(table))
    waiting = [
        MessageSlot("hand" if pings_by_hand(seat, known) else kinds[how], seat) for how, seat in places if how in kinds
    ]
    return min((_call_at(table, slot.seat, known) for slot in waiting if is_delayed(table, slot, known)), default=None)


def is_delayed(table: Table, slot: MessageSlot, known: ReconcileInput) -> bool:
    """Return whether a ping about the present question must wait.

    A player who was active shortly before is not pinged at once, unless the time for the turn is nearly over.
    """
    player = table.record.seats[slot.seat]
    turn = _parse_turn(known.posted[slot])[0] if is_posted(known.posted, slot) else NEVER
    turn = str(player.done - 1) if turn == NEVER else turn
    earlier = turn.isdecimal() and turn != str(player.done)
    left = _call_at(table, slot.seat, known) - known.now  # longer than any wait, so the clock was wrong
    return earlier and not notifications.is_reminded(player) and 0 < left <= known.pause + LATELY


def _call_at(table: Table, seat: Seat, known: ReconcileInput) -> float:
    asked = table.asked.get(seat, 0.0)
    return call_at(asked, known.pressed(seat), table.record.pace, known.pause)


def channel_ping(table: Table, seat: Seat, known: ReconcileInput) -> DesiredMessage:
    """Return the message that pings a player in the channel.

    It stays the same for all questions of a turn. When the time for the turn is nearly over, there is one more ping.
    This additional ping has the present question, and links to the hand and the board.
    """
    line = notifications.ping_line(table, seat, known.way(table, MessageSlot("board")))
    if table.record.party is not None:
        line = replace(line, calls=(), quiet=True)
    return _once_a_turn(table, line, known.posted.get(MessageSlot("ping", seat)), seat, table.record.channel)


def direct_ping(table: Table, seat: Seat, player: SeatRecord, known: ReconcileInput) -> DesiredMessage | None:
    """Return the message that pings a player in direct messages. Return None if the hand itself pings.

    When the time for the turn is nearly over, there is always such a message.
    """
    if player.dm is None or known.notification_choice(seat).how != "direct" or seat not in list_called(table):
        return None
    if pings_by_hand(seat, known) and not notifications.is_reminded(player):
        return None
    if is_delayed(table, MessageSlot("call", seat), known):
        return None
    line = notifications.call_line(
        table, seat, known.way(table, MessageSlot("hand", seat)), known.way(table, MessageSlot("board"))
    )
    return _once_a_turn(table, line, known.posted.get(MessageSlot("call", seat)), seat, player.dm)


def pings_by_hand(seat: Seat, known: ReconcileInput) -> bool:
    """Return whether the message with a player's hand also pings the player.

    Otherwise another message pings, for instance if the hand is plain text.
    """
    text_first = known.manners.get(seat, PLAIN).text_first
    return known.notification_choice(seat).how == "direct" and not text_first


def hand(table: Table, seat: Seat, page: Page, fingerprint: str, known: ReconcileInput) -> DesiredMessage:
    """Return the desired message with the hand of a player. It pings once for all questions of a turn.

    The stored hash begins with the turn for which the hand has pinged, or with `NEVER`. It becomes `NEVER` again if the
    player may not be pinged while the game waits, for instance in quiet hours. So a ping follows later. On a hand that
    pings, the hash ignores the reminder buttons and the line for the lock screen, because a press removes them.
    """
    player, posted = table.record.seats[seat], known.posted.get(MessageSlot("hand", seat))
    unsure = posted is not None and posted.unsure is not None
    stands = posted is not None and (posted.message != 0 or unsure)
    turn, done, calls = _parse_turn(posted)[0] if posted is not None and stands else NEVER, str(player.done), False
    if seat in list_called(table) and pings_by_hand(seat, known):
        if not notifications.is_reminded(player) and not is_delayed(table, MessageSlot("hand", seat), known):
            calls = turn not in (done, "") or unsure
            turn = done
        if turn == done:
            board = known.way(table, MessageSlot("board"))
            page = notifications.calling_hand(table, seat, page, board)
    elif turn in (done, "") and seat in table.waited_for():
        turn = NEVER
    return DesiredMessage(player.dm or 0, page, f"{turn or NEVER} {fingerprint}", calls=calls)


def changed_digest(posted: PostedMessage, fingerprint: str) -> str:
    """Return the new hash of a hand after a press has changed it. The turn of its last ping stays in it."""
    turn = _parse_turn(posted)[0] if posted.kind == "hand" else ""
    return f"{turn} {fingerprint}" if turn else fingerprint


def unknown_digest(posted: PostedMessage) -> str:
    """Return the hash of a message whose content is unknown, because the answer to an edit was lost.

    The turn of a ping, and whether it was a reminder, stay in it: an edit changes neither.
    """
    marks = posted.digest.rpartition(" ")[0] if posted.kind in ("ping", "call") else ""
    return f"{marks} {UNKNOWN}" if marks else UNKNOWN


def next_up_message(table: Table, seat: Seat, player: SeatRecord, known: ReconcileInput) -> DesiredMessage | None:
    """Return the direct message for a player who wants to be told that their turn comes next.

    Return None if it is not needed.
    """
    calling = known.notification_choice(seat)
    if player.dm is None or not calling.soon or calling.how == "nowhere":
        return None
    line = notifications.soon_line(table, seat, known.way(table, MessageSlot("board")))
    return None if line is None else DesiredMessage(player.dm, line, digest(line))


def _once_a_turn(table: Table, line: Line, called: PostedMessage | None, seat: Seat, channel: int) -> DesiredMessage:
    """Return a ping that replaces an earlier one, at most once a turn.

    It replaces the ping of an earlier turn, or the one before the time was nearly over. Otherwise the earlier one
    stays.
    """
    player = table.record.seats[seat]
    now_reminded = notifications.is_reminded(player)
    turn, reminded = _parse_turn(called) if called is not None else ("", "")
    fresh = turn.isdecimal() and (turn != str(player.done) or (now_reminded and not reminded))
    marks = f"{player.done} {'reminded' if now_reminded or (reminded and not fresh) else ''}"
    return DesiredMessage(channel, line, f"{marks} {digest(line)}", fresh=fresh)


def _parse_turn(called: PostedMessage) -> tuple[str, str]:
    """Return the turn of a ping, and the mark of a reminder. Both are empty texts if they are unknown."""
    turn, _, reminded = called.digest.rpartition(" ")[0].partition(" ")
    return turn, reminded
