"""Draining: people can't open tables any more, because all processes of the bot are about to stop."""

from __future__ import annotations

import secrets

from storage.store import Store

DRAIN = "drain"
"""The notification to other processes that a drain begins or ends. It is also the key under which the name of the drain
is stored.
"""

PRESSED = "pressed"
"""The notification to other processes that a person has pressed something during a drain."""


class Draining:
    """The state of a drain. Each drain has a name, so that a process that starts later ignores it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._former: str | None = None
        self.on = False
        self.pressed = False
        """Whether a person has pressed something in another process since the last check."""

    async def start(self) -> None:
        """Read the stored drain, and ignore it because it began before this process. Raises StoreError."""
        self._former = await self._store.read(DRAIN)

    async def turn(self, on: bool) -> None:
        """Begin a drain or end it, for all processes. Raises StoreError."""
        await self._store.write(DRAIN, secrets.token_hex(8) if on else "")
        self.on = on

    async def look(self) -> None:
        """Check whether another process has begun or ended a drain, and whether people press there.

        Raises StoreError.
        """
        on = await self._store.read(DRAIN) not in (None, "", self._former)
        self.pressed = self.pressed or (on and not self.on)
        self.on = on
