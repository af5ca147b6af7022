"""Parsed message catalogues.

Parsing takes most of the bot's start, so the result is kept next to Python's compiled files.

Each entry is packed until it is used: unpacked, the entries of all games take 20 MiB in every process.
"""

from __future__ import annotations

import gc
import hashlib
import os
import pickle
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

PARSER = version("fluent.syntax")

Entries = dict[str, bytes]
"""Packed entries by their names."""


class Catalogue(NamedTuple):
    """The entries of a file."""

    messages: Entries
    terms: Entries
    keys: set[str]
    """The keys that can be said: the names of messages, and their attributes after a dot."""


class Unpacked(dict[str, Any]):
    """Entries that are unpacked each time they are read."""

    def __getitem__(self, name: str) -> Message | Term:
        """Return an entry. Raises KeyError."""
        return pickle.loads(super().__getitem__(name))  # type: ignore[no-any-return]


def catalogue(path: Path) -> Catalogue:
    """Parse the catalogue at `path`, or read its kept copy, which is trusted like Python's compiled files."""
    source = path.read_bytes()
    print_ = hashlib.sha256(source + PARSER.encode()).digest()
    kept = Path(cache_from_source(str(path))).with_suffix(".pickle")
    with uncollected():
        try:
            of, found = pickle.loads(kept.read_bytes())
        except Exception:  # There is no readable copy.
            of = None
        if of == print_ and isinstance(found, Catalogue):
            return found
        found = parsed(source.decode())
        if not sys.dont_write_bytecode:
            _keep(kept, pickle.dumps((print_, found), pickle.HIGHEST_PROTOCOL))
    return found


def parsed(source: str) -> Catalogue:
    """Parse a catalogue. If several entries have the same name, the first counts, as in Fluent."""
    found = Catalogue({}, {}, set())
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, Message | Term):
            entries = found.messages if isinstance(entry, Message) else found.terms
            entries.setdefault(entry.id.name, pickle.dumps(entry, pickle.HIGHEST_PROTOCOL))
        if isinstance(entry, Message):
            found.keys.update(_keys(entry))
    return found


def _keys(entry: Message) -> Iterator[str]:
    if entry.value is not None:
        yield entry.id.name
    yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


def _keep(path: Path, content: bytes) -> None:
    """Write a file in one step. If that is not possible, do without it."""
    written = path.with_name(f"{path.name}.{os.getpid()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        written.write_bytes(content)
        written.replace(path)


@contextmanager
def uncollected() -> Iterator[None]:
    """Suspend garbage collection while many lasting objects are made. That halves the start."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
