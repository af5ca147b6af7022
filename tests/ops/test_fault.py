"""What is told of a fault: while the game runs the moves of its reporter alone; the last report of a seat."""

from __future__ import annotations

import base64
import random
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot import logs
from bot.engine.codec import encode
from bot.installed_games import installed_game, names
from bot.table.fault import Fault, key_of, report_with_moves
from bot.table.tables import Tables
from tests.contract.playouts import sure
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
        assert await report_with_moves(store, "1-0-aaaaaa", table.time) is None
        assert await report_with_moves(store, "nonsense", table.time) is None
        told = await report_with_moves(store, "1-0-bbbbbb", table.time)
        assert told is not None
        assert told["lines"] == ("warning not painted error=gone",)
        assert {row["seat"] for row in told["moves"]} == {0}
        assert "chance" not in str(told)
        await play_on(table, random.Random(3))
        over = await report_with_moves(store, "1-0-bbbbbb", table.time)
        assert over is not None
        assert {row["seat"] for row in over["moves"]} == {-1, 0, 1}
        assert over["moves"][-1]["version"] == over["version"]
        assert "version" not in told


@pytest.mark.parametrize("name", names())
async def test_nothing_secret_stands_in_what_is_told_of_any_game(tmp_path: Path, name: str) -> None:
    """Neither the secret of the shuffle nor the seed, what others have played or noted, what was drawn, nor where
    direct messages go; not even in lines of the log, as they are written."""
    logs.LAST.clear()
    async with opened_store(tmp_path / "escapade.db") as store:
        each = installed_game(name)
        table = await dealt_table(Tables(store), each, seats=min(3, each.game.seats[-1]))
        await play_on(table, random.Random(name), sure(name, 12))
        seats = len(table.record.seats)
        for seat in range(seats):
            await table.keep_contact(seat + 1, 7_000_000 + seat, "es-ES")
            await table.change_seat(seat, lambda record, seat=seat: replace(record, notes=(f"noted by {seat}",)))
        rows, secret = await store.moves(table.id), table.record.secret
        for seat in range(seats):
            reference = f"1-{seat}-aaaaaa"
            await store.write(key_of(reference), encode(Fault.now(table, seat, reference, "1")).decode())
            found = await report_with_moves(store, reference, table.time)
            assert found is not None
            told = msgspec.json.encode(found).decode()
            own = [(row.seat, row.move) for row in rows if row.seat == seat]
            assert [(row["seat"], row["move"]) for row in found["moves"]] == own
            assert [row["number"] for row in found["moves"]] == [*range(1, len(own) + 1)]
            assert {key for row in found["moves"] for key in row} <= {"number", "seat", "move"}
            for hidden in (secret.hex(), base64.b64encode(secret).decode(), "noted by", "7000000", "chance"):
                assert hidden not in told
