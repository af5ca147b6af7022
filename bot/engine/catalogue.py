"""Parsed message catalogues (Fluent files).

Parsing would take most of the bot's start-up time. So the parsed catalogue is cached next to Python's compiled files.

Each message is kept pickled until it is used. Unpickled, the messages of all games would take 20 MiB in every process.
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
"""Pickled entries by name."""


class Catalogue(NamedTuple):
    """The messages and terms of one Fluent file."""

    messages: Entries
    terms: Entries
    keys: set[str]
    """The keys of all texts: names of messages, and `NAME.ATTRIBUTE` for their attributes."""


class Unpacked(dict[str, Any]):
    """A dictionary of pickled entries that unpickles an entry each time it is read."""

    def __getitem__(self, name: str) -> Message | Term:
        """Return the unpickled message or term called `name`. Raises KeyError."""
        return pickle.loads(super().__getitem__(name))  # type: ignore[no-any-return]


def catalogue(path: Path) -> Catalogue:
    """Return the catalogue at `path`, from its cached copy if that is current. Otherwise, parse the file.

    The cached copy is trusted, as Python's compiled files are.
    """
    source = path.read_bytes()
    print_ = hashlib.sha256(source + PARSER.encode()).digest()
    kept = Path(cache_from_source(str(path))).with_suffix(".pickle")
    with garbage_collection_paused():
        try:
            of, found = pickle.loads(kept.read_bytes())
        except Exception:  # There is no readable copy.
            of = None
        if of == print_ and isinstance(found, Catalogue):
            return found
        found = parsed(source.decode())
        if not sys.dont_write_bytecode:
            _write_cache(kept, pickle.dumps((print_, found), pickle.HIGHEST_PROTOCOL))
    return found


def parsed(source: str) -> Catalogue:
    """Return the catalogue that the text `source` contains.

    If several entries have the same name, the first counts, as in Fluent.
    """
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


def _write_cache(path: Path, content: bytes) -> None:
    """Write a cache file atomically. Ignore a failure."""
    written = path.with_name(f"{path.name}.{os.getpid()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        written.write_bytes(content)
        written.replace(path)


@contextmanager
def garbage_collection_paused() -> Iterator[None]:
    """Suspend garbage collection while many long-lived objects are created. That halves the start-up time."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
