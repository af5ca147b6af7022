"""Whether tests notice a fault: they run in a process of their own, in which a file is read with the fault in it."""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Literal

import pytest

from tests.mutants.drawing import Mutant

Outcome = Literal["killed", "late", "survived"]
AT_HAND = ("asyncio", "discord.ext.commands", "msgspec", "PIL.Image", "aiosqlite", "structlog")
"""What a process inherits, since it knows nothing of the program."""
FORK = multiprocessing.get_context("fork")


def prepare() -> None:
    """Import what each trial needs, once for all."""
    for name in AT_HAND:
        importlib.import_module(name)
    loaded = [name for name in sys.modules if name.split(".")[0] in ("bot", "cogs", "storage")]
    assert not loaded, f"a trial would not read its fault: {loaded} are imported already"


def attempt(mutant: Mutant, tests: Sequence[str], seconds: float) -> Outcome:
    """Run tests with the fault; those that take longer than `seconds` noticed it, too."""
    process = FORK.Process(target=_run, args=(mutant, list(tests)))
    process.start()
    process.join(seconds)
    if process.is_alive():
        process.kill()
        process.join()
        return "late"
    return "killed" if process.exitcode else "survived"


class _Reader(SourceFileLoader):
    """Reads a module with the fault, and neither takes nor leaves what was compiled."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._faulty = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._faulty, self.path, "exec", dont_inherit=True)


class _Finder:
    def __init__(self, mutant: Mutant) -> None:
        self._path, self._source = Path(mutant.path).resolve(), mutant.source

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or Path(spec.origin).resolve() != self._path:
            return None
        return importlib.util.spec_from_file_location(
            name, spec.origin, loader=_Reader(name, spec.origin, self._source)
        )


def _run(mutant: Mutant, tests: list[str]) -> None:
    os.setsid()
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    sys.meta_path.insert(0, _Finder(mutant))
    code = pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", *tests])
    os._exit(int(code))
