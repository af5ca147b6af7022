"""What is told of a fault: while the game runs the moves of its reporter alone; the last report of a seat."""

from __future__ import annotations

import random
from pathlib import Path

from bot import logs
from bot.engine.codec import encode
from bot.table.fault import Fault, bundle, key_of
from bot.table.tables import Tables
from tests.table.play import dealt_table, fugitive, opened_store, play_on


async def test_a_fault_tells_no_secrets_of_others_while_the_game_runs(tmp_path: Path) -> None:
    logs.LAST.clear()
    logs.heard(None, "warning", {"event": "not painted", "table": 1, "error": "gone"})
    logs.heard(None, "warning", {"event": "not painted", "table": 2})
    logs.heard(None, "info", {"event": "quiet", "table": 1})
    async with opened_store(tmp_path / "escapade.db") as store:
        table = await dealt_table(Tables(store), fugitive())
        await play_on(table, random.Random(3), 6)
        for reference in ("1-0-aaaaaa", "1-0-bbbbbb"):
            await store.write(key_of(reference), encode(Fault.now(table, 0, reference, "1")).decode())
        assert await bundle(store, "1-0-aaaaaa") is None
        assert await bundle(store, "nonsense") is None
        told = await bundle(store, "1-0-bbbbbb")
        assert told is not None
        assert told["lines"] == ("warning not painted error=gone",)
        assert {row["seat"] for row in told["moves"]} == {0}
        assert "chance" not in str(told)
        await play_on(table, random.Random(3))
        over = await bundle(store, "1-0-bbbbbb")
        assert over is not None
        assert {row["seat"] for row in over["moves"]} == {-1, 0, 1}
        assert over["moves"][-1]["version"] == told["version"]
