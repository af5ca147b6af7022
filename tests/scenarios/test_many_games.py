"""More games than Discord holds choices: commands suggest games, menus hold those that fit."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.page import Choice, Menu
from bot.engine.texts import Say, texts
from bot.installed_games import installed_game
from bot.ui import which_game
from bot.ui.pages import setup, statistics
from bot.ui.pages.rows import CHOICES, fit_choices
from storage.records.servers import ServerRecord
from tests.ui.messages import text
from tests.ui.player import Player
from tests.ui.world import World

MANY = 26


def fake(number: int) -> Any:
    """As much of a title as menus and suggestions read."""
    name = f"game_{number:02}"
    return SimpleNamespace(
        name=name, presenter=SimpleNamespace(emoji="🎲"), say=lambda locale: lambda key: f"Game {number:02} ({locale})"
    )


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    games = [fake(number) for number in range(MANY)]
    by_name = {each.name: each for each in games}
    for module in (which_game, statistics):
        monkeypatch.setattr(module, "installed_games", lambda: tuple(games))
    monkeypatch.setattr(setup, "names", lambda: tuple(by_name))
    monkeypatch.setattr(setup, "installed_game", by_name.__getitem__)
    return games


@pytest.mark.usefixtures("many")
async def test_no_more_games_are_suggested_than_discord_shows(world: World, ana: Player) -> None:
    for command, option in (("table rules", "game"), ("table stats", "game")):
        found = (await world.suggest(ana, command, option, "")).suggestions or []
        assert len(found) == CHOICES
        found = (await world.suggest(ana, command, option, "game 25")).suggestions or []
        assert [each["value"] for each in found] == ["game_25"]


@pytest.mark.parametrize("chosen", [0, 24, 25])
def test_menus_hold_the_games_that_fit(many: list[Any], chosen: int) -> None:
    say = Say(texts("en"))
    menu = statistics.leaders_page(many[chosen], 1, [], 0, 0, 0, say).rows[0]
    assert isinstance(menu, Menu)
    assert len(menu.choices) == CHOICES
    assert [each.value for each in menu.choices if each.chosen] == [many[chosen].name]
    server = ServerRecord(titles=(many[chosen].name,))
    menus = [row for row in setup.setup_page((), server, say, "titles").rows if isinstance(row, Menu)]
    titles = next(menu for menu in menus if any(each.value == many[chosen].name for each in menu.choices))
    assert len(titles.choices) == CHOICES
    assert titles.most <= CHOICES


def test_what_is_chosen_stays_in_a_menu() -> None:
    choices = [Choice(str(number), str(number), chosen=number in (3, 30, 31)) for number in range(40)]
    kept = fit_choices(choices)
    assert len(kept) == CHOICES
    assert [each.value for each in kept if each.chosen] == ["3", "30", "31"]
    assert [each.value for each in kept] == [*map(str, range(23)), "30", "31"]
    assert fit_choices(choices[:CHOICES]) == tuple(choices[:CHOICES])


async def test_a_game_is_named_by_its_title_too(world: World, ana: Player) -> None:
    found = (await world.suggest(ana, "table rules", "game", "colditz")).suggestions or []
    assert [each["value"] for each in found] == ["colditz"]
    for typed in ("colditz", "escape from COLDITZ"):
        book = await ana.private("table rules", game=typed)
        assert installed_game("colditz").say("en-US")("colditz-title") in text(book)
    for command in ("table rules", "table stats"):
        assert "no game of that name" in await ana.slash(command, game="chess")
