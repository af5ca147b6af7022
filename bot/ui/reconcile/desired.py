"""The messages that should be on Discord for a table, slot by slot. Pure: the reconciler posts them."""

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
from bot.ui.pages.out_of_play import quiet_page, resting_page, suspended_page, suspension, void_page
from bot.ui.pages.render import digest
from bot.ui.pages.shoulder import shoulder_page
from bot.ui.pages.shown_hand import PLAIN, Manner
from bot.ui.reconcile import pings
from bot.ui.reconcile.slots import GRACE, DesiredMessage, MessageSlot, ReconcileInput, is_posted
from storage.records.tables import Draft, PostedMessage, SeatRecord

SHOWN = frozenset(("playing", "over"))
"""Statuses of a table whose game can be seen."""


NOWHERE = frozenset((early_end.FORGOTTEN, early_end.REFUSED, "gone"))
"""Reasons for which a table has ended without a channel that shows it."""


def readers(table: Table, standing: Mapping[MessageSlot, PostedMessage]) -> list[Seat]:
    """List the seats that see their hand somewhere: in direct messages, or in a panel that still works."""
    if table.record.status not in SHOWN:
        return []
    seen = shoulder.looking(table.record)
    return [seat for seat, player in enumerate(table.record.seats) if player.user is not None
            and (player.dm is not None or seat in seen or is_posted(standing, MessageSlot("panel", seat)))]  # fmt: skip


def public(table: Table, known: ReconcileInput) -> Iterator[tuple[MessageSlot, DesiredMessage | None]]:
    """Yield each slot in the channel with what should be there, or None; in the order of painting.

    Each is made completely, from the present table, when it is asked for.
    """
    if not _has_channel(table):
        return
    yield MessageSlot("board"), _board(table, known)
    called = pings.pinged(table, known)
    ping_slots = [slot for slot in known.posted if slot.kind == "ping" and slot.seat not in called]
    yield from ((slot, None) for slot in ping_slots)
    for seat in called:
        yield MessageSlot("ping", seat), pings.ping(table, seat, known) if seat in pings.pinged(table, known) else None


def asked_first(table: Table) -> list[Seat]:
    """List the seats in the order in which they are updated: those for whom the game waits are first."""
    waited_for = table.waited_for()
    return sorted(range(len(table.record.seats)), key=lambda seat: seat not in waited_for)


def private(
    table: Table, known: ReconcileInput, seat: Seat, done: Callable[[MessageSlot], bool] = lambda slot: False
) -> Iterator[tuple[MessageSlot, DesiredMessage | None]]:
    """Yield likewise what should be in the slots that only `seat` sees, except slots that are `done`."""
    if table.record.status == "lobby":
        yield MessageSlot("notice", seat), None
    else:
        yield from _private(table, seat, table.record.seats[seat], known, done)


def hand(
    table: Table, seat: Seat, draft: Draft | None, news: Sequence[LogEntry], locale: str, manner: Manner = PLAIN
) -> Page:
    """Return the panel of `seat`: its hand, its choices so far, and its controls.

    For a table that was broken off it is the end; for a suspended one, its state.
    """
    if table.record.status == "void":
        return as_content(void_page(table, locale), manner.text_first)
    if table.record.status == "suspended":
        return as_content(suspended_page(table, locale), manner.text_first)
    if table.record.status == "over" and manner.ending is not None:
        return as_content(ending_page(table, seat, manner.ending, manner, locale), manner.text_first)
    return hand_page(table, seat, draft, news, locale, manner)


def fingerprint(page: Page) -> str:
    """Return the hashes of a hand: that of its controls and that of everything else.

    They leave out changes that need no edit: links to other tables, what the picture does not show, and the present
    picture of a seat that waits.
    """
    if page.picture is not None and (page.picture.mark == WAITS or page.picture.shows):
        page = replace(page, picture=replace(page.picture, view=b"", draft=""))
    rows = (row if isinstance(row, Menu) else tuple(each for each in row if not each.link) for row in page.rows)
    return f"{digest(tuple(row for row in rows if row))} {digest(replace(page, rows=()))}"


def controls_of(fingerprint: str) -> str:
    """Return the hash of the controls from the hash of a hand or panel, whatever is before it."""
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


def _private(
    table: Table, seat: Seat, player: SeatRecord, known: ReconcileInput, done: Callable[[MessageSlot], bool]
) -> Iterator[tuple[MessageSlot, DesiredMessage | None]]:
    """Yield what a person sees alone, except a panel that a press has opened since `known` was read."""
    yield from _shoulder(table, seat, known)
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
    yield MessageSlot("call", seat), pings.call(table, seat, player, known)
    yield MessageSlot("soon", seat), pings.soon(table, seat, player, known)


def _shoulder(table: Table, seat: Seat, known: ReconcileInput) -> Iterator[tuple[MessageSlot, DesiredMessage | None]]:
    """Yield what a friend sees over the shoulder of `seat`."""
    slot, reader = MessageSlot("shoulder", seat), shoulder.looking(table.record).get(seat)
    if reader is None or reader.dm is None:
        if is_posted(known.posted, slot):
            yield slot, None
    elif seat in known.news:
        manner = known.manners.get(seat, PLAIN)
        page = shoulder_page(table, seat, reader, known.drafts.get(seat), known.news[seat], manner)
        yield slot, DesiredMessage(reader.dm, page, fingerprint(page))


def _panel(table: Table, player: SeatRecord, standing: PostedMessage, page: Page, now: float) -> DesiredMessage | None:
    """Return the present panel while it may be edited; then the way to a fresh one, if the game goes on."""
    if now < standing.ends:
        return DesiredMessage(standing.channel, page, fingerprint(page), anew=False)
    if table.record.status != "playing" or now >= standing.ends + GRACE:
        return None
    page = as_content(resting_page(table, player.locale), page.as_content)
    return DesiredMessage(standing.channel, page, digest(page), anew=False, last=True)


def _notice(table: Table, seat: Seat, player: SeatRecord) -> DesiredMessage | None:
    """Return the notice for a seat, or None.

    A quiet one says what the seat may answer although nobody waits for it, or that Discord refused the board of its
    lobby. A loud one says that its table is suspended or lost.
    """
    say = table.say(player.locale)
    if player.dm is not None and table.record.status == "suspended":
        text = "\n".join((f"**{table.called(say)}**", *suspension(table, say)))
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


def overtaken(table: Table, slot: MessageSlot, standing: Mapping[MessageSlot, PostedMessage], newest: int) -> bool:
    """Return whether a hand that should be last in direct messages is above a newer message of `table`.

    Newer messages are its board and the `newest` of its posts. The hand does not move below the end of the game. Ids of
    messages grow.
    """
    below = table.direct and table.record.status == "playing" and slot.kind == "hand"
    if not below or not is_posted(standing, slot):
        return False
    board = standing.get(MessageSlot("board"))
    return standing[slot].message < max(newest, board.message if board is not None else 0)


def is_folded(table: Table) -> bool:
    """Return whether a table is shown in direct messages as one line."""
    return table.direct and table.record.folded and table.record.status in ("lobby", "playing", "over")


def _has_channel(table: Table) -> bool:
    """Return whether anything of a table is in a channel, or was when it ended."""
    record = table.record
    return record.status != "suspended" and not (record.status == "void" and record.reason in NOWHERE)
