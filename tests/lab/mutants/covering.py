"""Which tests run which lines, and how long each takes: kept in artefacts/, and asked again of tests that changed."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from coverage import CoverageData

from tests.lab.mutants.rooms import ROOMS, Room

KEPT = Path("artefacts/mutants")
SETTINGS = "[run]\nbranch = False\nconcurrency = thread, greenlet\n"


class Covering:
    """The tests of a room by the lines that they run."""

    def __init__(self, data: Path, seconds: dict[str, float]) -> None:
        self._data = CoverageData(str(data))
        self._data.read()
        self._seconds = seconds
        self._lines: dict[str, dict[int, set[str]]] = {}

    def tests(self, path: str, line: int) -> list[str]:
        """List the tests that run a line, the quickest first. Where it runs as its file is read, those of that file's
        own and of the function that it decorates before others that run any of it, or before all."""
        lines, found, own = self._of(path), self._contexts(path, line), set[str]()
        if self.at_import(path, line):
            own = {name for name in self._seconds if Path(name.partition("::")[0]).stem == f"test_{Path(path).stem}"}
            own = own.union(*(lines.get(number, ()) for number in decorates(path, line))) - {""}
            found = found - {""} or set[str]().union(*lines.values()) - {""} or set(self._seconds)
        return sorted(found | own, key=lambda name: (name not in own, self._seconds[name], name))

    def at_import(self, path: str, line: int) -> bool:
        """Whether a line runs as its file is read, be it before any test."""
        return "" in self._contexts(path, line) or not inside(path, line)

    def files(self) -> list[str]:
        """The files of its tests."""
        return sorted({name.partition("::")[0] for name in self._seconds})

    def seconds(self, name: str) -> float:
        """Seconds of processor that a test takes."""
        return self._seconds[name]

    def _contexts(self, path: str, line: int) -> set[str]:
        return set[str]().union(*(self._of(path).get(number, ()) for number in statement(path, line)))

    def _of(self, path: str) -> dict[int, set[str]]:
        """The tests by line; without a name where no test runs yet."""
        if path not in self._lines:
            by_line = defaultdict(set)
            for line, contexts in self._data.contexts_by_lineno(str(Path(path).resolve())).items():
                names = {context.rpartition("|")[0] for context in contexts}
                by_line[line] = {name for name in names if not name or name in self._seconds}
            self._lines[path] = by_line
        return self._lines[path]


@cache
def statements(path: str) -> list[range]:
    """Give the lines of each statement, of one that holds others those before them; the innermost last."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            within = [child.lineno for child in ast.walk(node) if isinstance(child, ast.stmt) and child is not node]
            end = min(within, default=(node.end_lineno or node.lineno) + 1)
            found.append(range(node.lineno, max(end, node.lineno + 1)))
    return found


def decorates(path: str, line: int) -> range:
    """Give the lines of the function above which a line stands as its decorator."""
    for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and any(
            each.lineno <= line <= (each.end_lineno or line) for each in node.decorator_list
        ):
            return range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1)
    return range(0)


def statement(path: str, line: int) -> range:
    """Give the lines of the statement that a line belongs to."""
    return next((lines for lines in reversed(statements(path)) if line in lines), range(line, line + 1))


@cache
def bodies(path: str) -> list[range]:
    """Give the lines of what functions do."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return [range(node.body[0].lineno, (node.end_lineno or 0) + 1) for node in functions]


def inside(path: str, line: int) -> bool:
    """Tell whether a line is of what a function does."""
    return any(line in body for body in bodies(path))


def covering(name: str, jobs: int) -> Covering:
    """Give the tests of a room. Runs those that changed since they were run last, or all when the room changed."""
    KEPT.mkdir(parents=True, exist_ok=True)
    room, data, notes = ROOMS[name], KEPT / f"{name}.coverage", KEPT / f"{name}.json"
    program, now = digest(room.files), {str(file): digest([file]) for file in room.test_files}
    known: dict[str, Any] = json.loads(notes.read_text()) if notes.exists() and data.exists() else {}
    if known.get("program") != program:
        data.unlink(missing_ok=True)
        known = {"program": program, "tests": {}, "seconds": {}}
    kept = {file for file in now if known["tests"].get(file) == now[file]}
    seconds = {test: value for test, value in known["seconds"].items() if test.partition("::")[0] in kept}
    if changed := sorted(now.keys() - kept):
        seconds |= measured(room, data, changed, jobs)
        notes.write_text(json.dumps({"program": program, "tests": now, "seconds": seconds}))
    return Covering(data, seconds)


def measured(room: Room, data: Path, tests: list[str], jobs: int) -> dict[str, float]:
    """Run tests, add the lines that they run to `data`, and give the seconds of each."""
    settings, seconds = KEPT / "coverage.ini", data.with_suffix(".seconds")
    settings.write_text(SETTINGS)
    subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--dist", "worksteal", *tests),
            *("-k", " and ".join(f"not {word}" for word in room.left_out)),
            *(f"--cov={folder}" for folder in room.folders),
            *("--cov-context=test", "--cov-append", f"--cov-config={settings}", "--cov-report="),
            f"--processor={seconds}",
        ],
        env={**os.environ, "COVERAGE_FILE": str(data)},
        check=False,
    )
    found: dict[str, float] = json.loads(seconds.read_text())
    return found


def digest(files: Iterable[Path]) -> str:
    """Spell what files hold."""
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
