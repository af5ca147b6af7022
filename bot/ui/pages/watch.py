"""The page of a spectator: the public state of a running or ended game, in the spectator's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.event import Event
from bot.engine.page import Button, Page
from bot.engine.texts import Say
from bot.table.table import Table
from bot.ui.pages.board import short_page, shorten, watching_line
from bot.ui.pages.log import last_turns
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.times import relative

TURNS = 3
"""The number of last turns that are listed above the picture."""


class Watched(NamedTuple):
    """The data that a spectator's page needs in addition to the state of the table."""

    news: Sequence[LogEntry]
    """The last moves of the game, with public events only."""
    link: str
    """The URL of the board message in the channel of the table."""
    told: bool = False
    """Whether the bot sends great moments of the game to the spectator by direct message."""
    moment: Event | None = None
    """The last great moment of the game; None if there was none."""
    people: int = 0
    """The number of people who watch the game."""
    until: float | None = None
    """The time at which updates of the message end, in seconds since 1970; None if they have ended."""
    ending: Page | None = None
    """The page of the end of the game in the spectator's language; None if it is not needed."""


def watch_page(table: Table, watched: Watched, locale: str) -> Page:
    """Return the page of a spectator.

    It has the public state of the game, the last great moment, the last turns, and the end of updates.
    """
    say = table.say(locale)
    if table.record.status != "playing":
        return _ended_page(table, watched, say)
    page = short_page(table, (), say)
    turns = [shorten(line, 2) for line in last_turns(table, watched.news, say)[-TURNS:]]
    live = "watch-ended" if watched.until is None else "watch-live"
    follows = say(live, relative=relative(watched.until or 0.0))
    told = say("watch-told" if watched.told else "watch-quiet")
    parts = ([*_moment(table, watched, say)], turns, page.lines, ["", follows, told])
    picture = replace(page.picture, mark="") if page.picture is not None else None
    footer = " · ".join(part for part in (page.footer, watching_line(watched.people, say)) if part)
    asks = ("tell" if not watched.told else "quiet", "stop")
    buttons = tuple(_asks(table, what, say) for what in asks)
    if watched.until is None:
        buttons = (replace(_asks(table, "", say), style="next"), *buttons)
    lines = tuple(line for part in parts for line in part)
    return replace(page, lines=lines, picture=picture, footer=footer, rows=(buttons, _ways(table, watched, say)))


def unwatched_page(table: Table, locale: str) -> Page:
    """Return the page that confirms to a person that they no longer watch the game."""
    say = table.say(locale)
    return Page(table.called(say), (say("watch-over"),), colour=COLOUR)


def last_moment(log: Sequence[LogEntry]) -> Event | None:
    """Return the last public great moment in a log of a game; None if there is none."""
    great = (each for entry in reversed(log) for each in reversed(entry.events) if each.scene and each.reaches(None))
    return next(great, None)


def _moment(table: Table, watched: Watched, say: Say) -> Iterator[str]:
    line = table.title.presenter.event(watched.moment, say, None) if watched.moment is not None else ""
    if line:
        yield f"🎬 **{line}**"


def _ended_page(table: Table, watched: Watched, say: Say) -> Page:
    """Return the public page of the end of a game, with a button that opens the replay."""
    page = short_page(table, watched.news, say)
    if watched.ending is not None:
        page = replace(watched.ending, lead="", calls=(), files=())
    replay = Button(say("button-replay"), table.press("replay"), "next")
    return replace(page, rows=((replay, *_ways(table, watched, say)),))


def _ways(table: Table, watched: Watched, say: Say) -> tuple[Button, ...]:
    own = (Button(say(f"button-{each}"), table.press(each)) for each in ("log", "words"))
    return (*own, Button(say("button-board"), "", link=watched.link))


def _asks(table: Table, what: str, say: Say) -> Button:
    return Button(say(f"button-watch-{what or 'on'}"), table.press("watch", argument=what))
