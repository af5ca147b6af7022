"""What is done for all tables once an hour, or once a day."""

from __future__ import annotations

import pytest

from bot.table import life
from bot.table.clock import Clock
from bot.table.housekeeping import DISCORD_EPOCH, Housekeeping, number
from bot.table.tables import Tables
from tests.table.play import Time, fugitive, lobby_record, open_table


def test_ids_of_discord_begin_with_their_time() -> None:
    assert number(DISCORD_EPOCH + 1.5) == 1500 << 22
    assert number(DISCORD_EPOCH - 5) == 0


async def test_private_parts_are_forgotten_once_a_day(
    tables: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten: list[float] = []

    async def forget(before: float) -> None:
        forgotten.append(before)

    monkeypatch.setattr(tables.store, "forget_private", forget)
    keeper = Housekeeping(tables, Clock(tables, lambda table: None), private_days=2)
    for hours in (0, 1, 22, 1, 5):
        now.now += hours * 3600.0
        await keeper.keep()
    assert forgotten == [now.now - (29 + 48) * 3600.0, now.now - (5 + 48) * 3600.0]


async def test_a_server_that_is_forgotten_takes_no_other_with_it(tables: Tables) -> None:
    """Its tables end first, and go at the next time."""
    table, other = await open_table(tables, fugitive()), await tables.open(lobby_record(fugitive(), 501))
    keeper = Housekeeping(tables, Clock(tables, lambda table: None))
    await other.change(lambda record: life.moved(record, 10, 501))
    await keeper._forget_server(9)
    assert (table.record.status, other.record.status) == ("void", "lobby")
    assert await tables.store.load(table.id) is not None
    await keeper._forget_server(9)
    assert await tables.store.load(table.id) is None
    assert await tables.store.load(other.id) == other.record
