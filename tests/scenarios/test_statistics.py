"""What remains of ended games: history, statistics, the board of a server; and who is not shown there."""

from __future__ import annotations

import random

import pytest

from bot.archive.statistics import Ranked, Statistics, Tally, season
from bot.engine.page import Button
from bot.engine.texts import Say, texts
from bot.installed_games import installed_game
from bot.ui.pages.statistics import leaders_page, season_name, statistics_page
from storage.records.outcomes import RatingRecord
from tests.ui.messages import text
from tests.ui.player import Player, play_fast, sit_down
from tests.ui.world import World

SAY = Say(texts("en"))


async def test_what_remains_of_ended_games(world: World, ana: Player, ben: Player) -> None:
    """In the reader's language; whoever does not want to be shown is somebody to all others, and on no board."""
    eva = world.join("Eva", "es-ES")
    for seed in range(3):
        await sit_down(ana, ben, roles="host_fugitive", pace=0)
        await play_fast(world, world.table, random.Random(seed))
    number = world.table.id
    games = await ana.private("my history")
    assert text(games).count("with Ben") == 3
    assert text(games).count("as Fugitive") == 3
    await ana.choose(games, "Look at a game", str(number))
    assert f"table {number}" in text(ana.look(games))
    assert "Ben" in text((await ana.press(ana.look(games), "Log")).told[-1])
    assert f"Replay of table {number}" in text((await ana.press(ana.look(games), "Replay")).told[-1])
    await ana.press(ana.look(games), "My games")
    await ana.choose(ana.look(games), "Look at a game", str(number))
    await ana.press(ana.look(games), "My games")
    await ana.press(ana.look(games), "My statistics")
    assert "With people: **3** games" in text(ana.look(games))
    await ana.choose(ana.look(games), "More about a game", "fugitive")
    await ana.press(ana.look(games), "My statistics")
    await ana.choose(ana.look(games), "More about a game", "fugitive")
    assert "By role: Fugitive (3 played, " in text(ana.look(games))
    assert "Most often with: Ben (3 games, " in text(ana.look(games))

    board = (await eva.press(await eva.more(), "Mis estadísticas")).told[-1]
    await eva.press(board, "Clasificación")
    board = eva.look(board)
    assert "**Ana**" in text(board)
    assert "**Ben**" in text(board)
    assert "Enero a marzo de" in text(board)
    await eva.choose(board, "Otro juego", "colditz")
    assert "todavía no hay nadie" in text(eva.look(board))
    assert "no se ha podido leer" in await eva.forge(board, "e1:leaders:0:-::chess.3")
    assert "no longer exists" in await ana.forge(games, "e1:past:0:-::0", ["99"])

    settings = await ben.private("my settings")
    await ben.press(settings, "Hide my name")
    assert "Your name: **hidden**" in text(ben.look(settings))
    assert "**Ben**" not in text(await ana.private("table stats"))
    assert text(await ana.private("my history")).count("with somebody") == 3
    assert "Ben" not in text(await ana.private("my stats"))
    assert "Todavía no has jugado" in text(await eva.private("my history"))
    assert "Todavía no tienes ninguna partida" in text(await eva.private("my stats"))
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    assert "Ana: 3 played with people, 0 won · new player · " in text(await ana.private("table stats"))
    assert "Ben" not in text(await ana.private("table stats"))


@pytest.mark.parametrize(("games", "told"), [(4, "new player"), (5, "rating 1200, certain")])
def test_a_rating_is_told_after_five_games(games: int, told: str) -> None:
    rating = RatingRecord(30.0, 1.0, games)
    page = leaders_page(installed_game("fugitive"), 1, [Ranked(1, "Ana", rating, Tally(9, 4))], 0, 2, 1, SAY)
    assert told in page.lines[-1], page.lines


@pytest.mark.parametrize(("seconds", "told"), [(9.9, False), (10.0, True)])
def test_the_time_of_a_move_is_told_where_it_is_long(seconds: float, told: bool) -> None:
    found = Statistics(Tally(9, 4), Tally(), {}, {}, seconds, 0, 0, (), ())
    page = statistics_page(found, {}, {}, SAY, server=False)
    assert any("Your moves take" in line for line in page.lines) is told


async def test_the_end_says_who_has_achieved_what(world: World, ana: Player, ben: Player) -> None:
    """For the first time, and again; nothing of who is not shown."""
    for hidden in (False, False, True):
        if hidden:
            await ana.press(await ana.private("my settings"), "Hide my name")
        await sit_down(ana, ben, roles="host_fugitive", pace=0)
        await play_fast(world, world.table, random.Random(0))
    first, again = (text(each) for each in world.public if "🏅" in text(each))
    assert "🏅 New for Ana: **A long stride**. Hid at a number 9 or more beyond the last hideout." in first
    assert "🏅 Ana: **A long stride**." in again
    stats = await ana.private("my stats")
    await ana.choose(stats, "More about a game", "fugitive")
    assert "3 times, first" in text(ana.look(stats))


def test_seasons_can_be_leafed_from_the_first_game_to_today() -> None:
    first, last, say = season(1_760_000_000.0), season(1_770_000_000.0), installed_game("stalag17").say("en")
    assert [season_name(number, say) for number in (first, last)] == [
        "October to December 2025",
        "January to March 2026",
    ]
    leafed = [
        leaders_page(installed_game("stalag17"), number, (), first, last, 1, say).rows[1] for number in (first, last)
    ]
    assert [[button.enabled for button in row if isinstance(button, Button)] for row in leafed] == [
        [False, True], [True, False],
    ]  # fmt: skip
