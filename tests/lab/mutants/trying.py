"""Whether tests notice a fault.

A process that has read the program and all tests forks for each trial, and there the faulty function takes the place of
the true one. A fault in what runs while a file is read needs a process that has read nothing yet.
"""

from __future__ import annotations

import gc
import importlib.util
import multiprocessing
import os
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, ModuleType
from typing import Literal, NamedTuple

import pytest

from tests.lab.mutants.drawing import Mutant
from tests.lab.mutants.patching import Functions

Outcome = Literal["killed", "late", "survived"]
AT_HAND = ("asyncio", "discord.ext.commands", "msgspec", "PIL.Image", "aiosqlite", "structlog")
"""What a process inherits that has read nothing of the program."""
PLAIN = ("-q", "-x", "-p", "no:cacheprovider")
READING = 20
"""Seconds of processor that reading the program may take."""
SHARE = 10
"""How often the seconds of processor that it may take a trial may wait for one."""
ELSEWHERE = 100
"""What a process ends with that cannot try a fault."""
FORK = multiprocessing.get_context("fork")


class Trial(NamedTuple):
    """A fault, and the tests that may notice it, each with the seconds of processor that it may take."""

    mutant: Mutant
    tests: dict[str, float]
    at_import: bool
    """Whether its line runs while its file is read."""


class Worker:
    """A process that has read the tests named, for one trial after the other. To be made before the program is read."""

    def __init__(self, tests: Sequence[str]) -> None:
        for name in AT_HAND:
            importlib.import_module(name)
        loaded = [name for name in sys.modules if name.split(".")[0] in ("bot", "cogs", "storage")]
        assert not loaded, f"a trial would not read its fault: {loaded} are imported already"
        self._pipe, theirs = FORK.Pipe()
        self._process = FORK.Process(target=_serve, args=(theirs, list(tests)))
        self._process.start()
        theirs.close()

    def attempt(self, trial: Trial) -> Outcome:
        """Run tests with a fault; those that take longer than they may noticed it, too."""
        code = ELSEWHERE
        if not trial.at_import:
            self._pipe.send(trial)
            code = self._pipe.recv()
        if code == ELSEWHERE:
            code = _forked(READING + sum(trial.tests.values()), partial(_read_and_run, trial))
        return "survived" if code == 0 else "killed" if code > 0 else "late"

    def stop(self) -> None:
        self._pipe.send(None)
        self._process.join()


def _forked(seconds: float, run: Callable[[], int]) -> int:
    """Give what a process of its own ends with; below 0 if it took too long."""
    with TemporaryDirectory() as folder:
        process = FORK.Process(target=_alone, args=(seconds, folder, run))
        process.start()
        process.join(SHARE * seconds)
        with suppress(ProcessLookupError):
            os.killpg(process.pid or 0, signal.SIGKILL)
        process.join()
    assert process.exitcode is not None
    return process.exitcode


def _alone(seconds: float, folder: str, run: Callable[[], int]) -> None:
    os.setsid()
    _silence()
    os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
    _limit(seconds)
    os._exit(run())


def _limit(seconds: float) -> None:
    """End this process when it has taken so many seconds of processor more."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _read_and_run(trial: Trial) -> int:
    sys.meta_path.insert(0, _Finder(trial.mutant))
    return pytest.main([*PLAIN, *trial.tests])


def _serve(pipe: Connection, tests: list[str]) -> None:
    _silence()
    pytest.main([*PLAIN, *tests], plugins=[_Serving(pipe)])


class _Serving:
    """Instead of running the tests of a session, runs some of them for each trial."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        functions = Functions()
        items = {item.nodeid: item for item in session.items}
        gc.freeze()
        while trial := self._pipe.recv():
            chosen = [(items[name], seconds) for name, seconds in trial.tests.items() if name in items]
            run = partial(_patch_and_run, trial.mutant, functions, session, chosen)
            self._pipe.send(_forked(sum(trial.tests.values()), run))
        return True


def _patch_and_run(
    mutant: Mutant, functions: Functions, session: pytest.Session, chosen: list[tuple[pytest.Item, float]]
) -> int:
    before = Path(mutant.path).read_text(encoding="utf-8")
    if mutant.source != before and not functions.exchange(mutant.path, before, mutant.source):
        return ELSEWHERE
    following = [*(item for item, _ in chosen[1:]), None]
    for (item, seconds), after in zip(chosen, following, strict=True):
        _limit(seconds)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return 1
    return 0


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
