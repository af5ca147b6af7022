"""An evening of each title by two people beside computers: a wide window in English, a phone in Spanish."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from bot.installed_games import installed_game, names
from tests.browser.evening import Evening
from tests.patience import PATIENCE

OPTIONS = {"colditz": {"german": "the host"}}


@pytest.mark.long
@pytest.mark.parametrize("game", names())
async def test_an_evening(sit, night, game):
    ana, ben = await sit("Ana", 1400, "dark"), await sit("Ben", 390, "light")
    await ben.speak_spanish()
    await ana.slash(f"/{installed_game(game).say('en')(f'{game}-command')} new", **OPTIONS.get(game, {"pace": "no l"}))
    await ben.press("Join")
    await ben.reads("Ya estás dentro")
    if max(installed_game(game).game.seats) > 2:
        await ana.choose("Add computer", "easy")
        await ana.reads("computer, easy")
    await ana.press("Start")
    evening = Evening(night, (ana, ben), game)
    for person in (ana, ben):
        await person.press("My hand")
        await expect(person.last.locator(".embed").first).to_be_visible()
        await person.moment("panel")
    await evening.play(lambda: evening.scenes)
    for person in (ana, ben):
        await person.look_at(person.message(evening.scenes[0]))
        await person.moment("scene")
    await evening.play(lambda: evening.over, most=8)
    for person, more, less in ((ana, "More", "Less"), (ben, "Más", "Menos")):
        if not evening.over and await person.button(more).count():
            await person.press(more)
            await expect(person.button(less).or_(person.button(more)).last).to_be_visible()
            await person.moment("panel-more")
    for person, leave in ((ana, "Resign"), (ben, "Abandonar")):
        if not evening.over:
            await person.slash("/table resign")
            answered = person.messages.filter(has_text=re.compile("No hay ninguna|There is no table"))
            await expect(person.button(leave).or_(answered).last).to_be_visible()
            if await person.button(leave).count():
                await person.press(leave)
        if max(installed_game(game).game.seats) == 2:
            await evening.wait(lambda: evening.over, PATIENCE)
    await evening.play(lambda: evening.over)
    for person, log, earlier in ((ana, "Log", "Earlier"), (ben, "Log", "Anterior")):
        await person.look_at(person.message(evening.scenes[-1]))
        await person.moment("end")
        await person.press(log)
        await expect(person.last).to_contain_text(re.compile("Log of|Historial"))
        await person.moment("log")
        if await person.button(earlier, person.last).count():
            await person.press(earlier, person.last)
            await person.moment("log-earlier")
