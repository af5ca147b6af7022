"""The connection by which a process locks its PostgreSQL database and hears other processes.

It gets the messages of the other processes. If the connection is lost, the lock and all messages in the meantime are
lost too. So the connection is opened again.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg
import structlog

from storage.store_errors import InUse, StoreError

log = structlog.get_logger()

Link = psycopg.Connection[tuple[Any, ...]]

CHANNEL = "escapade"
"""The name of the PostgreSQL channel in which processes notify each other."""

ASK = 5.0
"""The seconds of silence after which the program checks that the PostgreSQL server still answers."""

BREAK = f"notify {CHANNEL}".encode()
"""The SQL of a notification that interrupts the waiting for messages."""

AGAIN = 0.5
"""The seconds between two attempts to connect."""


class Listening:
    """A thread with the connection on which a process listens. All callbacks run in the event loop."""

    def __init__(self, link: Link, connect: Callable[[], Link]) -> None:
        """Begin to listen on the connection `link`.

        If it is lost, the function `connect` opens a new one. It raises InUse if another process has the database.
        """
        self._link = link
        self._connect = connect
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self.heard: Callable[[str], None] = lambda text: None
        """A function that is called for each message of another process, and with an empty text after a silence."""
        self.lost: Callable[[StoreError], None] = lambda error: None
        """A function that is called if another process has taken the database."""
        self._thread = threading.Thread(target=self._run, name="listening", daemon=True)
        self._thread.start()

    def ends(self) -> None:
        """Stop all callbacks. If another connection then sends `BREAK`, the listening thread ends at once."""
        self._closing = True

    def close(self) -> None:
        """Disconnect from the database."""
        self._closing = True
        self._thread.join()
        self._link.close()

    def _run(self) -> None:
        self._begin()
        while not self._closing:
            try:
                if self._link.closed:
                    raise psycopg.OperationalError("the connection is closed")
                told = [note.payload for note in self._link.notifies(timeout=ASK, stop_after=1)]
                for text in filter(None, told):
                    self._tell(self.heard, text)
                if not told and not self._closing:
                    self._link.execute(b"select 1")
            except psycopg.Error as error:
                log.warning("the connection that holds the database is lost", error=" ".join(str(error).split()))
                self._reopen()

    def _begin(self) -> None:
        try:
            self._link.execute(f"listen {CHANNEL}".encode())
        except psycopg.Error:
            self._link.close()

    def _reopen(self) -> None:
        """Connect again and lock the database again."""
        self._link.close()
        while not self._closing:
            try:
                self._link = self._connect()
            except InUse as error:
                self._tell(self.lost, error)
                self._closing = True
            except (StoreError, psycopg.Error):
                time.sleep(AGAIN)
            else:
                self._begin()
                self._tell(self.heard, "")
                return

    def _tell(self, call: Callable[[Any], None], what: Any) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(lambda: call(what))
