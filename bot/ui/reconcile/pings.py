"""Who is called at a table, when, and by what. Pure."""

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
"""What stands before the print of a hand that has called nobody."""


def called(table: Table) -> list[Seat]:
    """List the seats that a ping calls: the people who are waited for and must decide themselves; nobody who is away,
    and none alone at a table, where the hand stands below the board, or while people have agreed on a pause."""
    if len(table.record.seats) == 1 or table.direct or table.record.agreements.halted:
        return []
    players = table.record.seats
    people = (seat for seat in table.waited_for() if players[seat].user is not None and not players[seat].stand_in)
    return sorted(seat for seat in people if orders.answer(table, seat) is None)


def pinged(table: Table, known: ReconcileInput) -> list[Seat]:
    """List the seats for which a ping is to stand in the channel now."""
    return [
        seat
        for seat in called(table)
        if known.notification_choice(seat).how == "channel" and not waits(table, MessageSlot("ping", seat), known)
    ]


def next_call(table: Table, known: ReconcileInput) -> float | None:
    """Return the moment at which the next seat is called that is left alone for now, because it was here lately."""
    kinds: Mapping[How, Kind] = {"channel": "ping", "direct": "call"}
    places = ((known.notification_choice(seat).how, seat) for seat in called(table))
    waiting = [
        MessageSlot("hand" if by_hand(seat, known) else kinds[how], seat) for how, seat in places if how in kinds
    ]
    return min((_call_at(table, slot.seat, known) for slot in waiting if waits(table, slot, known)), default=None)


def waits(table: Table, slot: MessageSlot, known: ReconcileInput) -> bool:
    """Tell whether a call for what is asked now is left for later: nobody is called at once who is here, unless time is
    nearly up."""
    player = table.record.seats[slot.seat]
    turn = _turn(known.posted[slot])[0] if is_posted(known.posted, slot) else NEVER
    turn = str(player.done - 1) if turn == NEVER else turn
    earlier = turn.isdecimal() and turn != str(player.done)
    left = _call_at(table, slot.seat, known) - known.now  # more than a wait can be, where the clock was wrong
    return earlier and not notifications.reminded(player) and 0 < left <= known.pause + LATELY


def _call_at(table: Table, seat: Seat, known: ReconcileInput) -> float:
    asked = table.asked.get(seat, 0.0)
    return call_at(asked, known.pressed(seat), table.record.pace, known.pause)


def ping(table: Table, seat: Seat, known: ReconcileInput) -> DesiredMessage:
    """Call a person, once for all that is asked until the game does not wait for the seat any longer; when time is
    nearly up, once more. The message says what is asked now, with the way to the hand and to the board."""
    line = notifications.ping_line(table, seat, known.way(table, MessageSlot("board")))
    if table.record.party is not None:
        line = replace(line, calls=(), quiet=True)
    return _once_a_turn(table, line, known.posted.get(MessageSlot("ping", seat)), seat, table.record.channel)


def call(table: Table, seat: Seat, player: SeatRecord, known: ReconcileInput) -> DesiredMessage | None:
    """Call a person in the same way in direct messages, where the hand does not; when time is nearly up, in any
    case."""
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
    """Return whether the hand of a seat calls its player, and not a message of its own, as where it is text alone."""
    text_first = known.manners.get(seat, PLAIN).text_first
    return known.notification_choice(seat).how == "direct" and not text_first


def hand(table: Table, seat: Seat, page: Page, fingerprint: str, known: ReconcileInput) -> DesiredMessage:
    """Let the hand of a seat show `page`, and call its player once for all that is asked in a turn.

    Its print begins with the turn for which it has called, or with `NEVER`: also when its player is not called any
    more although the game waits, as in quiet hours, and is called again after them. Where it calls, the buttons to have
    the call later and the line for a locked screen are no part of the print: a press takes them away.
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
    """Return the print of a hand or panel that a press has changed: it has called for the same turn as before."""
    turn = _turn(posted)[0] if posted.kind == "hand" else ""
    return f"{turn} {fingerprint}" if turn else fingerprint


def soon(table: Table, seat: Seat, player: SeatRecord, known: ReconcileInput) -> DesiredMessage | None:
    """Tell whoever wants to hear of being next, in direct messages."""
    calling = known.notification_choice(seat)
    if player.dm is None or not calling.soon or calling.how == "nowhere":
        return None
    line = notifications.soon_line(table, seat, known.way(table, MessageSlot("board")))
    return None if line is None else DesiredMessage(player.dm, line, digest(line))


def _once_a_turn(table: Table, line: Line, called: PostedMessage | None, seat: Seat, channel: int) -> DesiredMessage:
    """Let a call take the place of one for an earlier turn, and of one from before time was nearly up."""
    player = table.record.seats[seat]
    now_reminded = notifications.reminded(player)
    turn, reminded = _turn(called) if called is not None else ("", "")
    fresh = turn.isdecimal() and (turn != str(player.done) or (now_reminded and not reminded))
    marks = f"{player.done} {'reminded' if now_reminded or (reminded and not fresh) else ''}"
    return DesiredMessage(channel, line, f"{marks} {digest(line)}", fresh=fresh)


def _turn(called: PostedMessage) -> tuple[str, str]:
    """Read for which turn a call stands, and whether it is the one that comes when time is nearly up; empty where that
    is not known."""
    turn, _, reminded = called.digest.rpartition(" ")[0].partition(" ")
    return turn, reminded
