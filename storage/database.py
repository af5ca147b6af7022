"""The interface between a store and its database.

A transaction is a plain function of a connection. It runs in a thread that has the connection to itself. It happens
completely or not at all, and is durable once it has answered.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sized
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

from storage.store_errors import StoreError

T = TypeVar("T")


class Connection(Protocol):
    """A database inside a transaction.

    Statements use the SQL that SQLite and PostgreSQL both understand, with `?` for each value.
    """

    def rows(self, sql: str, *values: object) -> list[Any]:
        """Read rows, or write with `returning`."""
        ...

    def run(self, sql: str, *values: object) -> int:
        """Write, and return the number of changed rows."""
        ...

    def alone(self, what: str) -> None:
        """Lock the given name for this transaction: for decisions that no row or index guards."""
        ...

    def tell(self, text: str) -> None:
        """Notify the other processes at this database, if any, once the transaction is durable."""
        ...

    def last_table(self) -> int:
        """Return the highest number that any game table ever had."""
        ...

    def next_table(self) -> int:
        """Return a number for a new game table. It is never used again."""
        ...

    def number_after(self, last: int) -> None:
        """Reserve the numbers up to `last`: new game tables get higher ones."""
        ...


Work = Callable[[Connection], T]
"""The work of a transaction or read. It may run again from its start after a conflict with another transaction."""


class Database(Protocol):
    """Where a store keeps its tables. A failed operation raises StoreError; then nothing has changed."""

    shared: bool
    """Whether other processes may use it."""

    def listen(self, heard: Callable[[str], None], lost: Callable[[StoreError], None]) -> None:
        """Call `heard` for each message of other processes, and `lost` if another process has the database.

        After a silence, `heard` is called with an empty text.
        """
        ...

    async def transaction(self, work: Work[T]) -> T:
        """Do `work` as one transaction. It finishes even if the caller is cancelled."""
        ...

    async def write(self, sql: str, *values: object) -> None:
        """Execute one statement, as a transaction."""
        ...

    async def reading(self, work: Work[T]) -> T:
        """Do `work` that only reads, all of it in one state of the database."""
        ...

    async def read(self, sql: str, *values: object) -> list[Any]:
        """Return the rows of one statement."""
        ...

    async def close(self) -> None:
        """Finish the running transactions and disconnect."""
        ...

    async def tell(self, texts: Iterable[str]) -> None:
        """Notify the other processes at this database, if any."""
        ...


@dataclass(frozen=True)
class Server:
    """A database on a PostgreSQL server, by its address. A password in it is hidden when it is shown."""

    address: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):")
"""The scheme of an address. A single letter is a drive of Windows."""

DRIVE = re.compile(r"^[A-Za-z]:(?=[\\/])")

LIKE_A_SERVER = re.compile(r":.*@|\bpassword\s*=|^postgres(?:ql)?//")
"""Matches addresses with a password, which no file path looks like."""

ENCODED = "the address cannot be read. Write / ? # @ and % of a password as %2F %3F %23 %40 and %25."

FILE_OR_SERVER = (
    "A file is a path such as data/escapade.db, a PostgreSQL server postgresql://NAME:PASSWORD@HOST/DATABASE."
)


def place(text: str) -> Path | Server:
    """Return the location of a database: the address of a PostgreSQL server, or a file.

    Raises ValueError with a message that does not contain the password.
    """
    scheme = SCHEME.match(text)
    if scheme is None:
        if LIKE_A_SERVER.search(DRIVE.sub("", text)):
            raise ValueError(f"this looks like the address of a server. {FILE_OR_SERVER}")
        return _file(text)
    kind, rest = scheme[1].lower(), text[scheme.end() :]
    if kind in ("postgresql", "postgres") and rest.startswith("//"):
        _see_password(rest)
        return Server(f"{kind}:{rest}")
    raise ValueError(f"{scheme[0]} begins no address that is known. {FILE_OR_SERVER}")


def _see_password(rest: str) -> None:
    """Raise ValueError for a password that cuts an address short: the rest of it would be shown."""
    try:
        parts = urlsplit(f"postgresql:{rest}")
    except ValueError:  # its own sentence repeats the address
        raise ValueError(ENCODED) from None
    if "@" in parts.path + parts.query + parts.fragment:
        raise ValueError(ENCODED)


def _file(text: str) -> Path:
    """Return the path of a file. Raises ValueError for a folder."""
    try:
        path = Path(text).expanduser()
    except RuntimeError:
        raise ValueError(f"{text} names a home that is not known here. Give the whole path.") from None
    if os.path.isdir(path) or text.endswith(("/", os.sep)):
        raise ValueError(f"{text} is a folder. Give a file in it, such as {path / 'escapade.db'}.")
    return path


def marks(values: Sized) -> str:
    """Return placeholders for some values, as `in (...)` needs them.

    Without values, use one that no column has.
    """
    return ", ".join("?" * len(values)) or "null"
