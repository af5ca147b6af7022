"""A person reads in the language that was chosen, whatever that of their Discord."""

from __future__ import annotations

import discord
import pytest

from bot.ui.welcome import post_home
from tests.ui.answer import answer
from tests.ui.messages import find, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

LANGUAGE = "Language …"


async def settings(player: Player, value: str, button: str = LANGUAGE, menu: str = "Language") -> str:
    """Choose a language and return the page of settings as it is then."""
    page = await player.private("my settings")
    await player.press(page, button)
    await player.choose(player.look(page), menu, value)
    return text(player.look(page))


async def test_the_home_page_in_spanish_leads_to_a_game_in_spanish(world: World, ana: Player) -> None:
    await post_home(world.bot, int(world.channel), "en-US")
    (own,) = (await ana.press(await ana.more(world.public[-1]), "En español")).told
    seen(own["content"], "Desde ahora el bot te habla en español", "/mis ajustes")
    await ana.press(await ana.game(own, "fugitive"), "Jugar ya")
    seen(text(ana.hand), "Fugitivo, mesa")
    board = next(each for each in ana.inbox if each["embeds"] and "Ronda" in text(each))
    seen(text((await ana.press(board, "En palabras")).told[-1]), "El Fugitivo quiere llegar")
    await world.restart()
    assert "mesas" in text(await ana.private("games")) or "Fugitivo" in text(await ana.private("games"))


async def test_the_settings_choose_it_and_follow_discord_again(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    seen(text(ana.hand), "Fugitive, table 1: your turn")
    seen(await settings(ana, "es"), "Tus ajustes", "Idioma: **Español**")
    seen(text(ana.hand), "Fugitivo, mesa 1: te toca")
    seen(text(ben.hand), "Fugitive, table 1")
    seen(await world.words(), "Round 1"), "the board speaks the language of its table"
    seen(await settings(ana, "discord", "Idioma …", "Idioma"), "Your settings", "as in your Discord")
    seen(text(ana.hand), "Fugitive, table 1: your turn")


@pytest.mark.parametrize("locale", ["es-419", "es-ES"])
async def test_whoever_has_it_already_follows_discord(world: World, locale: str) -> None:
    eva = world.join("Eva", locale)
    assert "Idioma: **el de tu Discord**" in await settings(eva, "es", "Idioma …", "Idioma")
    assert (await world.bot.store.person(int(eva.id))).language == ""


async def test_a_language_that_nobody_offers(world: World, ana: Player) -> None:
    page = await ana.private("my settings")
    await ana.press(page, LANGUAGE)
    menu = find(ana.look(page), "Language")
    assert "couldn't read that" in await ana.forge(ana.look(page), menu["custom_id"], ["fr"])
    assert (await world.bot.store.person(int(ana.id))).language == ""


@pytest.mark.parametrize("manages", [False, True])
async def test_whoever_manages_the_server_is_asked_for_its_language(world: World, manages: bool) -> None:
    await post_home(world.bot, int(world.channel), "en-US")
    zoe = world.join("Zoe", permissions=discord.Permissions(manage_guild=manages).value)
    more = await zoe.more(world.public[-1])
    told = (await zoe.press(more, "En español")).told
    assert [labels(page) for page in told[1:]] == [["Español para este servidor"]] * manages
    if manages:
        said = answer(await zoe.press(told[1], "Español para este servidor"))
        seen(said, "Las mesas nuevas de este servidor hablarán español")
        assert (await world.bot.store.server(int(world.guild))).language == "es"
        assert len((await zoe.press(more, "En español")).told) == 1, "asked once"
