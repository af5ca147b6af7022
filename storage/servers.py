"""What is set up on servers, in the words of SQLite."""

from __future__ import annotations

import msgspec

from storage.database import Database
from storage.store import ServerRecord


class Servers:
    """The part of the store that knows servers, see storage/store.py."""

    _database: Database

    async def server(self, guild: int) -> ServerRecord:
        """Read what is set up on a server."""
        async with self._database.reading():
            rows = await self._database.rows("select setup from server where guild = ?", guild)
        return msgspec.json.decode(rows[0][0], type=ServerRecord) if rows else ServerRecord()
