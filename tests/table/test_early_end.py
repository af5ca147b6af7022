"""How a game stops early: each way and each thing that a game counts for, as `bot/table/early_end.py` and docs say."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.table.early_end import COLUMNS, WAYS, Effect, Way
from storage.store import Store
from tests.table.early_ends import STOPS, Case, effect

DOCS = Path(__file__).parents[2] / "docs"

WORDS = {
    "play.md": ("lost", "void", "again", "waits", "goes on", "not possible"),
    "play.es.md": ("perdida", "nula", "otra vez", "espera", "sigue", "no se puede"),
}
"""How each page calls the effects, in their order."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "escapade.db")
    yield opened
    await opened.close()


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
async def test_each_way_means_what_the_table_says(store: Store, tmp_path: Path, way: Way, column: str) -> None:
    case = Case(tmp_path / "escapade.db", store, column)
    await case.open(moves=1 if way.name == "host" else 12)
    try:
        assert await effect(case, STOPS[way.name]) is getattr(way, column)
    finally:
        await case.store.close()


@pytest.mark.parametrize("page", WORDS)
def test_the_docs_have_the_same_table(page: str) -> None:
    rows = re.findall(r"^\| (.*) \|$", (DOCS / page).read_text("utf-8"), re.MULTILINE)
    cells = [row.split(" | ") for row in rows]
    (head,) = [at for at, row in enumerate(cells) if len(row) == 1 + len(COLUMNS)][:1]
    found = [row[1:] for row in cells[head + 1 :] if len(row) == 1 + len(COLUMNS)]
    word = dict(zip(Effect, WORDS[page], strict=True))
    assert found == [[word[getattr(way, column)] for column in COLUMNS] for way in WAYS]
