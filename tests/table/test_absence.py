"""A game that a computer goes on with is the person's own game: in memory, on disk, in the log and for the verifier."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.page import Line
from bot.engine.record import TABLE
from bot.table import absence, orders
from bot.table.computers import Computers
from bot.table.export import export
from bot.table.outbox import content
from bot.table.pause import is_possible
from bot.table.refused import Stale
from bot.table.seat_clocks import LEAST
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.verify import verify
from storage.records.tables import MoveRecord, SeatClock, SeatRecord, TableRecord
from storage.store import Store
from tests.table.play import (
    Time,
    agrees,
    dealt_table,
    fugitive,
    lobby_record,
    person,
    random_move,
    rebuilt,
    timed_out,
)

PACE = 300


async def away(tables: Tables, now: Time) -> Table:
    """Deal, and let the first player miss two turns while the second one plays at random."""
    table, rng = await dealt_table(tables, fugitive(), pace=PACE), random.Random(3)
    first = table.waited_for()[0]
    while not table.record.seats[first].stand_in:
        if table.waited_for() == (first,):
            now.now += PACE
            await timed_out(table)
        else:
            seat, move = random_move(table, rng)
            await table.submit(seat, move)
    return table


async def test_moves_of_a_computer_that_stands_in_are_the_seats_own(tables: Tables, store: Store, now: Time) -> None:
    table, rng = await away(tables, now), random.Random(4)
    (gone,) = absence.away(table)
    assert table.record.seats[gone].missed == absence.MISSES
    computers = Computers(tables)
    computers.wake(table)
    while table.record.status == "playing":
        await computers.flush()
        await agrees(store, table)
        if table.record.status == "playing":
            seat, move = random_move(table, rng)
            assert seat != gone
            await table.submit(seat, move)
    await computers.close()
    rows = await store.moves(table.id)
    assert any(row.seat == gone for row in rows)
    assert await rebuilt(store, table.record, fugitive()) == table.record.snapshot
    assert verify(export(table.record, rows)).agrees


async def test_a_computer_that_was_thinking_when_its_person_came_back_does_not_move(tables: Tables, now: Time) -> None:
    table = await away(tables, now)
    (gone,) = absence.away(table)
    rng = random.Random(5)
    while gone not in table.waited_for():
        await table.submit(*random_move(table, rng))
    _, move = random_move(table, rng)
    token, level = table.token(gone), absence.computer(table, gone)
    assert level == absence.NORMAL
    await table.come_back(table.record.seats[gone].user or 0)
    with pytest.raises(Stale):
        await table.submit(gone, move, token, by=level)
    await table.submit(gone, move, token)


async def test_nobody_plays_while_everybody_is_away(tables: Tables, store: Store, now: Time) -> None:
    """Neither computers nor standing orders; one who comes back is enough."""
    table = await away(tables, now)
    (gone,) = absence.away(table)
    await table.leave(table.record.seats[1 - gone].user or 0)
    await agrees(store, table)
    assert absence.deserted(table)
    assert not tables.served(table)
    assert is_possible(table)
    assert [absence.computer(table, seat) for seat in (0, 1)] == ["", ""]
    await table.come_back(table.record.seats[gone].user or 0)
    assert tables.served(table)
    assert absence.computer(table, 1 - gone) == absence.NORMAL
    assert [orders.answer(table, seat) for seat in (0, 1)] == [None, None]


def at_play(**second: Any) -> TableRecord:
    """Two people who play, the second one with `second`."""
    seats = (person(1), replace(person(2), dm=72, **second))
    return replace(lobby_record(fugitive(), pace=PACE), status="playing", seats=seats)


def test_for_whom_a_computer_plays_the_channel_is_told_quietly_and_that_person() -> None:
    before, after = at_play(), at_play(stand_in="normal", missed=absence.MISSES)
    game = fugitive()
    channel, own = absence.log_posts(game, before, after, 5.0)
    line = content([channel])
    assert isinstance(line, Line)
    assert (line.quiet, line.text.count("A computer plays for Player 2")) == (True, 1)
    assert [button.label for row in line.rows for button in row] == ["Free Player 2's seat"]
    assert (channel.seat, own.seat) == (-1, 1)
    alone = [replace(record, guild=None) for record in (before, after)]
    assert [each.seat for each in absence.log_posts(game, *alone, 5.0)] == [-1]
    assert [*absence.log_posts(game, after, after, 5.0)] == []
    assert [*absence.log_posts(game, before, replace(after, status="over"), 5.0)] == []


def test_the_second_time_out_in_a_row_is_one_too_many() -> None:
    """When a step has left no more than a tenth, its end misses nothing more."""

    def after(left: float, **second: Any) -> tuple[bool, SeatRecord]:
        record = at_play(clock=SeatClock(0, left, 0.0), **second)
        seats = absence.with_timeouts_counted(record, record.seats, MoveRecord(7, TABLE, "idle 1", (), b"", done=(1,)))
        assert seats[0] == record.seats[0]
        return seats[1] != record.seats[1], seats[1]

    changed, player = after(PACE)
    assert (changed, player.missed, player.stand_in) == (True, 1, "")
    assert after(PACE * LEAST) == (False, at_play(clock=SeatClock(0, PACE * LEAST, 0.0)).seats[1])
    _, player = after(PACE, missed=1)
    assert (player.missed, player.stand_in, player.stood_in) == (2, absence.NORMAL, 7)
    record = at_play(stood_in=3)
    seats = absence.with_timeouts_counted(record, record.seats, MoveRecord(7, 1, "pass", (), b"", done=(1,)))
    assert seats[1].stood_in == 0
