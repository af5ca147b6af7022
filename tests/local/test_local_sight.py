"""What a message looks like at its reader: how large its picture is, whether it is heard, and what is hidden."""

import io

import pytest
from PIL import Image
from playwright.async_api import expect
from test_local_page import last, pytestmark, sit, slash, world

from bot.local.shapes import SILENT

__all__ = ["pytestmark", "world"]


def board(world, size=(1200, 900), **more):
    """A board of the bot with a picture."""
    file = io.BytesIO()
    Image.new("RGB", size).save(file, "PNG")
    body = {"content": "", "embeds": [{"title": "Board", "image": {"url": "attachment://board.png"}}], **more}
    world.world.store.make(world.channel, world.world.bot["id"], body, {0: ("board.png", file.getvalue(), "image/png")})


@pytest.mark.parametrize(
    ("width", "size", "shown"),
    [(1400, (1200, 900), (400, 300)), (1400, (1200, 1612), (223, 300)), (1400, (1200, 600), (400, 200))],
)
async def test_a_picture_is_as_large_as_on_a_desktop(world, open_page, width, size, shown):
    page = await sit(world, open_page, world.ana, width)
    board(world, size)
    image = page.locator(".embed .picture img")
    await expect(image).to_have_js_property("naturalWidth", size[0])
    assert await image.evaluate("one => [one.width, one.height]") == list(shown)


async def test_a_picture_is_as_wide_as_a_phone(world, open_page):
    page = await sit(world, open_page, world.ana, 390)
    board(world, (1200, 1612))
    image = page.locator(".embed .picture img")
    await expect(image).to_have_js_property("naturalWidth", 1200)
    width, inner = await image.evaluate("one => [one.width, one.closest('.embed').clientWidth]")
    assert 300 < inner - 24 <= width
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_each_message_says_whether_it_is_heard(world, open_page):
    page = await sit(world, open_page, world.ana)
    mark = page.locator(".message").last.locator(".sound")
    for flags, told in ((0, "Notifies its readers"), (SILENT, "Notifies nobody")):
        board(world, flags=flags)
        await expect(mark.get_by_role("img", name=told)).to_be_visible()
    await world.people.say(world.ana, world.channel, "mine")
    await expect(last(page)).to_contain_text("mine")
    await expect(mark).to_be_empty()
    await slash(page, "ping")
    await expect(last(page)).to_contain_text("pong")


async def test_whose_link_previews_are_off_sees_no_embed(world, open_page):
    page = await sit(world, open_page, world.ana)
    board(world)
    await expect(page.locator(".embed")).to_have_count(1)
    switch = page.get_by_role("switch", name="Show link previews and embeds")
    await switch.uncheck()
    await expect(page.locator(".embed")).to_have_count(0)
    board(world, content="second")
    await expect(last(page)).to_contain_text("second")
    await expect(page.locator(".embed")).to_have_count(0)
    ben = await sit(world, open_page, world.ben)
    await expect(ben.locator(".embed")).to_have_count(2)


async def test_every_kind_of_channel_is_listed(world, open_page):
    guild = world.world.channels[world.channel]["guild_id"]
    for kind in (2, 5, 13):
        world.world.add_channel(guild, f"kind-{kind}", kind=kind)
    page = await sit(world, open_page, world.ana)
    for kind in (2, 5, 13):
        await expect(page.locator(".place", has_text=f"kind-{kind}")).to_be_visible()
