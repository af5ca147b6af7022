"""The store and tables of tests/table."""

import pytest

from tests.table.conftest import cluster, database, now, on_both, once, path, store, tables

__all__ = ["cluster", "database", "now", "path", "store", "tables"]

pytest_generate_tests = on_both


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    once(items)
