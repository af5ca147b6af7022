"""The log of a table, cut to what each reader may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.archive.day import is_told
from bot.archive.rows import told_by
from bot.engine.chronicle import LogEntry, heard, without_taken_back
from bot.engine.effective_moves import effective
from bot.engine.record import Viewer
from bot.installed_games import InstalledGame
from storage.records.tables import MoveRecord, TableRecord
from storage.store import Store

READ = 24
"""How many of the last moves are read at least."""


class Last(NamedTuple):
    """The events of the last moves of a log.

    It has the version of the table at which they were read, the version of the newest row, and their number, if the log
    has so many.
    """

    version: int
    row: int
    at_most: int
    moves: tuple[LogEntry, ...]


class History:
    """The log of one table."""

    def __init__(self, title: InstalledGame, store: Store, sure: Callable[[], float]) -> None:
        self._title = title
        self._sure = sure
        self._store = store
        self._last = Last(0, 0, 0, ())

    async def log_entries(self, record: TableRecord, viewer: Viewer) -> list[LogEntry]:
        """Return what `viewer` may know of the events since the deal."""
        return self._heard(record, await self.moves(record), viewer)

    async def news(self, record: TableRecord, viewer: Viewer) -> list[LogEntry]:
        """Return what is new to a seat, or the last moves for everybody.

        A seat's news begins with the move that ended its last turn, or with the computer's takeover of the seat. Moves
        that were taken back are left out, except the last one.
        """
        if viewer is None:
            return await self._recent(record)
        player = record.seats[viewer]
        missed = record.version - (min(player.done, player.stood_in) if player.stood_in else player.done)
        return self._heard(record, without_taken_back(await self.moves(record, missed + 1)), viewer)

    async def _recent(self, record: TableRecord) -> list[LogEntry]:
        """Return the last moves, as many as the presenter shows.

        Only public moves are counted. Otherwise the length of the rest would reveal how many secret moves there were.
        """
        most = count = self._title.presenter.recent
        while True:
            moves = await self.moves(record, count)
            known = self._heard(record, [*without_taken_back(moves[:-1]), *moves[-1:]], None)
            if len(known) >= most or len(moves) < count:
                return known[-most:]
            count *= 2

    async def standing(self, record: TableRecord) -> list[LogEntry]:
        """Read what all moves told that were not taken back, with their secrets."""
        rows = await self._store.moves(record.id)
        versions = effective((row.version, row.seat, row.move) for row in rows)
        return [told_by(self._title, row) for row in rows if row.version in versions]

    async def moves(self, record: TableRecord, count: int = -1) -> tuple[LogEntry, ...]:
        """Read what the last `count` moves told, or all moves if it is -1, with their secrets.

        The last ones are cached: a row never changes.
        """
        if count < 0:
            return tuple(told_by(self._title, row) for row in await self._store.moves(record.id))
        last = self._last
        if last.version == record.version and count <= last.at_most:
            return last.moves[-count:]
        joined = await self._joined(record, last) if count <= last.at_most else None
        if joined is None:
            at_most = max(2 * count, READ)  # a player who waits for long asks for one more each time
            rows = await self._store.moves(record.id, at_most)
            moves = tuple(told_by(self._title, row) for row in rows)
            joined = Last(record.version, rows[-1].version if rows else 0, at_most, moves)
        self._last = joined
        return joined.moves[-count:]

    def follow(self, row: MoveRecord) -> None:
        """Add the newest move without reading it, if those before it are known."""
        last = self._last
        if last.at_most and last.version == last.row == row.version - 1:
            moves = (*last.moves, told_by(self._title, row))[-last.at_most :]
            self._last = Last(row.version, row.version, last.at_most, moves)

    async def _joined(self, record: TableRecord, last: Last) -> Last | None:
        """Return the `last` moves and those made since; None if there is a gap between them."""
        new = record.version - last.row
        if not 0 < new <= READ:
            return None
        rows = await self._store.moves(record.id, new)
        if [row.version for row in rows] != [*range(last.row + 1, record.version + 1)]:
            return None
        moves = (*last.moves, *(told_by(self._title, row) for row in rows))[-last.at_most :]
        return Last(record.version, record.version, last.at_most, moves)

    def _heard(self, record: TableRecord, moves: Sequence[LogEntry], viewer: Viewer) -> list[LogEntry]:
        """Return the part of `moves` that `viewer` may know.

        A substitute may know no more than everybody of what came before. Once the game is over nothing is secret,
        except in a day's escape.
        """
        if record.status == "over" and is_told(record, self._sure()):
            return heard(moves, lambda event: True)
        taken = 0 if viewer is None else record.seats[viewer].taken
        before = [move for move in moves if move.version <= taken]
        public = heard(before, lambda event: event.reaches(None))
        return public + heard(moves[len(before) :], lambda event: event.reaches(viewer))
