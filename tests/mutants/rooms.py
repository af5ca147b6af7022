"""Where faults are put, and among which tests is chosen."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Room(NamedTuple):
    """Folders of the program, and those of tests that look at them closest."""

    folders: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def files(self) -> list[str]:
        """The program's files in it."""
        return sorted(str(file) for folder in self.folders for file in Path(folder).rglob("*.py"))


ROOMS = {
    "rules": Room(("cogs/fugitive/rules",), ("tests/games/fugitive",)),
    "engine": Room(("bot/engine",), ("tests/engine", "tests/contract", "tests/games/fugitive", "tests/archive")),
    "table": Room(("bot/table",), ("tests/table", "tests/scenarios")),
}
