"""Time that ends: whatever people do, in any order, the time of a seat that is asked goes by.

Invented people wait, move, take back, go back, pause, rest, travel, leave and return; the bot stops and starts again.
Each line of `docs/play.md`, *Fair play*, about time is one check here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.move import Illegal, Move
from bot.installed_games import InstalledGame
from bot.people import notifications
from bot.people.notifications import DAY, HOUR, PLAIN, TooLong
from bot.table import back, life, pause, seat_clocks, substitute
from bot.table.clock import Clock
from bot.table.refused import Stale
from bot.table.seating import Newcomer
from bot.table.table import Table
from bot.table.table_time import ProcessTime
from bot.table.tables import Tables
from storage.records.servers import NotificationsRecord
from storage.store import Store
from tests.table.play import Time, agrees, dealt_table, opened_store
from tests.table.sealed import install
from tests.table.turns import Turns

HALF = 1800.0
"""Seconds between two looks at who rests; rest begins and ends with the half-hour."""

SLACK = HALF
"""Seconds by which a rest may be too long: it is not ended between two looks."""

STEP, AGAIN, END = (Move(verb, ()) for verb in ("step", "again", "end"))

WAITS = (60.0, 1000.0, 5 * HOUR, 12 * HOUR, 22 * HOUR, 40 * HOUR)

ZONES = ("Europe/Madrid", "Africa/Cairo", "America/Havana", "UTC+11", "UTC-11", "UTC+5:30", "")

HOURS = (*notifications.quiet_hours(), None)

SUMMER_ENDS = datetime(2026, 10, 24, 20, tzinfo=UTC).timestamp()

Act = tuple[str, int, int]
"""What is done, by which seat, and a number that says the rest."""


class Watched:
    """What was seen of one person's, or seat's, time so far."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.steps: list[tuple[float, float, dict[str, float]]] = []
        """For each step that may be taken back what was left before it, what had been spent by then, and the banks."""
        self.rest = [(0.0, 0.0)]
        """When, and how long the clock had stood in quiet hours by then."""

    def rested(self, now: float, seconds: float, within: float, most: float) -> None:
        """Count rest, and see that it is not too much."""
        self.rest.append((now, self.rest[-1][1] + seconds))
        while len(self.rest) > 2 and self.rest[1][0] <= now - within:
            del self.rest[0]
        since, before = self.rest[0]
        assert self.rest[-1][1] - before - max(0.0, now - within - since) <= most + SLACK, "too much rest"


class Evening:
    """A table of three, with a clock that is moved by hand."""

    def __init__(self, store: Store, channel: int, pace: int, start: float) -> None:
        self.store, self.channel, self.pace = store, channel, pace
        self.wall, self.time = Time(start), Time(1000.0)
        self.people: dict[int, NotificationsRecord] = {}
        self.seats = [Watched() for _ in range(3)]
        self.holidays: dict[int, Watched] = {}
        self.begun: dict[tuple[int, object], NotificationsRecord] = {}
        self.tables = self.new_tables()

    def new_tables(self) -> Tables:
        tables = Tables(self.store, self.wall, ProcessTime.steady(self.time))
        tables.calls = self.calls
        self.clock = Clock(tables, lambda table: None)
        return tables

    async def sit_down(self, game: InstalledGame) -> None:
        self.table = await dealt_table(self.tables, game, self.channel, self.pace, seats=3)
        self.look()

    def calls(self, user: int) -> NotificationsRecord:
        return self.people.get(user, PLAIN)

    def user(self, seat: int) -> int:
        return self.table.record.seats[seat].user or 0

    def left(self, seat: int) -> float:
        clock = self.table.record.seats[seat].clock
        assert clock is not None, "a seat that is asked has a clock"
        return seat_clocks.left(clock, self.table.clock_time)

    def question(self, seat: int) -> tuple[int, object]:
        """Name what a seat's clock was wound up for."""
        state = self.table.state
        return seat, state.questions if seat == state.asked and seat != state.who else (state.number,)

    def look(self) -> None:
        """See what a new question begins with, and that nobody has more time than there may be."""
        if self.table.record.status != "playing":
            return
        for seat in self.table.waited_for():
            self.begun.setdefault(self.question(seat), self.calls(self.user(seat)))
            bank = 2 * self.pace if self.pace <= 900 else 0
            assert self.left(seat) <= self.pace + bank + 1e-6, "too full a clock"

    async def beat(self) -> None:
        """Serve what is due now."""
        table = self.table
        if table.record.status == "playing" and table.record.paused is None:
            await table.rest()
        self.clock.review()
        await self.clock._turn()
        for _ in range(9):
            version = table.record.version
            if table.record.status == "playing":
                await self.clock._serve(table, self.time())
            if table.record.version == version:
                break
            for seat in self.seats:
                seat.steps.clear()
            self.look()

    def next_stop(self) -> float:
        """Give the seconds to the next moment at which anything may happen."""
        due = [HALF - self.wall() % HALF]
        for seat in self.table.waited_for():
            clock = self.table.record.seats[seat].clock
            if clock is not None and (out := seat_clocks.runs_out(clock) or 0.0) > self.time():
                due.append(out - self.time())
        return max(1.0, min(due))

    async def wait(self, seconds: float) -> None:
        while seconds > 0 and self.table.record.status == "playing":
            await self.beat()
            goes = min(seconds, self.next_stop())
            asked = self.table.waited_for() if self.table.record.paused is None else ()
            before = {seat: self.left(seat) for seat in asked}
            wall = self.wall()
            for time in (self.wall, self.time):
                time.now += goes
            seconds -= goes
            for seat, had in before.items():
                self.passed(seat, goes, had - self.left(seat), wall)
        await self.beat()

    def passed(self, seat: int, seconds: float, spent: float, wall: float) -> None:
        """See what the time of a seat did while some went by."""
        watched, user = self.seats[seat], self.user(seat)
        assert spent == pytest.approx(seconds, abs=1e-3) or spent == pytest.approx(0, abs=1e-3)
        watched.spent += spent
        stood = seconds - spent if spent < seconds / 2 else 0.0
        if stood:
            assert notifications.rests(self.begun[self.question(seat)], wall), "what ran was made longer"
        holiday = notifications.away(self.calls(user), wall)
        watched.rested(self.time(), 0.0 if holiday else stood, DAY, 12 * HOUR)
        self.holidays.setdefault(user, Watched()).rested(wall, stood if holiday else 0.0, 30 * DAY, 14 * DAY)

    async def act(self, kind: str, seat: int, number: int) -> None:
        if self.table.record.status != "playing":
            return
        with suppress(Illegal, Stale, TooLong):
            await getattr(self, f"do_{kind}")(seat, number)
        await self.beat()
        self.look()

    async def do_wait(self, seat: int, number: int) -> None:
        await self.wait(WAITS[number % len(WAITS)])

    async def do_move(self, seat: int, number: int) -> None:
        table, (seat,) = self.table, self.table.waited_for()
        options = (STEP, AGAIN, END, Move("ask", ((str((seat + 1) % 3),),)))
        move = options[number % len(options)] if table.state.asked is None else Move("answer", ())
        had, spent, banks = self.left(seat), self.seats[seat].spent, table.record.time_banks
        await table.submit(seat, move, table.token(seat))
        if table.steps(seat):
            self.seats[seat].steps.append((had, spent, banks))
        for watched in self.seats if not table.steps(seat) else ():
            watched.steps.clear()

    async def do_step(self, seat: int, number: int) -> None:
        await self.do_move(seat, 0)

    async def do_undo(self, seat: int, number: int) -> None:
        table, (seat,) = self.table, self.table.waited_for()
        await back.take_back(table, self.store, seat, table.token(seat))
        had, spent, banks = self.seats[seat].steps.pop()
        assert self.left(seat) == pytest.approx(had - (self.seats[seat].spent - spent), abs=1e-3), "not what it gave"
        assert table.record.time_banks == banks

    async def change(self, seat: int, calls: NotificationsRecord) -> None:
        had = [self.left(each) for each in self.table.waited_for()]
        self.people[self.user(seat)] = calls
        await self.table.rest()
        assert had == [self.left(each) for each in self.table.waited_for()]

    async def do_zone(self, seat: int, number: int) -> None:
        await self.change(seat, replace(self.calls(self.user(seat)), zone=ZONES[number % len(ZONES)]))

    async def do_quiet(self, seat: int, number: int) -> None:
        await self.change(seat, replace(self.calls(self.user(seat)), quiet=HOURS[number % len(HOURS)]))

    async def do_holiday(self, seat: int, number: int) -> None:
        await self.change(seat, notifications.holiday(self.calls(self.user(seat)), number % 15, self.wall()))

    async def do_forget(self, seat: int, number: int) -> None:
        known = self.calls(self.user(seat))
        await self.change(seat, replace(PLAIN, away=known.away, left=known.left))

    async def do_pause(self, seat: int, number: int) -> None:
        """All agree to a pause, and one of them ends it."""
        table = self.table
        for user in map(self.user, range(3)):
            with suppress(Illegal):
                await table.agree(lambda user=user: pause.agreed(table, user, self.wall()))
        await self.do_wait(seat, number)
        await table.agree(lambda: pause.ended(table, self.user(seat), self.wall()))

    async def do_bar(self, seat: int, number: int) -> None:
        """Let the channel let nothing through for a while."""
        await self.table.change(lambda record: life.barred(record, self.time()))
        await self.do_wait(seat, number)
        await self.table.change(life.let_in)

    async def do_leave(self, seat: int, number: int) -> None:
        """Let somebody leave the server, and return."""
        await self.table.leave(self.user(seat))
        await self.do_wait(seat, number)
        await self.table.come_back(self.user(seat))

    async def do_substitute(self, seat: int, number: int) -> None:
        table, guest = self.table, 100 + number
        await table.leave(self.user(seat))
        await table.agree(lambda: substitute.invited(table, table.record.host, guest, seat, self.wall()))
        await table.sit_in(seat, Newcomer(f"Guest {guest}", guest))
        self.seats[seat].steps.clear()

    async def do_go_back(self, seat: int, number: int) -> None:
        """All agree to go back: the time of what is asked then begins in full."""
        table = self.table
        if not (heard := await back.moments(table, self.store)):
            return
        await back.ask(table, self.store, seat, number % len(heard), len(heard))
        for each in range(3):
            if (vote := back.vote(table)) is not None:
                with suppress(Illegal):
                    await back.agree(table, self.store, each, f"{vote.seat}.{vote.number}.{vote.of}")
        self.begun.clear()
        for watched in self.seats:
            watched.steps.clear()

    async def do_restart(self, seat: int, number: int) -> None:
        """Stop the bot for some hours."""
        self.wall.now += WAITS[number % len(WAITS)]
        self.tables = self.new_tables()
        await self.tables.recover()
        found = await self.tables.find(self.table.id)
        assert isinstance(found, Table)
        self.table = found


KINDS = sorted(name.removeprefix("do_") for name in vars(Evening) if name.startswith("do_"))

ACTS = st.lists(
    st.tuples(st.sampled_from([*KINDS, "wait", "wait", "wait", "move", "step"]), st.integers(0, 2), st.integers(0, 60)),
    min_size=10,
    max_size=40,
)

CHOSEN: st.SearchStrategy[list[Act]] = st.lists(st.integers(0, 60), min_size=6, max_size=6).map(
    lambda numbers: [*(("zone", seat, numbers[seat]) for seat in range(3)),
                     *(("quiet", seat, numbers[3 + seat]) for seat in range(3)), ("move", 0, 2)]
)  # fmt: skip
"""Each of the three has quiet hours, and a new turn begins."""

SLEEPS: list[Act] = [("zone", 0, 0), ("quiet", 0, 3)]
"""Madrid, 20 to 8."""

TURN, NIGHT = ("move", 0, 1), ("wait", 0, 4)


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, Store]]:
    path: Path = tmp_path_factory.mktemp("clocks") / "clocks.db"
    with asyncio.Runner() as runner:
        opening = opened_store(path)
        store = runner.run(opening.__aenter__())
        yield runner, store
        runner.run(opening.__aexit__(None, None, None))


CHANNELS = iter(range(1, 1_000_000))


@settings(
    max_examples=100,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],  # it takes minutes to make an example shorter
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    st.sampled_from([300, 3600, 86400, 86400]),
    st.sampled_from([0.0, 7 * HOUR]),
    st.tuples(CHOSEN, ACTS).map(lambda parts: [*parts[0], *parts[1]]),
)
@example(86400, 0.0, [*SLEEPS, ("wait", 0, 5), *([("zone", 0, 3), ("wait", 0, 3), ("zone", 0, 4)] * 4)])
@example(
    86400, 0.0, [*SLEEPS, TURN, ("wait", 0, 3), ("substitute", 0, 7), ("zone", 0, 4), ("quiet", 0, 3), TURN, NIGHT]
)
@example(86400, 0.0, [("quiet", 0, 3), ("zone", 0, 0), TURN, NIGHT, ("quiet", 0, 19), ("wait", 0, 5)])
@example(86400, 0.0, [*SLEEPS, TURN, NIGHT])
@example(86400, 0.0, [*SLEEPS, TURN, *([("wait", 0, 3), ("restart", 0, 3)] * 4)])
@example(86400, 0.0, [NIGHT, ("holiday", 0, 14), *([("wait", 0, 5)] * 9)])
@example(86400, 0.0, [NIGHT, *([("wait", 0, 1), ("step", 0, 0), ("undo", 0, 0)] * 9)])
@example(86400, 0.0, [NIGHT, TURN, ("undo", 0, 0), ("wait", 0, 0)])
@example(300, 0.0, [("wait", 0, 0), TURN, ("wait", 0, 0), ("undo", 0, 0), TURN, ("undo", 0, 0)])
def test_the_time_of_whoever_is_asked_goes_by(
    evenings: tuple[asyncio.Runner, Store], monkeypatch: pytest.MonkeyPatch, pace: int, into: float, acts: list[Act]
) -> None:
    """At a table that its people have not paused it falls by half of each day at least, but for one holiday."""
    runner, store = evenings
    game = install(monkeypatch, game=Turns())

    async def play() -> None:
        evening = Evening(store, next(CHANNELS), pace, SUMMER_ENDS + into)
        await evening.sit_down(game)
        for act in acts:
            await evening.act(*act)
        await agrees(store, evening.table)
        if evening.table.record.status in life.ALIVE:
            await evening.table.end("ended")

    runner.run(play())
