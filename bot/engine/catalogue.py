"""Catalogues as they are parsed: most of what a start takes, so that it is kept beside Python's compiled files."""

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

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

PARSER = version("fluent.syntax")


def catalogue(path: Path) -> Resource:
    """Parse the catalogue at `path`, or read what is kept of it, which is trusted as Python's compiled files are."""
    source = path.read_bytes()
    print_ = hashlib.sha256(source + PARSER.encode()).digest()
    kept = Path(cache_from_source(str(path))).with_suffix(".pickle")
    with uncollected():
        try:
            found, parsed = pickle.loads(kept.read_bytes())
        except Exception:  # none, or none that can be read
            found = None
        if found == print_ and isinstance(parsed, Resource):
            return parsed
        parsed = FluentParser(with_spans=False).parse(source.decode())
        if not sys.dont_write_bytecode:
            _keep(kept, pickle.dumps((print_, parsed), pickle.HIGHEST_PROTOCOL))
    return parsed


def keys(resource: Resource) -> Iterator[str]:
    """List what can be said by a catalogue: its messages, and their attributes behind a dot."""
    for entry in resource.body:
        if isinstance(entry, Message):
            if entry.value is not None:
                yield entry.id.name
            yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


def _keep(path: Path, content: bytes) -> None:
    """Write a file in one step; where that cannot be done, do without."""
    written = path.with_name(f"{path.name}.{os.getpid()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        written.write_bytes(content)
        written.replace(path)


@contextmanager
def uncollected() -> Iterator[None]:
    """Make many things that all stay, without Python looking for garbage among them: that halves a start."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
