"""A wall clock that leaps ends nothing: not lobbies, not the day's escapes, not what is kept for a time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.archive.day import DAY, day_of, is_told
from bot.archive.keeper import Keeper
from bot.table import daily, early_end, life
from bot.table.clock import Clock
from bot.table.days import Days
from bot.table.housekeeping import LEFT, Housekeeping, number
from bot.table.table_time import BELIEVED, LEAP, ProcessTime
from bot.table.tables import Tables
from storage.store import Store
from tests.table.play import Time, dealt_table, fugitive, lobby_record, open_table, person

HOUR = 3600.0
NOON = 20_000 * DAY + DAY / 2
STEP = 60.0

WRONG = [400 * DAY, -3 * DAY, DAY, 13 * HOUR, -20_000 * DAY]
"""By how much a machine's clock is wrong: a dead battery, a date of 1970, a wrong day, a wrong half of the day."""


class Machine:
    """A machine whose bot beats once a minute, and whose clock may be wrong."""

    def __init__(self) -> None:
        self.time, self.wrong = Time(NOON), 0.0
        self.table_time = ProcessTime(self.wall, self.time, STEP)

    def wall(self) -> float:
        return self.time.now + self.wrong

    def go_on(self, seconds: float) -> Iterator[None]:
        """Let time pass, minute by minute."""
        for _ in range(int(seconds / STEP)):
            self.time.now += STEP
            self.table_time.beat()
            yield

    def restart(self, away: float, wrong: float) -> None:
        """Start the bot again after so many seconds, with the notes of its end."""
        at, date = self.table_time.now(), self.table_time.date
        self.time.now += away
        self.wrong = wrong
        self.table_time = ProcessTime(self.wall, self.time, STEP)
        self.table_time.start(at, date)


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.mark.parametrize("wrong", WRONG)
def test_nothing_has_come_for_certain_while_the_clock_is_wrong(machine: Machine, wrong: float) -> None:
    for machine.wrong in (wrong, 0.0):
        for _ in machine.go_on(67 * 60):
            assert machine.table_time.sure() <= machine.time.now
            assert machine.table_time.believed() == pytest.approx(machine.time.now)
    assert machine.table_time.sure() == machine.time.now, "believed again as soon as it is right"


@pytest.mark.parametrize("wrong", WRONG)
def test_a_clock_that_goes_on_evenly_is_believed(machine: Machine, wrong: float) -> None:
    """As after a night in which the machine was off, or asleep."""
    machine.wrong = wrong
    for _ in machine.go_on(BELIEVED):
        assert machine.table_time.believed() == pytest.approx(machine.time.now)
    for _ in machine.go_on(STEP):
        assert machine.table_time.believed() == machine.table_time.sure() == machine.wall()


def test_a_clock_that_keeps_leaping_is_not_believed(machine: Machine) -> None:
    for turn in range(20):
        machine.wrong = turn * DAY
        for _ in machine.go_on(BELIEVED / 2):
            assert machine.table_time.sure() == pytest.approx(machine.time.now)


def test_a_clock_that_is_adjusted_is_believed_at_once(machine: Machine) -> None:
    for _ in range(20):
        machine.wrong += LEAP - 1
        for _ in machine.go_on(STEP):
            assert machine.table_time.sure() == pytest.approx(machine.wall())


@pytest.mark.parametrize("away", [20.0, 8 * HOUR, 40 * DAY])
@pytest.mark.parametrize("wrong", WRONG)
def test_a_start_with_a_wrong_clock(machine: Machine, away: float, wrong: float) -> None:
    """Ten minutes later the machine learns the time; how long it was off is believed later."""
    machine.restart(away, wrong)
    for machine.wrong in (wrong, 0.0):
        for _ in machine.go_on(600):
            assert machine.table_time.sure() <= machine.time.now
    for _ in machine.go_on(BELIEVED + STEP):
        assert machine.table_time.sure() <= machine.time.now
    assert machine.table_time.sure() == machine.time.now


class House:
    """All that ends by itself one day, at a bot whose machine may be wrong."""

    def __init__(self, store: Store, machine: Machine) -> None:
        self.store, self.machine = store, machine
        self.tables = Tables(store, machine.wall, machine.table_time)
        self.clock = Clock(self.tables, lambda table: None)
        self.keeper = Keeper(store, machine.table_time.sure)
        self.housekeeping = Housekeeping(self.tables, self.clock, 180, self.keeper)
        self.days = Days(self.tables, self.clock)
        self.forgotten: list[float] = []

    async def fill(self) -> None:
        await self.days.look()
        title = fugitive()
        sealed = (await self.store.dailies(day_of(self.machine.wall())))[title.name]
        hidden = daily.secret(await daily.key(self.store), sealed.day, title.name)
        self.lobby = await open_table(self.tables, title)
        self.daily = await self.tables.open(
            daily.opened_table(title, sealed, hidden, person(1), 700, "en-US"), dealt=True
        )
        self.kept = await self.tables.open(lobby_record(title, 501))
        await self.kept.change(lambda record: life.suspended(record, early_end.DELETED, self.kept.table_time.now()))
        await self.store.leave_server(77, self.machine.table_time.believed())
        await self.housekeeping.keep()

    async def pass_by(self, seconds: float) -> None:
        for step, _ in enumerate(self.machine.go_on(seconds)):
            if step % 10 == 0:
                await self.housekeeping.keep()
                await self.days.look()

    async def state(self) -> object:
        servers = await self.store.gone_servers(float("inf"))
        return self.lobby.record, self.daily.record, self.kept.record, list(servers)


@pytest.fixture
async def house(store: Store, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> House:
    made = House(store, machine)
    await made.fill()
    forget, prune = store.forget_private, store.prune

    async def forgotten(before: float) -> None:
        assert before <= machine.time.now - 180 * DAY
        await forget(before)

    async def pruned(before: int) -> None:
        assert before <= number(machine.time.now - DAY)
        await prune(before)

    monkeypatch.setattr(store, "forget_private", forgotten)
    monkeypatch.setattr(store, "prune", pruned)
    return made


@pytest.mark.parametrize("wrong", WRONG)
async def test_a_leap_and_back_leaves_all_as_it_was(house: House, wrong: float) -> None:
    before = await house.state()
    house.machine.wrong = wrong
    await house.pass_by(67 * 60)
    assert await house.state() == before
    house.machine.wrong = 0.0
    await house.pass_by(HOUR)
    assert await house.state() == before
    assert not is_told(house.daily.record, house.machine.table_time.sure())


@pytest.mark.parametrize("wrong", WRONG)
async def test_all_ends_when_its_time_has_come(house: House, wrong: float) -> None:
    """A leap in between changes nothing of that."""
    house.machine.wrong = wrong
    await house.pass_by(HOUR)
    house.machine.wrong = 0.0
    await house.pass_by(DAY / 2 - HOUR - 600)
    assert (house.lobby.record.status, house.daily.record.status) == ("lobby", "playing")
    await house.pass_by(1200)
    assert (house.lobby.record.status, house.daily.record.reason) == ("lobby", daily.OVER)
    await house.pass_by(DAY / 2)
    assert house.lobby.record.status == "void"
    house.machine.time.now += LEFT  # suspended
    await house.pass_by(BELIEVED - 600)
    assert await house.store.gone_servers(float("inf"))
    await house.pass_by(1800)
    assert not await house.store.gone_servers(float("inf"))


async def test_what_is_played_while_the_clock_is_behind_is_no_older_for_it(tables: Tables) -> None:
    """It would be forgotten too early."""
    machine = Machine()
    tables = Tables(tables.store, machine.wall, machine.table_time)
    machine.wrong = -20_000 * DAY
    for _ in machine.go_on(600):
        pass
    table = await dealt_table(tables, fugitive())
    rows = await tables.store.moves(table.id)
    assert rows
    assert all(row.made == pytest.approx(machine.time.now) for row in rows)
