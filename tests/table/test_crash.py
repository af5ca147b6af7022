"""SIGKILL in the middle of busy play: no acknowledged move is lost, and every snapshot is what its log leads to."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.installed_games import installed_game
from storage.store import Store
from tests.table.play import rebuilt

KILLS = 20
SEED = 5
ROOT = Path(__file__).parents[2]


def killed(path: Path, run: int, after: float) -> tuple[int, dict[int, int]]:
    """Let a child play, kill it `after` its first acknowledged move, and give what it took up and what it acknowledged.

    The delay is no condition: whenever the kill comes, what is checked must hold.
    """
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.table.crash_child", str(path), str(run)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    assert child.stdout is not None
    with child:
        ready, first = child.stdout.readline(), child.stdout.readline()
        time.sleep(after)
        child.send_signal(signal.SIGKILL)
        rest = child.stdout.read()
    assert child.returncode == -signal.SIGKILL
    acknowledged: dict[int, int] = {}
    for line in (first + rest).splitlines(keepends=True):
        if line.endswith(b"\n"):
            table, version = map(int, line.split())
            acknowledged[table] = version
    return int(ready.split()[1]), acknowledged


async def check(path: Path, acknowledged: dict[int, int]) -> int:
    """See that the database is whole and holds all that was acknowledged; give the number of live games."""
    connection = sqlite3.connect(path)
    assert connection.execute("pragma integrity_check").fetchall() == [("ok",)]
    assert connection.execute("pragma foreign_key_check").fetchall() == []
    connection.close()
    store = await Store.open(path)
    try:
        live = [record for record in await store.live() if record.status == "playing"]
        for number in sorted({*acknowledged, *(record.id for record in live)}):
            record = await store.load(number)
            assert record is not None
            assert record.version >= acknowledged.get(number, 0), f"table {number}: an acknowledged move is lost"
            assert record.version <= acknowledged.get(number, record.version) + 1
            moves = await store.moves(number)
            assert moves[-1].version == record.version
            assert sum(seat.answered for seat in record.seats) == len(moves) - 1
            assert await rebuilt(store, record, installed_game(record.game)) == record.snapshot
    finally:
        await store.close()
    return len(live)


@pytest.mark.long
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="SIGKILL is what is tested")
async def test_killed_at_random_instants(tmp_path: Path) -> None:
    path, rng = tmp_path / "escapade.db", random.Random(SEED)
    live = moves = taken_up = 0
    for run in range(1, KILLS + 1):
        found, acknowledged = killed(path, run, rng.random() * 0.3)
        assert found == live, "a restart takes up every live game"
        assert acknowledged
        taken_up += found
        moves += sum(acknowledged.values())
        live = await check(path, acknowledged)
    assert taken_up > KILLS
    assert moves > 10 * KILLS
