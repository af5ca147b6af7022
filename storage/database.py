"""What a store asks of a database. A transaction is a plain function of a connection: it runs in a thread that has the
connection for itself, whole or not at all, and is durable when it has answered."""

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
    """A database as a transaction sees it. Statements are in the SQL that SQLite and PostgreSQL both understand, with
    `?` for each value."""

    def rows(self, sql: str, *values: object) -> list[Any]:
        """Read, or write with `returning`."""
        ...

    def run(self, sql: str, *values: object) -> int:
        """Write and give how many rows it changed."""
        ...

    def alone(self, what: str) -> None:
        """Until its end no other transaction does what goes by this name: for what no row or index decides."""
        ...

    def tell(self, text: str) -> None:
        """Tell the other processes at this database, if there may be any, once all is durable."""
        ...

    def last_table(self) -> int:
        """Return the highest number that a table of games was ever given."""
        ...

    def next_table(self) -> int:
        """Take a number for a new table of games, which no other table gets."""
        ...

    def number_after(self, last: int) -> None:
        """Give new tables of games no number up to `last`."""
        ...


Work = Callable[[Connection], T]
"""What is done in a transaction, or read. It may be done again from its beginning when another one was in its way."""


class Database(Protocol):
    """Where a store keeps its tables. What the database cannot do is a StoreError; then nothing has changed."""

    shared: bool
    """Whether other processes may be at it."""

    def listen(self, heard: Callable[[str], None], lost: Callable[[StoreError], None]) -> None:
        """Let `heard` hear what other processes tell, with an empty text after a time in which nothing was heard, and
        `lost` that another has the database."""
        ...

    async def transaction(self, work: Work[T]) -> T:
        """Do `work` as one transaction that finishes even when whoever asked is cancelled."""
        ...

    async def write(self, sql: str, *values: object) -> None:
        """Execute one statement, as a transaction."""
        ...

    async def reading(self, work: Work[T]) -> T:
        """Do `work` that only reads, all of it at one state of the database."""
        ...

    async def read(self, sql: str, *values: object) -> list[Any]:
        """Read by one statement."""
        ...

    async def close(self) -> None:
        """Finish the running transactions and let go."""
        ...

    async def tell(self, texts: Iterable[str]) -> None:
        """Tell the other processes at this database, if there may be any."""
        ...


@dataclass(frozen=True)
class Server:
    """A database of a PostgreSQL server, by its address, which may hold a password and is shown without."""

    address: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):")
"""What an address begins with. A single letter is a drive of Windows."""

DRIVE = re.compile(r"^[A-Za-z]:(?=[\\/])")

LIKE_A_SERVER = re.compile(r":.*@|\bpassword\s*=|^postgres(?:ql)?//")
"""What no path of a file has, but an address with a password does."""

ENCODED = "the address cannot be read. Write / ? # @ and % of a password as %2F %3F %23 %40 and %25."

FILE_OR_SERVER = (
    "A file is a path such as data/escapade.db, a PostgreSQL server postgresql://NAME:PASSWORD@HOST/DATABASE."
)


def place(text: str) -> Path | Server:
    """Return where a database is: the address of a PostgreSQL server, or a file. Raises ValueError with a sentence that
    repeats no password."""
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
    """Raise ValueError for a password that cuts an address short: what is left of it would be shown."""
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
    """Return the marks for some values, as `in (...)` wants them; for none what is in no column."""
    return ", ".join("?" * len(values)) or "null"
