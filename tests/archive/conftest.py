"""The store and tables of tests/table, in a file: what is made of what was kept depends on no database."""

from pathlib import Path

import pytest

from tests.table.conftest import now, path, store, tables

__all__ = ["now", "path", "store", "tables"]


@pytest.fixture
def database(path: Path) -> Path:
    return path
