"""Where PostgreSQL is required, its tests fail instead of being skipped."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

ON_POSTGRES = "tests/storage/test_methods.py::test_there_is_nothing_under_an_unknown_number[postgres]"


@pytest.mark.parametrize(("required", "status", "outcome"), [("", 0, "SKIPPED [1]"), ("1", 1, "not installed")])
def test_a_missing_server_is_told(tmp_path: Path, required: str, status: int, outcome: str) -> None:
    code = (
        "import pathlib, sys, pytest, tests.postgres as postgres\n"
        f"postgres.programs = lambda: pathlib.Path({str(tmp_path)!r})\n"
        f"sys.exit(pytest.main(['-q', '-rs', '-p', 'no:xdist', {ON_POSTGRES!r}]))"
    )
    environment = {**os.environ, "REQUIRE_POSTGRES": required}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300
    )
    told = done.stdout + done.stderr
    assert done.returncode == status, told
    assert outcome in told
