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
from fluent.syntax.ast import Resource


def catalogue(path: Path) -> Resource:
    """Parse the catalogue at `path`, or read what is kept of it, which is trusted as Python's compiled files are."""
    source = path.read_bytes()
    print_ = hashlib.sha256(source + version("fluent.syntax").encode()).digest()
    kept = Path(cache_from_source(str(path))).with_suffix(".pickle")
    with _uncollected():
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


def _keep(path: Path, content: bytes) -> None:
    """Write a file in one step; where that cannot be done, do without."""
    written = path.with_name(f"{path.name}.{os.getpid()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        written.write_bytes(content)
        written.replace(path)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Make many things that all stay, without Python looking for garbage among them."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
