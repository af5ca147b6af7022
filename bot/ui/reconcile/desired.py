"""Computes which messages each table should have on Discord. A slot is a place for one such message.

All functions here are pure. The reconciler posts and edits the messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.page import Line, Menu, Page
from bot.engine.record import Seat
from bot.table import early_end, gone, shoulder
from bot.table.drawn import WAITS
from bot.table.table import Table
from bot.table.watching import audience
from bot.ui.pages.board import board_page
from bot.ui.pages.content import as_content
from bot.ui.pages.folded import folded_page
from bot.ui.pages.hand import ending_page, hand_page
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.out_of_play import quiet_page, resting_page, suspended_page, suspension_lines, void_page
from bot.ui.pages.render import digest
from bot.ui.pages.shoulder import shoulder_page
from bot.ui.pages.shown_hand import PLAIN, Manner
from bot.ui.reconcile import pings
from bot.ui.reconcile.slots import GRACE, DesiredMessage, MessageSlot, ReconcileInput, is_posted
from storage.records.tables import Draft, PostedMessage, SeatRecord

SHOWN = frozenset(("playing", "over"))
"""The statuses of tables that have a game to show."""


NOWHERE = frozenset((early_end.FORGOTTEN, early_end.REFUSED, "gone"))
"""The reasons for the end of a table after which it has no channel."""


def readers(table: Table, standing: Mapping[MessageSlot, PostedMessage]) -> list[Seat]:
    """Return the seats whose players can see their hand.

    A hand is in direct messages, or in a private message that can still be edited.
    """
    if table.record.status not in SHOWN:
        return []
    seen = shoulder.looking(table.record)
    return [seat for seat, player in enumerate(table.record.seats) if player.user is not None
            and (player.dm is not None or seat in seen or is_posted(standing, MessageSlot("panel", seat)))]  # fmt: skip


def public_slots(table: Table, known: ReconcileInput) -> Iterator[tuple[MessageSlot, DesiredMessage | None]]:
    """Yield the slots that everybody sees, in order. Each comes with its desired message, or None.

    A message is computed only when its slot is requested, from the table's state at that time.
    """
    if not _has_channel(table):
        return
    yield MessageSlot("board"), _board(table, known)
    called = pings.list_pinged(table, known)
    ping_slots = [slot for slot in known.posted if slot.kind == "ping" and slot.seat not in called]
    yield from ((slot, None) for slot in ping_slots)
    for seat in called:
        yield (
            MessageSlot("ping", seat),
            pings.channel_ping(table, seat, known) if seat in pings.list_pinged(table, known) else None,
        )


def update_order(table: Table) -> list[Seat]:
    """Return the seats in the order in which their messages are updated.

    Seats for which the game waits come first.
    """
    waited_for = table.waited_for()
    return sorted(range(len(table.record.seats)), key=lambda seat: seat not in waited_for)


def private_slots(
    table: Table, known: ReconcileInput, seat: Seat, done: Callable[[MessageSlot], bool] = lambda slot: False
) -> Iterator[tuple[MessageSlot, DesiredMessage | None]]:
    """Yield the slots that only the player in `seat` sees. Each comes with its desired message, or None.

    Slots for which `done` returns True are left out.
    """
    if table.record.status == "lobby":
        yield MessageSlot("notice", seat), None
    else:
        yield from _private_slots(table, seat, table.record.seats[seat], known, done)


def hand(
    table: Table, seat: Seat, draft: Draft | None, news: Sequence[LogEntry], locale: str, manner: Manner = PLAIN
) -> Page:
    """Return the page for a player's hand, with its text, the draft of a move, and the controls.

    If the table is aborted or suspended, the page says so instead.
    """
    if table.record.status == "void":
        return as_content(void_page(table, locale), manner.text_first)
    if table.record.status == "suspended":
        return as_content(suspended_page(table, locale), manner.text_first)
    if table.record.status == "over" and manner.ending is not None:
        return as_content(ending_page(table, seat, manner.ending, manner, locale), manner.text_first)
    return hand_page(table, seat, draft, news, locale, manner)


def fingerprint(page: Page) -> str:
    """Return two hashes of a hand as one text: of its controls, and of everything else on it.

    The hashes ignore changes that need no edit of the message. These are links to other tables, data that the picture
    does not show, and the picture of a player who waits.
    """
    if page.picture is not None and (page.picture.mark == WAITS or page.picture.shows):
        page = replace(page, picture=replace(page.picture, view=b"", draft=""))
    rows = (row if isinstance(row, Menu) else tuple(each for each in row if not each.link) for row in page.rows)
    return f"{digest(tuple(row for row in rows if row))} {digest(replace(page, rows=()))}"


def controls_of(fingerprint: str) -> str:
    """Return the hash of a hand's controls, which is a part of the hand's stored hash.

    The stored hash may also have a prefix.
    """
    return fingerprint.rpartition(" ")[0].rpartition(" ")[2]


def _board(table: Table, known: ReconcileInput) -> DesiredMessage:
    if is_folded(table) or (table.direct and table.record.status == "over"):
        page = folded_page(table)
        return DesiredMessage(table.record.channel, page, digest(replace(page, files=())))
    match table.record.status:
        case "lobby":
            page = lobby_page(table)
        case "void":
            page = void_page(table)
        case _:
            away = {seat: each.away for seat, each in known.notification_choices.items() if each.away is not None}
            people = audience(table.record, known.watchers)
            page = board_page(table, known.news.get(None, ()), away, people=people)
    return DesiredMessage(table.record.channel, page, digest(page))


def _private_slots(
    table: Table, seat: Seat, player: SeatRecord, known: ReconcileInput, done: Callable[[MessageSlot], bool]
) -> Iterator[tuple[MessageSlot, DesiredMessage | None]]:
    """Yield the slots that only one player sees. Each comes with its desired message, or None.

    A private message that a press opened after `known` was read is left out.
    """
    yield from _shoulder_slots(table, seat, known)
    if player.user is None:
        return
    at_hand, panel, rests = (
        MessageSlot("hand", seat),
        MessageSlot("panel", seat),
        table.record.status in ("void", "suspended"),
    )
    shown = [slot for slot, there in ((panel, is_posted(known.posted, panel)), (at_hand, player.dm is not None))
             if there and (table.direct or not done(slot))]  # fmt: skip
    told = table.direct and known.manners.get(seat, PLAIN).ending is not None  # the end is below
    if is_folded(table) or told:
        shown = [slot for slot in shown if slot != at_hand]
        yield at_hand, None
    if shown and (seat in known.news or rests):
        manner, news = known.manners.get(seat, PLAIN), known.news.get(seat, ())
        page = hand(table, seat, known.drafts.get(seat), news, player.locale, manner)
        if gone.is_gone(table, seat):
            page = as_content(quiet_page(table, player.locale), manner.text_first)
        if panel in shown:
            yield panel, _panel(table, player, known.posted[panel], page, known.now)
        if at_hand in shown:
            yield at_hand, pings.hand(table, seat, page, fingerprint(page), known)._replace(anew=not rests)
    yield MessageSlot("notice", seat), _notice(table, seat, player)
    yield MessageSlot("call", seat), pings.direct_ping(table, seat, player, known)
    yield MessageSlot("soon", seat), pings.next_up_message(table, seat, player, known)


def _shoulder_slots(
    table: Table, seat: Seat, known: ReconcileInput
) -> Iterator[tuple[MessageSlot, DesiredMessage | None]]:
    """Yield the slot for the friend who watches over the shoulder of the player in `seat`.

    It comes with its desired message, or None.
    """
    slot, reader = MessageSlot("shoulder", seat), shoulder.looking(table.record).get(seat)
    if reader is None or reader.dm is None:
        if is_posted(known.posted, slot):
            yield slot, None
    elif seat in known.news:
        manner = known.manners.get(seat, PLAIN)
        page = shoulder_page(table, seat, reader, known.drafts.get(seat), known.news[seat], manner)
        yield slot, DesiredMessage(reader.dm, page, fingerprint(page))


def _panel(table: Table, player: SeatRecord, standing: PostedMessage, page: Page, now: float) -> DesiredMessage | None:
    """Return the desired content of a player's private message in the channel, while it can be edited.

    Near the end of that time, if the game goes on, return a page with a button that opens a new one. Return None if
    nothing is to be shown.
    """
    if now < standing.ends:
        return DesiredMessage(standing.channel, page, fingerprint(page), anew=False)
    if table.record.status != "playing" or now >= standing.ends + GRACE:
        return None
    page = as_content(resting_page(table, player.locale), page.as_content)
    return DesiredMessage(standing.channel, page, digest(page), anew=False, last=True)


def _notice(table: Table, seat: Seat, player: SeatRecord) -> DesiredMessage | None:
    """Return the notice that a player should get, a short direct message; None if there is none.

    A silent notice says what the player may do although the game does not wait for them, or that Discord refused the
    board of the lobby. A notice with a sound says that the table is suspended or aborted.
    """
    say = table.say(player.locale)
    if player.dm is not None and table.record.status == "suspended":
        text = "\n".join((f"**{table.called(say)}**", *suspension_lines(table, say)))
        return DesiredMessage(player.dm, Line(text), digest(text), fresh=True)
    if player.dm is not None and table.record.status == "void" and table.record.reason == early_end.FORGOTTEN:
        text = "\n".join((f"**{table.called(say)}**", say("void-lost")))
        return DesiredMessage(player.dm, Line(text), digest(text), fresh=True)
    if player.dm is not None and table.record.status == "void" and table.record.reason == early_end.REFUSED:
        text = "\n".join((f"**{table.called(say)}**", say("void-refused")))
        return DesiredMessage(player.dm, Line(text, quiet=True), digest(text), fresh=True)
    if table.record.status != "playing" or player.dm is None:
        return None
    text = table.title.presenter.notice(table.view(seat), say)
    return DesiredMessage(player.dm, Line(text, quiet=True), digest(text), fresh=True) if text else None


def is_overtaken(table: Table, slot: MessageSlot, standing: Mapping[MessageSlot, PostedMessage], newest: int) -> bool:
    """Return whether newer messages of `table` are below a hand that should be last in direct messages.

    Newer messages are the board, and posts up to the message id `newest`; ids grow with time. A hand does not move
    below the message about the end of the game.
    """
    below = table.direct and table.record.status == "playing" and slot.kind == "hand"
    if not below or not is_posted(standing, slot):
        return False
    board = standing.get(MessageSlot("board"))
    return standing[slot].message < max(newest, board.message if board is not None else 0)


def is_folded(table: Table) -> bool:
    """Return whether a table in direct messages is shown as one line, as another one is shown in full."""
    return table.direct and table.record.folded and table.record.status in ("lobby", "playing", "over")


def _has_channel(table: Table) -> bool:
    """Return whether a table has a channel with messages, or had one when the table ended."""
    record = table.record
    return record.status != "suspended" and not (record.status == "void" and record.reason in NOWHERE)
