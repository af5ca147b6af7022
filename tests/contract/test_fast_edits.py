"""Private messages are edited at the same time: none waits for another, for a press, or for what is slow in the
channel."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.engine.page import Line, Page
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reconcile.round import AT_ONCE
from bot.ui.reconcile.slots import MessageSlot, slot_of
from storage.records.tables import PostedMessage
from tests.contract.paintings import Memory
from tests.contract.test_paintings import client, opened
from tests.table.play import Time, opened_store, play_on


class Slow(Memory):
    """A Discord that loses nothing, and holds up what it is told to."""

    def __init__(self) -> None:
        super().__init__(random.Random(1))
        self.holds: Callable[[PostedMessage], bool] = lambda posted: False
        self.held: list[MessageSlot] = []
        self.free = asyncio.Event()
        self.edited: list[MessageSlot] = []

    async def edit(self, posted: PostedMessage, page: Page | Line) -> PostedMessage:
        await self._hold(posted)
        self.edited.append(slot_of(posted))
        return await super().edit(posted, page)

    async def delete(self, posted: PostedMessage) -> None:
        await self._hold(posted)
        await super().delete(posted)

    async def _hold(self, posted: PostedMessage) -> None:
        if self.holds(posted):
            self.held.append(slot_of(posted))
            await self.free.wait()

    def _fails(self) -> bool:
        return False


class Made:
    """A painted table of eight, all of whom can be written to."""

    def __init__(self, reconciler: Reconciler, discord: Slow, table: Table) -> None:
        self.reconciler = reconciler
        self.discord = discord
        self.table = table

    async def move(self) -> None:
        """Let the game go on, with nothing painted yet."""
        self.discord.edited.clear()
        await play_on(self.table, random.Random(2), 3)

    async def until(self, seen: Callable[[], bool]) -> None:
        """Let the loop turn until something is `seen`, a bounded number of times."""
        for _ in range(2000):
            if seen():
                return
            await asyncio.sleep(0)
            await self.reconciler.store._database.read("select 1")
        raise AssertionError((self.discord.held, self.discord.edited))

    def hands(self) -> list[int]:
        return [slot.seat for slot in self.discord.edited if slot.kind == "hand"]


@asynccontextmanager
async def made(folder: Path, count: int) -> AsyncIterator[Made]:
    now = Time()
    async with opened_store(folder / "escapade.db") as store:
        tables, discord = Tables(store, now), Slow()
        reconciler = Reconciler(client(tables, store, now), discord)
        table = await opened(tables, "alien1979", count=count)
        await table.start(1)
        await reconciler.reconcile(table)
        discord.holds = lambda posted: False
        now.now += 3600
        try:
            yield Made(reconciler, discord, table)
        finally:
            discord.free.set()
            await reconciler.flush()
            reconciler.close()


@pytest.mark.parametrize("kind", ["board", "ping"])
async def test_hands_do_not_wait_for_the_channel(tmp_path: Path, kind: str) -> None:
    async with made(tmp_path, 8) as it:
        it.discord.holds = lambda posted: posted.kind == kind
        await it.move()
        work = asyncio.create_task(it.reconciler.reconcile(it.table))
        await it.until(lambda: it.discord.held != [] and sorted(it.hands()) == [*range(8)])
        it.discord.free.set()
        await work


async def test_those_who_are_asked_come_first_and_no_more_than_some_at_once(tmp_path: Path) -> None:
    async with made(tmp_path, 8) as it:
        it.discord.holds = lambda posted: posted.kind == "hand"
        await it.move()
        asked = it.table.waited_for()
        assert asked
        assert asked != (*range(len(asked)),), "else the order says nothing"
        work = asyncio.create_task(it.reconciler.reconcile(it.table))
        await it.until(lambda: len(it.discord.held) == AT_ONCE)
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(it.discord.held) == AT_ONCE
        assert {*asked} <= {slot.seat for slot in it.discord.held}
        it.discord.free.set()
        await work
        assert sorted(it.hands()) == [*range(8)]


async def test_a_hand_that_hangs_keeps_no_other_back(tmp_path: Path) -> None:
    async with made(tmp_path, 8) as it:
        it.discord.holds = lambda posted: posted.kind == "hand" and posted.seat == 0
        await it.move()
        work = asyncio.create_task(it.reconciler.reconcile(it.table))
        await it.until(lambda: sorted(it.hands()) == [*range(1, 8)])
        it.discord.free.set()
        await work


async def test_nobody_waits_for_the_place_of_a_press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the press may not have shown is painted when it is done."""
    monkeypatch.setattr("bot.ui.reconcile.round.HASTE", 0)
    async with made(tmp_path, 8) as it:
        await it.move()
        at = MessageSlot("hand", 3)
        state = it.reconciler._work(it.table)
        async with state.alone(at, 1):
            assert await it.reconciler.reconcile(it.table)
            assert sorted(it.hands()) == [seat for seat in range(8) if seat != 3]
            assert it.table.id in await it.reconciler.store.unpainted()
        await it.reconciler.reconcile(it.table)
        assert 3 in it.hands()
        assert it.table.id not in await it.reconciler.store.unpainted()
