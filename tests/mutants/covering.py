"""Which tests run which lines, and how long each takes: asked once for a room, and kept in artefacts/."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from coverage import CoverageData

KEPT = Path("artefacts/mutants")
SETTINGS = "[run]\nbranch = False\nconcurrency = thread, greenlet\n"


class Covering:
    """The tests of a room by the lines that they run."""

    def __init__(self, data: Path, seconds: Path) -> None:
        self._data = CoverageData(str(data))
        self._data.read()
        self._seconds: dict[str, float] = json.loads(seconds.read_text())
        self._lines: dict[str, dict[int, set[str]]] = {}

    def tests(self, path: str, line: int) -> list[str]:
        """List the tests that run a line, or any of its file where it runs as the file is read; the quickest first."""
        lines = self._of(path)
        found = lines.get(line) or set[str]().union(*lines.values())
        return sorted(found, key=lambda name: (self._seconds[name], name))

    def seconds(self, name: str) -> float:
        """Seconds of processor that a test takes."""
        return self._seconds[name]

    def _of(self, path: str) -> dict[int, set[str]]:
        if path not in self._lines:
            by_line = defaultdict(set)
            for line, contexts in self._data.contexts_by_lineno(str(Path(path).resolve())).items():
                by_line[line] = {name for name in (c.rpartition("|")[0] for c in contexts) if name in self._seconds}
            self._lines[path] = by_line
        return self._lines[path]


def covering(room: str, files: list[str], tests: list[str], jobs: int) -> Covering:
    """Give the tests of a room; runs them all when that was not done yet."""
    KEPT.mkdir(parents=True, exist_ok=True)
    data, seconds = KEPT / f"{room}.coverage", KEPT / f"{room}.json"
    if not (data.exists() and seconds.exists()):
        settings = KEPT / "coverage.ini"
        settings.write_text(SETTINGS)
        folders = sorted({f"--cov={Path(file).parent}" for file in files})
        subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--dist", "worksteal", *tests, *folders),
                *("--cov-context=test", f"--cov-config={settings}", "--cov-report=", f"--processor={seconds}"),
            ],
            env={**os.environ, "COVERAGE_FILE": str(data)},
            check=False,
        )
    return Covering(data, seconds)
