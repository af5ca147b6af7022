"""People's settings, cached because they are read often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Set
from typing import Literal

import msgspec
from msgspec.structs import replace

from bot.engine.texts import Say, language
from bot.people.notifications import PLAIN
from storage.records.servers import NotificationsRecord, PersonRecord
from storage.records.tables import TableRecord
from storage.store import Store

UNKNOWN = PersonRecord()
"""The settings of a person who has changed none."""


class People:
    """The only access to people's settings, for all processes that use a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, PersonRecord] = {}
        self._lock = asyncio.Lock()

    def __iter__(self) -> Iterator[tuple[int, NotificationsRecord]]:
        """Yield the people who have changed their notification settings, with these settings."""
        return iter([(user, known.calls) for user, known in self._known.items() if known.calls != PLAIN])

    async def start(self) -> None:
        """Load the settings of all people from the store."""
        async with self._lock:
            self._known = dict(await self._store.people())

    def calls(self, user: int) -> NotificationsRecord:
        """Return a person's notification settings."""
        return self._known.get(user, UNKNOWN).calls

    def shown(self, user: int) -> bool:
        """Return whether a person's name may be shown to people at other tables."""
        return self._known.get(user, UNKNOWN).shown

    def wants_show(self, user: int) -> bool:
        """Return whether a person wants to see great moments."""
        return self._known.get(user, UNKNOWN).show

    def locale(self, user: int, discord: str) -> str:
        """Return a person's locale, such as `es-ES`.

        It is `discord`, the locale of the Discord client, unless the person chose a language.
        """
        chosen = self._known.get(user, UNKNOWN).language
        return chosen if chosen and chosen != language(discord) else discord

    async def choose(self, user: int, change: Callable[[PersonRecord], PersonRecord]) -> PersonRecord:
        """Replace a person's settings by what the function `change` returns, and return the new settings."""
        async with self._lock:
            person = await self._store.change_person(user, change)
            self._known[user] = person
            return person

    async def call(self, user: int, change: Callable[[NotificationsRecord], NotificationsRecord]) -> PersonRecord:
        """Replace a person's notification settings by what the function `change` returns.

        Return all settings of the person.
        """
        return await self.choose(user, lambda person: replace(person, calls=change(person.calls)))

    def forget(self, user: int) -> None:
        """Remove a person, whom the store has erased, from the cache."""
        self._known.pop(user, None)


async def shown_names(store: Store, record: TableRecord, say: Say) -> tuple[str, ...]:
    """Return the players' names for public texts about a game.

    *Somebody* replaces the name of a player who does not want to be named.
    """
    hidden = [
        seat
        for seat, player in enumerate(record.seats)
        if player.user is not None and not (await store.person(player.user)).shown
    ]
    names = [player.name for player in record.seats]
    for number, seat in enumerate(hidden, 1):
        names[seat] = say("somebody") if len(hidden) == 1 else say("somebody-several", number=number)
    return tuple(names)


Kind = Literal["servers", "people"]


async def blocked(store: Store, kind: Kind) -> frozenset[int]:
    """Return the ids of the servers or people that the operator has blocked.

    `kind` says which of the two.
    """
    return _read(await store.read(_key(kind)))


async def block(store: Store, kind: Kind, change: Callable[[frozenset[int]], Set[int]]) -> frozenset[int]:
    """Change the set of blocked servers or people, and return the ids in it.

    `kind` says which of the two. The function `change` returns the new set.
    """

    def changed(kept: str | None) -> str:
        return msgspec.json.encode(sorted(change(_read(kept)))).decode()

    return _read(await store.change_note(_key(kind), changed))


async def toggle(store: Store, kind: Kind, number: int) -> None:
    """Block the server or person with the id `number`. If it is blocked already, unblock it."""
    await block(store, kind, lambda before: before ^ {number})


def _key(kind: Kind) -> str:
    return f"blocked_{kind}"


def _read(kept: str | None) -> frozenset[int]:
    return frozenset(msgspec.json.decode(kept, type=list[int])) if kept else frozenset()
