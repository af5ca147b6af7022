"""One gate says who may look on, and what is handed out of a game with secrets counts nothing that was not heard."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.archive.day import day_of
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import redeal
from bot.installed_games import installed_game, names
from bot.table import access
from bot.table.fault import Fault, key_of, report_with_moves
from bot.table.privacy import stored
from bot.table.tables import Tables
from storage.records.agreements import TableAgreements
from storage.store import Store
from tests.contract.playouts import sure
from tests.table.play import dealt_table, fugitive, lobby_record, opened_store, play_on

ROOT = Path(__file__).parents[2]
NOW = 2_000_000.0
USER, SEAT, REFERENCE = 1, 0, "1-0-aaaaaa"
ROW = "version, seat, move, chance, events, schema, rules, bounds, made"


def test_no_handler_page_or_command_reads_invitations_itself() -> None:
    """`bot/table/access.py` answers for all of them: whoever reads the field anew may forget the players or guests."""
    read = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for folder in ("bot/ui", "cogs")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute) and node.attr in ("invited", "sent_away") and "agreements" in ast.dump(node)
    ]
    assert read == []


@pytest.mark.parametrize(
    ("guild", "invited", "looking"),
    [(9, None, {1, 2, 3}), (9, (2,), {1, 2}), (9, (), {1}), (None, None, {1}), (None, (2,), {1})],
)
def test_who_may_look_on(guild: int | None, invited: tuple[int, ...] | None, looking: set[int]) -> None:
    record = replace(lobby_record(fugitive()), guild=guild, agreements=TableAgreements(invited=invited))
    assert {user for user in (1, 2, 3) if access.may_look_on(record, user)} == looking
    assert access.is_private(record) == (invited is not None)


async def handed_out(store: Store, version: int) -> tuple[bytes, bytes]:
    """Return what a person and the operator get of a game: `/my export`, and the report of a fault at a version."""
    fault = Fault(REFERENCE, 1, SEAT, version, "1", 5.0, ())
    await store.write(key_of(REFERENCE), encode(fault).decode())
    return await stored(store, USER, NOW), msgspec.json.encode(await report_with_moves(store, REFERENCE, NOW))


@pytest.mark.parametrize("name", names())
async def test_twins_with_one_more_secret_row_are_handed_out_alike(tmp_path: Path, name: str) -> None:
    """The twin has another truth, and a row of another seat of which the reader heard nothing."""
    async with opened_store(tmp_path / "escapade.db") as store:
        one = installed_game(name)
        table = await dealt_table(Tables(store), one, seats=min(3, one.game.seats[-1]))
        await play_on(table, random.Random(name), sure(name, 12))
        assert table.record.status == "playing"
        orders = '{"versions":{"0":[%d]},"orders":{"%d":{}}}'
        await store._database.write("update game_table set undo = ?", orders % (2, 2))
        here = await handed_out(store, table.record.version)
        assert b'"number"' in here[0]
        assert b'"number"' in here[1]
        other = encode(redeal(one.game, table.state, SEAT, Chance(b"other truth", 1)))
        for sql, values in (
            ("update move set version = version + 1000 where version > 1", ()),
            ("update move set version = version - 999 where version > 1000", ()),
            (f"insert into move (table_id, {ROW}) select table_id, 2, 1, 'secret', '[7]', events, schema, rules + 1,"
             " bounds, made + 1 from move where version = 1", ()),
            ("update seat set done = done + 1, answered = answered + (seat != 0)", ()),
            ("update game_table set version = version + 1, snapshot = ?, undo = ?", (other, orders % (3, 3))),
        ):  # fmt: skip
            await store._database.write(sql, *values)
        assert await handed_out(store, table.record.version + 1) == here


async def test_the_report_of_a_days_escape_holds_no_move_before_its_day_is_over(tmp_path: Path) -> None:
    async with opened_store(tmp_path / "escapade.db") as store:
        table = await dealt_table(Tables(store), fugitive())
        await play_on(table, random.Random(3), 6)
        await store._database.write("update game_table set day = ?", day_of(NOW))
        for status in ("playing", "over"):
            await store._database.write("update game_table set status = ?", status)
            await handed_out(store, table.record.version)
            told = await report_with_moves(store, REFERENCE, NOW)
            assert told is not None
            assert told["moves"] == []
            assert "version" not in told
        over = await report_with_moves(store, REFERENCE, NOW + 86400)
        assert over is not None
        assert {row["seat"] for row in over["moves"]} == {-1, 0, 1}


async def test_ended_games_are_handed_out_whole(tmp_path: Path) -> None:
    async with opened_store(tmp_path / "escapade.db") as store:
        table = await dealt_table(Tables(store), fugitive())
        await play_on(table, random.Random(3))
        (known,) = msgspec.json.decode(await stored(store, USER, NOW))["tables"]
        own = [row.version for row in await store.moves(1) if row.seat == SEAT]
        assert [row["version"] for row in known["moves"]] == own
        assert {"answered", "done"} <= {*known}
