# ruff: noqa: ASYNC240
"""Every kind of record there is moves from one database into another, of either kind, and none is lost or altered."""

from __future__ import annotations

import json
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from storage import transfer
from storage.database import Connection, Server
from storage.export_file import MANIFEST, ExportManifest, Kind, laid_out
from storage.import_rewrite import ImportStore, NoRoom
from storage.migrate import NewerDatabase, OlderDatabase
from storage.records.contests import DailyRecord, EntrantRecord, PairingRecord, TournamentRecord
from storage.records.outcomes import OutcomeRecord, RatingRecord, SeatOutcome
from storage.records.servers import PersonRecord, ServerRecord, WatcherRecord
from storage.records.tables import MatchRecord, Post, TableAgreements
from storage.store import Store
from storage.store_errors import StoreError
from storage.transfer import NothingThere, TransferStore, today
from tests.postgres import Cluster
from tests.storage.build import ADA, at_play, commit, fill, lobby, moved, row

NOW = 5000.0

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


async def furnish(store: Store) -> None:
    """Store a record of every kind."""
    await fill(store)
    for number in range(1, 5):
        await store._write("update game_table set secret = ? where id = ?", bytes([64 + number]) * 32, number)
    agreements = TableAgreements(invited=(1, 2), waits=7.5)
    secret = replace(lobby(510), secret=b"2" * 32, match=MatchRecord(former=3), tournament=(77, 0))
    late = await at_play(store, replace(secret, agreements=agreements))
    over = moved(late, "over")
    told = [Post("line", -1, b'{"type":"line"}', 1000.75)]
    won = OutcomeRecord(1000.75, 2, (SeatOutcome(1, won=True), SeatOutcome(2)), reckoned=1)
    await commit(store, over, row(over, 0), 1010, b"all states", told, won)
    await store.rate(over.id, "fugitive", {"1": RatingRecord(25.5, 8.1, 1)})
    await store.watch(2, WatcherRecord(5, 75, "es-ES", True))
    await store.change_person(1, lambda person: PersonRecord(text_first=True))
    await store.meet_all(1, ["boards", "hands"])
    await store.change_server(9, lambda server: ServerRecord(language="es-ES", channels=(501,)))
    await store.keep_dailies([DailyRecord(20000, "fugitive", "ab" * 32, 1000.5, "marshal", ("hard",), {"x": "y"})])
    await store.create(replace(lobby(71, ADA, guild=None), secret=b"3" * 32, day=20000), None)
    entrants = (EntrantRecord("Ada", 1), EntrantRecord("Bob", 2), EntrantRecord("Eve", 3))
    pairings = (PairingRecord(1, 0, 1, table=over.id, channel=510),)
    await store.keep_tournament(
        TournamentRecord(
            77, 9, 500, 3, "fugitive", "cup", 0, b"4" * 32, "cd" * 32, entrants=entrants, pairings=pairings
        )
    )
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


async def packed(database: Path | Server, file: Path, kind: Kind = "house", of: int = 0) -> ExportManifest:
    house = await TransferStore.open(database)
    try:
        return await house.pack(file, kind, of, "1.0.0", 2000.0)
    finally:
        await house.close()


async def taken_in(file: Path, database: Path | Server, staged: Path) -> dict[int, int]:
    """Do what the command does, but for playing games again."""
    contents = await laid_out(file, staged)
    house = await TransferStore.open(database)
    try:
        known, numbers = await house.known(), dict[int, int]()
        if contents.kind != "house":
            store = await ImportStore.open(staged)
            try:
                numbers = await store.renew(known, contents, NOW)
            finally:
                await store.close()
        await house.take_in(staged, contents, contents.alive_at if contents.kind == "house" else known.alive_at or NOW)
    finally:
        await house.close()
    return numbers


async def test_it_is_decided_of_everything_whether_it_goes_along() -> None:
    decided = {*transfer.OF_TABLES, *transfer.OF_PERSONS, *transfer.OF_SERVERS, *transfer.OF_THE_HOUSE, *transfer.LEFT}
    columns = today()
    assert decided == set(columns)
    assert {name for name, each in columns.items() if "table_id" in each} | {"game_table"} == set(transfer.OF_TABLES)
    assert not {name for name, each in columns.items() if "user" in each} - decided


async def test_a_whole_house_comes_over_as_it_is_and_back(
    store: Store, other: Path | Server, tmp_path: Path, database: Path | Server
) -> None:
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


async def test_a_server_moves_into_a_house_where_others_live(
    store: Store, other: Path | Server, tmp_path: Path, database: Path | Server
) -> None:
    """There it has other numbers, whoever was erased anywhere stays unknown, and clocks have as much left as before."""
    await furnish(store)
    here = await rows(store)
    (server, erased) = (await store.matches())[0][0], await store._read("select host from game_table where host < 0")
    assert not erased
    await store._write("update seat set user = -1, name = 'Incognito 1' where table_id = ? and seat = 1", server)
    playing = await store.load(2)
    await store.close()
    there = await Store.open(other)
    await at_play(there, replace(lobby(600, replace(ADA, user=8), guild=10), secret=b"8" * 32, host=8))
    await there.change_person(1, lambda person: PersonRecord(coaching=False))
    await there.erase(2, 3000.0)
    await there.write("alive_at", "4000.0")
    before = await rows(there)
    await there.close()

    await packed(database, tmp_path / "server.zip", "server", 9)
    numbers = await taken_in(tmp_path / "server.zip", other, tmp_path / "staged.db")
    there = await Store.open(other)
    try:
        after = await rows(there)
        guild = [each[0] for each in await _columns(there, "game_table", "id", "guild") if each[1] == 9]
        assert sorted(numbers.values()) == guild
        assert min(guild) > 1
        for name, each in before.items():
            assert set(each) <= set(after[name]), f"what was there has changed: {name}"
        for name in ("move", "archive", "draft", "outbox", "interaction", "watcher", "seat", "outcome"):
            gone = sum(one[0] not in numbers for one in await _of(here, name))
            assert len(after[name]) - len(before[name]) == len(here[name]) - gone, name
        assert not after["painting"]
        moved = await there.load(numbers[2])
        assert moved is not None
        assert playing is not None
        assert moved.seats[0].clock is not None
        assert playing.seats[0].clock is not None
        assert moved.seats[0].clock.running == playing.seats[0].clock.running + 3000.0  # type: ignore[operator]
        assert moved.epoch == NOW
        assert not await there._read("select 1 from seat where user = 2"), "erased in this house"
        told = dict(await _columns(there, "seat", "user", "name"))
        assert told[-2] == "Incognito 2"
        assert (await there.person(1)).coaching is False, "chosen in this house"
        plan = await there.tournament(77)
        assert plan is not None
        assert plan.pairings[0].table == numbers[server]
        ((_, _, match),) = await there.matches()
        assert match.former == numbers[3]
        agreed = await there.load(numbers[server])
        assert agreed is not None
        assert (agreed.agreements, agreed.tournament) == (TableAgreements(invited=(1,), waits=3007.5), (77, 0))
        assert await there.unrated()
        await there.erase(1, 6000.0)
        ((lowest,),) = await there._read("select instead from erased where user = 1")
        assert lowest == -3, "a number that stands for somebody else"
    finally:
        await there.close()


async def _columns(store: Store, name: str, *columns: str) -> list[Any]:
    return [tuple(row) for row in await store._read(f"select {', '.join(columns)} from {name} order by 1")]


async def _of(found: Rows, name: str) -> list[tuple[Any, ...]]:
    place = list(today()[name]).index("table_id")
    return [(each[place],) for each in found[name]]


async def test_a_table_leaves_its_series_and_its_tournament_behind(
    store: Store, other: Path | Server, tmp_path: Path, database: Path | Server
) -> None:
    await furnish(store)
    ((number, _, _),) = await store.matches()
    await store.close()
    await packed(database, tmp_path / "table.zip", "table", number)
    there = await Store.open(other)
    await there.close()
    numbers = await taken_in(tmp_path / "table.zip", other, tmp_path / "staged.db")
    there = await Store.open(other)
    try:
        moved = await there.load(numbers[number])
        assert moved is not None
        assert (moved.match, moved.tournament) == (MatchRecord(), None)
    finally:
        await there.close()


async def test_nobody_moves_in_twice_or_where_somebody_plays(path: Path, store: Store, tmp_path: Path) -> None:
    """And what is refused changes nothing."""
    await furnish(store)
    await store.close()
    for kind, of in (("server", 9), ("table", 2), ("table", 3)):
        await packed(path, tmp_path / f"{kind}{of}.zip", kind, of)  # type: ignore[arg-type]

    async def refused(file: str, why: str, into: Path = path) -> None:
        before = await _all(into)
        with pytest.raises(NoRoom, match=why):
            await taken_in(tmp_path / file, into, tmp_path / f"staged {why[:9]}.db")
        assert await _all(into) == before

    await refused("server9.zip", "tables of server 9 live here: end them first")
    await refused("table2.zip", "table 2 is here already, as table 2")
    assert await taken_in(tmp_path / "table3.zip", path, tmp_path / "ended.db") == {3: 3}
    there = await Store.open(tmp_path / "there.db")
    await there.create(replace(lobby(502, guild=10), secret=b"9" * 32), None)
    await there.close()
    await refused("table2.zip", "table 1 lives in the channel of table 2", tmp_path / "there.db")
    with pytest.raises(NothingThere, match="there is no table 99"):
        await packed(path, tmp_path / "none.zip", "table", 99)
    assert not list(tmp_path.glob("none*"))
    day = (await _numbers(path, "select max(id) from game_table where day is not null"))[0]
    with pytest.raises(StoreError, match="belongs to the house"):
        await packed(path, tmp_path / "day.zip", "table", day)


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
        await laid_out(file, tmp_path / "staged.db")


async def _all(database: Path) -> Rows:
    store = await Store.open(database)
    try:
        return await rows(store)
    finally:
        await store.close()


async def _numbers(database: Path, sql: str) -> list[int]:
    with closing(sqlite3.connect(database)) as connection:
        return [number for (number,) in connection.execute(sql)]


async def test_the_time_of_tables_of_several_processes_is_the_least(path: Path, store: Store, tmp_path: Path) -> None:
    await at_play(store, lobby())
    await store.write("alive_at", "1000.0")
    for name, time in (("0/2", 2000.5), ("1/2", 2001.5)):
        await store._write("insert into lease (name, holder, beat, time) values (?, 'one', 1, ?)", name, time)
    await store.close()
    await packed(path, tmp_path / "house.zip")
    await taken_in(tmp_path / "house.zip", tmp_path / "other.db", tmp_path / "staged.db")
    there = await Store.open(tmp_path / "other.db")
    assert await there.read("alive_at") == "2000.5"
    assert not (await rows(there))["lease"]
    await there.close()
