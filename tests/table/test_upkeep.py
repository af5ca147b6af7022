"""What is written of a table beside its log: no more than there is to write, and by whoever comes first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.people.notifications import PLAIN, Rest
from bot.table import life, lobby, releases
from bot.table.leases import Leases
from bot.table.reads import PACE
from bot.table.seating import computer
from bot.table.table import Table
from bot.table.table_time import ProcessTime
from bot.table.tables import Tables
from bot.table.writes import OFTEN, TRIES
from storage.records.servers import NotificationsRecord
from storage.records.tables import SeatClock, TableRecord
from storage.store import Store
from storage.store_errors import Conflict
from tests.table.play import HOST, Time, agrees, dealt_table, fugitive, lobby_record, open_table, person
from tests.table.release_notes import add_notes


async def test_where_nothing_changes_nothing_is_written(tables: Tables) -> None:
    table, heard = await open_table(tables, fugitive()), []
    before = table.record
    tables.listeners.append(heard.append)
    assert not await table.change(replace)
    await table.decide(replace)
    await table.keep_contact(HOST, None, before.seats[0].locale)
    assert (table.record, heard) == (before, [])
    assert await table.change(lambda record: life.barred(record, 5.0))
    assert (table.record.revision, heard) == (before.revision + 1, [table])


async def test_presses_in_a_lobby_count_as_one_for_a_while(tables: Tables, now: Time) -> None:
    table = await open_table(tables, fugitive())
    began = table.record.pressed
    now.now += OFTEN - 1
    await table.touch()
    assert table.record.pressed == began
    now.now += 1
    await table.touch()
    assert table.record.pressed == now.now
    await agrees(tables.store, table)
    await table.start(HOST)
    pressed = table.record.pressed
    now.now += 2 * OFTEN
    await table.touch()
    assert table.record.pressed == pressed


async def test_a_press_reads_the_table_only_where_another_process_has_written_it(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = await open_table(tables, fugitive()), Tables(tables.store, tables.now)
    await other.recover()
    (there,) = other
    await there.decide(locked(True))
    await table.decide(locked(False), 5)
    assert (table.record.agreements.locked, table.record.revision) == (False, there.record.revision + 1)
    monkeypatch.setattr(tables.store, "load", None)
    await table.decide(locked(True), 6)
    assert table.record.agreements.locked


async def test_whoever_is_always_second_gives_up_in_the_end(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tried = await open_table(tables, fugitive()), []

    async def second(before: TableRecord, record: TableRecord, *given: object) -> None:
        tried.append(record)
        raise Conflict

    monkeypatch.setattr(tables.store, "save", second)
    with pytest.raises(Conflict):
        await table.decide(locked(True))
    assert len(tried) == TRIES
    assert not table.record.agreements.locked


async def test_nobody_rests_who_has_not_said_so_nor_where_turns_are_short(tables: Tables) -> None:
    table, short = [await dealt_table(tables, fugitive(), channel, pace) for channel, pace in ((1, PACE), (2, 300))]
    gone = replace(PLAIN, away=table.time + 60)
    tables.calls = lambda user: gone if user == 2 else PLAIN

    def resting(table: Table, chosen: NotificationsRecord | None) -> dict[int, Rest]:
        clock = SeatClock(0, 10.0, hours=chosen)
        return table.resting([replace(seat, clock=clock) for seat in table.record.seats])

    assert resting(table, None) == {}, "a holiday that has begun since counts from the next turn on"
    assert (resting(table, gone), resting(short, gone)) == ({1: "away"}, {})
    assert table.hours() == {0: None, 1: gone}
    tables.calls = lambda user: PLAIN
    assert resting(table, gone) == {}, "one that is ended is over"


async def test_whom_people_watch_are_computers_that_are_left_at_play(tables: Tables) -> None:
    people = await dealt_table(tables, fugitive(), 1)
    alone = await tables.open(replace(lobby_record(fugitive(), 2), seats=(person(HOST), computer(2, "easy", "C"))))
    assert not alone.watched
    await alone.start(HOST)
    assert not alone.watched
    await alone.resign(0)
    await people.resign(0)
    assert [alone.watched, people.watched] == [False, False]


async def test_a_table_goes_by_the_time_of_its_lease(store: Store, now: Time) -> None:
    leases = Leases(store, ProcessTime.steady(now))
    tables = Tables(store, now, leases=leases)
    asked: list[float] = []
    tables.hearing.append(lambda table, before: not asked.append(before))
    table = await open_table(tables, fugitive())
    assert (table.table_time.now(), tables.heard(table, 100.0)) == (now.now, True)
    leases.shared, leases._ahead = True, {leases.name(table.record.guild): 40.0}
    await tables.open(lobby_record(fugitive(), 501))
    (_, ahead) = tables
    assert (ahead.table_time.now(), tables.heard(ahead, 100.0)) == (now.now + 40, True)
    assert asked == [100.0, 60.0]


def test_clocks_run_where_the_channel_and_the_people_let_them() -> None:
    record = lobby_record(fugitive())
    assert [life.served(replace(record, status=status)) for status in ("lobby", "playing", "suspended", "void")] == [
        *(True, True, False, True)
    ]
    assert not life.served(life.barred(record, 5.0))
    assert not life.served(replace(record, agreements=replace(record.agreements, halted=True)))


def locked(on: bool) -> Callable[[TableRecord], TableRecord]:
    return lambda record: replace(record, agreements=replace(record.agreements, locked=on))


async def test_a_table_hears_of_each_release_since_its_own(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    add_notes(monkeypatch)
    table = await open_table(tables, fugitive(), seats=1)
    table.record = replace(table.record, release=1)
    say = table.say()
    changes = await releases._changes(table, tables.store, 2)
    assert say("release-2") in changes
    assert say("release-2-computers") not in changes
    await table.alter(
        lambda record: lobby.add_computer(record, table.title, HOST, "easy", lambda number: f"Computer {number}")
    )
    changes = await releases._changes(table, tables.store, 2)
    assert say("release-2-computers") in changes
    assert await releases._changes(table, tables.store, 1) == []
