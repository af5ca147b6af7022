"""What happened, as far as its reader may know: the whole log, what is new to a seat, the last turns under a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.chronicle import Told, chapters, concerns
from bot.engine.game import Seat, Viewer
from bot.engine.page import Button, Page
from bot.engine.press import Press
from bot.engine.texts import Say
from bot.table.table import Table

RECENT = 4
"""Lines of what happened under a board."""

ROOM, PHONE = 5, 50
"""Lines of what is new to a seat, as a phone shows them, and the letters of small print in one."""

LOG_LINES, LOG_LETTERS = 24, 3600
"""Lines and letters of a page of the log."""


class Logged(NamedTuple):
    """A line of the log; a heading has no seat, and neither has what was nobody's turn."""

    text: str
    seat: Seat | None = None
    heading: bool = False


def logged(table: Table, moves: Sequence[Told], viewer: Viewer, say: Say) -> list[Logged]:
    """Write a log, `moves` as far as `viewer` may know of them: a heading for each chapter, a line for each turn."""
    face, lines = table.title.face, []
    for chapter in chapters(moves):
        if chapter.opening is not None:
            lines.append(Logged(face.heading(chapter.opening, say), heading=True))
        turns = [(turn.seat, face.line(turn.events, say, viewer)) for turn in chapter.turns]
        lines += [Logged(line, seat) for seat, line in turns if line]
    return lines


def log_page(table: Table, moves: Sequence[Told], viewer: Viewer, locale: str, number: int = -1) -> Page:
    """Show page `number` of the log, the last one where there is none of that number, with the ways to the others."""
    say = table.say(locale)
    pages = _pages(logged(table, moves, viewer, say))
    at = number if 0 <= number < len(pages) else len(pages) - 1

    def turned(key: str, to: int | None) -> Button:
        there = to is not None and 0 <= to < len(pages) and to != at
        return Button(say(f"button-{key}"), str(Press("log", table.id, argument=f"{key}.{to}")), enabled=there)

    buttons = [turned("earlier", at - 1), turned("later", at + 1)]
    if viewer is not None:
        buttons.append(turned("my-turn", _last_of(viewer, pages)))
    file = Button(say("button-log-file"), str(Press("log-file", table.id)))
    lines = tuple(f"**{line.text}**" if line.heading else line.text for line in pages[at])
    footer = say("log-page", page=at + 1, pages=len(pages)) if len(pages) > 1 else ""
    turning = tuple(buttons) if len(pages) > 1 else ()
    return Page(say("log-title", table=table.id), lines or (say("log-empty"),), footer=footer, rows=((*turning, file),))


def log_text(table: Table, moves: Sequence[Told], viewer: Viewer, locale: str) -> str:
    """Write the whole log as plain text."""
    say = table.say(locale)
    game = say(f"{table.title.name}-title")
    lines = [f"{game} · {say('log-title', table=table.id)}"]
    for line in logged(table, moves, viewer, say):
        lines += ["", line.text] if line.heading else [f"  {line.text}"]
    return "\n".join(lines) + "\n"


def since(table: Table, news: Sequence[Told], seat: Seat, say: Say, room: int = ROOM) -> tuple[str, ...]:
    """Tell a seat what happened since its last turn, in about `room` lines of a phone: what touched it, however early,
    then turn by turn, its own too."""
    face = table.title.face
    touched: list[str] = []
    rest: list[Told] = []
    for move in news:
        events = tuple(face.heard(move.events))
        if move.seat != seat:
            touched += [line for each in events if concerns(each, seat) and (line := face.event(each, say, seat))]
            events = tuple(event for event in events if not concerns(event, seat))
        if events:
            rest.append(Told(move.seat, events))
    turns = [line.text for line in logged(table, rest, seat, say) if not line.heading]
    kept_turns = _newest(turns, room - min(room // 2, _height(touched)))
    kept_touched = _newest(touched, room - _height(kept_turns))
    lines = [*kept_touched, *kept_turns]
    if left := len(touched) + len(turns) - len(lines):
        lines.append(say("since-more", count=left))
    return (f"**{say('since')}**", *(f"-# {line}" for line in lines), "") if lines else ()


def recent(table: Table, news: Sequence[Told], say: Say) -> list[str]:
    """Write the last turns, for everybody, in small print."""
    return [f"-# {line.text}" for line in logged(table, news, None, say) if not line.heading][-RECENT:]


def _newest(lines: Sequence[str], room: int) -> list[str]:
    """Give the last of `lines` that have room, one in any case."""
    kept: list[str] = []
    for line in reversed(lines):
        if kept and _height(kept) + _height([line]) > room:
            break
        kept.insert(0, line)
    return kept


def _height(lines: Sequence[str]) -> int:
    """Count the lines that `lines` are on a phone."""
    return sum(-(-len(line) // PHONE) for line in lines)


def _pages(lines: Sequence[Logged]) -> list[list[Logged]]:
    """Cut a log into pages, which stay as they are when it goes on: a heading is said again where its chapter does."""
    pages: list[list[Logged]] = [[]]
    heading: Logged | None = None
    for line in lines:
        letters = sum(len(each.text) + 5 for each in pages[-1])
        if pages[-1] and (len(pages[-1]) >= LOG_LINES or letters + len(line.text) > LOG_LETTERS):
            pages.append([heading] if heading is not None and not line.heading else [])
        if line.heading:
            heading = line
        pages[-1].append(line)
    return pages


def _last_of(seat: Seat, pages: Sequence[Sequence[Logged]]) -> int | None:
    """Give the page with the last turn of `seat`."""
    return next((at for at in reversed(range(len(pages))) if any(line.seat == seat for line in pages[at])), None)
