"""Where faults are put, and among which tests is chosen."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Room(NamedTuple):
    """Folders of the program, those of tests that look at them closest, and which of these tell nothing new of them."""

    folders: tuple[str, ...]
    tests: tuple[str, ...]
    left_out: tuple[str, ...]

    @property
    def files(self) -> list[Path]:
        """The program's files in it."""
        return sorted(file for folder in self.folders for file in Path(folder).rglob("*.py"))

    @property
    def test_files(self) -> list[Path]:
        """The files of its tests."""
        return sorted(
            file for test in map(Path, self.tests) for file in ([test] if test.is_file() else test.rglob("test_*.py"))
        )


OTHER_GAMES = ("alien1979", "alien_", "colditz", "escape_plan", "stalag17")

SUBJECTS = (
    *("absence", "advice", "alone", "back", "clock", "coaching", "daily", "hosting", "lessons", "life", "orders"),
    *("outbox", "privacy", "releases", "saving", "series", "shuffle", "substitute", "talk", "tournament", "turns"),
)
"""The scenarios of what a table does."""

ROOMS = {
    "rules": Room(
        ("cogs/fugitive/rules",),
        ("tests/games/fugitive", "tests/old", "tests/golden"),
        (*OTHER_GAMES, "test_policy", "test_worlds", "test_taste"),
    ),
    "engine": Room(
        ("bot/engine",),
        (
            *("tests/engine", "tests/contract", "tests/archive", "tests/golden", "tests/replayer"),
            *("tests/test_examples.py", "tests/table/test_back.py", "tests/table/test_replay.py"),
        ),
        (*OTHER_GAMES, "postgres"),
    ),
    # A server of PostgreSQL for each fault would take longer than all else.
    "table": Room(
        ("bot/table",),
        (
            *("tests/table", "tests/ops/test_fault.py"),
            *("tests/command/test_check.py", "tests/command/test_restore.py"),
            *(f"tests/scenarios/test_{subject}.py" for subject in SUBJECTS),
        ),
        (*OTHER_GAMES, "postgres", "many_tables"),
    ),
}
