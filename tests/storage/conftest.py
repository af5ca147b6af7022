from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.sql import SqlStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "escapade.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(path)
    yield opened
    await opened.close()
