"""The log of a game, as a whole or the last turns. It has no events that its reader may not know."""

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
"""The number of last turns that are listed under a board message."""

PHONE = 41
"""How many characters fit in a line on a phone."""

LOG_LINES, LOG_LETTERS = 24, 3100
"""The most lines of the log that a page has, and the most characters."""

LONGEST = 800
"""The most characters of a line in the log."""


class Logged(NamedTuple):
    """A line of the log, and the seat whose turn it describes.

    Headings, and events outside of turns, have no seat.
    """

    text: str
    seat: Seat | None = None
    heading: bool = False


def log_lines(table: Table, moves: Sequence[LogEntry], viewer: Viewer, say: Say) -> list[Logged]:
    """Return the lines of the log about those events in `moves` that `viewer` may know.

    Each turn is a line. A chapter of the game has a heading if it contains events or is the last one.
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
    """Return a page of the log: the end of the log, or the part that a button has asked for."""
    say = table.say(locale)
    lines = log_lines(table, moves, viewer, say)
    start, end = _find_part(lines, asked)

    def turned(key: str, to: int, there: bool) -> Button:
        return Button(say(f"button-{key}"), table.press("log", argument=f"{key}.{to}"), enabled=there)

    mine = _last_turn(viewer, lines)
    buttons = [turned("earlier", start, start > 0), turned("later", end, end < len(lines))]
    if viewer is not None:
        buttons.append(turned("my-turn", mine or 0, mine is not None and not start <= mine < end))
    file = [Button(say("button-log-file"), table.press("log-file"))]
    if viewer is not None and back.is_possible(table):
        file.append(Button(say("button-further"), table.press("further")))
    whole = (start, end) == (0, len(lines))
    shown = tuple(
        f"**{line.text}**" if line.heading else line.text
        for line in (*_chapter_heading(lines, start), *lines[start:end])
    )
    return Page(
        title=say("log-title", table=table.id),
        lines=shown or (say("log-empty"),),
        footer="" if whole else say("log-part", first=start + 1, last=end, lines=len(lines)),
        rows=(tuple(file if whole else [*buttons, *file]),),
    )


def timeline_page(table: Table, moves: Sequence[LogEntry], viewer: Viewer, locale: str, asked: str = "") -> Page:
    """Return a page with the turning points of an ended game.

    It has the first ones, or the part that `asked`, the argument of a button, names.
    """
    say = table.say(locale)
    lines = [Logged(line) for line in table.title.presenter.timeline(table.view(viewer), moves, say)]
    start, end = _find_part(lines, asked or "later.0")

    def turned(key: str, to: int, there: bool) -> Button:
        return Button(say(f"button-{key}"), table.press("timeline", argument=f"{key}.{to}"), enabled=there)

    buttons = (turned("earlier", start, start > 0), turned("later", end, end < len(lines)))
    return Page(
        title=say(f"{table.title.name}-timeline"),
        lines=tuple(line.text for line in lines[start:end]) or (say("log-empty"),),
        rows=() if (start, end) == (0, len(lines)) else (buttons,),
    )


def log_text(table: Table, moves: Sequence[LogEntry], viewer: Viewer, locale: str) -> str:
    """Return the whole log as plain text, without events that `viewer` may not know."""
    say = table.say(locale)
    game = say(f"{table.title.name}-title")
    lines = [f"{game} · {say('log-title', table=table.id)}"]
    for line in log_lines(table, moves, viewer, say):
        lines += ["", line.text] if line.heading else [f"  {line.text}"]
    return "\n".join(lines) + "\n"


def last_turns(table: Table, news: Sequence[LogEntry], say: Say) -> list[str]:
    """Return lines about the last turns in small print. They only contain public information."""
    return [f"-# {line.text}" for line in log_lines(table, news, None, say) if not line.heading][-RECENT:]


def count_lines(lines: Sequence[str], letters: int = PHONE) -> int:
    """Return how many lines on a phone the texts in `lines` take, if a line has `letters` characters.

    Bold text takes more.
    """
    shown = "\n".join(lines).replace("**", "*").split("\n") if lines else []
    return sum(_count_rows(line, letters) for line in shown)


@lru_cache(maxsize=4096)
def _count_rows(line: str, letters: int) -> int:
    """Return how many lines on a phone the text `line` takes.

    The result is cached, because the layout of a hand is tried in many variants. Escape characters are ignored.
    """
    return max(1, len(wrap(line.replace("\\", ""), letters)))


def _find_part(lines: Sequence[Logged], asked: str) -> tuple[int, int]:
    """Return where the part of the log begins and ends that the button argument `asked` names.

    The result is the index of the first line and of the line after the last. `asked` is `earlier.END`, `later.START` or
    `my-turn.START`. If it is empty, or if the end of the log would cut the part short, the result is the last part.
    """
    key, _, number = asked.partition(".")
    at = min(int(number), len(lines)) if number.isdecimal() else len(lines)
    if key in ("later", "my-turn"):
        end = at + _count_fitting(lines[at:])
        if end < len(lines):
            return at, end
    end = at if key == "earlier" and at else len(lines)
    return end - _count_fitting(lines[:end][::-1]), end


def _chapter_heading(lines: Sequence[Logged], start: int) -> list[Logged]:
    """Return the heading of the chapter again, if the part from `start` begins in the middle of a chapter."""
    if start >= len(lines) or lines[start].heading:
        return []
    return [line for line in lines[:start] if line.heading][-1:]


def _count_fitting(lines: Sequence[Logged]) -> int:
    """Return how many of `lines`, counted from the first one, fit on a page of the log."""
    room = LOG_LETTERS
    for count, line in enumerate(lines[:LOG_LINES]):
        room -= len(line.text) + 5
        if room < 0:
            return max(1, count)
    return min(LOG_LINES, len(lines))


def _last_turn(seat: Viewer, lines: Sequence[Logged]) -> int | None:
    """Return the index of the line with the last turn of `seat`. Return None if there is none."""
    return next((at for at in reversed(range(len(lines))) if seat is not None and lines[at].seat == seat), None)
