"""The page that checks a game, in a real browser: it finds what `verify` finds, and computes what Python computes."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.engine.chance import Chance
from bot.engine.texts import LANGUAGES
from bot.installed_games import installed_games
from bot.table.export import Exported, export, file_of
from bot.table.tables import Tables
from bot.verifier.page import FOLDER, page
from storage.store import Store
from tests.chromium import OpenPage, errors_of, needed
from tests.old.databases import VERSIONS, taken_out
from tests.table.alterations import AFTER, BEFORE, RANDOMNESS, Told, played
from tests.table.play import dealt_table, opened_store, play_on

pytestmark = needed


@pytest_asyncio.fixture(loop_scope="session")
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with opened_store(tmp_path / "escapade.db") as opened:
        yield opened


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store)


@pytest_asyncio.fixture(loop_scope="session")
async def tab(tmp_path: Path, open_page: OpenPage) -> AsyncIterator[Page]:
    """The page without a game, as a file on disk, as players open it."""
    (tmp_path / "page.html").write_bytes(page(None, "en"))
    opened = await open_page("about:blank")
    errors = errors_of(opened)
    await opened.goto((tmp_path / "page.html").as_uri())
    await expect(opened.locator("#outcome")).to_have_attribute("data-key", "")
    yield opened
    assert errors == []


async def outcome(tab: Page, game: Exported | None, seal: str = "", heads: str = "") -> str:
    """Give the page a game and what was kept, press Check and read the key of what it says."""
    if game is not None:
        await tab.evaluate(f"game = JSON.parse({json.dumps(file_of(game).decode())}); outcome = null; draw()")
    await tab.evaluate(
        f"$('seal').value = {json.dumps(seal)}; $('heads').value = {json.dumps(heads)}; outcome = null; draw()"
    )
    await tab.evaluate("$('check').click()")
    told = tab.locator("#outcome:not([data-key=''])")
    await told.wait_for(state="attached")
    return await told.get_attribute("data-key") or ""


async def words(tab: Page) -> str:
    return await tab.locator("#outcome").inner_text()


async def test_blake2b_and_the_draws_are_those_of_python(tab: Page) -> None:
    assert await tab.evaluate("selfTest()")
    dice = random.Random(9)
    for length in (0, 1, 16, 127, 128, 129, 300):
        data, key = dice.randbytes(length), dice.randbytes(dice.choice((0, 16, 32, 64)))
        given = ", ".join(f"new Uint8Array({list(part)})" for part in (data, key))
        assert await tab.evaluate(f"hex(blake2b({given}))") == hashlib.blake2b(data, key=key).hexdigest()
    for version in (0, 7, 300):
        seed, bounds = dice.randbytes(32), [dice.choice((1, 2, 6, 42, 10**9, 2**53 - 1)) for _ in range(40)]
        chance = Chance(seed, version)
        drawn = [chance.below(bound) for bound in bounds]
        there = f"new Chance(new Uint8Array({list(seed)}), {version})"
        assert await tab.evaluate(f"(chance => {bounds}.map(bound => chance.below(bound)))({there})") == drawn


async def test_an_error_in_blake2b_is_found_by_its_vectors(tab: Page) -> None:
    await tab.evaluate("SIGMA[9][15] = 1; SIGMA[9][10] = 0")
    assert await outcome(tab, None) == "page-self-test"


@pytest.mark.parametrize("name", [each.name for each in installed_games()])
async def test_a_true_game_agrees(store: Store, tables: Tables, tab: Page, name: str) -> None:
    game = next(each for each in installed_games() if each.name == name)
    table = await dealt_table(tables, game, seats=game.game.seats.start)
    await play_on(table, random.Random(3))
    told = export(table.record, await store.moves(table.id))
    assert await outcome(tab, told, told.seal, f"# {table.record.head[:32]}\n{told.moves[2].link}") == "page-agrees"


async def test_what_was_kept_agrees_in_both_languages(store: Store, tables: Tables, tab: Page) -> None:
    told = await played(store, tables)
    assert await outcome(tab, told.game, told.seal, told.head) == "page-agrees"
    shown = await words(tab)
    for part in (RANDOMNESS, "2023-05-30 07:17:00 UTC", "https://api.drand.sh/public/3000000", "1 join 1 · 2 join 2"):
        assert part in shown
    assert "The beacon's signature isn't checked here" in shown
    assert "This page can't check that the moves follow the rules" in shown
    await tab.get_by_role("button", name="Español").click()
    assert "Esta página no comprueba que las jugadas sigan las reglas" in await words(tab)
    assert "No coincide" not in await words(tab)
    assert await tab.evaluate("document.documentElement.lang") == "es"


async def test_the_whole_file_of_the_seal_can_be_pasted(store: Store, tables: Tables, tab: Page) -> None:
    told = await played(store, tables)
    assert await outcome(tab, told.game, told.file) == "page-agrees"
    assert "Your seal matches this game" in await words(tab)
    assert await outcome(tab, told.game, told.file.replace(told.seal, "0" * 64)) == "verify-kept-seal"


@pytest.mark.parametrize("name", list(BEFORE))
async def test_what_is_done_before_the_deal_is_found(store: Store, tables: Tables, tab: Page, name: str) -> None:
    told = await played(store, tables, BEFORE[name])
    expected = "verify-seal" if name == "another secret" else "verify-kept-seal"
    assert await outcome(tab, told.game, told.seal, told.head) == expected


@pytest.mark.parametrize("beacon", [True, False])
async def test_what_is_done_afterwards_is_found(store: Store, tables: Tables, tab: Page, beacon: bool) -> None:
    told: Told = await played(store, tables, beacon=beacon)
    for name, change in AFTER.items():
        altered = change(told.game)
        key = await outcome(tab, altered, told.seal, told.head)
        assert key in ("verify-chance", "verify-link", "verify-head"), name
        assert (await outcome(tab, altered, told.seal) == "page-agrees") == (name == "a move rehashed"), name


async def test_what_cannot_be_read_is_said(store: Store, tables: Tables, tab: Page) -> None:
    told = await played(store, tables)
    assert await outcome(tab, None) == "page-no-game"
    assert await outcome(tab, told.game, "0123") == "page-kept-wrong"
    assert await outcome(tab, told.game, "", "no head at all, surely not one") == "page-kept-wrong"
    await tab.evaluate("game = { game: 'ludo' }")
    assert await outcome(tab, None) == "page-unreadable"


@pytest.mark.parametrize("version", VERSIONS)
async def test_games_of_an_earlier_release_agree(tab: Page, version: str, tmp_path: Path) -> None:
    async with opened_store(taken_out(version, tmp_path)) as old:
        rows = await old._read("select id from game_table where status = 'over'")
        for (number,) in rows:
            table = await Tables(old).find(number)
            assert table is not None
            told = export(table.record, await old.moves(number))
            assert await outcome(tab, told) == "page-agrees"


async def test_the_game_within_the_page_and_one_that_is_chosen(
    store: Store, tables: Tables, tmp_path: Path, open_page: OpenPage
) -> None:
    """What the bot hands out holds its game, in the language of whoever pressed; its words cannot end the page."""
    told = await played(store, tables)
    hostile = told.game.__class__(**{**_fields(told.game), "contributions": ("</script><b>%%TEXTS%%", "join 2")})
    (tmp_path / "game.html").write_bytes(page(hostile, "es"))
    tab = await open_page("about:blank")
    errors = errors_of(tab)
    await tab.goto((tmp_path / "game.html").as_uri())
    await expect(tab.locator("#check")).to_have_text("Comprobar")
    assert await tab.evaluate("game.contributions[0]") == "</script><b>%%TEXTS%%"
    assert await outcome(tab, None) == "verify-chance"
    asked: list[str] = await tab.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert (asked, errors) == ([], [])


def _fields(game: Exported) -> dict[str, Any]:
    return {name: getattr(game, name) for name in game.__struct_fields__}


def test_the_page_is_one_file_that_asks_for_nothing() -> None:
    for language in LANGUAGES:
        made = page(None, language).decode()
        assert "%%" not in made
        assert not re.search(r"<(link|img|iframe|script src)|\bimport\b|fetch\(|XMLHttpRequest|innerHTML", made)


def test_every_text_of_the_page_is_used() -> None:
    program = "".join(each.read_text(encoding="utf-8") for each in FOLDER.iterdir() if each.suffix in (".js", ".html"))
    texts = json.loads(re.search(r'id="texts">(.*?)</script>', page(None, "en").decode()).group(1))  # type: ignore[union-attr]
    for key in texts["en"]:
        assert key in program or key.startswith("verify-note-seal-"), key
    assert texts["en"].keys() == texts["es"].keys()
