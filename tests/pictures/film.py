"""The animated picture: somebody's whole turn in a channel, pressed in the window with a pointer that is seen."""

from __future__ import annotations

import io
import re

from PIL import Image
from playwright.async_api import Browser, Locator, Page

from tests.pictures.channel import Channel, caught_up, channel, window
from tests.pictures.moments import FILMED
from tests.pictures.still import talked

SCALE, HEIGHT, QUALITY = 1.5, 1040, 80

DONE = {"en": "Done", "es": "Listo"}

SURPRISED = {"en": "How did you know?! 😱", "es": "¿¡Cómo lo sabías!? 😱"}

POINTER = """() => {
    const pointer = document.createElement('div')
    pointer.id = 'pointer'
    pointer.style = 'position: fixed; z-index: 99; left: 60%; top: 60%; pointer-events: none'
    pointer.innerHTML = `<svg width="30" height="40" viewBox="0 0 12 16"><path d="M1 1v12l3-3 2 5 2-1-2-5h4z"
        fill="#fff" stroke="#000" stroke-width=".8"/></svg>`
    document.body.append(pointer)
    addEventListener('mousemove', moved => {
        pointer.style.left = moved.clientX + 'px'
        pointer.style.top = moved.clientY + 'px'
    })
}"""


class Film:
    """Pictures of a window, one after another."""

    def __init__(self, page: Page, shown: Channel) -> None:
        self.page, self.shown = page, shown
        self.pictures: list[tuple[Image.Image, int]] = []

    async def take(self, seconds: float) -> None:
        """See the window for some time; what stands there already stays for longer."""
        await caught_up(self.page, self.shown)
        picture = await self.page.locator("#main").screenshot(animations="disabled")
        self.pictures.append((Image.open(io.BytesIO(picture)).convert("RGB"), int(seconds * 1000)))

    async def press(self, what: Locator) -> None:
        """Go there with the pointer, be seen, and press."""
        await what.hover()
        await self.take(0.9)
        await what.click()
        await self.shown.world.settle()

    def webp(self) -> bytes:
        """Pack the film."""
        packed = io.BytesIO()
        images, lasting = zip(*self.pictures, strict=True)
        images[0].save(
            packed,
            "WEBP",
            save_all=True,
            append_images=images[1:],
            duration=list(lasting),
            loop=0,
            quality=QUALITY,
            method=6,
        )
        return packed.getvalue()


async def film(browser: Browser, language: str) -> bytes:
    """Film the Marshal's turn: the draw on the board, the guess in the hand, what is found, and the board
    that shows it. Raises NoEmoji."""
    say = FILMED.title.say(language)
    _, draw, guess = [played.move for played in FILMED.played()[FILMED.moves : FILMED.moves + 3]]
    number = guess.picks[0][0]
    async with channel(FILMED, language) as shown:
        await shown.go_on(FILMED.moves)
        await talked(shown)
        await shown.go_down()
        async with window(browser, shown, SCALE, HEIGHT) as page:
            await page.evaluate(POINTER)
            made = Film(page, shown)
            await made.take(2.0)
            await made.press(beginning(page, say("fugitive-do-draw", deck="")).nth(int(draw.picks[0][0]) - 1))
            await made.take(2.2)
            await made.press(beginning(page, say("fugitive-ask-guess-band", band="").rstrip(" …")).first)
            await made.press(page.get_by_role("option", name=number, exact=True))
            await made.press(page.get_by_role("button", name=DONE[language]))
            await made.press(beginning(page, say("fugitive-do-guess", numbers=number)).last)
            await made.take(3.0)
            await shown.say(0, SURPRISED[language])
            await made.take(1.6)
            await shown.go_down()
            await made.take(3.0)
    return made.webp()


def beginning(page: Page, words: str) -> Locator:
    """The buttons that begin so."""
    return page.get_by_role("button", name=re.compile("^" + re.escape(words)))
