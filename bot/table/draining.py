"""Whether people may open no table any more, because the bot is about to be stopped: all its processes at once."""

from __future__ import annotations

import secrets

from storage.store import Store

DRAIN = "drain"
"""What other processes are told when a drain begins or ends, and the key of the note that names the one under way."""

PRESSED = "pressed"
"""What they are told while one is under way, when somebody has pressed something."""


class Draining:
    """A drain has a name, so that a process which was started after it began takes no part in it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._former: str | None = None
        self.on = False
        self.pressed = False
        """Whether somebody has pressed something in another process since this was last looked at."""

    async def start(self) -> None:
        """Take no part in what began before. Raises StoreError."""
        self._former = await self._store.read(DRAIN)

    async def turn(self, on: bool) -> None:
        """Begin a drain or end it. Raises StoreError."""
        await self._store.write(DRAIN, secrets.token_hex(8) if on else "")
        self.on = on

    async def look(self) -> None:
        """See whether another process has begun one, where somebody was just pressing then, or ended it. Raises
        StoreError."""
        on = await self._store.read(DRAIN) not in (None, "", self._former)
        self.pressed = self.pressed or (on and not self.on)
        self.on = on
