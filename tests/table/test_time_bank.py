"""What a seat leaves of its time at a live pace is its own: others neither add to it nor take it away."""

import random
from typing import Any

from msgspec.structs import replace

from bot.engine.game import WhoseTurn
from bot.engine.move import Move
from bot.table import back, seat_clocks
from bot.table.seat_clocks import Asked, moved, runs_out
from bot.table.tables import Tables
from bot.ui.pages.times import all_time_lines, own_time_lines
from storage.store import Store
from tests.table.play import Time, agrees, dealt_table, fugitive, opened_store, person, play_on, timed_out
from tests.table.sealed import install

PACE = 300


def turn(seat: int, number: int) -> Asked:
    return Asked((seat,), WhoseTurn(seat, number))


class Row:
    """Two seats and their banks."""

    def __init__(self, pace: int = PACE) -> None:
        self.pace, self.now = pace, 0.0
        self.banks: dict[str, float] = {}
        self.asked = turn(0, 0)
        self.seats = moved((person(1), person(2)), pace, 0.0, Asked(), self.asked, None)

    def go(self, seconds: float, after: Asked, own: int | None) -> None:
        """Let the seat `own` make a step after some seconds."""
        self.now += seconds
        given = (self.seats, self.pace, self.now, self.asked, after, own)
        self.banks = seat_clocks.time_banks(self.banks, *given)
        self.seats, self.asked = moved(*given, self.banks), after

    def has(self, seat: int) -> float:
        """Give the seconds that a seat has now."""
        clock = self.seats[seat].clock
        out = runs_out(clock) if clock is not None else None
        assert out is not None
        return out - self.now


def test_what_is_left_goes_into_the_next_turn_up_to_a_bound() -> None:
    row = Row()
    for number, has in enumerate((300, 500, 700, 900, 900)):
        assert row.has(0) == has
        row.go(100, turn(1, 2 * number + 1), own=0)
        row.go(0, turn(0, 2 * number + 2), own=1)
    assert row.banks == {"0": 600, "1": 600}


def test_longer_paces_have_no_bank() -> None:
    row = Row(pace=3600)
    row.go(100, turn(1, 1), own=0)
    row.go(100, turn(0, 2), own=1)
    assert (row.banks, row.has(0)) == ({}, 3600)


def test_a_time_out_and_what_a_step_leaves_at_least_save_nothing() -> None:
    for seconds in (500, 480):
        row = Row()
        row.go(100, turn(1, 1), own=0)
        row.go(0, turn(0, 2), own=1)
        row.go(seconds, turn(1, 3), own=0)
        assert row.banks == {"1": 300}
    row = Row()
    row.go(300, row.asked, own=0)
    assert row.has(0) == 30
    row.go(0, turn(1, 1), own=0)
    assert row.banks == {}


def test_what_others_do_saves_nothing_and_costs_nothing() -> None:
    row, asking = Row(), Asked((1,), WhoseTurn(0, 0))
    row.go(100, asking, own=0)
    row.go(50, turn(0, 0), own=0)
    assert row.banks == {}, "a question to another was taken back"
    row.go(0, asking, own=0)
    row.go(90, turn(1, 1), own=1)
    assert row.banks == {"0": 200, "1": 160}
    assert row.has(1) == 460
    row.go(400, turn(0, 2), own=None)
    assert row.banks == {"0": 200, "1": 60}, "less by what it has used itself beyond its pace"
    row.go(50, turn(1, 3), own=None)
    assert row.banks == {"0": 200, "1": 60}, "not more by a turn that another ends"


def test_whoever_a_computer_plays_for_has_none() -> None:
    row = Row()
    row.go(100, turn(1, 1), own=0)
    row.seats = (replace(row.seats[0], stand_in="normal"), row.seats[1])
    row.go(0, turn(0, 2), own=1)
    row.go(0, turn(1, 3), own=0)
    assert row.banks == {"1": 300}


async def test_a_table_keeps_the_banks_and_shows_them(tables: Tables, store: Store, now: Time) -> None:
    table, rng = await dealt_table(tables, fugitive(), pace=PACE), random.Random(3)
    first = table.game.turn(table.state)
    assert first is not None
    seen = set()
    for _ in range(40):
        now.now += 20
        before = table.game.turn(table.state)
        await play_on(table, rng, 1)
        if (after := table.game.turn(table.state)) is None or table.record.status != "playing":
            break
        await agrees(store, table)
        clock = table.record.seats[after.seat].clock
        if after != before and clock is not None and str(after.seat) in table.record.time_banks:
            saved = round(table.record.time_banks[str(after.seat)])
            assert clock.left == PACE + saved
            shown = f"· {saved // 60}:{saved % 60:02} "
            assert f"{shown}of it from the time bank" in all_time_lines(table, table.say())[0]
            assert f"{shown}de tu banco" in own_time_lines(table, after.seat, table.say("es-ES"))[0]
            seen.add(after.seat)
    assert seen == {0, 1}
    seat = table.waited_for()[0]
    now.now += 3 * PACE
    while table.waited_for() == (seat,):
        assert await timed_out(table)
    assert str(seat) not in table.record.time_banks


async def test_an_answer_taken_back_leaves_what_was_left(tmp_path: Any, monkeypatch: Any) -> None:
    """Steps there and back give no time."""
    now = Time()
    async with opened_store(tmp_path / "bank.db") as store:
        table = await dealt_table(Tables(store, now=now), install(monkeypatch), pace=PACE)
        for colour in ("red", "blue", "red"):
            now.now += 20
            await table.submit(0, Move("choose", ((colour,),)))
            await back.take_back(table, store, 0, table.token(0))
        assert [seat.clock and seat.clock.left for seat in table.record.seats] == [240, 300]
