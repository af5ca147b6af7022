"""A running or ended game for somebody who watches it: what everybody knows, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.page import Button, Page
from bot.engine.texts import Say
from bot.table.table import Table
from bot.ui.pages.board import short_page
from bot.ui.pages.out_of_play import COLOUR


def watch_page(table: Table, told: bool, news: Sequence[LogEntry], locale: str, link: str) -> Page:
    """Show the board as it is, with the log and the way to the board in its channel; say whether great moments are
    `told`, and offer the other."""
    say = table.say(locale)
    page = short_page(table, news, say)
    rows = [_way(table, say, link)]
    if table.record.status == "playing":
        page = replace(page, lines=(*page.lines, "", say(f"watch-{'told' if told else 'quiet'}")))
        other = "quiet" if told else "tell"
        rows.insert(0, (_asks(table, "", say), _asks(table, other, say), _asks(table, "stop", say)))
    return replace(page, rows=tuple(rows))


def unwatched_page(table: Table, locale: str) -> Page:
    """Say that somebody does not watch any longer."""
    say = table.say(locale)
    return Page(table.called(say), (say("watch-over"),), colour=COLOUR)


def _way(table: Table, say: Say, link: str) -> tuple[Button, ...]:
    own = (Button(say(f"button-{each}"), table.press(each)) for each in ("log", "words"))
    return (*own, Button(say("button-board"), "", link=link))


def _asks(table: Table, what: str, say: Say) -> Button:
    return Button(say(f"button-watch-{what or 'again'}"), table.press("watch", argument=what))
