"""Runs party evenings. Each game starts when it is due, at one or two tables, and the score is kept."""

from __future__ import annotations

from collections.abc import Sequence

import structlog
from msgspec.structs import replace

from bot.engine.manifest import QUICK
from bot.engine.page import Button, Line, Page
from bot.engine.texts import Say, texts
from bot.installed_games import InstalledGame, installed_game
from bot.people.servers import Wish, why_misplaced
from bot.table import lobby, party
from bot.table.outbox import post
from bot.table.seating import Newcomer, seat_of_entrant
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.client import Client
from bot.ui.pages.party import party_page, poster_of
from bot.ui.plans import Plans
from bot.ui.reconcile.loudness import PARTY
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.threads import let_in
from storage.records.contests import PartyRecord
from storage.records.servers import ServerRecord
from storage.records.tables import PartyGame, TableRecord
from storage.store_errors import ChannelBusy

log = structlog.get_logger()

STOPPED = ("over", "void", "suspended")

SOON = 0.5
"""Seconds between the time when something is due and the check that does it."""


class Parties(Plans[PartyRecord]):
    """All running party evenings, also those from before a restart of the bot."""

    kind = "party"
    silent = True

    def __init__(self, client: Client, reconciler: Reconciler) -> None:
        super().__init__(client, reconciler)
        self._awaited: dict[int, float] = {}

    async def read(self, number: int) -> PartyRecord | None:
        """Return the record of a party evening; None if there is none."""
        return await self._client.store.party(number)

    async def keep(self, record: PartyRecord) -> PartyRecord:
        """Write the record of a party evening as its next revision.

        Raises Conflict if another process has written that revision.
        """
        return await self._client.store.keep_party(record)

    async def listed(self) -> Sequence[int]:
        """Return the ids of all running party evenings."""
        return await self._client.store.parties()

    def of(self, table: TableRecord) -> int | None:
        """Return the id of the party evening to which a table belongs; None if it belongs to none."""
        return table.party.party if table.party is not None else None

    def secret(self, record: PartyRecord) -> bytes:
        """Return the secret from which the nonces of the party evening's messages are derived."""
        return str(record.id).encode()

    def page(self, record: PartyRecord) -> Page:
        """Return the public page of a party evening. After the end it has the evening's poster."""
        shown = self._client.tables.table_time.shown
        page = party_page(record, shown)
        last = party.last_game(record)
        if record.status != "over" or last is None:
            return page
        table = self._client.tables.at_hand(last.table)
        return page if table is None else poster_of(page, record, table)

    async def follow(self, record: PartyRecord, anew: bool) -> None:
        """Enter the results, deal the next games when they are due, and schedule the next check.

        With `anew`, the public message is updated even if nothing has changed.
        """
        tables, now = self._client.tables, self._client.tables.table_time.now()
        after = party.expired(await with_results(tables, record, now), now)
        server = await self._client.store.server(record.guild)
        begins = party.begins(after)
        if begins is not None and now >= begins:
            after = party.begun(after, now)
        follows = party.follows(after)
        if after.status == "running" and not party.playing(after):
            if follows is None:
                after = party.over(after)
            elif now >= follows:
                after = await self._plan_games(after, server)
        if after.status == "over" and (last := party.last_game(after)) is not None:
            await tables.find(last.table)  # the poster shows it
        after = await self.kept(record, after, anew)
        for number in party.playing(after):
            if after.games[number].table:
                continue
            if (table := await self._open_table(after, number, server)) is None:
                break
            before, after = after, party.with_table(after, number, table.id)
            after = await self.kept(before, after)
        due = party.begins(after) or party.follows(after)
        if due is not None:
            self._schedule(after.id, due)

    def _schedule(self, number: int, due: float) -> None:
        """Schedule a check of a party evening for the time `due`, unless one is already scheduled for it."""
        if self._awaited.get(number) == due:
            return
        self._awaited[number] = due

        def look() -> None:
            if self._awaited.get(number) == due:
                del self._awaited[number]
                self.begin(number)

        self._client.clock.after(max(0.0, due - self._client.tables.table_time.now()) + SOON, look)

    async def _plan_games(self, record: PartyRecord, server: ServerRecord) -> PartyRecord:
        """Return the record of a party evening with its next games, and with the channels for these games."""
        wanted = 2 if len(party.present(record)) > party.SIDE else 1
        rooms = await self._find_channels(record, wanted)
        return party.dealt(replace(record, rooms=rooms), len(rooms), server.titles)

    async def _find_channels(self, record: PartyRecord, wanted: int) -> tuple[int, ...]:
        """Return the ids of channels for `wanted` tables.

        They are threads of the party evening. If no thread can be created, it is the channel of the party evening, for
        one table.
        """
        rooms = [room for room in record.rooms if await self.reached(room)]
        say = Say(texts(record.locale))
        while len(rooms) < wanted:
            thread = await self.thread(record.channel, say("party-thread", room=len(rooms) + 1))
            if thread is None:
                return tuple(rooms) or (record.channel,)
            rooms.append(thread)
        return tuple(rooms)

    async def _open_table(self, record: PartyRecord, number: int, server: ServerRecord) -> Table | None:
        """Open the table of one game of a party evening, and deal. `number` is the number of the game.

        Return None if no channel can be used now.
        """
        client, tables, game = self._client, self._client.tables, record.games[number]
        room = record.rooms[min(game.room, len(record.rooms) - 1)]
        wish = Wish(game.game, (room, record.channel), server.roles, len(tables.on_server(record.guild)), 0, 0)
        if (why := why_misplaced(server, wish)) is not None:
            log.info("a party waits", party=record.id, reason=why.key)
            return None
        if tables.in_channel(room) is not None:
            return None
        opening = opening_of(record, number)
        agreements = replace(opening.agreements, thread=room != record.channel)
        try:
            table = await tables.open(replace(opening, channel=room, agreements=agreements), dealt=True)
        except ChannelBusy:
            return None
        await let_in(client, table, *(seat.user for seat in opening.seats if seat.user is not None))
        if (line := party_ping(record, number, table)) is not None:
            await table.decide(lambda known: known, posts=[post(PARTY, line, table.time)])
        return table


async def with_results(tables: Tables, record: PartyRecord, now: float) -> PartyRecord:
    """Return a party evening with the results of its ended games.

    Tables that exist but are missing in the record are added.
    """
    if record.status != "running":
        return record
    for own in tables.known:
        known = own.record.party
        if known is not None and known.party == record.id and not record.games[known.number].table:
            record = party.with_table(record, known.number, own.id)
    for number in party.playing(record):
        if not (found := record.games[number].table):
            continue
        table = await tables.find(found)
        if table is None or table.record.status in STOPPED:
            record = party.with_result(record, number, table, now)
    return record


def party_ping(record: PartyRecord, number: int, table: Table) -> Line | None:
    """Return the message that pings the players of a game who were not pinged yet this evening.

    Return None if all were pinged, or if the evening is quiet. No other message of the evening causes a notification.
    """
    if record.show == "quiet":
        return None
    guests = [record.entrants[guest] for guest in record.games[number].seats]
    users = tuple(guest.user for guest in guests if not guest.called)
    if not users:
        return None
    say = table.say()
    hand = Button(say("button-hand"), table.press("hand"), "next")
    people = " ".join(f"<@{user}>" for user in users)
    line = say("party-call", people=people, game=say(f"{table.title.name}-title"), seconds=party.PACE)
    return Line(line, users, rows=((hand,),))


def opening_of(record: PartyRecord, number: int) -> TableRecord:
    """Return the record of the table for one game of a party evening.

    It has the shortest preset, short turns, and the players already seated. If only one person plays, computer players
    are added.
    """
    game = record.games[number]
    own = installed_game(game.game)
    seats = tuple(seat_of_entrant(record.entrants[guest]) for guest in game.seats)
    host = Newcomer(seats[0].name, seats[0].user or 0)
    options = dict(own.game.presets.get(QUICK, {}))
    opening = lobby.opened(own, host, record.guild, record.channel, record.locale, options, 0)
    opening = replace(
        opening,
        seats=tuple(replace(seat, contribution=f"{seat.contribution} {number}") for seat in seats),
        pace=party.PACE,
        show=record.show,
        party=PartyGame(record.id, number, party.GAMES - game.round),
        agreements=replace(opening.agreements, locked=True, casual=True),
    )
    return _with_computers(opening, own)


def _with_computers(opening: TableRecord, own: InstalledGame) -> TableRecord:
    """Return the record `opening`, filled up with computer players to the number that the game needs."""
    lacking = party.LEAST - len(opening.seats)
    if lacking <= 0:
        return opening

    def called(seat: int) -> str:
        return own.say(opening.locale)("computer-name", number=seat)

    # the number of the table chooses the crew, and there is none yet
    chosen = replace(opening, id=opening.party.party >> 22 if opening.party else 0)
    return replace(lobby.fill(chosen, own, opening.host, ("normal",) * lacking, called), id=0)
