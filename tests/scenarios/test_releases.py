"""A bot that is brought up to date tells each live channel once what has changed at its table."""

from __future__ import annotations

import pytest

from bot import installed_games
from bot.table import lobby
from tests.table.release_notes import add_notes
from tests.ui.messages import text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

HEAD = "🆕 The bot has been updated. What has changed at this table:"

RULES = {1: {"alien1979": 1, "colditz": 1, "escape_plan": 1, "fugitive": 1, "stalag17": 1}}
"""The rules of each game at each release that tables hear of."""


def told(world: World) -> list[list[str]]:
    """What stands in the channel beside pings, boards, and what tells of seal and deal."""
    others = [
        text(each) for each in world.public if not each["embeds"] and not each["content"].startswith(("<@", "🔒", "🏃"))
    ]
    return [each.split("\n") for each in others]


async def test_a_table_at_play_hears_once_what_has_changed_there(
    world: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await world.restart()
    assert told(world) == []
    add_notes(monkeypatch)
    monkeypatch.setattr("bot.app.RELEASE", 2)
    game = type(world.table.game)
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    await world.restart()
    say = world.table.say("en")
    lines = [f"• {say(key)}" for key in ("rules-newer", "release-2", "fugitive-release-2")]
    assert told(world) == [[HEAD, *lines]]
    await ana.make("hide 1 -")
    await world.restart()
    assert told(world) == [[HEAD, *lines]]


async def test_it_is_told_in_the_language_of_the_table_and_of_computers_where_they_play(
    world: World, ana: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ana.slash("fugitive new", language="es")
    await ana.choose(world.board, "Añadir una computadora", "easy")
    add_notes(monkeypatch)
    monkeypatch.setattr("bot.app.RELEASE", 2)
    await world.restart()
    (shown,) = told(world)
    assert shown[0].startswith("🆕 El bot se ha actualizado.")
    assert "• Las computadoras piensan más." in shown


async def test_what_changes_nothing_at_a_table_is_not_told(
    world: World, ana: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ana.slash("fugitive new")
    monkeypatch.setattr("bot.app.RELEASE", lobby.RELEASE + 1)
    await world.restart()
    assert told(world) == []
    assert world.table.record.release == lobby.RELEASE + 1


def test_rules_that_grow_come_with_a_release_that_tables_hear_of() -> None:
    known = RULES.get(lobby.RELEASE, {})
    today = {each.name: each.game.rules_version for each in installed_games.installed_games()}
    changed = {name: rules for name, rules in today.items() if rules != known.get(name, 1)}
    assert not changed, "raise RELEASE (bot/table/lobby.py), write its texts, add a line to RULES"
    assert known.keys() <= today.keys()


def test_a_release_is_told_in_both_languages() -> None:
    for each in installed_games.installed_games():
        for key in (f"release-{lobby.RELEASE}", f"{each.name}-release-{lobby.RELEASE}"):
            assert (key in each.say("en")) == (key in each.say("es"))


async def test_a_lobby_without_a_press_for_a_day_is_closed_and_its_channel_told(
    world: World, ana: Player, ben: Player
) -> None:
    await ana.slash("fugitive new", language="es")
    await world.pass_time(80_000)
    await ben.press(world.board, "Salir")
    await world.pass_time(80_000)
    assert world.table.record.status == "lobby"
    await world.pass_time(12_000)
    assert world.table.record.reason == lobby.EXPIRED
    assert told(world) == [
        ["Fugitivo, mesa 1: nadie pulsó nada aquí durante un día, así que la mesa se cierra sin empezar."]
    ]
    assert "Esta mesa se cerró sin empezar" in text(world.board)
    await ana.slash("fugitive new")
    assert world.table.id == 2


async def test_a_lobby_of_an_older_release_has_its_day_from_the_start_on(world: World, ana: Player) -> None:
    await ana.slash("fugitive new")
    await world.bot.store._database.write("update game_table set pressed = null")
    await world.restart()
    await world.pass_time(80_000)
    assert world.table.record.status == "lobby"
    await world.pass_time(20_000)
    assert world.table.record.status == "void"


async def test_interactions_are_forgotten_after_a_day(world: World, ana: Player, ben: Player) -> None:
    async def kept() -> int:
        rows = await world.bot.store._read("select count(*) from interaction")
        return int(rows[0][0])

    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await world.pass_time(80_000)
    assert await kept() == 3
    await ana.make("hide 1 -")
    made = await kept()
    await world.pass_time(20_000)
    assert await kept() == made - 3 > 0
