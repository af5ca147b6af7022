"""One picture: a channel's window that begins with what people say and ends with the board, all of it in sight."""

from __future__ import annotations

import io

from PIL import Image
from playwright.async_api import Browser, Page

from tests.pictures.channel import Channel, caught_up, channel, window
from tests.pictures.moments import MOST, Moment

ROOM = """([first, last]) => {
    const [scroll, log] = ['#scroll', '#log'].map(name => document.querySelector(name))
    const top = document.querySelector(`.message[data-id='${first}']`).getBoundingClientRect().top
    return Math.ceil(innerHeight - scroll.clientHeight + log.getBoundingClientRect().bottom - top + 24)
}"""
"""How high the window is in which all from one message on stands in sight."""

WITHIN = """([first]) => {
    const scroll = document.querySelector('#scroll')
    scroll.scrollTop = scroll.scrollHeight
    const room = scroll.getBoundingClientRect()
    return [...document.querySelectorAll('#log > .message')].filter(one => one.dataset.id >= first)
        .flatMap(one => [one, ...one.querySelectorAll('button, img')]).map(one => one.getBoundingClientRect())
        .every(box => box.top >= room.top && box.bottom <= room.bottom && box.right <= room.right)
}"""


async def still(browser: Browser, moment: Moment, language: str) -> bytes:
    """Play up to a moment and give its picture as WebP. Raises NoEmoji."""
    async with channel(moment, language) as shown:
        await shown.go_on(moment.moves)
        first = await talked(shown)
        await shown.go_down()
        if moment.hand:
            await shown.press(shown.people[moment.viewer], "hand")
        async with window(browser, shown) as page:
            await caught_up(page, shown)
            return await pictured(page, first)


async def talked(shown: Channel) -> str:
    """Let people say what they say at this moment; the message with which that begins."""
    first = ""
    for seat, english, spanish in shown.moment.said:
        await shown.say(seat, {"en": english, "es": spanish}[shown.language])
        first = first or str(shown.last["id"])
    return first or str(shown.last["id"])


async def pictured(page: Page, first: str) -> bytes:
    """Make the window as high as needed and take it, beginning with the message `first`."""
    height = await page.evaluate(ROOM, [first])
    await page.set_viewport_size({"width": page.viewport_size["width"], "height": height})
    assert await page.evaluate(WITHIN, [first]), "something is cut off"
    return webp(await page.locator("#main").screenshot(animations="disabled"))


def webp(picture: bytes) -> bytes:
    """Pack a picture as well as there is room for it."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    for quality in range(90, 30, -5):
        packed = io.BytesIO()
        image.save(packed, "WEBP", quality=quality, method=6)
        if len(packed.getvalue()) <= MOST:
            break
    return packed.getvalue()
