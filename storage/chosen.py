"""People's settings, and the one-time hints that each person has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from storage.database import Connection, Database
from storage.memories import forget_memories_of
from storage.records.servers import NotificationsRecord, PersonRecord
from storage.revised import PEOPLE

CHOSEN = "text_first, coaching, calls, shown, language, show"
"""The database columns of a person's settings."""

_PERSON = f"select {CHOSEN} from person where user = ?"


def settings_from(row: Sequence[Any]) -> PersonRecord:
    """Return a person's settings from a row of the columns `CHOSEN`."""
    text_first, coaching, calls, shown, language, show = row
    return PersonRecord(
        bool(text_first),
        bool(coaching),
        msgspec.json.decode(calls, type=NotificationsRecord),
        bool(shown),
        language,
        bool(show),
    )


class Chosen:
    """The part of the store for people's settings (storage/store.py)."""

    _database: Database

    async def person(self, user: int) -> PersonRecord:
        """Return a person's settings."""
        return _person(await self._database.read(_PERSON, user))

    async def change_person(self, user: int, change: Callable[[PersonRecord], PersonRecord]) -> PersonRecord:
        """Replace a person's settings by what the function `change` returns, and return the new settings.

        If the person no longer wants to be named, delete the deeds that mention the person.
        """

        def work(connection: Connection) -> PersonRecord:
            connection.alone(f"person {user}")
            person = change(_person(connection.rows(_PERSON, user)))
            connection.run(
                f"""insert into person (user, {CHOSEN}) values (?, ?, ?, ?, ?, ?, ?)
                    on conflict (user) do update set text_first = excluded.text_first, coaching = excluded.coaching,
                    calls = excluded.calls, shown = excluded.shown, language = excluded.language,
                    show = excluded.show""",
                user,
                int(person.text_first),
                int(person.coaching),
                msgspec.json.encode(person.calls).decode(),
                int(person.shown),
                person.language,
                int(person.show),
            )
            if not person.shown:
                forget_memories_of(connection, user)
            connection.tell(PEOPLE)
            return person

        return await self._database.transaction(work)

    async def people(self) -> Mapping[int, PersonRecord]:
        """Return the settings of all people who have changed any, by user id."""
        return {
            user: settings_from(row) for user, *row in await self._database.read(f"select user, {CHOSEN} from person")
        }

    async def met(self, user: int) -> frozenset[str]:
        """Return the names of the one-time hints that a person has seen."""
        return frozenset(what for (what,) in await self._database.read("select what from met where user = ?", user))

    async def meet_all(self, user: int, names: Iterable[str]) -> None:
        """Store the names of one-time hints that a person has now seen."""

        def work(connection: Connection) -> None:
            for name in names:
                connection.run("insert into met values (?, ?) on conflict do nothing", user, name)

        await self._database.transaction(work)


def _person(rows: Sequence[Any]) -> PersonRecord:
    return settings_from(rows[0]) if rows else PersonRecord()
