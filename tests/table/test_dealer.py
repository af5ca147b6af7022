"""A lobby that waits for the beacon: how often it is asked, when people are told, and when nobody waits any more."""

from __future__ import annotations

from msgspec.structs import replace

from bot.table import closing
from bot.table.beacon import AHEAD, LATE, PERIOD, Beacon, NotReached, time_of
from bot.table.clock import Clock
from bot.table.dealer import TRIES, Dealer
from bot.table.table import Table
from bot.table.tables import Tables
from storage.records.tables import BeaconRecord
from tests.table.play import HOST, Time, fugitive, lobby_record, open_table, person

SEATS = (person(HOST), person(2))


async def away(address: str) -> bytes:
    raise NotReached("away")


async def waiting(tables: Tables, now: Time) -> Table:
    """Close a lobby whose round has come already."""
    now.now = float(time_of(1))
    table = await tables.open(replace(lobby_record(fugitive()), seats=SEATS, beacon=BeaconRecord()))
    await table.alter(lambda record: closing.with_round(record, fugitive(), HOST, 1))
    return table


async def test_people_are_told_when_the_beacon_was_asked_in_vain_often_enough(tables: Tables, now: Time) -> None:
    clock = Clock(tables, lambda table: None)
    dealer = Dealer(tables, clock, Beacon(away, now))
    table, lost = await waiting(tables, now), []
    while not lost or not lost[-1]:
        clock._tick()
        assert await dealer.flush(), "it is asked every ten seconds"
        assert table.record.beacon is not None
        lost.append(table.record.beacon.lost)
        now.now += 10
    assert len(lost) == TRIES
    await table.end("ended")
    clock._tick()
    assert await dealer.flush()
    now.now += 10
    clock._tick()
    assert not await dealer.flush(), "nobody waits any more"


async def test_a_deal_does_not_wait_until_a_wrong_clock_is_right(tables: Tables, now: Time) -> None:
    clock, asked = Clock(tables, lambda table: None), list[str]()

    async def fetch(address: str) -> bytes:
        asked.append(address)
        raise NotReached("away")

    await waiting(tables, now)
    now.now -= 3 * 86400
    dealer = Dealer(tables, clock, Beacon(fetch, now))
    for table in tables:
        dealer.wake(table)
    now.now += LATE + 2 * AHEAD + PERIOD
    clock._tick()
    await dealer.flush()
    assert asked


async def test_whether_the_beacon_was_reached_is_told(tables: Tables, now: Time) -> None:
    dealer = Dealer(tables, Clock(tables, lambda table: None), Beacon(away, now))
    table = await open_table(tables, fugitive())
    assert await dealer.start(table, HOST)
    assert table.record.status == "playing"
    other = await tables.open(replace(lobby_record(fugitive(), 501), seats=SEATS, beacon=BeaconRecord()))
    assert not await dealer.start(other, HOST)
    assert (other.record.status, other.record.beacon) == ("lobby", BeaconRecord(lost=True))
