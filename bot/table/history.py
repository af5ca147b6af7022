"""What a table has to tell of its moves, cut by what each reader may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.archive.day import is_told
from bot.archive.rows import told_by
from bot.engine.chronicle import LogEntry, heard, lasting
from bot.engine.effective_moves import effective
from bot.engine.record import Viewer
from bot.installed_games import InstalledGame
from storage.records.tables import MoveRecord, TableRecord
from storage.store import Store

READ = 24
"""How many of the last moves are read at least."""


class Last(NamedTuple):
    """What the last moves of a log told: at which version of the table they were read, the version of the newest row,
    how many of them there are if the log has so many."""

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
        """Return what `viewer` may know of all that happened since the deal."""
        return self._heard(record, await self.moves(record), viewer)

    async def news(self, record: TableRecord, viewer: Viewer) -> list[LogEntry]:
        """Tell a seat what happened since its last turn, beginning with the move that ended that, or since a computer
        began to play for it; everybody the last moves. What was taken back is not told, but for the last of all."""
        if viewer is None:
            return await self._recent(record)
        player = record.seats[viewer]
        missed = record.version - (min(player.done, player.stood_in) if player.stood_in else player.done)
        return self._heard(record, lasting(await self.moves(record, missed + 1)), viewer)

    async def _recent(self, record: TableRecord) -> list[LogEntry]:
        """Tell of the last moves, as many as the face tells. Only those of which everybody hears are counted: else what
        is left of the log would say how many secret ones there were."""
        most = count = self._title.presenter.recent
        while True:
            moves = await self.moves(record, count)
            known = self._heard(record, [*lasting(moves[:-1]), *moves[-1:]], None)
            if len(known) >= most or len(moves) < count:
                return known[-most:]
            count *= 2

    async def standing(self, record: TableRecord) -> list[LogEntry]:
        """Read what all moves told that were not taken back, secrets and all."""
        rows = await self._store.moves(record.id)
        versions = effective((row.version, row.seat, row.move) for row in rows)
        return [told_by(self._title, row) for row in rows if row.version in versions]

    async def moves(self, record: TableRecord, count: int = -1) -> tuple[LogEntry, ...]:
        """Read what the last `count` moves told, secrets and all, or with -1 all moves. The last ones are read once: no
        row ever changes."""
        if count < 0:
            return tuple(told_by(self._title, row) for row in await self._store.moves(record.id))
        last = self._last
        if last.version == record.version and count <= last.at_most:
            return last.moves[-count:]
        joined = await self._joined(record, last) if count <= last.at_most else None
        if joined is None:
            at_most = max(2 * count, READ)  # whoever waits for long asks for one more each time
            rows = await self._store.moves(record.id, at_most)
            moves = tuple(told_by(self._title, row) for row in rows)
            joined = Last(record.version, rows[-1].version if rows else 0, at_most, moves)
        self._last = joined
        return joined.moves[-count:]

    def follow(self, row: MoveRecord) -> None:
        """Know the newest move without reading it, where those before it are known."""
        last = self._last
        if last.at_most and last.version == last.row == row.version - 1:
            moves = (*last.moves, told_by(self._title, row))[-last.at_most :]
            self._last = Last(row.version, row.version, last.at_most, moves)

    async def _joined(self, record: TableRecord, last: Last) -> Last | None:
        """Return the `last` moves with those that were made since; None where they do not follow each other."""
        new = record.version - last.row
        if not 0 < new <= READ:
            return None
        rows = await self._store.moves(record.id, new)
        if [row.version for row in rows] != [*range(last.row + 1, record.version + 1)]:
            return None
        moves = (*last.moves, *(told_by(self._title, row) for row in rows))[-last.at_most :]
        return Last(record.version, record.version, last.at_most, moves)

    def _heard(self, record: TableRecord, moves: Sequence[LogEntry], viewer: Viewer) -> list[LogEntry]:
        """Leave what `viewer` may know of, a substitute of what came before no more than everybody; once the game is
        over nothing is secret, but for a day's escape."""
        if record.status == "over" and is_told(record, self._sure()):
            return heard(moves, lambda event: True)
        taken = 0 if viewer is None else record.seats[viewer].taken
        before = [move for move in moves if move.version <= taken]
        public = heard(before, lambda event: event.reaches(None))
        return public + heard(moves[len(before) :], lambda event: event.reaches(viewer))
