"""Deadlines by a clock that is moved by hand: nothing here waits for real time."""

import asyncio
import random
from collections.abc import Awaitable

import pytest

from bot.engine.game import Move
from bot.table.clock import ALIVE, HEARTBEAT, RETRY, SHORTEST, Clock
from bot.table.table import Table
from bot.table.tables import Tables
from bot.titles import Title
from storage.sqlite import SqliteStore
from storage.store import StoreError
from tests.patience import PATIENCE
from tests.table.play import Time, agrees, dealt_table, fugitive, open_table, play_on

RED = Move("choose", (("red",),))
HOUR = 3600
DAY = 24 * HOUR


class Enough(Exception):
    """The hand-moved clock has come to its end."""


class Bench:
    """A Clock whose pauses move `now` on at once. It keeps the pauses and what was reminded of, and when."""

    def __init__(self, tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = now
        self.until = 0.0
        self.pauses: list[float] = []
        self.reminded: list[tuple[float, int]] = []
        self.clock = Clock(tables, self.remind)
        monkeypatch.setattr(Clock, "rest", self.rest)

    async def remind(self, table: Table) -> None:
        self.reminded.append((self.now.now, table.id))

    async def rest(self) -> None:
        """Stand in for `Clock.rest`: time goes by unless something has happened already."""
        clock = self.clock
        if clock._wake.is_set():
            return
        pause = clock._pause()
        self.pauses.append(pause)
        if self.now.now + pause > self.until:
            self.now.now = self.until
            raise Enough
        self.now.now += pause

    async def run(self, seconds: float) -> None:
        """Let the clock run for so long."""
        self.until = self.now.now + seconds
        with pytest.raises(Enough):
            await self.clock.run()


@pytest.fixture
def bench(tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch) -> Bench:
    return Bench(tables, now, monkeypatch)


async def test_a_reminder_at_four_fifths_and_the_time_out_at_the_end(
    bench: Bench, tables: Tables, store: SqliteStore
) -> None:
    started = bench.now.now
    table = await dealt_table(tables, fugitive(), pace=300)
    version, seat = table.record.version, table.waited_for()[0]
    await bench.run(239)
    assert bench.reminded == []
    await bench.run(2)
    ((when, number),) = bench.reminded
    assert number == table.id
    assert when == pytest.approx(started + 240, abs=SHORTEST)
    assert table.record.reminded
    await bench.run(58)
    assert len(bench.reminded) == 1
    assert table.record.version == version
    await bench.run(2)
    assert table.record.version == version + 1
    assert (await store.moves(table.id, 1))[0].move == f"idle {seat}"
    assert table.record.deadline == pytest.approx(started + 600, abs=2 * SHORTEST)
    assert not table.record.reminded
    await agrees(store, table)


async def test_absent_players_come_to_the_end_of_their_game(bench: Bench, tables: Tables, store: SqliteStore) -> None:
    fast, slow = [await dealt_table(tables, fugitive(), channel, pace) for channel, pace in ((1, 300), (5, 900))]
    unhurried = await dealt_table(tables, fugitive(), 3, pace=0)
    lobby = await open_table(tables, fugitive(), 4, pace=300)
    before = unhurried.record, lobby.record
    while tables.of_user(1) != [unhurried, lobby]:
        await bench.run(HOUR)
    assert fast.record.status == slow.record.status == "over"
    assert (unhurried.record, lobby.record) == before
    idle = sum(row.move.startswith("idle") for row in await store.moves(slow.id))
    assert len([each for each in bench.reminded if each[1] == slow.id]) == idle > 10


async def test_what_is_to_be_done_later_is_done_once(bench: Bench) -> None:
    started, done = bench.now.now, []
    bench.clock.at(started + 61, lambda: done.append(bench.now.now))
    await bench.run(60)
    assert done == []
    await bench.run(300)
    assert done == [pytest.approx(started + 61, abs=SHORTEST)]


async def test_the_clock_does_not_run_hot(bench: Bench, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt_table(tables, fugitive(), pace=HOUR)
    await bench.run(HOUR + 60)
    assert table.record.version > 1
    assert len(bench.pauses) < HOUR / HEARTBEAT + 20
    bench.pauses.clear()

    async def failing(*arguments: object) -> None:
        raise StoreError("no answer from the disk")

    monkeypatch.setattr(tables.store, "commit", failing)
    assert table.record.deadline is not None
    bench.now.now = table.record.deadline
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
    assert written == [ALIVE]
    await bench.run(10 * HEARTBEAT)
    assert 9 <= len(written) <= 11


async def test_a_press_wakes_the_clock(tables: Tables) -> None:
    """A turn that has just begun is looked at without waiting for the next heartbeat."""
    clock = Clock(tables, lambda table: asyncio.sleep(0))
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


async def test_an_outage_is_forgiven(bench: Bench, tables: Tables, store: SqliteStore, now: Time) -> None:
    table = await dealt_table(tables, fugitive(), pace=300)
    unhurried = await dealt_table(tables, fugitive(), 501, pace=0)
    await bench.run(100)
    alive = float(await store.read(ALIVE) or 0)
    deadline = table.record.deadline
    assert deadline is not None
    now.now += 10 * DAY
    again = Tables(store, now)
    await again.recover()
    clock = Clock(again, bench.remind)
    await clock.forgive()
    found = again.in_channel(500)
    assert found is not None
    assert found.record.deadline == pytest.approx(deadline + now.now - alive)
    assert found.record.deadline is not None
    assert found.record.deadline - now.now >= 200
    assert float(await store.read(ALIVE) or 0) == now.now
    assert (still := again.in_channel(501)) is not None
    assert still.record == unhurried.record
    await clock.forgive()
    assert found.record.deadline == pytest.approx(deadline + now.now - alive), "forgiven once"
    await agrees(store, found)


async def test_nothing_is_forgiven_at_the_first_start_or_when_the_clock_was_set_back(
    bench: Bench, tables: Tables, store: SqliteStore, now: Time
) -> None:
    table = await dealt_table(tables, fugitive(), pace=300)
    deadline = table.record.deadline
    await bench.clock.forgive()
    now.now -= 5000
    await bench.clock.forgive()
    assert table.record.deadline == deadline


@pytest.mark.parametrize("error", [StoreError("full"), RuntimeError("Discord says no"), ValueError("a rule fails")])
async def test_one_failing_table_stops_no_other(
    bench: Bench, tables: Tables, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    failing = await dealt_table(tables, fugitive(), 1, pace=300)
    well = await dealt_table(tables, fugitive(), 2, pace=300)

    async def fail(*arguments: object) -> bool:
        raise error

    monkeypatch.setattr(failing, "time_out", fail)
    monkeypatch.setattr(failing, "remind", fail)
    await bench.run(310)
    assert failing.record.version == 2
    assert well.record.version == 3
    assert {number for _, number in bench.reminded} == {well.id}


async def test_a_reminder_that_cannot_be_posted_stops_nothing(
    tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = Bench(tables, now, monkeypatch)

    def fail(table: Table) -> Awaitable[None]:
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
    bench: Bench, tables: Tables, store: SqliteStore, secret_choices: Title
) -> None:
    table = await dealt_table(tables, secret_choices, pace=300, seats=3)
    await table.submit(1, RED)
    await bench.run(301)
    assert table.state.round == 2
    moves = [row.move for row in await store.moves(table.id)]
    assert moves == ["setup", "choose red", "idle 0", "idle 2"]


async def test_who_moves_at_the_last_moment_is_not_timed_out(
    bench: Bench, tables: Tables, store: SqliteStore, now: Time, secret_choices: Title
) -> None:
    table = await dealt_table(tables, secret_choices, pace=300, seats=3)
    now.now += 300
    moving = asyncio.ensure_future(table.submit(2, RED))
    await asyncio.sleep(0)
    await bench.run(1)
    await moving
    assert [row.move for row in await store.moves(table.id)] == ["setup", "choose red"]
