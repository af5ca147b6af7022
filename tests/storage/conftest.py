from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.database import Server
from storage.store import Store
from tests.postgres import on_both, once

pytest_generate_tests = on_both


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    once(items)


@pytest.fixture
async def store(database: Path | Server) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()
