"""The interface between a store and its database.

A transaction is a plain function of a connection. It runs in a thread, with the connection to itself. It succeeds as a
whole or changes nothing. Once it has returned, its changes are durable.
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

    Statements use SQL that both SQLite and PostgreSQL understand, with `?` for each value.
    """

    def rows(self, sql: str, *values: object) -> list[Any]:
        """Return the rows of a query. It may also be a write with `returning`."""
        ...

    def run(self, sql: str, *values: object) -> int:
        """Execute a write; return the number of changed rows."""
        ...

    def alone(self, what: str) -> None:
        """Lock the name `what` until the transaction ends.

        Transactions use it for decisions that no row or index protects.
        """
        ...

    def tell(self, text: str) -> None:
        """Send `text` to the other processes that use this database, once the transaction is durable."""
        ...

    def last_table(self) -> int:
        """Return the highest number that any game table has had so far."""
        ...

    def next_table(self) -> int:
        """Return an unused number for a new game table. No later call returns the same number."""
        ...

    def number_after(self, last: int) -> None:
        """Reserve the numbers up to `last`, so that new game tables get higher ones."""
        ...


Work = Callable[[Connection], T]
"""The function that does the work of a transaction or a read. After a conflict with another transaction, it may run
again from its start.
"""


class Database(Protocol):
    """A database that a store uses. A failed operation raises StoreError; then nothing has changed."""

    shared: bool
    """Whether other processes may use the database at the same time."""

    def listen(self, heard: Callable[[str], None], lost: Callable[[StoreError], None]) -> None:
        """Listen to other processes that use this database.

        Call the function `heard` for each message of another process, and with an empty text after a silence. Call the
        function `lost` if another process takes the database.
        """
        ...

    async def transaction(self, work: Work[T]) -> T:
        """Run the function `work` as one transaction and return its result.

        The transaction finishes even if the caller is cancelled.
        """
        ...

    async def write(self, sql: str, *values: object) -> None:
        """Execute one statement as a transaction."""
        ...

    async def reading(self, work: Work[T]) -> T:
        """Run the function `work`, which only reads, and return its result.

        All reads see the same state of the database.
        """
        ...

    async def read(self, sql: str, *values: object) -> list[Any]:
        """Return the rows of one query."""
        ...

    async def close(self) -> None:
        """Finish the running transactions and disconnect."""
        ...

    async def tell(self, texts: Iterable[str]) -> None:
        """Send each of `texts` as a message to the other processes that use this database."""
        ...


@dataclass(frozen=True)
class Server:
    """The address of a PostgreSQL database. Its `repr` does not show a password in it."""

    address: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):")
"""A pattern for the scheme of an address. A single letter is not a scheme but a drive of Windows."""

DRIVE = re.compile(r"^[A-Za-z]:(?=[\\/])")

LIKE_A_SERVER = re.compile(r":.*@|\bpassword\s*=|^postgres(?:ql)?//")
"""A pattern for addresses that contain a password. No file path resembles them."""

ENCODED = "the address cannot be read. Write / ? # @ and % of a password as %2F %3F %23 %40 and %25."

FILE_OR_SERVER = (
    "A file is a path such as data/escapade.db, a PostgreSQL server postgresql://NAME:PASSWORD@HOST/DATABASE."
)


def parse_location(text: str) -> Path | Server:
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
        _check_password(rest)
        return Server(f"{kind}:{rest}")
    raise ValueError(f"{scheme[0]} begins no address that is known. {FILE_OR_SERVER}")


def _check_password(rest: str) -> None:
    """Raise ValueError if a password in an address has characters that would split the address.

    An error message about the rest of the address would then reveal a part of the password.
    """
    try:
        parts = urlsplit(f"postgresql:{rest}")
    except ValueError:  # its own sentence repeats the address
        raise ValueError(ENCODED) from None
    if "@" in parts.path + parts.query + parts.fragment:
        raise ValueError(ENCODED)


def _file(text: str) -> Path:
    """Return the path of a database file. Raises ValueError for a folder."""
    try:
        path = Path(text).expanduser()
    except RuntimeError:
        raise ValueError(f"{text} names a home that is not known here. Give the whole path.") from None
    if os.path.isdir(path) or text.endswith(("/", os.sep)):
        raise ValueError(f"{text} is a folder. Give a file in it, such as {path / 'escapade.db'}.")
    return path


def marks(values: Sized) -> str:
    """Return as many SQL placeholders as there are `values`, for use in `in (...)`.

    Without values, return `null`, which equals no column.
    """
    return ", ".join("?" * len(values)) or "null"
