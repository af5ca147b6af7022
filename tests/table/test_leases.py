"""Which process looks after which tables: a lease is taken from whoever has stopped counting it up."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from types import SimpleNamespace
from typing import cast

import pytest

from bot.shards import Shards
from bot.table.leases import EVERY, GONE, HELD, Leases, NotHeld
from bot.table.table_time import ProcessTime
from storage.database import Server
from storage.leases import HOUSE, LeaseRecord
from storage.store import Store
from storage.store_errors import StoreError
from tests.postgres import Cluster
from tests.table.play import Time

EAST, WEST = 0, 1 << 22
"""Two servers, of the two shards that there are."""


@pytest.fixture
def server(cluster: Cluster) -> Iterator[Server]:
    made = cluster.fresh()
    yield made
    cluster.give_back(made)


@pytest.fixture
async def store(server: Server) -> AsyncIterator[Store]:
    opened = await Store.open(server, shared=True)
    yield opened
    await opened.close()


class Process:
    """What a process knows of leases, with a time that goes when it is told to."""

    def __init__(self, store: Store, time: Time, *shards: int, count: int = 2) -> None:
        self.time = time
        self.table_time = ProcessTime(time, time)
        self.leases = Leases(store, self.table_time, Shards(min(shards), max(shards), count), time)

    async def pass_by(self, seconds: float, *others: "Process") -> None:
        """Let time go by in rounds of this process and of `others`."""
        until = self.time.now + seconds
        while self.time.now < until:
            self.time.now += EVERY / 2
            for each in (self, *others):
                each.table_time.beat()
                await each.leases.tend()

    @property
    def has(self) -> tuple[bool, bool, bool]:
        return self.leases.looks_after(EAST), self.leases.looks_after(WEST), self.leases.house


async def test_each_process_takes_its_own_and_one_the_house(store: Store, now: Time) -> None:
    one, two = Process(store, now, 0), Process(store, now, 1)
    await one.leases.begin()
    await two.leases.begin()
    assert (one.has, two.has) == ((True, False, True), (False, True, False))
    await one.pass_by(60, two)
    assert (one.has, two.has) == ((True, False, True), (False, True, False))
    assert one.leases.hears(EAST)
    assert not one.leases.hears(WEST)


async def test_what_a_killed_process_had_another_has_within_ten_seconds_until_it_is_back(
    store: Store, now: Time
) -> None:
    one, two = Process(store, now, 0), Process(store, now, 1)
    await one.leases.begin()
    await two.leases.begin()
    await one.pass_by(30, two)
    died = one.table_time.now()
    await two.pass_by(GONE - EVERY)
    assert two.has == (False, True, False)
    await two.pass_by(10 - (GONE - EVERY) - 2 * EVERY)
    assert two.has == (True, True, True)
    assert not two.leases.hears(EAST), "it looks after its tables, and hears nothing there"
    time = two.table_time.now() + two.leases._ahead[two.leases.name(EAST)]
    assert died - EVERY <= time - (two.time.now - now.now) <= died + EVERY + 1, "no time has passed meanwhile"
    again = Process(store, now, 0)
    await again.leases.begin()
    assert again.has == (False, False, False)
    await two.pass_by(2 * EVERY, again)
    assert (again.has, two.has) == ((True, False, False), (False, True, True))


async def test_who_was_stopped_looks_before_it_does_anything(store: Store, now: Time) -> None:
    one, two = Process(store, now, 0), Process(store, now, 1)
    await one.leases.begin()
    await two.leases.begin()
    lost: list[frozenset[str]] = []
    one.leases.lost = lost.append
    now.now += HELD
    assert not one.leases.surely(EAST)
    await one.leases.see(EAST)
    assert one.leases.surely(EAST), "nobody has taken it"
    now.now += 10 * GONE
    await two.leases.tend()
    assert two.has == (False, True, False), "it has seen nothing stand: it was stopped itself"
    await two.pass_by(10)
    with pytest.raises(NotHeld):
        await one.leases.see(EAST)
    assert lost == [{"0/2", HOUSE}]
    await one.leases.tend()
    assert one.has == (False, False, False)


async def test_an_orderly_end_leaves_all_at_once_and_a_second_process_waits_for_it(store: Store, now: Time) -> None:
    one, two = Process(store, now, 0, 1), Process(store, now, 0, 1)
    await one.leases.begin()
    await two.leases.begin()
    await one.pass_by(20, two)
    assert (one.has, two.has) == ((True, True, True), (False, False, False))
    await one.leases.leave()
    await two.leases.tend()
    await two.leases.tend()
    assert two.has == (True, True, True)


async def test_another_count_of_shards_goes_on_with_the_least_time(store: Store, now: Time) -> None:
    one, two = Process(store, now, 0), Process(store, now, 1)
    await one.leases.begin()
    await two.leases.begin()
    await one.leases.leave()
    await two.leases.leave()
    await store._write("update lease set time = 500.0 where name = '1/2'")
    three = Process(store, now, 0, 3, count=4)
    await three.leases.begin()
    assert not three.leases.looks_after(EAST), "what others have may live"
    await three.pass_by(10)
    assert all(three.leases.looks_after(shard << 22) for shard in range(4))
    assert sorted(row.name for row in three.leases._rows.values()) == ["0/4", "1/4", "2/4", "3/4", HOUSE]
    assert await store.end_leases() == pytest.approx(500.0, abs=20)


async def test_one_process_alone_has_everything(now: Time, server: Server) -> None:
    alone = await Store.open(server)
    try:
        leases = Leases(alone, ProcessTime(now, now), Shards(0, 1, 2), now)
        await leases.begin()
        assert leases.looks_after(EAST)
        assert leases.house
        assert await alone.end_leases() is None
    finally:
        await alone.close()


class Rounds(Leases):
    """Leases of which it is written how each round comes out."""

    def __init__(self, now: Time, *outcomes: BaseException) -> None:
        super().__init__(cast(Store, SimpleNamespace(shared=True)), ProcessTime.steady(now), Shards(0, 0, 1), now)
        self.outcomes = [*outcomes]

    async def tend(self) -> None:
        raise self.outcomes.pop(0)


async def test_rounds_go_on_whatever_has_gone_wrong(now: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.leases.EVERY", 0)
    leases = Rounds(now, StoreError("away"), ValueError("a fault"), asyncio.CancelledError())
    with pytest.raises(asyncio.CancelledError):
        await leases.run()
    assert leases.outcomes == []


async def test_who_is_to_hear_a_shard_waits_for_its_lease(now: Time) -> None:
    leases = Rounds(now)
    waiting = asyncio.create_task(leases.until_held(0))
    await asyncio.sleep(0)
    assert not waiting.done()
    leases._at = now.now
    leases._believe([LeaseRecord(leases.name(EAST), leases._me, 1)], now.now)
    await waiting
    assert leases.surely(EAST)


async def test_the_time_that_is_noted_is_the_least_of_all_tables(store: Store, now: Time) -> None:
    one, two = Process(store, now, 0), Process(store, now, 1)
    assert one.leases.least(7.0) == 7.0
    await one.leases.begin()
    await two.leases.begin()
    await store._write("update lease set time = 500.0 where name = '1/2'")
    await one.leases.tend()
    assert one.leases.least(now.now) == 500.0
