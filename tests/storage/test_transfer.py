# ruff: noqa: ASYNC240
"""Every kind of record there is moves from one database into another, of either kind, and none is lost or altered."""

from __future__ import annotations

import json
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from storage import transfer
from storage.daily import KEY
from storage.database import Connection, Server
from storage.export_file import MANIFEST, ExportManifest, read_into_database
from storage.limits import Limit
from storage.migrate import NewerDatabase, OlderDatabase
from storage.records.agreements import TableAgreements
from storage.records.contests import (
    AnswerRecord,
    AppointmentRecord,
    DailyRecord,
    EntrantRecord,
    GuestRecord,
    PairingRecord,
    PartyGameRecord,
    PartyRecord,
    TournamentRecord,
)
from storage.records.outcomes import MemoryRecord, OutcomeRecord, RatingRecord, SeatOutcome
from storage.records.servers import PersonRecord, ServerRecord, WatcherRecord, WishRecord
from storage.records.tables import ForumPost, MatchRecord, Post
from storage.store import Store
from storage.store_errors import StoreError
from storage.transfer import TransferStore, today
from tests.postgres import Cluster
from tests.storage.build import ADA, at_play, commit, fill, lobby, moved, row

Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture
def other(request: pytest.FixtureRequest, database: Path | Server, tmp_path: Path) -> Iterator[Path | Server]:
    """A database of the other kind."""
    if isinstance(database, Server):
        yield tmp_path / "other.db"
        return
    try:
        cluster: Cluster = request.getfixturevalue("cluster")
    except pytest.skip.Exception:
        yield tmp_path / "other.db"
        return
    server = cluster.fresh()
    yield server
    cluster.give_back(server)


@asynccontextmanager
async def closed(store: Store) -> AsyncIterator[Store]:
    """Close a store in the end."""
    try:
        yield store
    finally:
        await store.close()


async def furnish(store: Store) -> None:
    """Store a record of every kind."""
    await fill(store)
    for number in range(1, 5):
        await store._write("update game_table set secret = ? where id = ?", bytes([64 + number]) * 32, number)
    agreements = TableAgreements(invited=(1, 2), waits=7.5)
    secret = replace(lobby(510), secret=b"2" * 32, match=MatchRecord(former=3), tournament=(77, 0))
    secret = replace(secret, forum_post=ForumPost(510, former=3))
    late = await at_play(store, replace(secret, agreements=agreements))
    over = moved(late, "over")
    told = [Post("line", -1, b'{"type":"line"}', 1000.75)]
    won = OutcomeRecord(1000.75, 2, (SeatOutcome(1, won=True), SeatOutcome(2)), reckoned=1, sums={"hideouts": 3})
    remembered = [MemoryRecord(9, over.id, "found", "1", "2", 11)]
    await commit(store, over, row(over, 0), 1010, b"all states", told, won, remembered)
    (played,) = [each for each in await store.unrated() if each.table == over.id]
    await store.rate(played, {"1": RatingRecord(25.5, 8.1, 1)})
    await store.watch(2, watcher := WatcherRecord(5, 75, "es-ES", True))
    await store.keep_live(2, replace(watcher, channel=75, message=9005, token="token", original=True, ends=1900.5))
    await store.change_person(1, lambda person: PersonRecord(text_first=True))
    await store.meet_all(1, ["boards", "hands"])
    await store.change_server(9, lambda server: ServerRecord(language="es-ES", channels=(501,)))
    coming = (AnswerRecord(1, "Ada", (0,)),)
    await store.keep_appointment(AppointmentRecord(4, 9, 71, 1, (5000, 6000), answers=coming), 1.5)
    await store.wish(9, WishRecord(5, 3, "Eve", 2000.0))
    await store.keep_dailies([DailyRecord(20000, "fugitive", "ab" * 32, 1000.5, "marshal", ("hard",), {"x": "y"})])
    await store.write(KEY, "56" * 32)
    await store.create(replace(lobby(71, ADA, guild=None), secret=b"3" * 32, day=20000), None)
    entrants = (EntrantRecord("Ada", 1), EntrantRecord("Bob", 2), EntrantRecord("Eve", 3))
    pairings = (PairingRecord(1, 0, 1, table=over.id, channel=510),)
    await store.keep_tournament(
        TournamentRecord(
            77, 9, 500, 3, "fugitive", "cup", 0, b"4" * 32, "cd" * 32, entrants=entrants, pairings=pairings
        )
    )
    guests = (GuestRecord("Ada", 1, ready=True), GuestRecord("Eve", 3))
    games = (PartyGameRecord(1, "fugitive", (0, 1), 0, over.id),)
    await store.keep_party(PartyRecord(78, 9, 500, 3, entrants=guests, games=games, in_voice=(3,), status="running"))
    assert await store.count_use("guest", 1, 2, [Limit(1, 60.0)], 950.0) is None
    await store.erase(3, 900.0)


async def rows(store: Store) -> Rows:
    """Read all that a database keeps."""
    names = today()

    def work(connection: Connection) -> Rows:
        return {
            name: sorted(
                (
                    tuple(bytes(value) if isinstance(value, memoryview) else value for value in row)
                    for row in connection.rows(f"select {', '.join(columns)} from {name}")
                ),
                key=repr,
            )
            for name, columns in names.items()
        }

    return await store._database.reading(work)


async def packed(database: Path | Server, file: Path) -> ExportManifest:
    house = await TransferStore.open(database)
    try:
        return await house.pack(file, "1.0.0", 2000.0)
    finally:
        await house.close()


async def taken_in(file: Path, database: Path | Server, staged: Path) -> None:
    """Do what the command does, but for playing games again."""
    contents = await read_into_database(file, staged)
    house = await TransferStore.open(database)
    try:
        await house.take_in(staged, contents)
    finally:
        await house.close()


async def test_a_whole_house_comes_over_as_it_is_and_back(
    store: Store, other: Path | Server, tmp_path: Path, database: Path | Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where games are read in several pieces."""
    monkeypatch.setattr(transfer, "AT_ONCE", 2)
    await furnish(store)
    gone = await store.create(replace(lobby(598), secret=b"5" * 32), None)
    await store._write("delete from game_table where id = ?", gone.id)
    before = await rows(store)
    assert not [name for name, each in before.items() if not each and name not in transfer.LEFT]
    await store.close()
    contents = await packed(database, tmp_path / "house.zip")
    assert oct((tmp_path / "house.zip").stat().st_mode & 0o777) in ("0o600", "0o666")
    assert not list(tmp_path.glob("*.part*"))
    await taken_in(tmp_path / "house.zip", other, tmp_path / "staged.db")
    there = await Store.open(other)
    try:
        assert await rows(there) == before
        assert (await there.create(lobby(599), None)).id == contents.last + 1, "a number is used again"
    finally:
        await there.close()


async def with_a_game(store: Store) -> None:
    await store.create(lobby(), None)


async def with_a_person(store: Store) -> None:
    await store.change_person(1, lambda person: PersonRecord(coaching=False))


async def with_a_server(store: Store) -> None:
    await store.change_server(9, lambda server: ServerRecord(language="es-ES"))


async def with_a_note(store: Store) -> None:
    await store.write("alive_at", "1000.0")


async def with_an_erased_person(store: Store) -> None:
    await store.erase(1, 900.0)


@pytest.mark.parametrize("kept", [with_a_game, with_a_person, with_a_server, with_a_note, with_an_erased_person])
async def test_an_import_into_a_database_that_is_not_empty_changes_nothing(
    store: Store, tmp_path: Path, database: Path | Server, kept: Callable[[Store], Awaitable[None]]
) -> None:
    async with closed(await Store.open(tmp_path / "full.db")) as full:
        await furnish(full)
    await packed(tmp_path / "full.db", tmp_path / "house.zip")
    await kept(store)
    before = await rows(store)
    await store.close()
    with pytest.raises(StoreError, match="is not empty"):
        await taken_in(tmp_path / "house.zip", database, tmp_path / "staged.db")
    async with closed(await Store.open(database)) as there:
        assert await rows(there) == before


@pytest.mark.parametrize("harm", ["cut", "a byte", "a row", "a column", "newer", "too old", "no zip"])
async def test_a_file_that_is_not_sound_is_refused(path: Path, store: Store, tmp_path: Path, harm: str) -> None:
    await furnish(store)
    await store.close()
    file = tmp_path / "house.zip"
    await packed(path, file)
    whole = file.read_bytes()
    with zipfile.ZipFile(file) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    if harm == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    elif harm == "a byte":
        with zipfile.ZipFile(file) as archive:
            place = archive.getinfo("move.jsonl").header_offset + 80
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :])
    elif harm == "no zip":
        file.write_bytes(b"Dear diary")
    else:
        if harm == "a row":
            parts["move.jsonl"] = b"".join(parts["move.jsonl"].splitlines(keepends=True)[1:])
        else:
            manifest = json.loads(parts[MANIFEST])
            manifest["columns"]["move"] |= {"colour": "text"} if harm == "a column" else {}
            manifest["schema"] += {"newer": 1, "too old": -87}.get(harm, 0)
            parts[MANIFEST] = json.dumps(manifest).encode()
        with zipfile.ZipFile(file, "w") as archive:
            for name, content in parts.items():
                archive.writestr(name, content)
    with pytest.raises({"newer": NewerDatabase, "too old": OlderDatabase}.get(harm, StoreError)):
        await read_into_database(file, tmp_path / "staged.db")


async def test_the_time_of_tables_of_several_processes_is_the_least(path: Path, store: Store, tmp_path: Path) -> None:
    await at_play(store, lobby())
    await store.write("alive_at", "1000.0")
    for name, time in (("0/2", 2000.5), ("1/2", 2001.5)):
        await store._write("insert into lease (name, holder, beat, time) values (?, 'one', 1, ?)", name, time)
    await store.close()
    await packed(path, tmp_path / "house.zip")
    async with closed(await Store.open(tmp_path / "other.db")) as there:
        await there._write("insert into lease (name, holder, beat, time) values ('0/1', 'one', 1, 9000.0)")
    await taken_in(tmp_path / "house.zip", tmp_path / "other.db", tmp_path / "staged.db")
    async with closed(await Store.open(tmp_path / "other.db")) as there:
        assert await there.read("alive_at") == "2000.5"
        assert len((await rows(there))["lease"]) == 1, "the one that was there before"
