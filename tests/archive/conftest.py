"""The store and tables of tests/table."""

from tests.table.conftest import now, store, tables

__all__ = ["now", "store", "tables"]
