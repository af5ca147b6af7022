"""The board: a running or ended game for everybody in its channel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from bot.archive.day import ends
from bot.engine.chronicle import LogEntry
from bot.engine.custom_id import read
from bot.engine.move import Move
from bot.engine.page import Button, Menu, Page
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.table import advice, forum_post, lessons, path, series
from bot.table.drawn import picture
from bot.table.table import Table
from bot.ui.pages import controls
from bot.ui.pages.coaching import aim
from bot.ui.pages.log import recent
from bot.ui.pages.look import looking
from bot.ui.pages.resting import resting, with_pause
from bot.ui.pages.rows import ROWS, Rows, packed
from bot.ui.pages.times import all_times, relative

NOBODY: Mapping[Seat, float] = MappingProxyType({})


def board_page(
    table: Table, news: Sequence[LogEntry], away: Mapping[Seat, float] = NOBODY, locale: str | None = None
) -> Page:
    """Show a running or ended game to the channel, or to one reader in the language of a `locale`, with the last turns,
    who is `away` until when, and the standing buttons."""
    say, face = table.say(locale), table.title.presenter
    page = face.board(table.view(None), say)
    helped = say("board-advice") if advice.allowed(table) else ""
    footer = " · ".join(part for part in (say("table-footer", table=table.id), page.footer, helped) if part)
    playing, direct = table.record.status == "playing", table.direct
    watched = table.watched and not table.skips
    actions: tuple[str, ...] = ("rematch", "replay", "share", "fair", "log", "rules")
    if table.record.day is not None:
        actions = ("result", *actions[1:])
    if table.record.lesson is not None:
        actions = ("rematch", "replay", "log", "rules")
    if playing:
        actions = (*(() if direct else ("hand",)), "log", "skip" if watched else "rules")
        if not forum_post.stands_in_post(table.record):
            actions = (*actions, "down")
    open_rows = () if direct else _open_rows(table, say)  # the hand stands below
    first = actions[0] if not playing else "skip" if watched else "" if _enough(open_rows) else "hand"
    standing = tuple(
        Button(say(f"button-{action}"), table.press(action), "next" if action == first else "plain")
        for action in actions
    )
    if path.ended_astray(table.record):
        again = Button(say("button-lesson-return"), table.press("lesson", argument="again"), "next")
        standing = (again, *standing[1:])
    day = table.record.day
    lines = (
        *((say("daily-until", relative=relative(ends(day))),) if playing and day is not None else ()),
        *page.lines,
        *series.score_lines(table.record, say),
        *aim(table, None, say),
        *resting(table, say),
        *all_times(table, say),
        *_holidays(table, away, say),
        *recent(table, news, say),
    )
    rows = _below(table, open_rows, (*standing, *looking(table, None, say)), say)
    return replace(
        page, lines=lines, footer=footer, rows=rows, picture=picture(table.title, "board", table.view(None), say)
    )


def _below(table: Table, open_rows: Rows, standing: tuple[Button, ...], say: Say) -> Rows:
    """Put the `standing` buttons below the questions, and that to watch a running game where there is room for it:
    whoever does not play has *Log* besides."""
    watched = (*standing, Button(say("button-watch"), table.press("watch")))
    plays = table.record.status == "playing" and not table.direct
    room = len(open_rows) + len(packed((*watched, *watched[:1]))) <= ROWS
    return with_pause(table, open_rows, watched if plays and room else standing, say)


def _holidays(table: Table, away: Mapping[Seat, float], say: Say) -> tuple[str, ...]:
    """Tell who is on holiday, and until when."""
    if table.record.status != "playing":
        return ()
    return tuple(
        say("board-holiday", name=table.names[seat], until=f"<t:{int(away[seat])}:d>") for seat in sorted(away)
    )


def _open_rows(table: Table, say: Say) -> Rows:
    """Public buttons for what is no secret, while a single seat is asked: else they would not say whose they are."""
    waited = table.waited_for()
    alone = not lessons.guided(table) and len(waited) == 1 and table.record.seats[waited[0]].user is not None
    return controls.public(table, waited[0], say) if alone else ()


def _enough(open_rows: Rows) -> bool:
    """Tell whether the next step stands in public: a button that stands out, or one question with several answers.

    Looks at nothing else, since the board may not tell whether somebody is asked in private, too.
    """
    buttons = [button for row in open_rows if not isinstance(row, Menu) for button in row]
    verbs = {Move.parse(read(button.press).argument).verb for button in buttons}
    return any(button.style == "next" for button in buttons) or (len(verbs) == 1 and len(buttons) > 1)
