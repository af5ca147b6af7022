"""Somebody at a page, who sees, clicks and types: on a wide screen with a mouse, on a narrow one with a finger."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import expect

from tests.chromium import NARROW, errors_of, until
from tests.patience import PATIENCE

LOADED = "[...document.images].every(one => one.complete)"

AT_REST = "document.getAnimations().length === 0"

IN_SIGHT = """(([box, room]) => box.top >= room.top - 1 && (box.bottom <= room.bottom + 1 || box.height > room.height))(
    [element, document.querySelector('#scroll')].map(one => one.getBoundingClientRect()))"""


class Person:
    """A player at a page, whose parts are locators: they are looked for anew each time, and waited for."""

    def __init__(self, page, name, user, width, pictures):
        self.page, self.name, self.user, self.width = page, name, user, width
        self.narrow = width < NARROW
        self.errors = errors_of(page)
        self._pictures, self._taken = pictures, 0
        self.title, self.log, self.bot = page.locator("#title"), page.locator("#log"), page.locator("#bot")
        self.messages = page.locator("#log > .message")
        self.last = self.messages.last
        self.own = self.messages.filter(has_text=re.compile("Only you can see|Solo tú puedes")).last
        self.panel = page.locator(".panel:not([hidden])")
        self.form = page.locator("#form[open]")
        self.command = page.locator("#command:not([hidden])")
        self.large = page.locator("#large[open]")
        self.box = page.locator("#write")
        self.picker = page.locator("#picker")

    async def sits(self):
        """Wait until the page is there and the bot online."""
        await expect(self.title).to_have_text("#games")
        await self.online()

    async def online(self, there=True):
        """Wait until the page says that the bot is there, or is away."""
        await expect(self.bot).to_have_class("online" if there else "offline")

    # what there is

    def button(self, label, within=None):
        """The newest button that begins with these words and can be pressed."""
        begins = re.compile("^" + re.escape(label).replace("/", r"\/"))
        return (within or self.page).get_by_role("button", name=begins, disabled=False).and_(self._buttons).last

    def menu(self, name, within=None):
        """The newest menu whose name begins like this and that can be opened."""
        begins = re.compile("^" + re.escape(name))
        menus = self.page.locator(".select")
        return (within or self.page).get_by_role("button", name=begins, disabled=False).and_(menus).last

    @property
    def _buttons(self):
        return self.page.locator("button:not(.select)")

    def message(self, message):
        """The element of a message, as Discord spells that."""
        return self.page.locator(f".message[data-id='{message['id']}']")

    # what one does

    async def click(self, element):
        """Press an element, where a person would."""
        await (element.tap() if self.narrow else element.click())

    async def press(self, label, within=None):
        """Press the newest button that begins with these words."""
        await self.click(self.button(label, within))

    async def choose(self, name, *labels, within=None):
        """Open the newest menu of this name, behind *More moves* if it is there, and choose an option by each label.

        Returns when the bot's answer is drawn, so that a next press meets the new buttons. An answer always redraws
        the menu with its choice.
        """
        await self.unfold(self.menu(name, within), within)
        opened = await self.menu(name, within).element_handle()
        await self.click(self.menu(name, within))
        await expect(self.panel).to_be_visible()
        several = await self.panel.locator("[aria-multiselectable]").count()
        for label in labels:
            option = self.panel.get_by_role("option", name=re.compile("^" + re.escape(label)))
            await self.click(option.first)
        if several:
            await self.press("Done", self.panel)
        await expect(self.panel).to_have_count(0)
        await until(opened, "!element.isConnected")

    async def unfold(self, element, within=None):
        """Wait for something on a hand, and press *More moves* if it is behind that."""
        more = (within or self.page).get_by_role("button", name=re.compile("^(More moves|Más jugadas)$")).last
        await expect(element.or_(more).first).to_be_visible()
        if not await element.count():
            await self.click(more)

    async def offered(self, name):
        """What the newest menu of this name offers, read and closed again."""
        await self.unfold(self.menu(name))
        await self.click(self.menu(name))
        await expect(self.panel).to_be_visible()
        labels = await self.panel.locator("[role=option] > span:first-child").all_text_contents()
        await self.key("Escape")
        await expect(self.panel).to_have_count(0)
        return labels

    async def key(self, name):
        """Press a key."""
        await self.page.keyboard.press(name)

    async def write(self, text):
        """Put a text in at once, as from a clipboard."""
        await self.page.keyboard.insert_text(text)

    async def letters(self, text):
        """Type letter by letter, as a list of choices wants it."""
        await self.page.keyboard.type(text)

    async def slash(self, typed, asks=False, **options):
        """Type the beginning of a command, press it in the picker, set its options, send; one that `asks` for options
        that may be left out is not sent yet."""
        await self.click(self.box)
        await self.write(typed)
        await expect(self.picker).to_be_visible()
        await self.moment("picker")
        rows = self.picker.get_by_role("option")
        asking = rows.filter(has=self.page.locator(":scope > :first-child", has_text=re.compile("…$")))
        wants = (asks or options) and await asking.count()
        await self.click((asking if wants else rows).first)
        for name, value in options.items():
            await expect(self.command).to_be_visible()
            await self.tab_to(self.page.locator(f"#option-{name}"))
            await self.letters(value)
        if options:
            await self.moment("options-of-command")
            await self.click(self.command.locator(".primary"))
            await expect(self.command).to_have_count(0)

    async def tab_to(self, element, back=False):
        """Press Tab, or Shift and Tab, until an element is focused."""
        focused = self.page.locator(":focus").and_(element)
        for _ in range(60):
            if await focused.count():
                return
            await self.key("Shift+Tab" if back else "Tab")
        await expect(focused).to_have_count(1)

    async def go(self, place):
        """Open a channel or the direct messages."""
        if (await self.title.text_content()).endswith(place):
            return
        await self._open_drawer()
        names = self.page.locator(".name", has_text=re.compile(f"^{place}$"))
        await self.click(self.page.locator(".place").filter(has=names))
        await expect(self.title).to_have_text(re.compile(f"{place}$"))
        await until(self.page, AT_REST)

    async def speak_spanish(self):
        """Choose Spanish in the page."""
        await self._open_drawer()
        await self.page.get_by_role("combobox", name="Language").select_option("es-ES")
        await expect(self.page.locator("html")).to_have_attribute("lang", "es")
        if self.narrow:
            await self.click(self.page.locator(".place[aria-current]"))
            await until(self.page, AT_REST)

    async def _open_drawer(self):
        if self.narrow:
            await self.click(self.page.locator("#menu"))
            await until(self.page, "document.querySelector('#side').getBoundingClientRect().x === 0")
            await self.moment("drawer")

    # what one sees

    async def reads(self, text, within=None):
        """Wait until something is to be read in the channel."""
        await expect(within or self.log).to_contain_text(text)

    async def look_at(self, element):
        """Wait for an element and scroll to where it begins."""
        await element.evaluate("element => element.scrollIntoView()")

    async def sees(self, element):
        """Wait until an element is in sight, or begins in sight where it is taller than the window."""
        looks = f"element => new Promise(seen => requestAnimationFrame(() => seen({IN_SIGHT})))"
        async with asyncio.timeout(PATIENCE):
            while not await element.evaluate(looks):  # found anew each time: a message may be drawn anew
                pass

    async def moment(self, name):
        """See that nothing stands out of the window, and keep what is seen now if pictures are asked for."""
        await until(self.page, LOADED)
        wide = await self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert wide, f"{name} is wider than {self.width}"
        if self._pictures is None:
            return
        self._taken += 1
        kind = "narrow" if self.narrow else "wide"
        path = f"{self._pictures}-{kind}-{self._taken:02}-{name}-{self.name}.png".lower()
        await self.page.screenshot(path=self._pictures.parent / path)
