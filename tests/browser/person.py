"""Somebody at a page, who sees, clicks and types: on a wide screen with a mouse, on a narrow one with a finger."""

from __future__ import annotations

import json

NARROW = 720
MESSAGES = "[...document.querySelectorAll('.message')]"
LAST = f"{MESSAGES}.at(-1)"
OWN = f"{MESSAGES}.findLast(one => /Only you can see|Solo tú puedes/.test(one.textContent))"
"""The newest message that only this person sees: others may come below it at any time."""
PANEL = "document.querySelector('.panel:not([hidden])')"
FORM = "document.querySelector('#form[open]')"
LOADED = "[...document.images].every(one => one.complete)"
COMMAND = "document.querySelector('#command:not([hidden])')"

LARGE = "Boolean(document.querySelector('#large[open]'))"
"""Whether a picture fills the window."""


class Person:
    """A player at a page. Elements and conditions are JavaScript expressions, waited for until they are there."""

    def __init__(self, page, name, user, width, pictures):
        self.page, self.name, self.user, self.width = page, name, user, width
        self.narrow = width < NARROW
        self.write, self.key = page.write, page.key
        self._pictures, self._taken = pictures, 0

    async def sit_down(self, address, scheme):
        await self.page.size(self.width, 844 if self.narrow else 900)
        await self.page.command(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}]
        )
        await self.page.command("Emulation.setTouchEmulationEnabled", enabled=self.narrow)
        await self.page.command("Page.navigate", url=address)
        await self.until("document.querySelector('#title').textContent === '#games'")
        await self.until("document.querySelector('#bot.online')")

    async def until(self, condition):
        """Wait for a condition and give its value; when it never comes, keep what is seen instead, and tell its end."""
        try:
            return await self.page.until(condition)
        except AssertionError as error:
            await self.moment("failed")
            seen = await self.page.run("document.querySelector('#log')?.innerText.slice(-1500)")
            raise AssertionError(f"{self.name} waits for {condition} and sees:\n{seen}") from error

    async def click(self, element):
        """Press an element where a person would; a picture that slips under the finger is closed again."""
        large = await self.page.run(LARGE)
        await self._touch(element)
        if not large and "picture" not in element and await self.page.run(LARGE):
            await self.key("Escape")
            await self.until(f"!{LARGE}")
            await self._touch(element)

    async def _touch(self, element):
        """Press what is in sight, enabled, at rest, and not beneath anything else."""
        await self.page.command("Page.bringToFront")
        x, y = await self.until(f"""(() => {{
            const element = {element}
            if (!element || element.disabled || element.getAttribute('aria-busy') || !{LOADED}) return null
            element.scrollIntoView({{ block: 'nearest', inline: 'nearest' }})
            const box = element.getBoundingClientRect()
            const at = [box.x + box.width / 2, box.y + box.height / 2]
            const here = at.join()
            if (window.lookedAt !== here) {{
                window.lookedAt = null
                requestAnimationFrame(() => requestAnimationFrame(() => {{ window.lookedAt = here }}))
                return null
            }}
            const hit = document.elementFromPoint(...at)
            return box.width && hit && element.contains(hit) ? at : null
        }})()""")
        if self.narrow:
            await self.page.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            await self.page.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            return
        where = {"x": x, "y": y}
        await self.page.command("Input.dispatchMouseEvent", type="mouseMoved", **where)
        for kind in ("mousePressed", "mouseReleased"):
            await self.page.command("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **where)

    async def press(self, label, within="document"):
        """Press the newest button that begins with these words."""
        await self.click(button(label, within))

    async def choose(self, name, *labels, within="document"):
        """Open the newest menu of this name and choose what begins with each label; say done if it takes several."""
        await self.click(menu(name, within))
        several = await self.until(f"{PANEL} && String({PANEL}.querySelector('[aria-multiselectable]') !== null)")
        for label in labels:
            options = f"[...{PANEL}.querySelectorAll('[role=option]')]"
            await self.click(f"{options}.find(one => one.textContent.startsWith({json.dumps(label)}))")
        if several == "true":
            await self.press("Done", PANEL)
        await self.until(f"!{PANEL}")

    async def offered(self, name):
        """What the newest menu of this name offers, read and closed again."""
        await self.click(menu(name))
        options = f"[...{PANEL}.querySelectorAll('[role=option]')]"
        labels = await self.until(f"{PANEL} && {options}.map(one => one.querySelector('span').textContent)")
        await self.key("Escape")
        await self.until(f"!{PANEL}")
        return labels

    async def slash(self, typed, asks=False, **options):
        """Type the beginning of a command, press it in the picker, set its options, send; one that `asks` for options
        that may be left out is not sent yet."""
        await self.click("document.querySelector('#write')")
        await self.write(typed)
        await self.until("!document.querySelector('#picker').hidden")
        await self.moment("picker")
        rows = "[...document.querySelectorAll('#picker [role=option]')]"
        asking = f"({rows}.find(one => one.firstChild.textContent.endsWith('…')) ?? {rows}[0])"
        await self.click(asking if asks or options else f"{rows}[0]")
        for name, value in options.items():
            await self.until(COMMAND)
            while await self.page.run("document.activeElement.id") != f"option-{name}":
                await self.key("Tab")
            await self.letters(value)
        if options:
            await self.moment("options-of-command")
            await self.click(f"{COMMAND}.querySelector('.primary')")
            await self.until(f"!{COMMAND}")

    async def letters(self, text):
        """Type letter by letter, as a list of choices wants it."""
        for letter in text:
            await self.page.command("Input.dispatchKeyEvent", type="keyDown", key=letter, text=letter)
            await self.page.command("Input.dispatchKeyEvent", type="keyUp", key=letter)

    async def tab_to(self, condition, back=False):
        """Press Tab, or Shift and Tab, until something is focused."""
        for _ in range(60):
            if await self.page.run(condition):
                return
            more = {"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9, "modifiers": 8 if back else 0}
            await self.page.command("Input.dispatchKeyEvent", type="rawKeyDown", **more)
            await self.page.command("Input.dispatchKeyEvent", type="keyUp", **more)
        await self.until(condition)

    async def go(self, place):
        """Open a channel or the direct messages."""
        if await self.page.run(f"document.querySelector('#title').textContent.endsWith({json.dumps(place)})"):
            return
        await self._open_drawer()
        places = "[...document.querySelectorAll('.place')]"
        await self.click(f"{places}.find(one => one.querySelector('.name').textContent === {json.dumps(place)})")
        await self.until(f"document.querySelector('#title').textContent.endsWith({json.dumps(place)})")
        await self.until("document.getAnimations().length === 0")

    async def speak_spanish(self):
        """Choose Spanish in the page."""
        await self._open_drawer()
        await self.click("document.querySelector('#locale')")
        await self.letters("Esp")
        await self.key("Enter")
        await self.until("document.documentElement.lang === 'es'")
        if self.narrow:
            await self.click("document.querySelector('.place[aria-current]')")
            await self.until("document.getAnimations().length === 0")

    async def _open_drawer(self):
        if self.narrow:
            await self.click("document.querySelector('#menu')")
            await self.until("document.querySelector('#side').getBoundingClientRect().x === 0")
            await self.moment("drawer")

    async def reads(self, text, within=None):
        """Wait until something is to be read in the channel."""
        found = within or "document.querySelector('#log')"
        await self.until(f"{found}.textContent.includes({json.dumps(text)})")

    async def look_at(self, element):
        """Wait for an element and scroll to where it begins."""
        await self.until(f"({element}.scrollIntoView(), true)")

    async def sees(self, element):
        """Wait until an element is in sight, or begins in sight where it is taller than the window."""
        await self.until(f"""(() => {{
            const [box, room] = [{element}, document.querySelector('#scroll')].map(one => one.getBoundingClientRect())
            return box.top >= room.top - 1 && (box.bottom <= room.bottom + 1 || box.height > room.height)
        }})()""")

    async def moment(self, name):
        """Keep what is seen now as a picture, and see that nothing stands out of the window."""
        await self.page.command("Page.bringToFront")
        await self.page.until(LOADED)
        await self.page.run("new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))")
        wide = await self.page.run("document.documentElement.scrollWidth <= innerWidth")
        assert wide, f"{name} is wider than {self.width}"
        self._taken += 1
        kind = "narrow" if self.narrow else "wide"
        path = f"{self._pictures}-{kind}-{self._taken:02}-{name}-{self.name}.png".lower()
        await self.page.picture(self._pictures.parent / path)


def button(label, within="document"):
    """The newest button that begins with these words."""
    buttons = f"[...{within}.querySelectorAll('button')].reverse()"
    return f"{buttons}.find(one => one.textContent.startsWith({json.dumps(label)}) && !one.disabled)"


def menu(name, within="document"):
    """The newest menu that can be opened and whose name begins like this."""
    menus = f"[...{within}.querySelectorAll('.select')].reverse()"
    begins = f"(one.getAttribute('aria-label') ?? '').startsWith({json.dumps(name)})"
    return f"{menus}.find(one => !one.disabled && {begins})"
