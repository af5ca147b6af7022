"""After a restart every table is found as it was; one that cannot be read is broken off, and no other with it."""

import random
import sqlite3
from pathlib import Path

import pytest

from bot.installed_games import InstalledGame
from bot.table.tables import Tables
from storage.database import Server
from storage.store import Store
from tests.table.play import HOST, agrees, dealt_table, fugitive, joining, open_table, play_on

MANY, FEWER = 20, 6


def spoil(path: Path, sql: str, *values: object) -> None:
    connection = sqlite3.connect(path)
    connection.execute(sql, values)
    connection.commit()
    connection.close()


async def test_many_tables_are_found_as_they_were(store: Store, tables: Tables, database: Path | Server) -> None:
    rng = random.Random(1)
    many = MANY if isinstance(database, Path) else FEWER
    for channel in range(many):
        if channel % 5 == 0:
            await open_table(tables, fugitive(), channel)
        else:
            table = await dealt_table(tables, fugitive(), channel, pace=300)
            await play_on(table, rng, 2 * channel)
    again = Tables(store)
    await again.recover()
    assert many / 5 < len(again) <= many
    assert [table.id for table in again] == [table.id for table in tables]
    for table, found in zip(tables, again, strict=True):
        assert (found.record, found.state) == (table.record, table.state)
        assert again.in_channel(table.record.channel) is found
        if found.record.status == "lobby":
            await found.start(HOST)
        await play_on(found, rng)
        await agrees(store, found)


@pytest.mark.parametrize("snapshot", [b"", "{}", b"{", b"\x00\xff", b'{"fugitive": 1}', b"[]", b"null"])
async def test_an_unreadable_snapshot_breaks_one_table_off(
    store: Store, tables: Tables, path: Path, snapshot: bytes | str
) -> None:
    before, broken, after = [await dealt_table(tables, fugitive(), channel) for channel in (1, 2, 3)]
    await play_on(broken, random.Random(2), 3)
    log = await store.moves(broken.id)
    spoil(path, "update game_table set snapshot = ? where id = ?", snapshot, broken.id)
    again = Tables(store)
    await again.recover()
    assert [table.id for table in again] == [before.id, after.id]
    record = await store.load(broken.id)
    assert record is not None
    assert (record.status, record.reason, record.version) == ("void", "unreadable", broken.record.version + 1)
    kept = snapshot.encode() if isinstance(snapshot, str) else snapshot
    assert record.snapshot == kept, "what could not be read is kept for whoever can"
    assert await store.moves(broken.id) == log
    for table in again:
        await play_on(table, random.Random(3), 10)
        await agrees(store, table)
    assert broken.id in await store.unpainted()
    shown = await again.find(broken.id)
    assert shown is not None, "the players are to see that their table was broken off"
    assert (shown.record, shown.state, shown.waited_for()) == (record, None, ())
    await open_table(again, fugitive(), 2)


async def test_a_snapshot_of_a_newer_schema_and_an_unknown_game(store: Store, tables: Tables, path: Path) -> None:
    newer, unknown, well = [await dealt_table(tables, fugitive(), channel) for channel in (1, 2, 3)]
    spoil(path, "update game_table set schema = 99 where id = ?", newer.id)
    spoil(path, "update game_table set game = 'ludo' where id = ?", unknown.id)
    again = Tables(store)
    await again.recover()
    assert [table.id for table in again] == [well.id]
    for number in (newer.id, unknown.id):
        record = await store.load(number)
        assert record is not None
        assert record.status == "void"
    assert await again.find(unknown.id) is None
    assert await again.find(newer.id) is not None
    assert await again.find(999) is None


async def test_an_older_snapshot_is_upgraded_and_written_back_with_the_next_move(
    store: Store, tables: Tables, path: Path, secret_choices: InstalledGame
) -> None:
    table = await dealt_table(tables, secret_choices)
    old = b'{"chosen": ["red", ""], "round": 2, "result": null}'
    spoil(path, "update game_table set snapshot = ?, schema = 1 where id = ?", old, table.id)
    again = Tables(store)
    await again.recover()
    (found,) = again
    assert (found.state.chosen, found.state.extra, found.record.schema) == (("red", ""), 7, 1)
    await play_on(found, random.Random(4), 1)
    assert found.record.schema == 2
    await agrees(store, found)


async def test_an_ended_table_is_found_by_its_number_for_the_buttons_under_it(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    await play_on(table, random.Random(5))
    again = Tables(store)
    await again.recover()
    assert len(again) == 0
    found = await again.find(table.id)
    assert found is not None
    assert (found.record, found.state) == (table.record, table.state)
    assert await again.find(table.id) is found
    assert again.in_channel(500) is None


async def test_listeners_hear_of_every_change(tables: Tables) -> None:
    heard: list[tuple[str, int]] = []
    tables.listeners.append(lambda table: heard.append((table.record.status, table.record.version)))
    table = await open_table(tables, fugitive(), seats=1)
    await table.alter(joining(fugitive(), 2))
    await table.start(HOST)
    await play_on(table, random.Random(6), 1)
    await table.keep_contact(2, 77, "en-US")
    await table.end("ended")
    assert heard == [("lobby", 0), ("lobby", 1), ("playing", 2), ("playing", 3), ("playing", 3), ("void", 4)]
