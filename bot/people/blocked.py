"""Servers on which whoever runs the bot lets no table be opened any more, and people who may open none and sit down
nowhere. What is at play is left alone."""

from __future__ import annotations

from collections.abc import Set
from typing import Literal

import msgspec

from storage.store import Store

Kind = Literal["servers", "people"]


async def blocked(store: Store, kind: Kind) -> frozenset[int]:
    """Give the servers, or people, that are blocked."""
    kept = await store.read(f"blocked_{kind}")
    return frozenset(msgspec.json.decode(kept, type=list[int])) if kept else frozenset()


async def block(store: Store, kind: Kind, numbers: Set[int]) -> None:
    """Block these and no others."""
    await store.write(f"blocked_{kind}", msgspec.json.encode(sorted(numbers)).decode())


async def toggle(store: Store, kind: Kind, number: int) -> None:
    """Block one, or let it be again."""
    await block(store, kind, await blocked(store, kind) ^ {number})
