"""The system's Chromium, driven by Playwright: one browser for all tests of a process, a context for each window.

What a window did in a test that fails is kept in artefacts/, for `python -m playwright show-trace FILE`, and what it
showed at the end, as a picture. To keep what it showed before each step takes a third more time.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from inspect import iscoroutinefunction
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
import pytest_asyncio

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from playwright.async_api import Browser, ElementHandle, Locator, Page

OpenPage: TypeAlias = "Callable[..., Awaitable[Page]]"

ARTEFACTS = Path(__file__).parents[1] / "artefacts"

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")

NARROW = 720
"""Pixels below which a window is a phone's."""


def program() -> str | None:
    """Where Chromium is, or None."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


needed = pytest.mark.skipif(program() is None, reason="no Chromium here; `make test-browser` installs it")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the tests that open pages live in the loop of the browser, which is the session's."""
    for item in items:
        if (
            isinstance(item, pytest.Function)
            and "open_page" in item.fixturenames
            and iscoroutinefunction(item.function)
        ):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Start the browser, without windows."""
    from playwright.async_api import async_playwright, expect

    expect.set_options(timeout=1000 * PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program(), args=FLAGS, timeout=1000 * PATIENCE)
        try:
            yield browser
        finally:
            await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The browser of all tests, which live in the loop of the session for it."""
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[OpenPage]:
    """Open a window of somebody's own: `await open_page(address, width)`."""
    contexts, failed = [], request.session.testsfailed

    async def opened(address: str, width: int = 1400, height: int = 860, **more: Any) -> Page:
        phone = {"has_touch": True, "is_mobile": True} if width < NARROW else {}
        context = await browser.new_context(viewport={"width": width, "height": height}, **phone, **more)
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        await context.tracing.start()
        page = await context.new_page()
        await page.goto(address)
        return page

    yield opened
    for number, context in enumerate(contexts, 1):
        name = re.sub(r"\W+", "-", request.node.name).strip("-")
        kept = ARTEFACTS / f"{name}-{number}.trace.zip" if request.session.testsfailed > failed else None
        if kept is not None:
            for page in context.pages[-1:]:
                await page.screenshot(path=kept.with_suffix(".png"), full_page=True)
        await context.tracing.stop(path=kept)
        await context.close()


def errors_of(page: Page) -> list[str]:
    """Begin to note what goes wrong in a window, and give the notes."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    return errors


async def until(where: Page | Locator | ElementHandle, condition: str) -> None:
    """Wait until a condition of JavaScript holds, of `element` where it is an element's. The page forbids `eval`, which
    `wait_for_function` needs."""
    look = f"const look = () => ({condition}) ? done() : setTimeout(look, 15)"
    async with asyncio.timeout(PATIENCE):
        await where.evaluate(f"element => new Promise(done => {{ {look}; look() }})")
