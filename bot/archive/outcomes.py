"""The outcome of an ended game for each seat: place, role, times and achievements.

The outcome is computed only from the log and the states.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple

import structlog

from bot.archive import states as archive
from bot.archive.replay_frames import replay_frames_of
from bot.archive.rows import mover, public_entries
from bot.engine.effective_moves import effective
from bot.engine.game import AnyGame, result_of
from bot.engine.move import Move, must_decide
from bot.engine.play import RETURN
from bot.engine.record import TABLE, Seat
from bot.installed_games import InstalledGame
from storage.records.outcomes import OutcomeRecord, SeatOutcome
from storage.records.tables import MoveRecord, TableRecord

RECKONED = 4
"""The version of the computation of outcomes. If it grows, all outcomes are computed again."""

log = structlog.get_logger()

LATE, LEFT = "idle", "resign"


class Turns(NamedTuple):
    """The timing of a seat in an ended game.

    It has the number of timed moves, their median time, the number of turns, and the number of turns in which time ran
    out.
    """

    moves: int
    seconds: float
    turns: int
    late: int


def reckoned(
    title: InstalledGame, record: TableRecord, rows: Sequence[MoveRecord], archived: bytes
) -> OutcomeRecord | None:
    """Return the outcome of a game that ends now; None for a lesson.

    If the computation fails, return None, and the game ends anyway.
    """
    if record.lesson is not None:
        return None
    try:
        return outcome(title, record, rows, archive.read(title.game, record, archived))
    except Exception:
        log.exception("an ended game is not reckoned", table=record.id)
        return None


def outcome(
    title: InstalledGame, record: TableRecord, rows: Sequence[MoveRecord], states: Sequence[Any]
) -> OutcomeRecord:
    """Return the outcome of an ended game from its log `rows` and the states after them.

    Raises ValueError if the last state is missing.
    """
    end, seats = states[-1], range(len(record.seats))
    if end is None or result_of(end) is None:
        raise ValueError(f"table {record.id}: how it ended is not known")
    result = result_of(end)
    assert result is not None
    stand = effective((row.version, row.seat, row.move) for row in rows)
    left = frozenset(mover(row) for row in rows if row.version in stand and table_verb(row) == LEFT)
    left |= frozenset(seat for seat in seats if record.seats[seat].charged is not None)
    places = title.standings.places(title.game, end, len(record.seats), left)
    winners = frozenset(result.winners) - left
    if len(seats) == 2 and len(left) == 1 and places.house is None:
        winners = frozenset(seats) - left  # also if a substitute has won in the leaver's seat
    returned = any(table_verb(row) == RETURN for row in rows)
    frames = replay_frames_of(title, rows, states)
    found = []
    for seat in seats:
        own = record.seats[seat].user is not None and record.seats[seat].charged is None
        turns = timing_of(title.game, rows, states, seat) if own else Turns(0, 0.0, 0, 0)
        earns = own and seat not in left and not returned and not record.agreements.casual
        found.append(
            SeatOutcome(
                place=places.seats[seat],
                won=seat in winners,
                left=seat in left,
                role=title.standings.role(end, seat),
                side=title.standings.side(end, seat),
                achievements=tuple(name for name, done in title.achievements.items() if earns and done(frames, seat)),
                **turns._asdict(),
            )
        )
    people = sum(seat.user is not None or seat.charged is not None for seat in record.seats)
    return OutcomeRecord(
        rows[-1].made,
        people,
        tuple(found),
        places.house,
        RECKONED,
        returned,
        record.agreements.casual,
        sums_of(title, rows) if record.agreements.invited is None else {},
    )


def sums_of(title: InstalledGame, rows: Sequence[MoveRecord]) -> dict[str, int]:
    """Return how often each thing that a game counts has happened in an ended game.

    The keys are the names of these things. Only public events count, and not those of moves that were taken back.
    """
    moves = public_entries(title, rows)
    return {name: count(moves) for name, count in title.sums.items()}


def timing_of(game: AnyGame, rows: Sequence[MoveRecord], states: Sequence[Any], seat: Seat) -> Turns:
    """Return the timing of a seat in an ended game.

    The time of a move begins when the game starts to wait for the move. A turn is a series of moves of the seat without
    another seat's move between them.
    """
    took, turns, late, before = [], 0, 0, TABLE
    for place, row in enumerate(rows):
        who, verb = mover(row), table_verb(row)
        if who == seat and (not verb or verb == LATE):
            new = before != seat
            turns += new
            late += verb == LATE
            since = asked_since(game, rows, states, seat, place)
            if not verb and since is not None and row.made is not None:
                took.append(max(0.0, row.made - since))
        before = who if who != TABLE else before
    return Turns(len(took), round(median(took), 1) if took else 0.0, turns, min(late, turns))


def asked_since(
    game: AnyGame, rows: Sequence[MoveRecord], states: Sequence[Any], seat: Seat, place: int
) -> float | None:
    """Return the time since when the game had waited for the move in row number `place`.

    Return None if the time is not known.
    """
    first = place
    while first > 0 and states[first - 1] is not None and must_decide(game.asks(states[first - 1], seat)):
        first -= 1
        if mover(rows[first]) == seat:
            break
    return rows[first].made if first < place else None


def table_verb(row: MoveRecord) -> str:
    """Return the verb of a move that the table made for a seat; "" if a player made the move."""
    return Move.parse(row.move).verb if row.seat == TABLE else ""
