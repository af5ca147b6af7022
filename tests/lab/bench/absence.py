"""How long a game takes with one seat that never answers, at a pace of a day, while all others answer at once: `python
-m tests.lab.bench.absence [GAME]`. *Idle* is what time-outs alone come to, *stand-in* with a computer that plays on
for the seat after the second turn in a row that it has let pass (`bot/table/absence.py`), *rests* the same where that
person has ten quiet hours a day and a week's holiday from the first day on (`bot/people/notifications.py`). Days of
the clocks of `bot/table/seat_clocks.py`, the most of some games of normal minds, each with another seat that is
silent."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import result_of, settled
from bot.engine.play import TIME_UP, play, table_move
from bot.engine.playout import LATE, decided, game_seed
from bot.engine.record import TABLE, Seat
from bot.installed_games import InstalledGame, installed_game, names
from bot.people import notifications
from bot.table import absence, seat_clocks
from bot.table.seat_clocks import Asked, runs_out
from storage.records.servers import NotificationsRecord
from storage.records.tables import MoveRecord, SeatRecord, TableRecord

DAY = 86400
GAMES = 4

WEEK = 7
"""Days of holiday."""

RESTING = notifications.holiday(NotificationsRecord(zone="UTC+0", quiet=(22, 8)), WEEK, 0.0)
"""Somebody who has quiet hours, and goes on holiday when the game begins."""

NOBODY = NotificationsRecord()
"""Somebody who never rests."""

MOST = 5000
"""Moves after which a game is held to go on for ever."""


class Sample(NamedTuple):
    """Days of a game by time-outs alone, with a computer that stands in, and that with rests of the silent person."""

    move_on_timeout: float
    stand_in: float
    rests: float


def days(
    each: InstalledGame, seats: int, silent: Seat, number: int, stands_in: bool, person: NotificationsRecord = NOBODY
) -> float:
    """Give how many days a game takes in which `silent`, who rests as `person` does, never answers."""
    game, options, seed = each.game, settled(each.game, {}), game_seed("absence", number)
    mind, thoughts, now = each.policies["normal"], Chance(seed, 1 << 32), 0.0
    state = game.setup(seats, options, Chance(seed, 0)).state
    people = tuple(SeatRecord(f"Player {seat}", user=seat + 1) for seat in range(seats))
    timed = seat_clocks.moved(people, DAY, now, Asked(), Asked.by(game, state, seats), None)
    record = TableRecord(each.name, 1, 1, 1, "en", b"", options, DAY, timed, status="playing")
    for version in range(1, MOST):
        if result_of(state) is not None:
            return now / DAY
        before = Asked.by(game, state, seats)
        here = [seat for seat in before.seats if seat != silent or record.seats[seat].stand_in]
        chance = Chance(seed, version)
        if version == LATE and game.time_limit(options):
            step, row, own = play(game, state, TABLE, TIME_UP, chance), (TABLE, str(TIME_UP)), None
        elif here:
            asks = game.asks(state, here[0])
            made = decided(game, state, here[0], asks, mind, thoughts, chance)
            free = any(ask.free for ask in asks if ask.verb == made.move.verb)
            step, row, own = made.step, (made.seat, str(made.move)), None if free else made.seat
        else:
            record, now = _silence(record, silent, person, now)
            idle = table_move("idle", silent)
            step, row, own = play(game, state, TABLE, idle, chance), (TABLE, str(idle)), silent
        record = _after(record, before, Asked.by(game, step.state, seats), row, version, now, own, stands_in)
        state = step.state
    raise RuntimeError(f"{each.name}: game {number} does not end")


def _silence(record: TableRecord, silent: Seat, person: NotificationsRecord, now: float) -> tuple[TableRecord, float]:
    """Give the table, and the moment, when the time of the `silent` seat is up: its clock stands while its person
    rests, which is looked at every hour."""
    while True:
        why = notifications.rest(person, person, now)
        record = replace(
            record, seats=seat_clocks.rested(record.seats, (silent,), {} if why is None else {silent: why}, now)
        )
        clock = record.seats[silent].clock
        if clock is None:
            return record, now
        out, hour = runs_out(clock), (now // notifications.HOUR + 1) * notifications.HOUR
        if out is not None and out <= hour:
            return record, max(now, out)
        now = hour


def _after(
    record: TableRecord,
    before: Asked,
    after: Asked,
    row: tuple[Seat, str],
    version: int,
    now: float,
    own: Seat | None,
    stands_in: bool,
) -> TableRecord:
    """Give the table after a move, as `bot/table/table.py` writes it."""
    seats = [*record.seats]
    if own is not None:
        seats[own] = replace(seats[own], answered=seats[own].answered + 1)
    if stands_in:
        done = tuple(seat for seat in before.seats if seat not in after.seats)
        made = MoveRecord(version, row[0], row[1], (), b"", done=done)
        seats = absence.with_timeouts_counted(record, seats, made)
    return replace(record, seats=seat_clocks.moved(seats, DAY, now, before, after, own), version=version)


def samples(each: InstalledGame) -> Iterator[tuple[int, Sample]]:
    """Give for each number of seats, alone left out, the longest of some games."""
    for seats in each.game.seats:
        if seats < 2:
            continue
        runs = [(number % seats, number) for number in range(max(GAMES, seats))]
        ways = ((False, NOBODY), (True, NOBODY), (True, RESTING))
        yield seats, Sample(*(max(days(each, seats, *run, *way) for run in runs) for way in ways))


def main() -> None:
    """Print a line for each title and number of seats."""
    print("| game | seats | idle: days | stand-in: days | rests: days |\n|---|---|---|---|---|")
    for name in sys.argv[1:] or names():
        for seats, took in samples(installed_game(name)):
            print(
                f"| {name} | {seats} | {took.move_on_timeout:.1f} | {took.stand_in:.1f} | {took.rests:.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
