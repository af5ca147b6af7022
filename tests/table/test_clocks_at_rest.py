"""Clocks that stand, gaps in the time, and turns that others interrupt cost nobody a turn."""

import random
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from bot.engine.move import Move
from bot.installed_games import InstalledGame, installed_game
from bot.table import early_end, life
from bot.table.clock import HEARTBEAT, PAUSE, SPARE, Clock
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
from tests.table.clock_bench import DAY, HOUR, RED, Bench, bench
from tests.table.play import Time, agrees, dealt_table, fugitive, play_on, runs_out_at

__all__ = ["bench"]


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
    assert "Tu tiempo está detenido." in "\n".join(hand_page(table, seat, None, [], "es-ES").lines)
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
