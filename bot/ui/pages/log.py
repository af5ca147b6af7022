"""What happened, as far as its reader may know."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.event import Event
from bot.engine.game import Viewer
from bot.engine.page import Page
from bot.engine.texts import Say
from bot.engine.wording import PAGE, fitting
from bot.table.table import Table

RECENT = 4
"""Lines of what happened under a board or hand."""


LOG_LINES = 40


def log_page(table: Table, events: Sequence[Event], viewer: Viewer, locale: str) -> Page:
    """Tell what `viewer` may know of what happened; everything once the game is over."""
    say = table.say(locale)
    numbered = [f"{number}. {line}" for number, line in enumerate(told(table, events, viewer, say), 1)]
    newest = fitting(numbered[: -LOG_LINES - 1 : -1], PAGE)
    return Page(say("log-title", table=table.id), tuple(newest[::-1]) or (say("log-empty"),))


def told(table: Table, events: Sequence[Event], viewer: Viewer, say: Say) -> list[str]:
    """Write what of `events` `viewer` may know of."""
    return table.title.face.tell([event for event in events if table.hears(viewer, event)], say, viewer)


def small(lines: list[str]) -> list[str]:
    """Put the last of `lines` under a page."""
    return [f"-# {line}" for line in lines[-RECENT:]]
