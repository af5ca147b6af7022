"""Turns that take too long, by a clock that is moved by hand: nothing here waits for real time."""

import asyncio
import itertools
import random
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from bot.engine.move import Move
from bot.installed_games import InstalledGame, installed_game
from bot.table import early_end, life
from bot.table.clock import ALIVE, DATE, HEARTBEAT, PAUSE, RETRY, SHORTEST, SPARE, Clock
from bot.table.seat_clocks import reminded
from bot.table.table import Table
from bot.table.table_time import ProcessTime
from bot.table.tables import Tables
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from storage.records.tables import SeatClock
from storage.store import Store
from storage.store_errors import StoreError
from tests.games.colditz.build import officer
from tests.games.colditz.build import table as colditz
from tests.patience import PATIENCE
from tests.table.play import Time, agrees, dealt_table, fugitive, open_table, play_on, runs_out_at

RED = Move("choose", (("red",),))
HOUR = 3600
DAY = 24 * HOUR


class Enough(Exception):
    """The hand-moved clock has come to its end."""


class Bench:
    """A Clock whose pauses move `now` on at once. It keeps the pauses, and what was to be painted, and when."""

    def __init__(self, tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch, *others: Time) -> None:
        self.now = now
        self.others = others
        self.until = 0.0
        self.pauses: list[float] = []
        self.painted: list[tuple[float, int]] = []
        self.clock = Clock(tables, self.paint)
        monkeypatch.setattr(Clock, "rest", self.rest)

    def paint(self, table: Table) -> None:
        self.painted.append((self.now.now, table.id))

    async def rest(self) -> None:
        """Stand in for `Clock.rest`: time goes by unless something has happened already."""
        clock = self.clock
        if clock._wake.is_set():
            return
        pause = clock._pause()
        self.pauses.append(pause)
        goes = min(pause, self.until - self.now.now)
        for time in (self.now, *self.others):
            time.now += goes
        if goes < pause:
            raise Enough

    async def run(self, seconds: float) -> None:
        """Let the clock run for so long."""
        self.until = self.now.now + seconds
        with pytest.raises(Enough):
            await self.clock.run()


@pytest.fixture
def bench(tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch) -> Bench:
    return Bench(tables, now, monkeypatch)


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


def own(table: Table, seat: int) -> SeatClock:
    clock = table.record.seats[seat].clock
    assert clock is not None
    return clock


async def test_what_others_do_moves_no_clock(
    tables: Tables, store: Store, now: Time, secret_choices: InstalledGame
) -> None:
    """R6: in a question to all, the first answer gave everybody else the whole time again."""
    table = await dealt_table(tables, secret_choices, pace=300, seats=3)
    before = own(table, 1)
    now.now += 200
    await table.submit(0, RED)
    await table.submit(2, RED)
    assert own(table, 1) == before
    assert table.record.seats[0].clock is table.record.seats[2].clock is None
    await agrees(store, table)


async def test_steps_of_ones_own_leave_a_tenth_at_least(tables: Tables, now: Time) -> None:
    table = await dealt_table(tables, fugitive(), pace=300)
    seat = table.waited_for()[0]
    full = own(table, seat)
    now.now += 100
    await table.submit(seat, Move.parse("hide 1 -"))
    assert table.waited_for() == (seat,)
    assert own(table, seat) == full, "a step does not fill it up"
    again = await dealt_table(tables, fugitive(), 501, pace=300)
    now.now += 290
    await again.submit(seat, Move.parse("hide 1 -"))
    assert (own(again, seat).answered, runs_out_at(again)) == (0, now.now + 30)


async def test_a_clock_is_full_when_a_turn_begins(tables: Tables, store: Store, now: Time) -> None:
    table = await dealt_table(tables, fugitive(), pace=300)
    rng, turn = random.Random(3), table.game.turn(table.state)
    for _ in range(40):
        now.now += 7
        await play_on(table, rng, 1)
        if table.record.status != "playing":
            break
        if table.game.turn(table.state) != turn:
            turn = table.game.turn(table.state)
            saved = table.record.time_banks.get(str(turn.seat), 0)
            assert runs_out_at(table, turn.seat) == now.now + 300 + saved
        timed = tuple(number for number, seat in enumerate(table.record.seats) if seat.clock is not None)
        assert timed == table.waited_for()
        await agrees(store, table)


async def test_an_interruption_that_asks_others_stands_the_clock_of_the_turn(
    bench: Bench, tables: Tables, store: Store, now: Time
) -> None:
    """Nobody's clock runs twice, and whoever offers a trade has no more time for it (R6)."""
    table = await dealt_table(tables, installed_game("colditz"), pace=300, seats=3)
    away, post = officer("99,31 44,20", "pass", kit=True), officer("46,20")
    table.state = colditz(away, post, guards="58,20", points=60, hand="search", target=1)
    table.record = replace(table.record, seats=tuple(replace(seat, clock=None) for seat in table.record.seats))
    acting, german = 0, 2
    await table.submit(acting, Move.parse("trade 1 table-pass -"))
    out = now.now + 300
    now.now += 280
    (reject,) = [ask for ask in table.asks(1) if ask.verb == "reject"]
    await table.submit(1, Move("reject", (reject.fields[0].options,)))
    await table.submit(acting, Move.parse("trade 1 table-pass -"))
    assert runs_out_at(table, acting) == out
    await table.submit(acting, Move.parse("move 0.0 AW44"))
    assert table.waited_for() == (german,)
    stands = own(table, acting)
    assert (stands.left, stands.running) == (30, None), "a tenth for a step of the turn"
    assert runs_out_at(table, german) == now.now + 300
    await bench.run(290)
    assert table.waited_for() == (german,)
    await table.submit(german, Move.parse("no"))
    assert table.waited_for() == (acting,)
    assert runs_out_at(table, acting) == now.now + 30
    assert table.record.seats[german].clock is None
    await agrees(store, table)


@dataclass
class Line:
    """Whether people can play."""

    there: bool = True

    def __call__(self, table: Table) -> bool:
        return self.there


@pytest.fixture
def line(tables: Tables) -> Line:
    tables.serving.append(made := Line())
    return made


async def test_clocks_stand_while_their_table_is_not_served(
    bench: Bench, tables: Tables, store: Store, line: Line
) -> None:
    """Also when that is noticed a while later; a moment's pause is not shown."""
    table = await dealt_table(tables, fugitive(), pace=300)
    free = await dealt_table(tables, fugitive(), 501, pace=0)
    seat, out = table.waited_for()[0], runs_out_at(table)
    assert out is not None
    await bench.run(100)
    line.there = False
    bench.clock.review(since=bench.now.now - 8)
    await bench.run(5)
    assert table.record.paused == bench.now.now - 13
    await agrees(store, table)
    line.there = True
    bench.clock.review()
    await bench.run(1)
    assert bench.painted == []
    assert runs_out_at(table) == pytest.approx(out + 13)
    await agrees(store, table)
    line.there = False
    bench.clock.review()
    await bench.run(DAY)
    assert bench.painted == [(pytest.approx(bench.now.now - DAY + PAUSE), table.id)]
    assert "time is paused" in "\n".join(board_page(table, []).lines)
    assert "Your time is paused." in "\n".join(hand_page(table, seat, None, [], "en-US").lines)
    assert "Tu tiempo está en pausa." in "\n".join(hand_page(table, seat, None, [], "es-ES").lines)
    line.there = True
    bench.clock.review()
    await bench.run(1)
    assert len(bench.painted) == 2
    out = runs_out_at(table)
    assert out is not None
    assert f"<t:{round(out)}:R>" in "\n".join(board_page(table, []).lines)
    assert f"<t:{round(out)}:R>" in "\n".join(hand_page(table, seat, None, [], "en-US").lines)
    assert out - bench.now.now == pytest.approx(300 - 94, abs=3)
    assert (table.record.version, free.record.paused) == (2, None)
    await bench.run(300)
    assert table.record.version > 2
    await agrees(store, table)


async def test_a_pause_outlives_a_restart(bench: Bench, tables: Tables, store: Store, line: Line, now: Time) -> None:
    await dealt_table(tables, fugitive(), pace=300)
    await bench.run(100)
    line.there = False
    bench.clock.review()
    await bench.run(HOUR)
    now.now += HOUR
    again = Tables(store, now)
    await again.recover()
    (found,) = again
    assert found.stands
    clock = Clock(again, bench.paint)
    await clock.start()
    clock.review()
    await clock._turn()
    assert (found.stands, found.record.paused) == (False, None)
    assert runs_out_at(found) == pytest.approx(again.table_time.now() + 200)
    await agrees(store, found)


async def test_a_move_while_clocks_stand(bench: Bench, tables: Tables, store: Store, line: Line) -> None:
    """People may reach a table by direct message whose channel is barred: the next one has the whole time."""
    table = await dealt_table(tables, fugitive(), pace=300)
    line.there = False
    bench.clock.review()
    await bench.run(HOUR)
    await play_on(table, random.Random(1), 4)
    await bench.run(HOUR)
    line.there = True
    bench.clock.review()
    await bench.run(1)
    assert runs_out_at(table) == pytest.approx(bench.now.now + 300, abs=2)
    await agrees(store, table)


async def test_pauses_that_cannot_be_written_cost_nobody_a_turn(
    bench: Bench, tables: Tables, store: Store, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*arguments: object) -> None:
        raise StoreError("full")

    table = await dealt_table(tables, fugitive(), pace=300)
    with monkeypatch.context() as patched:
        patched.setattr(store, "stand", fail)
        line.there = False
        bench.clock.review()
        await bench.run(600)
    assert table.record.version == 2
    await bench.run(HEARTBEAT)
    line.there = True
    bench.clock.review()
    await bench.run(1)
    assert runs_out_at(table) == pytest.approx(bench.now.now + 300, abs=2)
    await agrees(store, table)


async def test_a_turn_that_is_due_is_not_played_while_nobody_is_heard(bench: Bench, tables: Tables, line: Line) -> None:
    """Whoever serves knows it, even before anybody has told the clock."""
    table = await dealt_table(tables, fugitive(), pace=300)
    line.there = False
    await bench.run(HOUR)
    assert table.record.version == 2
    assert table.record.paused is not None


async def test_many_changes_leave_a_short_heap(bench: Bench, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive(), pace=DAY)
    for _ in range(300):
        table.record = replace(table.record, seats=tuple(
            replace(seat, clock=SeatClock(0, DAY, bench.now.now)) for seat in table.record.seats
        ))  # fmt: skip
        bench.now.now += 1
        bench.clock._heard(table)
    assert len(bench.clock._heap) < 3 * SPARE


async def test_no_clock_that_stands_is_reminded(tables: Tables) -> None:
    """Else its turn, when it goes on, would come to its end unannounced."""
    table = await dealt_table(tables, fugitive(), pace=300)
    seat = table.waited_for()[0]
    player = table.record.seats[seat]
    assert player.clock is not None
    resting = replace(player, clock=replace(player.clock, running=None))
    seats = tuple(resting if each == seat else other for each, other in enumerate(table.record.seats))
    record = replace(table.record, seats=seats)
    assert reminded(record, seat) == record
    assert reminded(table.record, seat) != table.record


async def test_until_when_a_suspended_table_is_kept_is_shown_right(
    store: Store, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is kept by the time of tables and shown by the wall clock, which somebody sets."""
    monotonic = Time(50.0)
    tables = Tables(store, now, ProcessTime(now, monotonic))
    bench = Bench(tables, now, monkeypatch, monotonic)
    table = await dealt_table(tables, fugitive(), pace=300)
    await table.change(lambda record: life.suspended(record, early_end.DELETED, table.table_time.now()))
    await bench.run(2)
    bench.painted.clear()
    now.now += HOUR
    await bench.run(2)
    assert {number for _, number in bench.painted} == {table.id}


async def test_gaps_and_jumping_clocks_cost_nobody_a_turn(
    store: Store, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is stopped, the machine suspended, the wall clock set forth and back; people are shown it right."""
    monotonic = Time(50.0)
    tables = Tables(store, now, ProcessTime(now, monotonic))
    bench = Bench(tables, now, monkeypatch, monotonic)
    table = await dealt_table(tables, fugitive(), pace=300)
    await dealt_table(tables, fugitive(), 501, pace=0)
    out = runs_out_at(table)
    assert out is not None
    await bench.run(285)
    bench.painted.clear()
    for wall, other in ((20.0, 20.0), (HOUR, 0.0), (-DAY, 0.0), (DAY, HOUR)):
        now.now += wall
        monotonic.now += other
        await bench.run(2)
        assert bench.painted == [(pytest.approx(now.now - 2, abs=2), table.id)]
        bench.painted.clear()
        left = out - tables.table_time.now()
        assert f"<t:{round(now.now + left)}:R>" in "\n".join(board_page(table, []).lines)
    assert table.record.version == 2
    assert left > 0
    await bench.run(16)
    assert table.record.version == 3
