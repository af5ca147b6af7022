"""What a move costs the bot's process, as a share of what it cost an older version in the same run.
`python -m tests.lab.bench.older`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.lab.bench import bot_alone
from tests.lab.bench.report import Figure, show
from tests.lab.bench.stand import ROOT

VERSION = "2132d64a"
OF_THEN = ("tests.bench.workers", "bot.titles", "titles")
OF_NOW = ("tests.lab.bench.workers", "bot.installed_games", "installed_games")
"""Where each version has its bench of moves and its games."""

SHARES = {"fugitive": 0.8, "stalag17": 0.75, "alien1979": 0.55, "escape_plan": 0.7, "colditz": 0.65}
"""What a move may cost, people on all seats, as a share of what it cost then."""

ROUNDS = 3

HEADING = f"A move in the bot's process, people on all seats, best of {ROUNDS}, by turns with version {VERSION}"


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
    for name in rounds[0][0]:
        now, old = (min(one[which][name] for one in rounds) for which in (0, 1))
        figures.append(Figure(f"{name}: processor time of the bot for a move", now, old, "ms"))
        figures.append(Figure(f"{name}: as a share of {VERSION}", now / old, SHARES.get(name), "", "most"))
    return figures


def _git(*command: str) -> int:
    return subprocess.run(["git", *command], cwd=ROOT, capture_output=True, check=False).returncode


def _cost(root: Path, names: tuple[str, str, str]) -> dict[str, float]:
    program = [sys.executable, "-P", bot_alone.__file__, *names]
    environment = os.environ | {"PYTHONPATH": str(root)}
    shown = subprocess.run(program, cwd=root, env=environment, capture_output=True, text=True, check=True).stdout
    found: dict[str, float] = json.loads(shown.splitlines()[-1])
    return found


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        show(HEADING, measure(Path(folder)))


if __name__ == "__main__":
    main()
