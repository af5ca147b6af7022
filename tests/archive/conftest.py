"""The store and tables of tests/table."""

from tests.table.conftest import now, path, store, tables

__all__ = ["now", "path", "store", "tables"]
