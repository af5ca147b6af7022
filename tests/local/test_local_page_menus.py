"""Menus and typing on the page keep what somebody is at."""

import re

import discord
from playwright.async_api import expect

from tests.chromium import needed
from tests.local.page_world import body, last, sit, slash, world

__all__ = ["world"]

pytestmark = needed


async def test_a_menu_closes_when_the_focus_leaves_it(world, open_page):
    page = await sit(world, open_page, world.ana)
    await world.slash("play", game="go")
    await page.locator(".select").nth(1).click()
    await page.locator(".panel:not([hidden]) :focus").wait_for()
    await page.locator("#write").focus()
    await expect(page.locator(".panel:not([hidden])")).to_have_count(0)


async def test_what_is_typed_keeps_its_commands_when_another_window_comes_before_it(world, open_page):
    page = await sit(world, open_page, world.ana)
    box, picker = page.locator("#write"), page.locator("#picker")
    await box.focus()
    await page.keyboard.insert_text("/pl")
    await expect(picker).to_be_visible()
    await box.evaluate("box => box.onblur()")
    await expect(picker).to_be_visible()
    await box.blur()
    await expect(picker).to_be_hidden()
    await box.focus()
    await expect(picker).to_be_visible()


async def test_who_is_typing_goes_on_when_a_tall_answer_comes(world, open_page):
    """What one has just asked for comes into sight from its beginning, and takes no focus from the next command."""
    page = await sit(world, open_page, world.ana, 390, 400)
    await slash(page, "ping")
    await expect(last(page)).to_contain_text("pong")
    await page.keyboard.insert_text("/pl")
    await expect(page.locator("#picker")).to_be_visible()
    await world.slash("play", game="go")
    await last(page).locator(".select").first.wait_for()
    await expect(page.locator("#write")).to_be_focused()
    await expect(page.locator("#picker")).to_be_visible()


def menu_of(page, name):
    return page.get_by_role("button", name=re.compile(f"^{name}"))


async def choose(page, menu, *labels):
    """Open a menu and choose; say done if it takes several."""
    await menu_of(page, menu).click()
    panel = page.locator(".panel:not([hidden])")
    for label in labels:
        await panel.get_by_role("option", name=re.compile(f"^{label}")).first.click()
    if await panel.count():
        await panel.get_by_role("button", name="Done").click()


async def shows(page, menu, label=""):
    """Wait until a menu shows this as chosen."""
    await expect(menu_of(page, menu)).to_have_attribute("aria-label", f"{menu}: {label}" if label else menu)


async def edit(world, message, **what):
    """Let the bot edit a message."""
    route = discord.http.Route("PATCH", f"/channels/{world.channel}/messages/{message['id']}")
    await world.bot.http.request(route, json=what)


async def test_who_chooses_from_a_menu_goes_on_when_a_tall_answer_comes(world, open_page):
    """News closes no menu, and moves nothing from under the hand."""
    page = await sit(world, open_page, world.ana, 390, 300)
    await slash(page, "play", "go")
    menu = page.locator("#log .select").nth(1)
    await menu.wait_for()
    await menu.focus()
    await page.keyboard.press("Enter")
    await page.locator(".panel:not([hidden]) :focus").wait_for()
    top = await page.evaluate("document.querySelector('#scroll').scrollTop")
    count = await page.locator("#log > .message").count()
    await world.slash("play", game="go")
    await expect(page.locator("#log > .message")).to_have_count(count + 1)
    await expect(page.locator(".panel:not([hidden]) :focus")).to_have_count(1)
    await expect(page.locator("#present")).to_be_visible()
    assert await page.evaluate("document.querySelector('#scroll').scrollTop") == top


async def test_who_goes_on_by_keyboard_keeps_the_focus_when_a_tall_answer_comes(world, open_page):
    page = await sit(world, open_page, world.ana, 390, 300)
    await slash(page, "play", "go")
    menu = page.locator("#log .select").nth(1)
    await menu.wait_for()
    await page.keyboard.press("Shift+Tab")
    await menu.focus()
    count = await page.locator("#log > .message").count()
    await world.slash("play", game="go")
    await expect(page.locator("#log > .message")).to_have_count(count + 1)
    await expect(menu).to_be_focused()


async def test_what_a_menu_shows_is_not_sent_again(world, open_page):
    page = await sit(world, open_page, world.ana)
    await world.slash("play", game="go")
    await page.locator(".select").nth(1).wait_for()
    for menu, label, said in (
        ("Choose", "Rock", "chosen rock"),
        ("Choose", "Rock", "chosen rock"),
        ("Choose", "Paper", "chosen paper"),
        ("Cards", "Card 2", "cards 2"),
    ):
        await choose(page, menu, label)
        await expect(body(page)).to_contain_text(said)
        await shows(page, menu, label)
    await choose(page, "Cards")
    await choose(page, "Cards", "Card 2", "Card 2")
    await choose(page, "Choose", "Rock")
    await expect(body(page)).to_contain_text("chosen rock")
    acts = [frame["d"]["data"] for frame in world.server.frames if frame["t"] == "INTERACTION_CREATE"]
    assert [act["values"] for act in acts if "values" in act] == [["rock"], ["paper"], ["2"], ["rock"]]


async def test_a_menu_shows_its_last_choice_until_its_id_is_another(world, open_page):
    page = await sit(world, open_page, world.ana)
    message = (await world.slash("play", game="go")).response
    await page.locator(".select").nth(1).wait_for()
    await choose(page, "Choose", "Rock")
    await expect(body(page)).to_contain_text("chosen rock")
    components = world.server.world_message(world.channel, message["id"])["components"]
    menu = next(item for row in components for item in row["components"] if item.get("placeholder") == "Choose")
    menu["options"][1]["default"] = True
    await edit(world, message, content="another default", components=components)
    await expect(body(page)).to_contain_text("another default")
    await shows(page, "Choose", "Rock")
    menu["custom_id"] = "another"
    await edit(world, message, components=components)
    await shows(page, "Choose", "Paper")
    await world.halt()
    await choose(page, "Choose", "Rock")
    await expect(page.locator("#error")).not_to_be_empty()
    await shows(page, "Choose", "Paper")


async def test_focus_stays_on_a_menu_that_is_renewed(world, open_page):
    page = await sit(world, open_page, world.ana)
    message = (await world.slash("play", game="go")).response
    await page.locator(".select").nth(1).wait_for()
    await choose(page, "Cards", "Card 2")
    await expect(body(page)).to_contain_text("cards 2")
    components = world.server.world_message(world.channel, message["id"])["components"]
    for item in (item for row in components for item in row["components"] if "options" in item):
        item["custom_id"] += ".1"
    await edit(world, message, components=components)
    await expect(menu_of(page, "Cards")).to_have_attribute("data-key", re.compile(r"\.1$"))
    await expect(menu_of(page, "Cards")).to_be_focused()
    await expect(menu_of(page, "Cards")).to_have_attribute("aria-label", "Cards")
