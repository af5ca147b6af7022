"""`python -m bot annul`: an ended game counts nowhere, until that is undone."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.archive.keeper import Keeper
from bot.table.tables import Tables
from tests.table.play import dealt_table, fugitive, opened_store, play_on


async def played(path: Path) -> None:
    """Play a game to its end."""
    async with opened_store(path) as store:
        await play_on(await dealt_table(Tables(store), fugitive()), random.Random(1))
        await Keeper(store).catch_up()


async def counts(path: Path) -> tuple[int, int]:
    """Give how many outcomes and ratings there are of the first person."""
    async with opened_store(path) as store:
        return len(await store.outcomes_of(1)), len(await store.ratings("fugitive", ("1",)))


def test_an_annulled_game_and_one_that_counts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "mine.db")
    path = tmp_path / "mine.db"
    asyncio.run(played(path))

    def ran(*line: str) -> str:
        monkeypatch.setattr("sys.argv", ["bot", *line])
        assert main() == 0
        return capsys.readouterr().out

    assert asyncio.run(counts(path)) == (1, 1)
    assert ran("annul", "1") == "The game of table 1 counts nowhere; all others are rated anew.\n"
    assert asyncio.run(counts(path)) == (0, 0)
    assert ran("reckon") == "0 ended games reckoned anew.\n"
    assert asyncio.run(counts(path)) == (0, 0)
    assert ran("annul", "1", "--undo") == "The game of table 1 counts again; all others are rated anew.\n"
    assert asyncio.run(counts(path)) == (1, 1)
