"""The history of a game, as far as its reader may know: the whole log, and the last turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap
from typing import NamedTuple

from bot.engine.chronicle import LogEntry, chapters
from bot.engine.page import Button, Page
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.turn_line import turn_line
from bot.engine.wording import cut
from bot.table import back
from bot.table.table import Table

RECENT = 4
"""Lines of the last turns under a board."""

PHONE = 41
"""Letters in a line of a phone."""

LOG_LINES, LOG_LETTERS = 24, 3100
"""Lines and letters of a page of the log."""

LONGEST = 800
"""Letters of a line of the log."""


class Logged(NamedTuple):
    """A line of the log. A heading has no seat, and neither has an event outside of turns."""

    text: str
    seat: Seat | None = None
    heading: bool = False


def logged(table: Table, moves: Sequence[LogEntry], viewer: Viewer, say: Say) -> list[Logged]:
    """Return the log of `moves` as far as `viewer` may know them.

    There is a heading for each chapter in which anything happened and for the last one, and a line for each turn.
    """
    face, lines = table.title.presenter, []
    found = chapters(moves)
    for chapter in found:
        if chapter.opening is not None and (chapter.turns or chapter is found[-1]):
            lines.append(Logged(face.heading(chapter.opening, say), heading=True))
        turns = [(turn.seat, turn_line(face, turn.events, say, viewer)) for turn in chapter.turns]
        lines += [Logged(cut(line, LONGEST), seat) for seat, line in turns if line]
    return lines


def log_page(table: Table, moves: Sequence[LogEntry], viewer: Viewer, locale: str, asked: str = "") -> Page:
    """Return a page of the log: its end, or the part that a button of another page has `asked` for."""
    say = table.say(locale)
    lines = logged(table, moves, viewer, say)
    start, end = _part(lines, asked)

    def turned(key: str, to: int, there: bool) -> Button:
        return Button(say(f"button-{key}"), table.press("log", argument=f"{key}.{to}"), enabled=there)

    mine = _last_of(viewer, lines)
    buttons = [turned("earlier", start, start > 0), turned("later", end, end < len(lines))]
    if viewer is not None:
        buttons.append(turned("my-turn", mine or 0, mine is not None and not start <= mine < end))
    file = [Button(say("button-log-file"), table.press("log-file"))]
    if viewer is not None and back.is_possible(table):
        file.append(Button(say("button-further"), table.press("further")))
    whole = (start, end) == (0, len(lines))
    shown = tuple(
        f"**{line.text}**" if line.heading else line.text for line in (*_chapter(lines, start), *lines[start:end])
    )
    return Page(
        title=say("log-title", table=table.id),
        lines=shown or (say("log-empty"),),
        footer="" if whole else say("log-part", first=start + 1, last=end, lines=len(lines)),
        rows=(tuple(file if whole else [*buttons, *file]),),
    )


def timeline_page(table: Table, moves: Sequence[LogEntry], viewer: Viewer, locale: str, asked: str = "") -> Page:
    """Return a page of the turning points of an ended game.

    It is the beginning, or the part that a button of another page has `asked` for.
    """
    say = table.say(locale)
    lines = [Logged(line) for line in table.title.presenter.timeline(table.view(viewer), moves, say)]
    start, end = _part(lines, asked or "later.0")

    def turned(key: str, to: int, there: bool) -> Button:
        return Button(say(f"button-{key}"), table.press("timeline", argument=f"{key}.{to}"), enabled=there)

    buttons = (turned("earlier", start, start > 0), turned("later", end, end < len(lines)))
    return Page(
        title=say(f"{table.title.name}-timeline"),
        lines=tuple(line.text for line in lines[start:end]) or (say("log-empty"),),
        rows=() if (start, end) == (0, len(lines)) else (buttons,),
    )


def log_text(table: Table, moves: Sequence[LogEntry], viewer: Viewer, locale: str) -> str:
    """Return the whole log as plain text."""
    say = table.say(locale)
    game = say(f"{table.title.name}-title")
    lines = [f"{game} · {say('log-title', table=table.id)}"]
    for line in logged(table, moves, viewer, say):
        lines += ["", line.text] if line.heading else [f"  {line.text}"]
    return "\n".join(lines) + "\n"


def recent(table: Table, news: Sequence[LogEntry], say: Say) -> list[str]:
    """Return the last turns, as everybody may know them, in small print."""
    return [f"-# {line.text}" for line in logged(table, news, None, say) if not line.heading][-RECENT:]


def height(lines: Sequence[str], letters: int = PHONE) -> int:
    """Return how many lines of a phone `lines` take, with `letters` in one. Bold ones take more."""
    shown = "\n".join(lines).replace("**", "*").split("\n") if lines else []
    return sum(_rows(line, letters) for line in shown)


@lru_cache(maxsize=4096)
def _rows(line: str, letters: int) -> int:
    """Return how many lines of a phone one line takes.

    It is cached, since the layout of a hand tries many variants. Escapes of Discord's marks are ignored.
    """
    return max(1, len(wrap(line.replace("\\", ""), letters)))


def _part(lines: Sequence[Logged], asked: str) -> tuple[int, int]:
    """Return the index of the first line of the part that is `asked` for, and the one after its last.

    `asked` is `earlier.END`, `later.START` or `my-turn.START`. It is the last part without that, or if the end of the
    log would cut a part short.
    """
    key, _, number = asked.partition(".")
    at = min(int(number), len(lines)) if number.isdecimal() else len(lines)
    if key in ("later", "my-turn"):
        end = at + _fits(lines[at:])
        if end < len(lines):
            return at, end
    end = at if key == "earlier" and at else len(lines)
    return end - _fits(lines[:end][::-1]), end


def _chapter(lines: Sequence[Logged], start: int) -> list[Logged]:
    """Return the heading of the chapter in whose middle a part begins, to be repeated."""
    if start >= len(lines) or lines[start].heading:
        return []
    return [line for line in lines[:start] if line.heading][-1:]


def _fits(lines: Sequence[Logged]) -> int:
    """Return how many of `lines`, from the first on, have room on a page."""
    room = LOG_LETTERS
    for count, line in enumerate(lines[:LOG_LINES]):
        room -= len(line.text) + 5
        if room < 0:
            return max(1, count)
    return min(LOG_LINES, len(lines))


def _last_of(seat: Viewer, lines: Sequence[Logged]) -> int | None:
    """Return the index of the last turn of `seat`."""
    return next((at for at in reversed(range(len(lines))) if seat is not None and lines[at].seat == seat), None)
