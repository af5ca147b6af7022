"""Messages between the processes that share a database.

A message says that a table has changed, or passes on work to the process that is responsible for a table.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import structlog

from bot.table.draining import DRAIN, PRESSED
from bot.tasks import finished
from bot.ui.client import Client
from bot.ui.reconcile.reconciler import Reconciler
from storage.revised import PEOPLE
from storage.store_errors import StoreError

log = structlog.get_logger()

COMPARE = 15.0
"""Seconds between two comparisons of all tables with the database.

The comparisons are needed because messages of other processes can be lost.
"""


class Cluster:
    """Receives the messages of the other processes. A process that runs alone receives no messages."""

    def __init__(self, client: Client, reconciler: Reconciler) -> None:
        self._client = client
        self._reconciler = reconciler
        self._written: dict[int, int] = {}
        self._all = True
        self._compared = -COMPARE
        self._wake = asyncio.Event()
        self._running: set[asyncio.Task[Any]] = set()
        client.store.listen(self.hear, self._lost)
        if client.store.shared:
            client.tables.tell = self.tell

    def tell(self, text: str) -> None:
        """Send a message with `text` to all other processes in the background."""
        self._begin(self._client.store.tell([text]))

    def hear(self, text: str) -> None:
        """Process the message `text`, which another process has sent."""
        what, *words = text.split() or [""]
        if what == "table":
            number, revision = map(int, words)
            self._written[number] = max(revision, self._written.get(number, 0)) if revision else 0
            self._wake.set()
        elif what == PEOPLE:
            self._begin(self._client.people.start())
        elif what == "leases":
            self._begin(self._client.tables.leases.tend())
        elif what == DRAIN:
            self._begin(self._client.tables.draining.look())
        elif what == PRESSED:
            self._client.tables.draining.pressed = True
        elif what == "":
            self._all = True
            self._wake.set()
        else:
            self._begin(self._do_work(what, words))

    async def run(self) -> None:
        """Load the tables that other processes have changed. This runs until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(self._compared + COMPARE):
                    await self._wake.wait()
            self._wake.clear()
            self._all = self._all or loop.time() >= self._compared + COMPARE
            await self.catch_up()

    async def catch_up(self) -> None:
        """Load the tables that other processes have changed.

        If messages of those processes may have been lost, compare all tables with the database.
        """
        tables = self._client.tables
        written, self._written = self._written, {}
        everything, self._all = self._all, False
        try:
            if everything:
                self._compared = asyncio.get_running_loop().time()
                await tables.compare()
                await self._client.people.start()
                await tables.draining.look()
            for number, revision in written.items():
                await tables.look(number, revision)
        except StoreError as error:
            log.warning("not known what others have written", error=str(error))
            self._all = True
        except Exception:
            log.exception("not known what others have written")

    async def flush(self) -> bool:
        """Wait until every received message is processed. Return whether there was a message to process."""
        busy = bool(self._written)
        await self.catch_up()
        return await finished(self._running) or busy

    async def _do_work(self, what: str, words: list[str]) -> None:
        """Do work that another process has passed on to this one, which is responsible for the table.

        `what` names the work. The first of `words` is the number of the table.
        """
        table = await self._client.tables.find(int(words[0]))
        if table is None or not self._client.tables.mine(table):
            return
        match what:
            case "paint":
                self._reconciler.wake(table)
            case "sign":
                self._reconciler.sign(table)
            case "anew":
                await self._reconciler.reconcile(table, anew=True)
            case "seek":
                self._reconciler.seek(table, int(words[1]))
            case "skip":
                table.skips = True
                self._reconciler.wake(table)

    def _lost(self, error: StoreError) -> None:
        log.error("another copy of the bot has the database: stopping", error=str(error))
        self._client.stop()

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(self._tried(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _tried(self, work: Any) -> None:
        try:
            await work
        except StoreError as error:
            log.warning("not told", error=str(error))
        except Exception:
            log.exception("what another process asked for was not done")
