from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.table.tables import Tables
from bot.titles import Title
from storage.sql import SqlStore
from tests.table import sealed
from tests.table.play import Time


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "escapade.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(path)
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
