"""Every table of an earlier version is found, rebuilt from its log, shown, and played on to its end."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.codec import encode
from bot.engine.page import Page
from bot.table.export import export
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.verify import verify
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from bot.ui.pages.log import log_page
from storage.records.tables import MoveRecord
from storage.store import Store
from tests.old.databases import GAMES, taken_out
from tests.table.play import agrees, opened_store, play_on, rebuilt

LOCALES = ("en-US", "es-ES")


@pytest.mark.parametrize(("version", "game"), GAMES)
async def test_a_game_in_its_middle_is_played_on_to_its_end(version: str, game: str, tmp_path: Path) -> None:
    async with opened_store(taken_out(version, tmp_path)) as store:
        tables = Tables(store)
        await tables.recover()
        (table,) = [found for found in tables if found.title.name == game]
        assert table.record.status == "playing"
        assert all(table.record.seats[seat].clock is not None for seat in table.waited_for())
        before = await written(store, table)
        shown(table, await table.log_entries(None))
        await play_on(table, random.Random(f"{version}/{game}"))
        assert table.record.status == "over"
        await agrees(store, table)
        assert (await written(store, table))[: len(before)] == before, "what was written stays as it was"
        await ended(store, table)


@pytest.mark.parametrize(("version", "game"), GAMES)
async def test_an_ended_game_is_shown_and_verified(version: str, game: str, tmp_path: Path) -> None:
    async with opened_store(taken_out(version, tmp_path)) as store:
        rows = await store._read("select id from game_table where game = ? and status = 'over'", game)
        table = await Tables(store).find(rows[0][0])
        assert table is not None
        await ended(store, table)


async def written(store: Store, table: Table) -> list[MoveRecord]:
    """Read the log without the states beside it, which go into the archive at the end."""
    return [replace(row, former=None) for row in await store.moves(table.id)]


async def ended(store: Store, table: Table) -> None:
    """See that an ended game is told, and that its log leads to its end and its shuffle agrees."""
    shown(table, await table.log_entries(None))
    moves = await store.moves(table.id)
    verdict = verify(export(table.record, moves))
    assert verdict.agrees, verdict
    assert await rebuilt(store, table.record, table.title) == encode(table.state)


def shown(table: Table, events: list[LogEntry]) -> None:
    """See that board, hands and log have their words, for everybody and in both languages."""
    assert words(board_page(table, events))
    for locale in LOCALES:
        for viewer in (None, *range(len(table.record.seats))):
            assert len(words(log_page(table, events, viewer, locale))) > 10
            assert viewer is None or words(hand_page(table, viewer, None, events, locale))


def words(page: Page) -> str:
    """All that a page says."""
    return "\n".join((page.title, *page.lines))
