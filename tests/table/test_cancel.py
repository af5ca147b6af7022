"""Whoever asked may go away at any instant: memory and disk never differ, and the table goes on."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.engine.move import Illegal
from bot.installed_games import InstalledGame
from bot.table.refused import Stale
from bot.table.table import Table
from bot.table.tables import Tables
from storage.store import Store
from tests.table.play import HOST, agrees, dealt_table, fugitive, joining, lobby_record, random_move, rebuilt

CANCELLATIONS = 100


async def instant(rng: random.Random) -> None:
    """Let a random, short while go by: the instant of a cancellation is what is tested."""
    if rng.random() < 0.3:
        for _ in range(rng.randrange(6)):
            await asyncio.sleep(0)
    else:
        await asyncio.sleep(rng.random() * 0.002)


async def cancelled(work: Coroutine[Any, Any, Any], rng: random.Random) -> bool:
    """Start `work`, cancel it at a random instant and tell whether that was before its end. It may be refused."""
    task = asyncio.create_task(work)
    await instant(rng)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        return True
    except (Illegal, Stale):
        return False
    return False


async def quiet(table: Table) -> None:
    """Wait for what may still be running at the table: this waits its turn and does nothing."""
    async with table.lock:
        pass


@pytest.mark.parametrize("seed", [1, 2])
async def test_moves_cancelled_at_random_instants(store: Store, tables: Tables, seed: int) -> None:
    rng = random.Random(seed)
    gone = interaction = channel = happened = 0
    while gone < CANCELLATIONS:
        channel += 1
        table = await dealt_table(tables, fugitive(), channel)
        while table.record.status == "playing":
            seat, move = random_move(table, rng)
            interaction += 1
            version = table.record.version
            work = table.submit(seat, move, table.token(seat), interaction)
            if rng.random() < 0.5:
                await work
            elif await cancelled(work, rng):
                gone += 1
                await quiet(table)
                happened += table.record.version > version
            await agrees(store, table)
            assert await store.seen(interaction) == (table.record.version > version)
        assert await rebuilt(store, table.record, fugitive()) == table.record.snapshot
    assert happened > gone / 4, "too few cancellations came after the move had begun"


async def test_two_seats_at_once_and_one_goes_away(store: Store, tables: Tables, secret_choices: InstalledGame) -> None:
    rng = random.Random(3)
    for channel in range(1, 16):
        table = await dealt_table(tables, secret_choices, channel, seats=3)
        while table.record.status == "playing":
            seat, move = random_move(table, rng)
            other, reply = random_move(table, rng)
            stays = asyncio.ensure_future(table.submit(other, reply, table.token(other)))
            await cancelled(table.submit(seat, move, table.token(seat)), rng)
            await asyncio.gather(stays, return_exceptions=True)
            await quiet(table)
            await agrees(store, table)
        assert await rebuilt(store, table.record, secret_choices) == table.record.snapshot


async def test_lobbies_cancelled_at_random_instants(store: Store, tables: Tables) -> None:
    rng = random.Random(4)
    game = fugitive()
    for channel in range(1, 40):
        await cancelled(tables.open(lobby_record(game, channel), channel), rng)
        table = tables.in_channel(channel) or await _opened_late(tables, channel)
        await cancelled(table.alter(joining(game, 2), 1000 + channel), rng)
        await quiet(table)
        await agrees(store, table)
        if table.seat_of(2) is None:
            await table.alter(joining(game, 2))
        await cancelled(table.start(HOST, 2000 + channel), rng)
        await quiet(table)
        await agrees(store, table)
        if table.record.status == "lobby":
            await table.start(HOST)
        await cancelled(table.resign(1, 3000 + channel), rng)
        await cancelled(table.end("ended"), rng)
        await quiet(table)
        await agrees(store, table)
        if table.record.status == "playing":
            await table.end("ended")
        with pytest.raises(Illegal):
            await table.end("ended")
    assert len(tables) == 0
    assert await store.live() == []


async def _opened_late(tables: Tables, channel: int) -> Table:
    """Find the table whose opening was cancelled: it was never begun, or goes on by itself."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    await asyncio.gather(*others, return_exceptions=True)
    return tables.in_channel(channel) or await tables.open(lobby_record(fugitive(), channel))
