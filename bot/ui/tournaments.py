"""Runs tournaments: it opens a table for each pairing, enters results, and updates the public message."""

from __future__ import annotations

from collections.abc import Sequence

import structlog
from msgspec.structs import replace

from bot.engine.chance import seal
from bot.engine.game import result_of
from bot.engine.move import NOT_NOW, Illegal
from bot.engine.page import Line, Page
from bot.engine.texts import Say, texts
from bot.installed_games import installed_game
from bot.people.servers import Wish, why_misplaced
from bot.table import early_end, lobby, tournament
from bot.table.early_end import Effect
from bot.table.fair_deal import tournament_file
from bot.table.seating import Newcomer, seat_of_entrant
from bot.table.table import Table
from bot.ui.pages.tournament import tournament_page
from bot.ui.plans import Plans
from bot.ui.reconcile.message_editor import nonce
from bot.ui.threads import let_in
from storage.records.contests import PairingRecord, TournamentRecord
from storage.records.tables import TableRecord
from storage.store_errors import ChannelBusy

log = structlog.get_logger()


class Tournaments(Plans[TournamentRecord]):
    """All running tournaments, also those from before a restart of the bot."""

    kind = "tournament"

    async def read(self, number: int) -> TournamentRecord | None:
        """Return the record of a tournament; None if there is none."""
        return await self._client.store.tournament(number)

    async def keep(self, record: TournamentRecord) -> TournamentRecord:
        """Write the record of a tournament as its next revision.

        Raises Conflict if another process has written that revision.
        """
        return await self._client.store.keep_tournament(record)

    async def listed(self) -> Sequence[int]:
        """Return the ids of all running tournaments."""
        return await self._client.store.tournaments()

    def of(self, table: TableRecord) -> int | None:
        """Return the id of the tournament to which a table belongs; None if it belongs to none."""
        return table.tournament[0] if table.tournament is not None else None

    def page(self, record: TournamentRecord) -> Page:
        """Return the public page of a tournament."""
        return tournament_page(record)

    def secret(self, record: TournamentRecord) -> bytes:
        """Return the secret from which the nonces of the tournament's messages are derived."""
        return record.secret

    def open_ends(self, record: TournamentRecord) -> bool:
        """Return whether a finished tournament may still get a result."""
        return tournament.may_get_result(record)

    async def follow(self, record: TournamentRecord, anew: bool) -> None:
        """Enter all new results of a tournament and open all tables that are due.

        With `anew`, the public message is updated even if nothing has changed.
        """
        now = tournament.expired(await self.with_results(record), self._client.tables.table_time.now())
        if now.status == "running":
            now = tournament.settled(now)
            self._live[now.id] = now.channel
        now = await self.kept(record, now, anew)
        for pairing in tournament.ready(now):
            if (table := await self._open_table(now, pairing)) is None:
                break
            before, now = now, tournament.played(now, pairing, table.id, table.record.channel)
            now = await self.kept(before, now)

    async def with_results(self, record: TournamentRecord) -> TournamentRecord:
        """Return a tournament with the results of its ended games.

        Tables that exist but are missing in the record are added.
        """
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
                record = await self._update_pairing(record, number, await self._client.tables.find(pairing.table))
        return record

    async def _update_pairing(self, record: TournamentRecord, number: int, table: Table | None) -> TournamentRecord:
        """Return a tournament after the table of one pairing has changed.

        `number` is the number of the pairing. `table` is None if the table cannot be loaded.
        """
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
        if not pairing.former and not await _end_suspended(table):
            return tournament.waiting(record, number, None)
        return tournament.again(record, number)

    async def before_post(self, record: TournamentRecord) -> None:
        """Post the seal of a tournament's draw in its own message, before the tournament's first message."""
        if record.message:
            return
        say = Say(texts(record.locale))
        sealed = Line(say("tournament-seal-posted"), quiet=True, files=(tournament_file(record, say),))
        name = nonce(record.secret, "tournament-seal", record.id)
        await self._reconciler.messages.post(record.channel, sealed, name, False)

    async def _open_table(self, record: TournamentRecord, number: int) -> Table | None:
        """Open the table of the pairing with the number `number`, and deal.

        Return None if no channel can be used now.
        """
        client, tables = self._client, self._client.tables
        server = await client.store.server(record.guild)
        here = len(tables.on_server(record.guild))
        wish = Wish(record.game, server.channels, server.roles, here, 0, 0)
        if (why := why_misplaced(server, wish)) is not None:
            log.info("a tournament waits", tournament=record.id, reason=why.key)
            return None
        opening = opening_of(record, number)
        if not await self.reached(record.channel):
            log.info("a tournament waits", tournament=record.id, reason="its channel is gone")
            return None
        channel = await self.thread(record.channel, _thread_name(opening))
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


def _thread_name(opening: TableRecord) -> str:
    """Return the name of the thread for the table of a pairing."""
    return " – ".join(seat.name for seat in opening.seats)


def winner(record: TournamentRecord, pairing: PairingRecord, table: Table) -> int | None:
    """Return the user id of the participant who has won the game of a pairing.

    Return None if there is no single winner. A player whose data were deleted has lost, even if a computer player won
    in that seat.
    """
    sides, result = (pairing.one, pairing.two), result_of(table.state)
    left = [seat for seat, player in enumerate(table.record.seats) if player.charged is not None]
    if len(left) == 1:
        return sides[1 - left[0]]
    winners = () if result is None else result.winners
    return sides[winners[0]] if len(winners) == 1 else None


async def _end_suspended(table: Table) -> bool:
    """End a suspended table, because the game of its pairing is played again.

    Return False if the table has been resumed meanwhile.
    """

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
    """Return the record of the lobby for a pairing, with both participants seated.

    The secret of the table is derived from the secret of the tournament.
    """
    pairing, own = record.pairings[number], installed_game(record.game)
    sides = [record.entrants[side] for side in (pairing.one, pairing.two) if side is not None]
    seats = tuple(map(seat_of_entrant, sides))
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
