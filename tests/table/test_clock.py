"""Turns that take too long, by a clock that is moved by hand: nothing here waits for real time."""

import asyncio
import itertools
import random

import pytest

from bot.installed_games import InstalledGame
from bot.table.clock import ALIVE, DATE, HEARTBEAT, RETRY, SHORTEST, Clock
from bot.table.table import Table
from bot.table.tables import Tables
from storage.store import Store
from storage.store_errors import StoreError
from tests.patience import PATIENCE
from tests.table.clock_bench import DAY, HOUR, RED, Bench, bench
from tests.table.play import Time, agrees, dealt_table, fugitive, open_table, play_on, runs_out_at

__all__ = ["bench"]


async def test_a_reminder_at_four_fifths_and_the_time_out_at_the_end(
    bench: Bench, tables: Tables, store: Store
) -> None:
    started = bench.now.now
    table = await dealt_table(tables, fugitive(), pace=300)
    version, seat = table.record.version, table.waited_for()[0]
    await bench.run(239)
    assert bench.painted == []
    await bench.run(2)
    ((when, number),) = bench.painted
    assert number == table.id
    assert when == pytest.approx(started + 240, abs=SHORTEST)
    assert table.record.seats[seat].clock is not None
    assert table.record.seats[seat].clock.reminded
    await bench.run(58)
    assert len(bench.painted) == 1
    assert table.record.version == version
    await bench.run(2)
    assert table.record.version == version + 1
    assert (await store.moves(table.id, 1))[0].move == f"idle {seat}"
    assert runs_out_at(table) == pytest.approx(started + 600, abs=2 * SHORTEST)
    await agrees(store, table)


async def test_time_outs_alone_come_to_the_end_of_a_game(
    bench: Bench, tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As they would if nobody were ever away."""
    monkeypatch.setattr("bot.table.absence.MISSES", 10_000)
    fast, slow = [await dealt_table(tables, fugitive(), channel, pace) for channel, pace in ((1, 300), (5, 900))]
    unhurried = await dealt_table(tables, fugitive(), 3, pace=0)
    lobby = await open_table(tables, fugitive(), 4, pace=300)
    before = unhurried.record, lobby.record
    while tables.of_user(1) != [unhurried, lobby]:
        await bench.run(HOUR)
    assert fast.record.status == slow.record.status == "over"
    assert (unhurried.record, lobby.record) == before
    assert [seat.clock for table in (fast, slow, unhurried) for seat in table.record.seats] == [None] * 6
    late = [row.move for row in await store.moves(slow.id) if row.move.startswith("idle")]
    turns = len([*itertools.groupby(late)])
    assert len(late) > turns
    assert len([each for each in bench.painted if each[1] == slow.id]) == turns, "one reminder a turn"


async def test_what_is_to_be_done_later_is_done_once(bench: Bench) -> None:
    started, done = bench.now.now, []
    bench.clock.after(61, lambda: done.append(bench.now.now))
    await bench.run(60)
    assert done == []
    await bench.run(300)
    assert done == [pytest.approx(started + 61, abs=SHORTEST)]


async def test_what_is_due_first_is_waited_for(bench: Bench, tables: Tables) -> None:
    started, done = bench.now.now, []
    for pace in (DAY, 300, HOUR):
        table = await dealt_table(tables, fugitive(), 500 + pace, pace)
    for seconds in (400, 61, 300):
        bench.clock.after(seconds, lambda: done.append(bench.now.now - started))
    await bench.run(301)
    assert done == [pytest.approx(61, abs=SHORTEST), pytest.approx(300, abs=SHORTEST)]
    ((when, number),) = bench.painted
    assert number != table.id
    assert when - started == pytest.approx(240, abs=SHORTEST)


async def test_the_clock_does_not_run_hot(bench: Bench, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt_table(tables, fugitive(), pace=HOUR)
    await bench.run(HOUR + 60)
    assert table.record.version > 1
    assert len(bench.pauses) < HOUR / HEARTBEAT + 20
    bench.pauses.clear()

    async def failing(*arguments: object) -> None:
        raise StoreError("no answer from the disk")

    monkeypatch.setattr(tables.store, "commit", failing)
    out = runs_out_at(table)
    assert out is not None
    bench.now.now = out
    await bench.run(10 * RETRY)
    assert 10 <= len(bench.pauses) <= 25
    monkeypatch.undo()


async def test_presses_write_no_heartbeats(bench: Bench, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A note for every move would make every move two transactions."""
    written = []
    write = tables.store.write

    async def count(key: str, value: str) -> None:
        written.append(key)
        await write(key, value)

    monkeypatch.setattr(tables.store, "write", count)
    table = await dealt_table(tables, fugitive(), pace=3600)
    rng = random.Random(1)
    await bench.run(1)
    for _ in range(20):
        await play_on(table, rng, 1)
        await bench.run(1)
    assert written == [ALIVE, DATE]
    await bench.run(10 * HEARTBEAT)
    assert 9 <= written.count(ALIVE) <= 11
    assert written.count(DATE) == 1


async def test_a_press_wakes_the_clock(tables: Tables) -> None:
    """A turn that has just begun is looked at without waiting for the next heartbeat."""
    clock = Clock(tables, lambda table: None)
    running = asyncio.create_task(clock.run())
    table = await dealt_table(tables, fugitive(), pace=300)
    tables.now.now += 1000  # type: ignore[attr-defined]
    moved = asyncio.Event()
    tables.listeners.append(lambda changed: moved.set() if changed.record.version == 3 else None)
    other = await open_table(tables, fugitive(), 501)
    await asyncio.wait_for(moved.wait(), PATIENCE)
    assert (await tables.store.moves(table.id, 1))[0].move.startswith("idle")
    assert other.record.status == "lobby"
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_restart_goes_on_with_the_time_at_which_the_bot_stopped(
    bench: Bench, tables: Tables, store: Store, now: Time
) -> None:
    """Once, and whatever the wall clock says meanwhile; people are shown it by the wall clock."""
    table = await dealt_table(tables, fugitive(), pace=300)
    unhurried = await dealt_table(tables, fugitive(), 501, pace=0)
    await bench.run(100)
    alive = float(await store.read(ALIVE) or 0)
    out = runs_out_at(table)
    assert out is not None
    for away in (10 * DAY, -20 * DAY):
        now.now += away
        again = Tables(store, now)
        await again.recover()
        clock = Clock(again, bench.paint)
        await clock.start()
        assert again.table_time.now() == alive
        found, still = again.in_channel(500), again.in_channel(501)
        assert found is not None
        assert still is not None
        assert (found.record, still.record) == (table.record, unhurried.record)
        assert again.table_time.shown(out) == round(now.now + out - alive)


async def test_an_orderly_end_notes_the_time(bench: Bench, tables: Tables, store: Store) -> None:
    await bench.run(HEARTBEAT / 2)
    await bench.clock.stop()
    assert float(await store.read(ALIVE) or 0) == bench.now.now


@pytest.mark.parametrize("error", [StoreError("full"), RuntimeError("Discord says no"), ValueError("a rule fails")])
async def test_one_failing_table_stops_no_other(
    bench: Bench, tables: Tables, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    failing = await dealt_table(tables, fugitive(), 1, pace=300)
    well = await dealt_table(tables, fugitive(), 2, pace=300)

    async def fail(*arguments: object) -> bool:
        raise error

    monkeypatch.setattr(failing, "time_out", fail)
    monkeypatch.setattr(failing, "change", fail)
    await bench.run(310)
    assert failing.record.version == 2
    assert well.record.version == 3
    assert {number for _, number in bench.painted} == {well.id}


async def test_a_reminder_that_cannot_be_posted_stops_nothing(
    tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = Bench(tables, now, monkeypatch)

    def fail(table: Table) -> None:
        raise OSError("no network")

    bench.clock = Clock(tables, fail)
    table = await dealt_table(tables, fugitive(), pace=300)
    await bench.run(310)
    assert table.record.version == 3


async def test_a_heartbeat_that_cannot_be_written_stops_nothing(
    bench: Bench, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*arguments: object) -> None:
        raise StoreError("full")

    monkeypatch.setattr(tables.store, "write", fail)
    table = await dealt_table(tables, fugitive(), pace=300)
    await bench.run(310)
    assert table.record.version == 3


async def test_everybody_waited_for_is_timed_out(
    bench: Bench, tables: Tables, store: Store, secret_choices: InstalledGame
) -> None:
    table = await dealt_table(tables, secret_choices, pace=300, seats=3)
    await table.submit(1, RED)
    await bench.run(301)
    assert table.state.round == 2
    moves = [row.move for row in await store.moves(table.id)]
    assert moves == ["setup", "choose red", "idle 0", "idle 2"]


async def test_who_moves_at_the_last_moment_is_not_timed_out(
    bench: Bench, tables: Tables, store: Store, now: Time, secret_choices: InstalledGame
) -> None:
    table = await dealt_table(tables, secret_choices, pace=300, seats=3)
    now.now += 300
    moving = asyncio.ensure_future(table.submit(2, RED))
    await asyncio.sleep(0)
    await bench.run(1)
    await moving
    assert [row.move for row in await store.moves(table.id)] == ["setup", "choose red", "idle 0", "idle 1"]
    await agrees(store, table)
