"""What people have chosen for themselves, kept at hand for all that asks often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from bot.engine.texts import language
from bot.people.notifications import PLAIN
from storage.records.servers import NotificationsRecord, PersonRecord
from storage.store import Store

UNKNOWN = PersonRecord()
"""What somebody has who has chosen nothing."""


class People:
    """The one way to what persons have chosen, for all processes at a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, PersonRecord] = {}
        self._lock = asyncio.Lock()

    def __iter__(self) -> Iterator[tuple[int, NotificationsRecord]]:
        """Yield those who have chosen how they are called."""
        return iter([(user, known.calls) for user, known in self._known.items() if known.calls != PLAIN])

    async def start(self) -> None:
        """Read what was chosen before, or by another process."""
        async with self._lock:
            self._known = dict(await self._store.people())

    def calls(self, user: int) -> NotificationsRecord:
        """Return how a person wants to be called."""
        return self._known.get(user, UNKNOWN).calls

    def locale(self, user: int, discord: str) -> str:
        """Return the locale in which a person reads whose Discord has the locale `discord`: that one, unless the
        person has chosen another language."""
        chosen = self._known.get(user, UNKNOWN).language
        return chosen if chosen and chosen != language(discord) else discord

    async def choose(self, user: int, change: Callable[[PersonRecord], PersonRecord]) -> PersonRecord:
        """Change what a person has chosen, and give it."""
        async with self._lock:
            person = await self._store.change_person(user, change)
            self._known[user] = person
            return person

    async def call(self, user: int, change: Callable[[NotificationsRecord], NotificationsRecord]) -> PersonRecord:
        """Change how a person wants to be called, and give all that was chosen."""
        return await self.choose(user, lambda person: replace(person, calls=change(person.calls)))

    def forget(self, user: int) -> None:
        """Know nothing of a person any more, whom the store has erased."""
        self._known.pop(user, None)
