"""What moves and pictures cost, as a share of what they cost an older version in the same run.
`python -m tests.lab.bench.older`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.lab.bench import one_version
from tests.lab.bench.report import Figure, show
from tests.lab.bench.stand import ROOT

VERSION = "2132d64a"
OF_THEN = ("tests.bench", "bot.titles", "titles")
OF_NOW = ("tests.lab.bench", "bot.installed_games", "installed_games")
"""Where each version has its benches and its games."""

WHAT = {
    "bot": "a move in the bot, people on all seats",
    "worker": "a move in the process that draws",
    "picture": "a public picture, median",
    "slowest picture": "a public picture, slowest",
}

SHARES = {"fugitive": 0.8, "stalag17": 0.75, "alien1979": 0.55, "escape_plan": 0.7, "colditz": 0.65}
"""What a move may cost the bot, people on all seats, as a share of what it cost then."""

ROUNDS = 3

HEADING = f"Moves and pictures, processor time, best of {ROUNDS}, by turns with version {VERSION}"


def measure(folder: Path) -> list[Figure]:
    """Measure both versions by turns; nothing where the history does not have the older one."""
    then = folder / "then"
    if _git("worktree", "add", "--quiet", "--detach", str(then), VERSION) != 0:
        print(f"  version {VERSION} is not in the history here")
        return []
    try:
        rounds = [(_cost(ROOT, OF_NOW), _cost(then, OF_THEN)) for _ in range(ROUNDS)]
    finally:
        _git("worktree", "remove", "--force", str(then))
    figures = []
    for name, costs in rounds[0][0].items():
        for what in costs:
            now, old = (min(one[which][name][what] for one in rounds) for which in (0, 1))
            figures.append(Figure(f"{name}: {WHAT[what]}", now, old, "ms"))
            if what == "bot":
                figures.append(Figure(f"{name}: as a share of {VERSION}", now / old, SHARES.get(name), "", "most"))
    return figures


def _git(*command: str) -> int:
    return subprocess.run(["git", *command], cwd=ROOT, capture_output=True, check=False).returncode


def _cost(root: Path, names: tuple[str, str, str]) -> dict[str, dict[str, float]]:
    program = [sys.executable, "-P", one_version.__file__, *names]
    environment = os.environ | {"PYTHONPATH": str(root)}
    shown = subprocess.run(program, cwd=root, env=environment, capture_output=True, text=True, check=True).stdout
    found: dict[str, dict[str, float]] = json.loads(shown.splitlines()[-1])
    return found


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        show(HEADING, measure(Path(folder)))


if __name__ == "__main__":
    main()
