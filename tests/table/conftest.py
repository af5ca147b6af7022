from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.installed_games import InstalledGame
from bot.table.tables import Tables
from storage.database import Server
from storage.store import Store
from tests.drills.few import share
from tests.postgres import on_both, once
from tests.table import sealed
from tests.table.play import Time

pytest_generate_tests = on_both

FOLDER = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Play a third of each file's tests on PostgreSQL too, as all tests of the store are played on it: what tables ask
    of it is the same. All others it plays in `make drills`."""
    once(items)
    share(
        item
        for item in items
        if FOLDER in item.path.parents and isinstance(item, pytest.Function) and on_postgres(item)
    )


def on_postgres(item: pytest.Function) -> bool:
    return hasattr(item, "callspec") and item.callspec.params.get("database") == "postgres"


@pytest.fixture
async def store(database: Path | Server) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def now() -> Time:
    return Time()


@pytest.fixture
def tables(store: Store, now: Time) -> Tables:
    return Tables(store, now)


@pytest.fixture
def secret_choices(monkeypatch: pytest.MonkeyPatch) -> InstalledGame:
    return sealed.install(monkeypatch)
