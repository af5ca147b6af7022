"""How people want to be called, kept at hand for all that asks often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from bot.people.notifications import PLAIN
from storage.records.servers import NotificationsRecord, PersonRecord
from storage.store import Store


class People:
    """The one way to what persons have chosen, for all processes at a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._calls: dict[int, NotificationsRecord] = {}
        self._lock = asyncio.Lock()

    def __iter__(self) -> Iterator[tuple[int, NotificationsRecord]]:
        """Give those who have chosen how they are called."""
        return iter(tuple(self._calls.items()))

    async def start(self) -> None:
        """Read what was chosen before, or by another process."""
        async with self._lock:
            self._calls = dict(await self._store.callers())

    def calls(self, user: int) -> NotificationsRecord:
        """Tell how a person wants to be called."""
        return self._calls.get(user, PLAIN)

    async def choose(self, user: int, change: Callable[[PersonRecord], PersonRecord]) -> PersonRecord:
        """Change what a person has chosen, and give it."""
        async with self._lock:
            person = await self._store.change_person(user, change)
            if person.calls == PLAIN:
                self._calls.pop(user, None)
            else:
                self._calls[user] = person.calls
            return person

    async def call(self, user: int, change: Callable[[NotificationsRecord], NotificationsRecord]) -> PersonRecord:
        """Change how a person wants to be called, and give all that was chosen."""
        return await self.choose(user, lambda person: replace(person, calls=change(person.calls)))

    def forget(self, user: int) -> None:
        """Know nothing of a person any more, whom the store has erased."""
        self._calls.pop(user, None)
