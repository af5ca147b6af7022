"""The states of a game are kept as they were, by whatever rules it was played."""

import random
from pathlib import Path

import pytest

from bot.archive import states as archive
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.log_replay import LogReplay
from bot.installed_games import installed_game, names
from bot.table.table import Table
from bot.table.tables import Tables
from storage.store import Store
from tests.contract.playouts import sure
from tests.old.databases import VERSIONS, taken_out
from tests.table.play import dealt_table, fugitive, opened_store, play_on
from tests.table.test_recovery import spoil

MOST = 34 * 1024
"""Bytes that the states of an ended game may take."""


async def again(store: Store, table: Table) -> list[bytes]:
    """Make all moves of a table again by today's rules and give the states."""
    replay = LogReplay(table.game, len(table.record.seats), table.record.options)
    rows = await store.moves(table.id)
    return [encode(replay.row(row.version, row.seat, row.move, Chance.scripted(row.chance)).state) for row in rows]


async def kept(store: Store, table: Table) -> list[bytes]:
    return [encode(state) for state in await archive.states_of(store, table.game, table.record)]


@pytest.mark.parametrize("game", names())
async def test_every_state_is_there_while_a_game_runs_and_when_it_has_ended(
    store: Store, tables: Tables, game: str
) -> None:
    table = await dealt_table(tables, installed_game(game), seats=installed_game(game).game.seats[0])
    await play_on(table, random.Random(game), sure(game, 12))
    assert await store.archived(table.id) is None
    assert await kept(store, table) == await again(store, table)
    await play_on(table, random.Random(game))
    packed = await store.archived(table.id)
    assert packed is not None
    assert len(packed) < MOST
    assert await kept(store, table) == await again(store, table)
    assert [row.former for row in await store.moves(table.id)] == [None] * len(await store.moves(table.id))


async def test_states_of_other_rules_are_kept_and_never_played_again(store: Store, tables: Tables, path: Path) -> None:
    table = await dealt_table(tables, fugitive())
    await play_on(table, random.Random(1), 6)
    before = await kept(store, table)
    spoil(path, "update move set rules = 0, move = 'hide 41 -' where table_id = ? and version < 5", table.id)
    assert await kept(store, table) == before


@pytest.mark.parametrize("version", VERSIONS)
async def test_games_of_an_earlier_release_have_all_their_states(version: str, tmp_path: Path) -> None:
    async with opened_store(taken_out(version, tmp_path)) as store:
        tables = Tables(store)
        await tables.recover()
        for table in tables:
            await play_on(table, random.Random(table.id), 5)
            states = await archive.states_of(store, table.game, table.record)
            assert encode(states[-1]) == encode(table.state)
            assert None not in states


async def test_a_row_says_by_what_it_was_written(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    await play_on(table, random.Random(3), 4)
    for row in await store.moves(table.id):
        assert (row.schema, row.rules, row.made) == (table.game.schema, table.game.rules_version, tables.now())
        assert row.bounds is not None
        assert len(row.bounds) == len(row.chance)
        assert all(0 <= drawn < bound for drawn, bound in zip(row.chance, row.bounds, strict=True))
        assert len(row.link) == 32
