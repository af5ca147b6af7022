"""The rules book at the page: opened at a question, turned over, asked why not; at a wide window, and at a phone."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.installed_games import installed_game, names
from tests.drills.few import few


@pytest.mark.parametrize("game", few(names(), "stalag17"))
async def test_the_book_of_rules(sit, game):
    ana, ben = await sit("Ana", 1400, "dark"), await sit("Ben", 390, "light")
    await ben.speak_spanish()
    await ana.slash(f"/{installed_game(game).say('en')(f'{game}-command')} new", pace="no l")
    await ben.press("Join")
    await ben.reads("Ya estás dentro")
    await ana.press("Start")
    for person, words in (
        (ana, ("My hand", "Rules", "Next", "Why can’t I", "en", "Chapters")),
        (ben, ("My hand", "Reglas", "Siguiente", "¿Por qué no", "es", "Capítulos")),
    ):
        hand, rules, following, why, language, chapters = words
        say = installed_game(game).say(language)
        second, third = (
            say("book-footer", game=say(f"{game}-title"), page=page, pages="…").split("…")[0] for page in (2, 3)
        )
        await person.press(hand)
        await expect(person.button(rules, person.own)).to_be_visible()
        await person.moment("hand")
        await person.press(rules, person.own)
        await expect(person.button(why, person.own)).to_be_visible()
        await person.moment("opened")
        await person.choose(chapters, "2.")
        await person.reads(second, person.own)
        await person.moment("chapter")
        await person.press(following, person.own)
        await person.reads(third, person.own)
        await person.moment("next")
        await person.press(why, person.own)
        await person.reads(say("why-rest"), person.own)
        await person.moment("why")
        await person.press("◀", person.own)
        await person.reads(third, person.own)
