"""What should stand on Discord for a table, place by place. Pure: the painter brings it about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from msgspec.structs import replace

from bot.engine.chronicle import Told
from bot.engine.page import Line, Menu, Page
from bot.engine.record import TABLE, Seat, Viewer
from bot.people.calls import How
from bot.table import life, orders
from bot.table.table import Table
from bot.ui.client import link
from bot.ui.pages import calls
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import PLAIN, Manner, hand_page
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.out_of_play import resting_page, suspended_page, suspension, void_page
from bot.ui.pages.render import digest
from storage.records.tables import Draft, Painting, SeatRecord

Kind = Literal["board", "ping", "hand", "panel", "notice", "call", "soon"]

PASSING = frozenset(("ping", "notice", "call", "soon"))
"""Kinds that are taken away when they are not wanted any more, or when another takes their place."""

PUBLIC = frozenset(("board", "ping"))
"""Kinds that stand in the channel of their table."""

DIRECT = frozenset(("hand", "notice", "call", "soon"))
"""Kinds that stand in the direct messages of a player."""

OWN = frozenset(("hand", "panel"))
"""Kinds that show a seat its hand, and nobody else."""

SHOWN = frozenset(("playing", "over"))
"""What becomes of a table whose game can be seen."""

LIFE, GRACE = 14 * 60, 60
"""Seconds for which a panel is kept up to date after its last press, and in which it can still say that this is over:
Discord takes edits by an interaction for fifteen minutes."""


class Place(NamedTuple):
    """Where a painting stands: the board, or what a seat sees alone or is called by."""

    kind: Kind
    seat: Seat = TABLE


class Wanted(NamedTuple):
    """What should stand in a place. `digest` is its print."""

    channel: int
    page: Page | Line
    digest: str
    anew: bool = True
    """Whether it is posted where nothing stands, or only kept up to date."""
    fresh: bool = False
    """Whether another message takes the place of what stands there, instead of an edit that nobody hears of."""
    last: bool = False
    """Whether it stands for ever from then on: the painting is let go."""


class Calling(NamedTuple):
    """How somebody wants to be called now, and whether of being next, too; until when somebody is on holiday, if that
    is so."""

    how: How = "channel"
    soon: bool = False
    away: float | None = None


class Known(NamedTuple):
    """What the pages of a table show beside its state: what stands, and of those who see it drafts and news."""

    now: float
    standing: Mapping[Place, Painting]
    news: Mapping[Viewer, Sequence[Told]]
    drafts: Mapping[Seat, Draft | None]
    manners: Mapping[Seat, Manner] = MappingProxyType({})
    """How those people want to see it."""
    callings: Mapping[Seat, Calling] = MappingProxyType({})
    """How people want to be called."""

    def calling(self, seat: Seat) -> Calling:
        """Tell how whoever sits in `seat` wants to be called."""
        return self.callings.get(seat, Calling())

    def way(self, table: Table, place: Place) -> str:
        """Give the address of what stands in `place`; empty where nothing does."""
        found = self.standing.get(place)
        if found is None or not found.message:
            return ""
        return link(None if place.kind in DIRECT else table.record.guild, found.channel, found.message)


def place_of(painting: Painting) -> Place:
    """Give the place in which `painting` stands."""
    return Place(painting.kind, painting.seat)  # type: ignore[arg-type]


def readers(table: Table, standing: Mapping[Place, Painting]) -> list[Seat]:
    """List the seats that see their hand somewhere: in direct messages, or in a panel that lives."""
    if table.record.status not in SHOWN:
        return []
    return [seat for seat, player in enumerate(table.record.seats) if player.user is not None
            and (player.dm is not None or _stands(standing, Place("panel", seat)))]  # fmt: skip


def public(table: Table, known: Known) -> Iterator[tuple[Place, Wanted | None]]:
    """Give for every place in the channel, in the order of painting, what should stand there, or None for nothing. Each
    is made, whole, from the table as it is when it is asked for."""
    if not _has_channel(table):
        return
    yield Place("board"), _board(table, known)
    called = [seat for seat in _calls(table) if known.calling(seat).how == "channel"]
    pings = [place for place in known.standing if place.kind == "ping" and place.seat not in called]
    yield from ((place, None) for place in pings)
    for seat in called:
        yield Place("ping", seat), _ping(table, seat, known) if seat in _calls(table) else None


def private(table: Table, known: Known) -> Iterator[tuple[Place, Wanted | None]]:
    """Give in the same way what should stand in the places that one person sees alone."""
    if table.record.status == "lobby":
        yield from ((place, None) for place in known.standing if place.kind == "notice")
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


def _calls(table: Table) -> list[Seat]:
    """List the seats that a ping calls: the people who are waited for and must decide themselves; nobody who is away,
    and none alone at a table, where the hand stands below the board, or while people have agreed on a pause."""
    if len(table.record.seats) == 1 or table.direct or table.record.room.halted:
        return []
    players = table.record.seats
    people = (seat for seat in table.waited_for() if players[seat].user is not None and not players[seat].stand_in)
    return sorted(seat for seat in people if orders.answer(table, seat) is None)


def _ping(table: Table, seat: Seat, known: Known) -> Wanted:
    """Call a person, once for all that is asked until the game does not wait for the seat any longer; when time is
    nearly up, once more. The message says what is asked now, with the way to the hand and to the board."""
    line = calls.ping_line(table, seat, known.way(table, Place("board")))
    return _once_a_turn(table, line, known.standing.get(Place("ping", seat)), seat, table.record.channel)


def _called(table: Table, seat: Seat, player: SeatRecord, known: Known) -> Wanted | None:
    """Call a person in the same way in direct messages."""
    if player.dm is None or known.calling(seat).how != "direct" or seat not in _calls(table):
        return None
    line = calls.call_line(table, seat, known.way(table, Place("hand", seat)), known.way(table, Place("board")))
    return _once_a_turn(table, line, known.standing.get(Place("call", seat)), seat, player.dm)


def _soon(table: Table, seat: Seat, player: SeatRecord, known: Known) -> Wanted | None:
    """Tell whoever wants to hear of being next, in direct messages."""
    calling = known.calling(seat)
    if player.dm is None or not calling.soon or calling.how == "nowhere":
        return None
    line = calls.soon_line(table, seat, known.way(table, Place("board")))
    return None if line is None else Wanted(player.dm, line, digest(line))


def _once_a_turn(table: Table, line: Line, called: Painting | None, seat: Seat, channel: int) -> Wanted:
    """Let a call take the place of one for an earlier turn, and of one from before time was nearly up."""
    player = table.record.seats[seat]
    now_reminded = calls.reminded(player)
    turn, _, reminded = (called.digest if called is not None else "").rpartition(" ")[0].partition(" ")
    fresh = turn.isdecimal() and (turn != str(player.done) or (now_reminded and not reminded))
    marks = f"{player.done} {'reminded' if now_reminded or (reminded and not fresh) else ''}"
    return Wanted(channel, line, f"{marks} {digest(line)}", fresh=fresh)


def _private(table: Table, seat: Seat, player: SeatRecord, known: Known) -> Iterator[tuple[Place, Wanted | None]]:
    """Give what a person sees alone; not a panel that a press has opened since all this became known."""
    if player.user is None:
        return
    panel, rests = Place("panel", seat), table.record.status in ("void", "suspended")
    page = None
    if seat in known.news or rests:
        manner, news = known.manners.get(seat, PLAIN), known.news.get(seat, ())
        page = hand(table, seat, known.drafts.get(seat), news, player.locale, manner)
    if page is not None and _stands(known.standing, panel):
        yield panel, _panel(table, player, known.standing[panel], page, known.now)
    if page is not None and player.dm is not None:
        yield Place("hand", seat), Wanted(player.dm, page, fingerprint(page), anew=not rests)
    yield Place("notice", seat), _notice(table, seat, player)
    yield Place("call", seat), _called(table, seat, player, known)
    yield Place("soon", seat), _soon(table, seat, player, known)


def _panel(table: Table, player: SeatRecord, standing: Painting, page: Page, now: float) -> Wanted | None:
    """Keep a panel up to date while it may be edited; then it becomes the way to a fresh one, if the game goes on."""
    if now < standing.ends:
        return Wanted(standing.channel, page, fingerprint(page), anew=False)
    if table.record.status != "playing" or now >= standing.ends + GRACE:
        return None
    page = resting_page(table, player.locale)
    return Wanted(standing.channel, page, digest(page), anew=False, last=True)


def _notice(table: Table, seat: Seat, player: SeatRecord) -> Wanted | None:
    """Tell quietly what a seat may answer although nobody waits for it; aloud, that its table is suspended or lost."""
    say = table.say(player.locale)
    if player.dm is not None and table.record.status == "suspended":
        text = "\n".join((f"**{table.called(say)}**", *suspension(table, say)))
        return Wanted(player.dm, Line(text), digest(text), fresh=True)
    if player.dm is not None and table.record.status == "void" and table.record.reason == life.LOST:
        text = "\n".join((f"**{table.called(say)}**", say("void-lost")))
        return Wanted(player.dm, Line(text), digest(text), fresh=True)
    if table.record.status != "playing" or player.dm is None:
        return None
    text = table.title.face.notice(table.view(seat), say)
    return Wanted(player.dm, Line(text, quiet=True), digest(text), fresh=True) if text else None


def overtaken(table: Table, place: Place, standing: Mapping[Place, Painting], newest: int) -> bool:
    """Tell whether a hand that is to stand last in direct messages stands above the board of `table` or the `newest` of
    its posts; below what tells the end it does not come. Numbers of messages grow."""
    below = table.direct and table.record.status == "playing" and place.kind == "hand"
    if not below or not _stands(standing, place):
        return False
    board = standing.get(Place("board"))
    return standing[place].message < max(newest, board.message if board is not None else 0)


def _has_channel(table: Table) -> bool:
    """Tell whether anything of a table stands in a channel, or did when it ended."""
    record = table.record
    return record.status != "suspended" and not (record.status == "void" and record.reason in (life.LOST, "gone"))


def _stands(standing: Mapping[Place, Painting], place: Place) -> bool:
    return place in standing and standing[place].message != 0
