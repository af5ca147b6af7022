"""Servers on which whoever runs the bot lets no table be opened any more. What stands there is left alone."""

from __future__ import annotations

import msgspec

from storage.store import Store

KEY = "blocked_servers"


async def blocked(store: Store) -> frozenset[int]:
    """Give the servers that are blocked."""
    kept = await store.read(KEY)
    return frozenset(msgspec.json.decode(kept, type=list[int])) if kept else frozenset()


async def toggle(store: Store, guild: int) -> bool:
    """Block a server, or let it be again; tell whether it is blocked now."""
    now = await blocked(store) ^ {guild}
    await store.write(KEY, msgspec.json.encode(sorted(now)).decode())
    return guild in now
