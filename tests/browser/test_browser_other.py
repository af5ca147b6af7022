"""Other ways to play at the page: in Spanish, with a bot that is killed, by keyboard alone."""

from __future__ import annotations

import pytest

from bot.titles import titles
from tests.browser.person import COMMAND, LAST, PANEL, button

SEND = f"{COMMAND}.querySelector('.primary')"


async def test_every_game_is_opened_by_hand_on_a_phone(sit):
    ana = await sit("Ana", 390, "light")
    for title in titles():
        await ana.slash(f"/{title.say('en')(f'{title.name}-command')} new", asks=True)
        await ana.until(COMMAND)
        await ana.moment(f"new-{title.name}")
        box = await ana.page.run(f"(({{ top, bottom }}) => [top, bottom])({SEND}.getBoundingClientRect())")
        assert 0 <= box[0] < box[1] <= 844, f"Send of {title.name} stands from {box[0]} to {box[1]}"
        await ana.press("Cancel")
        await ana.until(f"!{COMMAND}")
    await ana.slash("/colditz new", pace="1 h")
    await ana.reads("1 hour")


async def test_a_spanish_player_is_answered_in_spanish(sit):
    ana, ben = await sit("Ana", 1400, "light"), await sit("Ben", 390, "dark")
    await ana.speak_spanish()
    await ana.reads("Abrir otro jugador en una ventana nueva", "document.body")
    await ana.slash("/fugitivo nu", roles="quien abre la mesa es F")
    await ana.reads("La mesa 1 está abierta")
    await ana.press("In English")
    await ben.press("Join")
    await ben.reads("You are in.")
    await ana.press("Start")
    await ben.reads("chooses the first hideout")
    await ana.press("Rules")
    await ana.reads("las reglas en breve", LAST)
    await ana.until("document.querySelector('#write').placeholder.startsWith('Mensaje en')")
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


@pytest.mark.long
async def test_the_bot_killed_in_the_middle(sit, night):
    ana, ben = await sit("Ana", 390, "dark"), await sit("Ben", 1400, "light")
    await ana.slash("/fug", roles="host is the F")
    await ben.press("Join")
    await ben.reads("You are in.")
    await ana.press("Start")
    await ana.go("Escapade")
    await ana.choose("Hide at", "3")
    await ana.until(button("Hide at 3"))
    await night.kill_bot()
    for person in (ana, ben):
        await person.until("document.querySelector('#bot.offline')")
    await ben.press("My hand")
    await ben.reads("The bot is not here", "document.querySelector('#error')")
    await ben.moment("bot-away")
    await night.start_bot()
    for person in (ana, ben):
        await person.until("document.querySelector('#bot.online')")
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
    await ben.until(button("Start over"))
    await ben.press("Guess 3")
    await ben.reads("You win")
    await ana.reads("Ben (Marshal) wins")


async def test_by_keyboard_alone(sit):
    ana = await sit("Ana", 1400, "dark")
    await ana.tab_to("document.activeElement.id === 'write'")
    await ana.write("/fugitive n")
    await ana.until("document.querySelectorAll('#picker [role=option]').length === 2")
    await ana.key("ArrowDown")
    await ana.key("Enter")
    await ana.until(COMMAND)
    await ana.letters("host is the F")
    await ana.key("Enter")
    await ana.reads("Start (1 player missing)")
    await ana.tab_to("document.activeElement.textContent.startsWith('Add computer')", back=True)
    await ana.key("Enter")
    await ana.until(PANEL)
    await ana.key("Enter")
    await ana.reads("computer, easy")
    await ana.moment("keyboard-lobby")
    await ana.tab_to("document.activeElement.textContent === 'Start'")
    await ana.key("Enter")
    await ana.reads("chooses the first hideout")
    await ana.tab_to("document.activeElement.textContent.startsWith('@Escapade')", back=True)
    await ana.key("Enter")
    await ana.reads("You are the Fugitive")
    await ana.tab_to("document.activeElement.matches('.select[aria-label^=\"Hide at\"]')", back=True)
    await ana.key("Enter")
    await ana.until(PANEL)
    await ana.key("ArrowDown")
    await ana.moment("keyboard-menu")
    await ana.key("Enter")
    await ana.until(button("Start over"))
    await ana.tab_to("document.activeElement.textContent === 'Hide at 2'")
    await ana.key("Enter")
    await ana.reads("Place a second hideout, or stop")
    await ana.moment("keyboard-moved")
