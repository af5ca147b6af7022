"""`python -m bot replay` on real databases, also on one that a bot has open."""

import argparse
import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from bot.command.replay import run
from bot.table.tables import Tables
from storage.store import Store
from tests.table.play import dealt_table, fugitive, open_table, play_on, timed_out


@pytest.fixture
async def games(store: Store, tables: Tables) -> list[int]:
    """Store one game that is over, one at play, one broken off and a lobby; the store stays open."""
    numbers = []
    for channel, moves in ((1, 1000), (2, 9), (3, 4)):
        table = await dealt_table(tables, fugitive(), channel, pace=300)
        await timed_out(table)
        await play_on(table, random.Random(channel), moves)
        numbers.append(table.id)
    found = await tables.find(numbers[2])
    assert found is not None
    await found.end("ended")
    return [*numbers, (await open_table(tables, fugitive(), 4)).id]


async def replay(database: Path, table: int) -> int:
    """Run the command, in a thread: it brings its own event loop."""
    return await asyncio.to_thread(run, argparse.Namespace(database=database, table=table, html=None))


def spoil(path: Path, sql: str, *values: object) -> None:
    connection = sqlite3.connect(path)
    connection.execute(sql, values)
    connection.commit()
    connection.close()


async def test_games_that_agree(games: list[int], store: Store, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in games[:3]:
        assert await replay(path, number) == 0
        told = capsys.readouterr()
        lines = told.out.splitlines()
        moves = await store.moves(number)
        assert len(lines) == len(moves) + 1
        assert lines[-1] == "the log leads to the snapshot"
        assert all(row.move in line for row, line in zip(moves, lines, strict=False))
        assert "Player 1" in told.out
        assert not told.err


async def test_nothing_to_read(
    games: list[int], path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary, " * 100, encoding="utf-8")
    for database, number in (
        (path, games[3]),
        (path, 999),
        (tmp_path / "nothing.db", 1),
        (tmp_path / "diary.txt", 1),
        (tmp_path, 1),
    ):
        assert await replay(database, number) == 2
        told = capsys.readouterr()
        assert not told.out
        assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(
    "sql",
    [
        "update move set move = 'guess 41' where table_id = ? and move like 'guess%'",
        "update move set move = '  ' where table_id = ? and version = 5",
        "update move set chance = '[1]' where table_id = ? and version = 5",
        "update move set chance = '[]' where table_id = ? and seat = -1",
        "update move set seat = 1 - seat where table_id = ? and version = 5",
        "delete from move where table_id = ? and version = 6",
        "delete from move where table_id = ? and move = 'setup'",
        "update game_table set snapshot = replace(snapshot, '\"round\":', '\"round\": ') where id = ?",
        "update game_table set snapshot = '{}' where id = ?",
    ],
)
async def test_a_difference_is_an_error(
    games: list[int], path: Path, capsys: pytest.CaptureFixture[str], sql: str
) -> None:
    spoil(path, sql, games[0])
    assert await replay(path, games[0]) == 1
    assert capsys.readouterr().err
    assert await replay(path, games[1]) == 0
