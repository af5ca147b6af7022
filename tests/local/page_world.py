"""A local world with its page open in a browser."""

import pytest_asyncio
from playwright.async_api import expect

from bot.local.first_world import first_world
from tests.chromium import errors_of


@pytest_asyncio.fixture(loop_scope="session")
async def world(redirect):
    from conftest import Lab

    from bot.local.server import LocalDiscord

    async with LocalDiscord() as server:
        redirect(server)
        lab = Lab(server)
        first_world(server.world)
        lab.ana, lab.ben, *_ = [user["id"] for user in server.world.people]
        lab.channel = next(c["id"] for c in server.world.channels.values() if c["name"] == "games")
        await lab.boot()
        yield lab
        await lab.halt()


async def sit(world, open_page, user, width=1400, height=860):
    """Open the page for somebody and wait until the bot is there."""
    page = await open_page("about:blank", width, height)
    page.errors = errors_of(page)
    await page.goto(f"{world.server.base_url}/?as={user}")
    await expect(page.locator("#title")).to_have_text("#games")
    await expect(page.locator("#bot")).to_have_class("online")
    return page


def last(page):
    return page.locator("#log > .message").last


def body(page):
    return page.locator(".body").first


async def slash(page, name, *fields):
    """By keyboard alone."""
    await page.locator("#write").focus()
    await page.keyboard.insert_text("/" + name)
    await page.keyboard.press("Enter")
    if fields:
        await expect(page.locator("#command")).to_be_visible()
    for field in fields:
        async with page.expect_response(lambda answer, field=field: f'"{field}"' in (answer.request.post_data or "")):
            await page.keyboard.insert_text(field)
        await page.evaluate("new Promise(requestAnimationFrame)")
        await page.locator(".suggestions [role=option]").first.wait_for()
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
    if fields:
        await page.keyboard.press("Enter")
