from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.table.tables import Tables
from bot.titles import Title
from storage.database import Server
from storage.sql import SqlStore
from tests.postgres import on_both, once
from tests.table import sealed
from tests.table.play import Time

pytest_generate_tests = on_both


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    once(items)


@pytest.fixture
async def store(database: Path | Server) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def now() -> Time:
    return Time()


@pytest.fixture
def tables(store: SqlStore, now: Time) -> Tables:
    return Tables(store, now)


@pytest.fixture
def secret_choices(monkeypatch: pytest.MonkeyPatch) -> Title:
    return sealed.install(monkeypatch)
