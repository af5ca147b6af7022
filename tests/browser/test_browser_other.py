"""Other ways to play at the page: in Spanish, with a bot that is killed, by keyboard alone."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from bot.installed_games import installed_games


async def test_every_game_is_opened_by_hand_on_a_phone(sit):
    ana = await sit("Ana", 390, "light")
    for title in installed_games():
        await ana.slash(f"/{title.say('en')(f'{title.name}-command')} new", asks=True)
        await expect(ana.command).to_be_visible()
        await ana.moment(f"new-{title.name}")
        await expect(ana.command.locator(".primary")).to_be_in_viewport(ratio=1)
        await ana.press("Cancel")
        await expect(ana.command).to_have_count(0)
    await ana.slash("/colditz new", pace="1 h")
    await ana.reads("1 hour")


async def test_a_spanish_player_is_answered_in_spanish(sit):
    ana, ben = await sit("Ana", 1400, "light"), await sit("Ben", 390, "dark")
    await ana.speak_spanish()
    await ana.reads("Abrir otro jugador en una ventana nueva", ana.page.locator("body"))
    await ana.slash("/fugitivo nu", roles="el anfitrión es el F")
    await ana.reads("La mesa 1 está abierta")
    await ana.press("In English")
    await ben.press("Join")
    await ben.reads("You're in.")
    await ana.press("Start")
    await ben.reads("is choosing the first hideout")
    await ana.press("More")
    await ana.press("Reglas")
    await ana.reads("las reglas en breve", ana.last)
    await expect(ana.box).to_have_attribute("placeholder", re.compile("^Mensaje en"))
    await ana.moment("spanish-rules")
    await ana.go("Escapade")
    await ana.reads("Eres el Fugitivo")
    await ana.choose("Esconderse en", "3")
    await ana.moment("spanish-hand")
    await ana.press("Esconderse en el 3")
    await ana.press("Quedarse aquí")
    await ana.reads("Esperando a Ben")
    await ben.go("Escapade")
    await ben.reads("You are the Marshal")


async def test_no_second_button_is_pressed_before_the_answer(sit):
    """As at Discord, buttons wait for the answer to a press, and menus do not."""
    ana = await sit("Ana", 1400, "light")
    await ana.slash("/fug", roles="host is the F")
    held = asyncio.Event()

    async def hold(route):
        await held.wait()
        await route.continue_()

    await ana.page.route("**/local/click", hold)
    await ana.press("Join")
    lobby, waiting = ana.last, ana.log.locator("button.button[aria-disabled]")
    await expect(waiting.filter(has_text="Leave")).to_have_count(1)
    assert await waiting.count() == await lobby.locator(".components button.button").count()
    await expect(ana.menu("Add computer")).to_be_enabled()
    await waiting.filter(has_text="Leave").click(force=True)
    held.set()
    await ana.reads("You already have a seat here")
    await expect(waiting).to_have_count(0)
    await ana.reads("Ana · host")


@pytest.mark.long
async def test_the_bot_killed_in_the_middle(sit, night):
    ana, ben = await sit("Ana", 390, "dark"), await sit("Ben", 1400, "light")
    await ana.slash("/fug", roles="host is the F")
    await ben.press("Join")
    await ben.reads("You're in.")
    await ana.press("Start")
    await ana.go("Escapade")
    await ana.choose("Hide at", "3")
    await expect(ana.button("Hide at 3")).to_be_visible()
    await night.kill_bot()
    for person in (ana, ben):
        await person.online(False)
    await ben.press("My hand")
    await ben.reads("The bot is not here", ben.page.get_by_role("alert").and_(ben.page.locator("#error")))
    await ben.moment("bot-away")
    await night.start_bot()
    for person in (ana, ben):
        await person.online()
    await ana.moment("bot-back")
    await ana.press("Hide at 3")
    await ana.press("Stop here")
    await ana.reads("Waiting for Ben")
    await ben.press("Draw from 4-14")
    await ben.reads("Ben drew from 4-14")
    await night.kill_bot()
    await night.start_bot()
    await ben.press("Draw from 15-28")
    await ben.reads("Ben (Marshal) guesses")
    await ben.go("Escapade")
    await ben.choose("Guess from 1-", "3")
    await expect(ben.button("Start over")).to_be_visible()
    await ben.press("Guess 3")
    await ben.reads("You win")
    await ana.reads("Ben (Marshal) wins")


async def test_by_keyboard_alone(sit):
    ana = await sit("Ana", 1400, "dark")
    await ana.tab_to(ana.box)
    await ana.write("/fugitive n")
    await expect(ana.picker.get_by_role("option")).to_have_count(2)
    await ana.key("ArrowDown")
    await ana.key("Enter")
    await expect(ana.command).to_be_visible()
    await ana.letters("host is the F")
    await ana.key("Enter")
    await ana.reads("Start (1 player missing)")
    await ana.tab_to(ana.menu("Add computer"), back=True)
    await ana.key("Enter")
    await expect(ana.panel).to_be_visible()
    await ana.key("Enter")
    await ana.reads("computer, easy")
    await ana.moment("keyboard-lobby")
    await ana.tab_to(ana.page.get_by_role("button", name="Start", exact=True))
    await ana.key("Enter")
    await ana.reads("is choosing the first hideout")
    await ana.tab_to(ana.page.locator(".place", has_text="@Escapade"), back=True)
    await ana.key("Enter")
    await ana.reads("You are the Fugitive")
    await ana.press("More moves")
    await ana.tab_to(ana.menu("Hide at"), back=True)
    await ana.key("Enter")
    await expect(ana.panel).to_be_visible()
    await ana.key("ArrowDown")
    await ana.moment("keyboard-menu")
    await ana.key("Enter")
    await expect(ana.button("Start over")).to_be_visible()
    await ana.tab_to(ana.page.get_by_role("button", name="Hide at 2", exact=True))
    await ana.key("Enter")
    await ana.reads("Place a second hideout, or stop")
    await ana.moment("keyboard-moved")
