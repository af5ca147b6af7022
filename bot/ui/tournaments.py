"""Tournaments are run: tables are opened as people and channels are free, results come by themselves, and one message
shows how all stands."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable

import discord
import structlog
from msgspec.structs import replace

from bot.engine.chance import seal
from bot.engine.game import result_of
from bot.engine.move import NOT_NOW, Illegal
from bot.engine.page import Line
from bot.engine.texts import Say, language, texts
from bot.installed_games import installed_game
from bot.people.servers import Wish, misplaced
from bot.table import early_end, lobby, tournament
from bot.table.early_end import Effect
from bot.table.fair_deal import tournament_file
from bot.table.leases import NotHeld
from bot.table.seating import Newcomer, of_entrant
from bot.table.table import Table
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.pages.tournament import tournament_page
from bot.ui.reconcile.message_editor import FIXED, nonce
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reply import LOST, looking
from bot.ui.threads import let_in, new_thread
from storage.records.contests import PairingRecord, TournamentRecord
from storage.records.tables import PostedMessage, TableRecord
from storage.store_errors import ChannelBusy, Conflict, StoreError

log = structlog.get_logger()

ENDED = ("over", "void")

EVERY = 60.0
"""Seconds between two looks at what could not be done at once."""

TRIES = 3
"""How often a change is tried where another process is quicker each time."""

Change = Callable[[TournamentRecord], TournamentRecord]


class Tournaments:
    """All that are not over, also those that a start of the bot finds. Each is changed by one at a time."""

    def __init__(self, client: Client, reconciler: Reconciler) -> None:
        self._client = client
        self._reconciler = reconciler
        self._live: dict[int, int] = {}
        self._next = 0.0
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._running: set[asyncio.Task[None]] = set()
        client.tables.listeners.append(self.wake)
        client.clock.beats.append(self.beat)

    async def start(self) -> None:
        """Take up those that go on; the first beat looks at them."""
        for number in await self._client.store.tournaments():
            if (record := await self._client.store.tournament(number)) is not None:
                self._live[number] = record.channel

    def stands_in(self, channel: int) -> bool:
        """Tell whether a tournament of a channel is not over."""
        return channel in self._live.values()

    @contextlib.asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Let none be changed meanwhile, but in the store; then show what it has become."""
        async with contextlib.AsyncExitStack() as alone:
            for number in sorted(self._live):
                await alone.enter_async_context(self._locks[number])
            yield
        for number in self._live:
            self._begin(number, anew=True)

    def wake(self, table: Table) -> None:
        """Take the result of a game that has ended, and what follows."""
        if table.record.tournament is not None and table.record.status not in ("lobby", "playing"):
            self._begin(table.record.tournament[0])

    def beat(self) -> None:
        """Look now and then at what could not be done at once."""
        now = self._client.tables.table_time.now()
        if now >= self._next:
            self._next = now + EVERY
            for number in self._live:
                self._begin(number)

    async def open(self, record: TournamentRecord) -> TournamentRecord:
        """Open a tournament and show it. Raises what makes a request fail, StoreError."""
        async with self._locks[record.id]:
            shown = replace(record, message=await self._posted(record))
            shown = await self._client.store.keep_tournament(shown)
            self._live[record.id] = record.channel
        return shown

    async def change(self, number: int, change: Change) -> TournamentRecord | None:
        """Change a tournament and show it; None where there is none. Where another process was quicker, what it has
        written is changed. Raises Illegal, StoreError."""
        for tries in reversed(range(TRIES)):
            async with self._locks[number]:
                before = await self._client.store.tournament(number)
                if before is None:
                    return None
                try:
                    await self._kept(before, change(before))
                    break
                except Conflict:
                    if not tries:
                        raise
        self._begin(number)
        return await self._client.store.tournament(number)

    async def flush(self) -> bool:
        """Wait until nothing is being done and tell whether anything was."""
        return await finished(self._running)

    def _begin(self, number: int, anew: bool = False) -> None:
        task = asyncio.create_task(self._advance(number, anew), name=f"tournament {number}")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _advance(self, number: int, anew: bool) -> None:
        """Take all results that there are, and open all tables that may be opened; `anew` shows it in any case."""
        try:
            async with self._locks[number]:
                record = await self._client.store.tournament(number)
                if record is None or (record.status in ENDED and not anew and not tournament.open_ends(record)):
                    self._live.pop(number, None)
                    return
                leases = self._client.tables.leases
                if not leases.looks_after(record.guild):
                    return
                await leases.see(record.guild)
                with looking(lambda: leases.see(record.guild)):
                    await self._follow(record, anew)
        except NotHeld:
            log.info("another process runs the tournament", tournament=number)
        except Conflict:  # what the other has written is taken up
            self._begin(number)
        except StoreError as error:
            log.warning("a tournament waits", tournament=number, error=str(error))
        except (discord.HTTPException, *LOST) as error:
            log.warning("a tournament is not shown", tournament=number, error=str(error))

    async def _follow(self, record: TournamentRecord, anew: bool) -> None:
        """Do what `_advance` says, alone with the tournament."""
        now = tournament.expired(await self.with_results(record), self._client.tables.table_time.now())
        if now.status == "running":
            now = tournament.settled(now)
            self._live[now.id] = now.channel
        now = await self._kept(record, now, anew)
        for pairing in tournament.ready(now):
            if (table := await self._seated(now, pairing)) is None:
                break
            before, now = now, tournament.played(now, pairing, table.id, table.record.channel)
            now = await self._kept(before, now)

    async def with_results(self, record: TournamentRecord) -> TournamentRecord:
        """Return a tournament with the results of games that have stopped, and with tables that were not noted."""
        if record.status not in ("running", "over"):
            return record
        for own in self._client.tables.known:
            known = own.record.tournament
            if known is None or known[0] != record.id:
                continue
            if not record.pairings[known[1]].table and own.id != record.pairings[known[1]].former:
                record = tournament.played(record, known[1], own.id, own.record.channel)
        for number, pairing in enumerate(record.pairings):
            if pairing.table and (pairing.unplayed or not pairing.done):
                record = await self._noted(record, number, await self._client.tables.find(pairing.table))
        return record

    async def _noted(self, record: TournamentRecord, number: int, table: Table | None) -> TournamentRecord:
        """Return a tournament after what has become of the `table` of a pairing; None for one that cannot be read."""
        pairing, stopped = record.pairings[number], None if table is None else early_end.way_of(table.record)
        if table is not None and table.record.status == "over":
            return tournament.won(record, number, winner(record, pairing, table))
        effect = Effect.AGAIN
        if table is not None and stopped is None:
            effect = Effect.PLAYED
        elif stopped is not None:
            effect = stopped.knockout if record.kind == "knockout" else stopped.league
        if effect is Effect.PLAYED:
            return tournament.waiting(record, number, None)
        if effect is not Effect.WAITS or table is None:
            return tournament.again(record, number)
        if pairing.unplayed:
            return record
        until = (table.record.suspended or 0.0) + tournament.WAITS
        if self._client.tables.table_time.now() < until:
            return tournament.waiting(record, number, self._client.tables.table_time.shown(until))
        if not pairing.former and not await _given_up(table):
            return tournament.waiting(record, number, None)
        return tournament.again(record, number)

    async def _kept(self, before: TournamentRecord, record: TournamentRecord, anew: bool = False) -> TournamentRecord:
        """Keep a tournament and show it, if it has changed or `anew`; give it as it is kept. Raises Conflict where
        another process has changed it since `before`."""
        if record == before and not anew:
            return record
        record = await self._client.store.keep_tournament(record)
        if record.status in ENDED:
            self._live.pop(record.id, None)
        message = await self._shown(record)
        if message == record.message:
            return record
        return await self._client.store.keep_tournament(replace(record, message=message))

    async def _shown(self, record: TournamentRecord) -> int:
        """Bring the message to how it stands, and return it: another if it is deleted or cannot be edited now."""
        posted = PostedMessage("tournament", -1, record.channel, record.message)
        try:
            await self._reconciler.messages.edit(posted, tournament_page(record))
        except discord.NotFound:
            return await self._posted(record)
        except (discord.HTTPException, *LOST) as error:
            if isinstance(error, discord.HTTPException) and error.code in FIXED:
                return await self._posted(record)
            log.warning("a tournament is not shown", tournament=record.id, error=str(error))
        return record.message

    async def _posted(self, record: TournamentRecord) -> int:
        """Post the message of a tournament and return it; before the first one, its seal in a message of its own."""
        if not record.message:
            say = Say(texts(language(record.locale)))
            sealed = Line(say("tournament-seal-posted"), quiet=True, files=(tournament_file(record, say),))
            name = nonce(record.secret, "tournament-seal", record.id)
            await self._reconciler.messages.post(record.channel, sealed, name, False)
        name = nonce(record.secret, "tournament", record.id, record.message)
        return (await self._reconciler.messages.post(record.channel, tournament_page(record), name, False)).message

    async def _seated(self, record: TournamentRecord, number: int) -> Table | None:
        """Open the table of a pairing and deal; None where there is no place for it now."""
        client, tables = self._client, self._client.tables
        server = await client.store.server(record.guild)
        here = len(tables.on_server(record.guild))
        wish = Wish(record.game, server.channels, server.roles, here, 0, 0)
        if (why := misplaced(server, wish)) is not None:
            log.info("a tournament waits", tournament=record.id, reason=why.key)
            return None
        opening = opening_of(record, number)
        if not await self._reached(record.channel):
            log.info("a tournament waits", tournament=record.id, reason="its channel is gone")
            return None
        channel = await self._thread(record, opening)
        if channel is None and tables.in_channel(record.channel) is not None:
            return None
        agreements = replace(opening.agreements, thread=channel is not None)
        placed = replace(opening, channel=channel or record.channel, show=server.show, agreements=agreements)
        try:
            table = await tables.open(placed, dealt=True)
        except ChannelBusy:
            return None
        await let_in(client, table, *(seat.user for seat in placed.seats if seat.user is not None))
        return table

    async def _reached(self, channel: int) -> bool:
        """Return whether there is still a channel in which tables can be opened."""
        if self._client.get_channel(channel) is not None:
            return True
        try:
            await self._client.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    async def _thread(self, record: TournamentRecord, opening: TableRecord) -> int | None:
        """Make a thread for a table, where Discord lets the bot."""
        channel = self._client.get_channel(record.channel)
        if not isinstance(channel, discord.TextChannel):
            return None
        name = " – ".join(seat.name for seat in opening.seats)
        return await new_thread(channel, channel.permissions_for(channel.guild.me), name)


def winner(record: TournamentRecord, pairing: PairingRecord, table: Table) -> int | None:
    """Return the entrant who has won the game of a pairing, None where nobody has alone. A player who was erased has
    lost, whatever a computer did in that seat."""
    sides, result = (pairing.one, pairing.two), result_of(table.state)
    left = [seat for seat, player in enumerate(table.record.seats) if player.charged is not None]
    if len(left) == 1:
        return sides[1 - left[0]]
    winners = () if result is None else result.winners
    return sides[winners[0]] if len(winners) == 1 else None


async def _given_up(table: Table) -> bool:
    """End a suspended table, since its game is played again; return False where it has come back meanwhile."""

    async def reason() -> str:
        if table.record.status != "suspended":
            raise Illegal(NOT_NOW)
        return early_end.REPLAYED

    try:
        await table.end_for(reason)
    except Illegal:
        return False
    return True


def opening_of(record: TournamentRecord, number: int) -> TableRecord:
    """Make the lobby of a pairing, with both seated: its secret follows from that of the tournament."""
    pairing, own = record.pairings[number], installed_game(record.game)
    sides = [record.entrants[side] for side in (pairing.one, pairing.two) if side is not None]
    seats = tuple(map(of_entrant, sides))
    host = next(seat for seat in seats if seat.user is not None)
    opening = lobby.opened(
        own, Newcomer(host.name, host.user or 0), record.guild, record.channel, record.locale, {}, record.pace
    )
    secret = tournament.secret_of(record, number)
    return replace(
        opening,
        seats=seats,
        secret=secret,
        seal=seal(secret),
        agreements=replace(opening.agreements, locked=True),
        tournament=(record.id, number),
    )
