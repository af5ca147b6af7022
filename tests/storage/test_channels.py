"""Where a table is and whether it lives."""

import pytest
from msgspec.structs import replace

from storage.records.tables import TableRecord
from storage.store import Store
from storage.store_errors import ChannelBusy, Conflict
from tests.storage.build import at_play, lobby, revised, save


def suspended(record: TableRecord) -> TableRecord:
    return revised(record, status="suspended", suspended=2000.5, suspended_for="deleted")


async def test_what_is_written_is_read_and_is_to_be_painted(store: Store) -> None:
    table = await at_play(store, lobby(501))
    await store.painted(table.id, table.version)
    for record in (replace(table, barred=1000.5), suspended(table), replace(table, guild=8, channel=502)):
        record = replace(record, revision=(table := revised(table)).revision)
        await save(store, record, None)
        assert await store.load(table.id) == record
        assert [each.id for each in await store.live()] == [table.id]
        assert await store.unpainted() == [table.id]
        await store.painted(table.id, table.version)


async def test_a_suspended_table_leaves_its_channel_to_another(store: Store) -> None:
    table = await at_play(store, lobby(501))
    await save(store, stands := suspended(table), None)
    table = revised(stands, status="playing", suspended=None, suspended_for="")
    other = await store.create(lobby(501), None)
    with pytest.raises(ChannelBusy) as busy:
        await save(store, table, None)
    assert busy.value.table == other.id
    with pytest.raises(ChannelBusy):
        await save(store, revised(await store.create(lobby(502), None), channel=501), None)
    await save(store, revised(other, status="void", version=1, reason="ended"), None)
    await save(store, table, None)
    assert await store.load(table.id) == table


async def test_only_what_is_still_so_is_changed_and_a_press_counts_once(store: Store) -> None:
    table = await at_play(store, lobby(501))
    with pytest.raises(Conflict):
        await save(store, revised(table, version=table.version - 1, barred=1.0), None)
    with pytest.raises(Conflict):
        await save(store, replace(table, barred=1.0), None)
    await save(store, moved := revised(table, channel=502), 2001)
    with pytest.raises(Conflict):
        await save(store, revised(moved, channel=503), 2001)
    assert (await store.load(table.id)) == moved


async def test_a_suspended_table_can_end(store: Store) -> None:
    table = await at_play(store, lobby(501))
    kept = replace(suspended(table), paused=100.0)
    await save(store, kept, None)
    read = await store.load(table.id)
    assert read is not None
    assert read.paused == 100.0, "its clocks stand"
    await save(store, revised(read, status="void", version=read.version + 1, reason="lost"), None)
    assert await store.live() == []
