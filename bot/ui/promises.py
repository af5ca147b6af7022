"""Hands that a press is about to repaint itself: the painter leaves them alone until it is known what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.page import Page
from bot.table import Table
from bot.ui import render

if TYPE_CHECKING:
    from storage.store import Store


class Promises:
    """What presses have promised to show. Only what has been shown is written down, so a crash costs one edit more."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: dict[tuple[int, Seat], tuple[int, str]] = {}
        self._behind: dict[int, int] = {}

    def make(self, table: Table, seat: Seat, message: int, page: Page) -> None:
        """Promise to show `page` in the hand of `seat`, which is `message`."""
        self._open[table.id, seat] = message, render.digest(page)

    def holds(self, table: Table, seat: Seat, message: int, digest: str) -> bool:
        """Tell whether a press is about to show just this in `message`."""
        return self._open.get((table.id, seat)) == (message, digest)

    def wait(self, table: Table, version: int) -> None:
        """Remember that `version` is painted but for what was promised."""
        self._behind[table.id] = version

    async def kept(self, table: Table, user: int) -> None:
        """Write down what a press of `user` has shown."""
        seat = table.seat_of(user)
        promised = self._open.pop((table.id, seat), None) if seat is not None else None
        if promised is None:
            return
        for panel in await self._store.panels(table.id):
            if (panel.kind, panel.seat, panel.message) == ("hand", seat, promised[0]):
                await self._store.panel(table.id, replace(panel, digest=promised[1]))
        if (version := self._behind.pop(table.id, None)) is not None:
            await self._store.painted(table.id, version)

    def broken(self, table: Table, user: int) -> bool:
        """Forget what a press of `user` promised and did not do; tell whether there was anything."""
        seat = table.seat_of(user)
        self._behind.pop(table.id, None)
        return seat is not None and self._open.pop((table.id, seat), None) is not None
