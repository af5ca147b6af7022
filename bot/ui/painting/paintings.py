"""What should stand on Discord for a table, place by place. Pure: the painter brings it about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.engine.chronicle import Told
from bot.engine.page import Line, Menu, Page
from bot.engine.record import Seat
from bot.table import life
from bot.table.table import Table
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import PLAIN, Manner, hand_page
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.out_of_play import resting_page, suspended_page, suspension, void_page
from bot.ui.pages.render import digest
from bot.ui.painting import summons
from bot.ui.painting.wanted import GRACE, Known, Place, Wanted, stands
from storage.records.tables import Draft, Painting, SeatRecord

SHOWN = frozenset(("playing", "over"))
"""What becomes of a table whose game can be seen."""


NOWHERE = frozenset((life.LOST, life.REFUSED, "gone"))
"""Why a table has ended without a channel that shows it."""


def readers(table: Table, standing: Mapping[Place, Painting]) -> list[Seat]:
    """List the seats that see their hand somewhere: in direct messages, or in a panel that lives."""
    if table.record.status not in SHOWN:
        return []
    return [seat for seat, player in enumerate(table.record.seats) if player.user is not None
            and (player.dm is not None or stands(standing, Place("panel", seat)))]  # fmt: skip


def public(table: Table, known: Known) -> Iterator[tuple[Place, Wanted | None]]:
    """Give for every place in the channel, in the order of painting, what should stand there, or None for nothing. Each
    is made, whole, from the table as it is when it is asked for."""
    if not _has_channel(table):
        return
    yield Place("board"), _board(table, known)
    called = summons.pinged(table, known)
    pings = [place for place in known.standing if place.kind == "ping" and place.seat not in called]
    yield from ((place, None) for place in pings)
    for seat in called:
        yield Place("ping", seat), summons.ping(table, seat, known) if seat in summons.pinged(table, known) else None


def private(table: Table, known: Known) -> Iterator[tuple[Place, Wanted | None]]:
    """Give in the same way what should stand in the places that one person sees alone."""
    if table.record.status == "lobby":
        yield from [(place, None) for place in known.standing if place.kind == "notice"]
        return
    for seat, player in enumerate(table.record.seats):
        yield from _private(table, seat, player, known)


def hand(
    table: Table, seat: Seat, draft: Draft | None, news: Sequence[Told], locale: str, manner: Manner = PLAIN
) -> Page:
    """Make the panel of `seat`: its hand, what it has chosen so far, and what it may do; the end of a broken off
    table, or what has become of one that is suspended."""
    if table.record.status == "void":
        return void_page(table)
    if table.record.status == "suspended":
        return suspended_page(table, locale)
    return hand_page(table, seat, draft, news, locale, manner)


def fingerprint(page: Page) -> str:
    """Give the print of a hand: what waits for its player elsewhere is no reason to paint it anew."""
    rows = (row if isinstance(row, Menu) else tuple(each for each in row if not each.link) for row in page.rows)
    return digest(replace(page, rows=tuple(row for row in rows if row)))


def _board(table: Table, known: Known) -> Wanted:
    match table.record.status:
        case "lobby":
            page = lobby_page(table)
        case "void":
            page = void_page(table)
        case _:
            away = {seat: each.away for seat, each in known.callings.items() if each.away is not None}
            page = board_page(table, known.news.get(None, ()), away)
    return Wanted(table.record.channel, page, digest(page))


def _private(table: Table, seat: Seat, player: SeatRecord, known: Known) -> Iterator[tuple[Place, Wanted | None]]:
    """Give what a person sees alone; not a panel that a press has opened since all this became known."""
    if player.user is None:
        return
    panel, rests = Place("panel", seat), table.record.status in ("void", "suspended")
    page = None
    if seat in known.news or rests:
        manner, news = known.manners.get(seat, PLAIN), known.news.get(seat, ())
        page = hand(table, seat, known.drafts.get(seat), news, player.locale, manner)
    if page is not None and stands(known.standing, panel):
        yield panel, _panel(table, player, known.standing[panel], page, known.now)
    if page is not None and player.dm is not None:
        yield Place("hand", seat), Wanted(player.dm, page, fingerprint(page), anew=not rests)
    yield Place("notice", seat), _notice(table, seat, player)
    yield Place("call", seat), summons.call(table, seat, player, known)
    yield Place("soon", seat), summons.soon(table, seat, player, known)


def _panel(table: Table, player: SeatRecord, standing: Painting, page: Page, now: float) -> Wanted | None:
    """Keep a panel up to date while it may be edited; then it becomes the way to a fresh one, if the game goes on."""
    if now < standing.ends:
        return Wanted(standing.channel, page, fingerprint(page), anew=False)
    if table.record.status != "playing" or now >= standing.ends + GRACE:
        return None
    page = resting_page(table, player.locale)
    return Wanted(standing.channel, page, digest(page), anew=False, last=True)


def _notice(table: Table, seat: Seat, player: SeatRecord) -> Wanted | None:
    """Tell quietly what a seat may answer although nobody waits for it, or that Discord refused the board of its lobby;
    aloud, that its table is suspended or lost."""
    say = table.say(player.locale)
    if player.dm is not None and table.record.status == "suspended":
        text = "\n".join((f"**{table.called(say)}**", *suspension(table, say)))
        return Wanted(player.dm, Line(text), digest(text), fresh=True)
    if player.dm is not None and table.record.status == "void" and table.record.reason == life.LOST:
        text = "\n".join((f"**{table.called(say)}**", say("void-lost")))
        return Wanted(player.dm, Line(text), digest(text), fresh=True)
    if player.dm is not None and table.record.status == "void" and table.record.reason == life.REFUSED:
        text = "\n".join((f"**{table.called(say)}**", say("void-refused")))
        return Wanted(player.dm, Line(text, quiet=True), digest(text), fresh=True)
    if table.record.status != "playing" or player.dm is None:
        return None
    text = table.title.face.notice(table.view(seat), say)
    return Wanted(player.dm, Line(text, quiet=True), digest(text), fresh=True) if text else None


def overtaken(table: Table, place: Place, standing: Mapping[Place, Painting], newest: int) -> bool:
    """Tell whether a hand that is to stand last in direct messages stands above the board of `table` or the `newest` of
    its posts; below what tells the end it does not come. Numbers of messages grow."""
    below = table.direct and table.record.status == "playing" and place.kind == "hand"
    if not below or not stands(standing, place):
        return False
    board = standing.get(Place("board"))
    return standing[place].message < max(newest, board.message if board is not None else 0)


def _has_channel(table: Table) -> bool:
    """Tell whether anything of a table stands in a channel, or did when it ended."""
    record = table.record
    return record.status != "suspended" and not (record.status == "void" and record.reason in NOWHERE)
