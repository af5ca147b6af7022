"""Servers on which whoever runs the bot lets no table be opened any more, and people who may open none and sit down
nowhere. What is at play is left alone."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Literal

import msgspec

from storage.store import Store

Kind = Literal["servers", "people"]


async def blocked(store: Store, kind: Kind) -> frozenset[int]:
    """Give the servers, or people, that are blocked."""
    return _read(await store.read(_key(kind)))


async def block(store: Store, kind: Kind, change: Callable[[frozenset[int]], Set[int]]) -> frozenset[int]:
    """Change who is blocked, and give all who are now."""

    def changed(kept: str | None) -> str:
        return msgspec.json.encode(sorted(change(_read(kept)))).decode()

    return _read(await store.change_note(_key(kind), changed))


async def toggle(store: Store, kind: Kind, number: int) -> None:
    """Block one, or let it be again."""
    await block(store, kind, lambda before: before ^ {number})


def _key(kind: Kind) -> str:
    return f"blocked_{kind}"


def _read(kept: str | None) -> frozenset[int]:
    return frozenset(msgspec.json.decode(kept, type=list[int])) if kept else frozenset()
