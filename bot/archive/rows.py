"""The meaning of a log row: the seat whose move it was, and its events."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chronicle import LogEntry, heard
from bot.engine.codec import read_events
from bot.engine.effective_moves import effective
from bot.engine.move import Move
from bot.engine.play import BACK
from bot.engine.record import TABLE, Seat
from bot.installed_games import InstalledGame
from storage.records.tables import MoveRecord


def settled_by(seat: Seat, move: Move) -> Seat | None:
    """Return the seat whose question a move answers; None if there is none.

    It is the seat that moved, or the seat for which the table moved.

    >>> settled_by(1, Move.parse("hide 19")), settled_by(TABLE, Move.parse("idle 1")), settled_by(TABLE, Move("time"))
    (1, 1, None)
    """
    if seat != TABLE:
        return seat
    return int(move.picks[0][0]) if move.picks else None


def mover(row: MoveRecord) -> Seat:
    """Return the seat whose move a log row contains; TABLE for the deal and other rows without a player."""
    if row.seat != TABLE:
        return row.seat
    seat = settled_by(row.seat, Move.parse(row.move))
    return TABLE if seat is None else seat


def public_entries(title: InstalledGame, rows: Sequence[MoveRecord]) -> list[LogEntry]:
    """Return log entries with the public events of all moves that were not taken back."""
    stand = effective((row.version, row.seat, row.move) for row in rows)
    return heard((entry_of(title, row) for row in rows if row.version in stand), lambda event: event.reaches(None))


def entry_of(title: InstalledGame, row: MoveRecord) -> LogEntry:
    """Return the log entry of a row, with its secrets."""
    seat, move = mover(row), Move.parse(row.move)
    undoes = int(move.picks[1][0]) + 1 if row.seat == TABLE and move.verb == BACK else 0
    events = read_events(title.game, row.events, row.schema)
    return LogEntry(seat, events, seat != row.seat, row.version, undoes)
