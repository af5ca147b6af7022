"""The log of a table, reduced to what each reader may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.archive.day import is_told
from bot.archive.rows import entry_of
from bot.engine.chronicle import LogEntry, heard, without_taken_back
from bot.engine.effective_moves import effective
from bot.engine.record import Viewer
from bot.installed_games import InstalledGame
from storage.records.tables import MoveRecord, TableRecord
from storage.store import Store

READ = 24
"""The least number of recent moves that are read from the store at once."""


class Last(NamedTuple):
    """The cached events of the last moves of a log.

    `version` is the table's version at the time of reading, and `row` is the version of the newest row. `moves` has
    `at_most` entries, or fewer if the log is shorter.
    """

    version: int
    row: int
    at_most: int
    moves: tuple[LogEntry, ...]


class History:
    """The log of one table, with a cache of its last moves."""

    def __init__(self, title: InstalledGame, store: Store, sure: Callable[[], float]) -> None:
        self._title = title
        self._sure = sure
        self._store = store
        self._last = Last(0, 0, 0, ())

    async def log_entries(self, record: TableRecord, viewer: Viewer) -> list[LogEntry]:
        """Return the log entries since the deal, with only the events that `viewer` may know."""
        return self._heard(record, await self.moves(record), viewer)

    async def news(self, record: TableRecord, viewer: Viewer) -> list[LogEntry]:
        """Return the log entries that are new to a seat. For viewer None, return the recent entries.

        The news of a seat begins with the move that ended its last turn. If a computer player has taken over the seat,
        the news begins with the takeover. Moves that were taken back are left out, except the last one.
        """
        if viewer is None:
            return await self._recent(record)
        player = record.seats[viewer]
        missed = record.version - (min(player.done, player.stood_in) if player.stood_in else player.done)
        return self._heard(record, without_taken_back(await self.moves(record, missed + 1)), viewer)

    async def _recent(self, record: TableRecord) -> list[LogEntry]:
        """Return the recent public moves, as many as the game's presenter shows under the board.

        Only public moves are counted. Otherwise the number of lines would reveal how many secret moves there were.
        """
        most = count = self._title.presenter.recent
        while True:
            moves = await self.moves(record, count)
            known = self._heard(record, [*without_taken_back(moves[:-1]), *moves[-1:]], None)
            if len(known) >= most or len(moves) < count:
                return known[-most:]
            count *= 2

    async def standing(self, record: TableRecord) -> list[LogEntry]:
        """Return the log entries of all moves that were not taken back, with their secrets."""
        rows = await self._store.moves(record.id)
        versions = effective((row.version, row.seat, row.move) for row in rows)
        return [entry_of(self._title, row) for row in rows if row.version in versions]

    async def moves(self, record: TableRecord, count: int = -1) -> tuple[LogEntry, ...]:
        """Return the log entries of the last `count` moves, with their secrets. -1 means all moves.

        Recent entries are cached, since log rows never change.
        """
        if count < 0:
            return tuple(entry_of(self._title, row) for row in await self._store.moves(record.id))
        last = self._last
        if last.version == record.version and count <= last.at_most:
            return last.moves[-count:]
        joined = await self._joined(record, last) if count <= last.at_most else None
        if joined is None:
            at_most = max(2 * count, READ)  # a player who waits for long asks for one more each time
            rows = await self._store.moves(record.id, at_most)
            moves = tuple(entry_of(self._title, row) for row in rows)
            joined = Last(record.version, rows[-1].version if rows else 0, at_most, moves)
        self._last = joined
        return joined.moves[-count:]

    def follow(self, row: MoveRecord) -> None:
        """Add the newest row to the cached moves, unless a row before it is missing."""
        last = self._last
        if last.at_most and last.version == last.row == row.version - 1:
            moves = (*last.moves, entry_of(self._title, row))[-last.at_most :]
            self._last = Last(row.version, row.version, last.at_most, moves)

    async def _joined(self, record: TableRecord, last: Last) -> Last | None:
        """Return the cached moves `last` together with newer moves.

        Return None if log rows between them are missing.
        """
        new = record.version - last.row
        if not 0 < new <= READ:
            return None
        rows = await self._store.moves(record.id, new)
        if [row.version for row in rows] != [*range(last.row + 1, record.version + 1)]:
            return None
        moves = (*last.moves, *(entry_of(self._title, row) for row in rows))[-last.at_most :]
        return Last(record.version, record.version, last.at_most, moves)

    def _heard(self, record: TableRecord, moves: Sequence[LogEntry], viewer: Viewer) -> list[LogEntry]:
        """Return the part of `moves` that `viewer` may know.

        A substitute knows only public events from before the takeover. After the game nothing is secret, except in a
        day's escape.
        """
        if record.status == "over" and is_told(record, self._sure()):
            return heard(moves, lambda event: True)
        taken = 0 if viewer is None else record.seats[viewer].taken
        before = [move for move in moves if move.version <= taken]
        public = heard(before, lambda event: event.reaches(None))
        return public + heard(moves[len(before) :], lambda event: event.reaches(viewer))
