from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.database import Server
from storage.sql import SqlStore
from tests.postgres import on_both, once

pytest_generate_tests = on_both


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    once(items)


@pytest.fixture
async def store(database: Path | Server) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(database)
    yield opened
    await opened.close()
