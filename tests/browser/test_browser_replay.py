"""The file of a replay, opened as players open it: it steps through the game as the log has it, in both languages and
with the eyes of each seat; it asks for nothing, is accessible, and has room on a phone."""

import json

import pytest
from playwright.async_api import expect

from bot.engine.turn_line import turn_line
from bot.installed_games import installed_game, names
from bot.replayer.data import data
from bot.replayer.doubts import doubts
from bot.replayer.page import page
from tests.browser.test_browser_access import FOUND, SCHEMES, load_axe
from tests.chromium import errors_of
from tests.replayer.games import frames, recorded

SHOTS, WORLDS = 8, 4


def stands(tab, number):
    """Wait until the replay stands at a frame."""
    return expect(tab.locator("body")).to_have_attribute("data-frame", str(number))


def plain(text):
    return text.replace("**", "")


@pytest.mark.parametrize(
    "titles", [("colditz", "stalag17"), pytest.param(names(), marks=pytest.mark.long)], ids=["two", "all"]
)
async def test_the_file_of_each_title(tmp_path, open_page, titles):
    for name in titles:
        shots = frames(name, 1)[:SHOTS]
        made_of = recorded(name, 1, shots)
        (tmp_path / f"{name}.html").write_bytes(page(name, data(made_of, [doubts(made_of, WORLDS)], WORLDS, 1), "en"))
        tab = await open_page("about:blank", 1200)
        errors = errors_of(tab)
        await tab.goto((tmp_path / f"{name}.html").as_uri())
        await stands(tab, 0)
        await steps_as_the_log(tab, name, made_of.names, shots)
        await moves_by_keys(tab, len(shots))
        await is_accessible(tab, f"{name}: as a seat saw it")
        await tab.set_viewport_size({"width": 390, "height": 860})
        assert await tab.evaluate("document.documentElement.scrollWidth") <= 390, name
        await is_accessible(tab, f"{name}: on a phone")
        asked = await tab.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
        assert (asked, errors) == ([], [])


async def steps_as_the_log(tab, name, people, shots):
    """Step to the end with all secrets, then back in Spanish with the eyes of the first seat."""
    english, spanish = installed_game(name).say("en", people[0]), installed_game(name).say("es", people[1])
    for number, shot in enumerate(shots):
        await stands(tab, number)
        assert await tab.locator("#line").text_content() == plain(
            turn_line(installed_game(name).presenter, shot.events, english)
        )
        pieces = [piece.words for piece in installed_game(name).presenter.diagram(shot.state, english).pieces]
        if not number:
            await tab.locator("#all").evaluate("all => { all.open = true }")
        assert await tab.locator("#pieces > *").all_text_contents() == pieces
        await tab.keyboard.press("ArrowRight")
    await tab.get_by_role("button", name="Español").click()
    await tab.locator("#eyes input").nth(1).check()
    await expect(tab.locator("#beliefs")).not_to_be_empty()
    for number in reversed(range(len(shots))):
        await stands(tab, number)
        heard = [event for event in shots[number].events if event.reaches(0)]
        line = plain(turn_line(installed_game(name).presenter, heard, spanish)) or spanish(
            "replay-unheard", name=people[1][0]
        )
        shown = await tab.locator("#line").text_content()
        assert shown == line or not turn_line(installed_game(name).presenter, shots[number].events, spanish), (
            json.dumps(shown)
        )
        await tab.evaluate("go(at - 1)")


async def moves_by_keys(tab, count):
    await tab.evaluate("document.activeElement.blur()")
    for key, there in (("End", count - 1), ("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0)):
        await tab.keyboard.press(key)
        await stands(tab, there)
    await tab.keyboard.press("PageDown")
    await expect(tab.locator("body")).not_to_have_attribute("data-frame", "0")
    await tab.keyboard.press("PageUp")
    await stands(tab, 0)
    await tab.keyboard.press(" ")
    await expect(tab.locator("#play")).to_have_class("playing")
    await tab.keyboard.press(" ")
    await expect(tab.locator("#play")).not_to_have_class("playing")


async def is_accessible(tab, where):
    """See that axe-core has nothing serious against it, in the dark and in the light."""
    await load_axe(tab)
    for scheme in SCHEMES:
        await tab.emulate_media(color_scheme=scheme)
        assert await tab.evaluate(FOUND) == [], f"{where}, {scheme}"
