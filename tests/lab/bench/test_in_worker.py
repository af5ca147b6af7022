"""The bench measures what a process that draws is, not what the bench loads there."""

from __future__ import annotations

import json
import subprocess
import sys

LOADED = """
import json, sys
{}
print(json.dumps(sorted({{name.partition(".")[0] for name in sys.modules}})))
"""


def loaded(imports: str) -> set[str]:
    """Return the packages that a process has after some imports."""
    shown = subprocess.run([sys.executable, "-c", LOADED.format(imports)], capture_output=True, check=True).stdout
    return set(json.loads(shown))


def test_a_process_that_draws_has_nothing_more_to_load_for_the_bench() -> None:
    drawing = loaded("import bot.workers.pool, bot.workers.draw")
    assert loaded("import bot.workers.pool, tests.lab.bench.in_worker") - drawing <= {"tests"}
    assert not drawing & {"discord", "storage", "aiohttp"}
