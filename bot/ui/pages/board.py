"""The board message: the public message of a running or ended game.

It has a few lines about the present state, the picture and the buttons.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from bot.archive.day import ends
from bot.engine.chronicle import LogEntry
from bot.engine.custom_id import read
from bot.engine.move import Move
from bot.engine.page import Button, Menu, Page
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import cut, plain
from bot.table import advice, forum_post, lessons, path, pause, series, shoulder
from bot.table.drawn import picture, turn_mark
from bot.table.table import Table
from bot.table.ways_on import next_games
from bot.ui.pages import controls
from bot.ui.pages.claims import claim_button
from bot.ui.pages.coaching import goal_line
from bot.ui.pages.log import count_lines, last_turns
from bot.ui.pages.look import look_button
from bot.ui.pages.resting import rest_lines
from bot.ui.pages.rows import BUTTONS, Rows, packed
from bot.ui.pages.times import all_time_lines, next_time_lines, relative

NOBODY: Mapping[Seat, float] = MappingProxyType({})

TALL = 5
"""The most lines that the text of a board message with its title may take on a phone."""

LINES = 3
"""The number of lines in the text of a board message: the last move, what is at stake, and the time."""

TITLE, MOVE = 30, 44
"""How many characters fit in a line on a phone: in a title, and in small print."""


def board_page(
    table: Table,
    news: Sequence[LogEntry],
    away: Mapping[Seat, float] = NOBODY,
    locale: str | None = None,
    people: int = 0,
) -> Page:
    """Return the board message of a running or ended game.

    Without `locale` it is for the channel, otherwise for one reader with that locale. `away` maps the seat of each
    absent player to the end of the absence. `people` is the number of spectators. `words_page` describes the
    picture in words.
    """
    say = table.say(locale)
    page = short_page(table, news, say, away)
    if people and table.record.status == "playing":
        page = replace(page, footer=f"{page.footer} · {watching_line(people, say)}")
    direct, open_rows = table.direct, () if table.direct else _open_rows(table, say)
    if table.record.status != "playing":
        return replace(page, rows=tuple(packed(_ended(table, say))))
    watched = table.watched and not table.skips
    blue = "resume" if _is_paused(table) else "skip" if watched else "" if _is_clear(open_rows) else "hand"
    actions = (
        *(("resume",) if _is_paused(table) else ()),
        *(() if direct else ("hand",)),
        *(("skip",) if watched else ()),
    )
    moves = [button for row in open_rows if not isinstance(row, Menu) for button in row]
    first = (*_buttons(table, actions, blue, say), *moves)
    rest = ("log", "words", "board-more")
    return replace(page, rows=tuple(row for row in (first[:BUTTONS], _buttons(table, rest, "", say)) if row))


def short_page(table: Table, news: Sequence[LogEntry], say: Say, away: Mapping[Seat, float] = NOBODY) -> Page:
    """Return the part of a board message above the picture.

    It shows the present state, the last move, what is at stake, and the time. If something slows the game down, that
    comes before the stakes.
    """
    page = table.title.presenter.board(table.view(None), say)
    title = plain(page.lines[0])
    rests = (*rest_lines(table, say), *_absence_lines(table, away, say))[:1]
    stakes = rests or (*series.score_lines(table.record, say), *goal_line(table, None, say))[:1]
    time = " · ".join((*_deadline_line(table, say), *next_time_lines(table, say)))
    left = TALL - count_lines([title], TITLE) - count_lines([time] if time else [])
    told = last_turns(table, news, say)[-1:] if table.record.status == "playing" else []
    if left - count_lines(stakes) < len(told):
        stakes, told = rests, [] if rests else told
    moved = [shorten(line, max(1, min(2, left - count_lines(stakes)))) for line in told]
    return replace(
        page,
        title=title,
        lines=(*moved, *stakes, *([time] if time else [])),
        footer=" · ".join(
            part for part in (table.called(say), page.footer, *shoulder.public_lines(table.record, say)) if part
        ),
        picture=replace(
            picture(table.title, "board", table.view(None), say, record=table.record), mark=_turn_mark(table)
        ),
    )


def watching_line(people: int, say: Say) -> str:
    """Return a line that says how many people watch the game. The line is empty if nobody does."""
    return say("board-watching", people=people) if people else ""


def _turn_mark(table: Table) -> str:
    """Return a text that identifies the present turn.

    While this text stays the same, the board message may keep its old picture.
    """
    return turn_mark(table.game.turn(table.state), table.waited_for()) if table.record.status == "playing" else ""


def shorten(line: str, most: int) -> str:
    """Return a line of small print, shortened so that it takes at most `most` lines on a phone."""
    words = line.removeprefix("-# ")
    limits = range(most * MOVE, 0, -4)
    return "-# " + next((short for each in limits if count_lines([short := cut(words, each)], MOVE) <= most), "")


def words_page(table: Table, news: Sequence[LogEntry], locale: str) -> Page:
    """Return a page that describes in words the picture of the board, the goal and the last turns."""
    say, face, view = table.say(locale), table.title.presenter, table.view(None)
    page = face.board(view, say)
    told = last_turns(table, news, say)
    lines = (
        *page.lines,
        *face.facts(view, say),
        *_deadline_line(table, say),
        *series.score_lines(table.record, say),
        *goal_line(table, None, say),
        *rest_lines(table, say),
        *all_time_lines(table, say),
        *(("", *told) if told else ()),
    )
    helped = say("board-advice") if advice.is_allowed(table) else ""
    return replace(page, lines=lines, footer=" · ".join(part for part in (table.called(say), helped) if part))


def other_buttons(table: Table, viewer: Viewer, say: Say) -> tuple[Button, ...]:
    """Return the buttons of a running game that are shown after a press on *More*, the most used first.

    `viewer` is the seat of the reader. If it is None, the buttons suit everybody.
    """
    if table.record.status != "playing":
        return ()
    watches = () if table.direct or viewer is not None else ("watch",)
    pauses = ("pause",) if pause.is_possible(table) and not table.record.agreements.halted else ()
    moves = () if forum_post.is_in_post(table.record) else ("down",)
    claim = claim_button(table, say) if viewer is not None else ()
    return (*look_button(table, viewer, say), *claim, *_buttons(table, ("rules", *watches, *pauses, *moves), "", say))


def more_page(table: Table, viewer: Viewer, locale: str) -> Page:
    """Return the page with those buttons of a running game that people rarely need.

    `viewer` is the seat of the reader, or None for a reader without a seat.
    """
    say = table.say(locale)
    rows = tuple(packed(other_buttons(table, viewer, say)))
    return Page(table.called(say), (say("board-more" if rows else "board-more-nothing"),), rows=rows)


def _ended(table: Table, say: Say) -> tuple[Button, ...]:
    """Return the buttons under the board of an ended game. One of them opens the next game."""
    proper = table.record.lesson is None
    actions = ("replay", *(("share", "fair") if proper else ()), "log", "words")
    onward = next_games(table.record, table.title) if table.record.day is None else (("button-result", "result"),)
    labelled = (*onward, *((f"button-{action}", action) for action in actions))
    first, *others = (Button(say(label), table.press(action)) for label, action in labelled)
    standing = (replace(first, style="next"), *others)
    if path.ended_astray(table.record):
        again = Button(say("button-lesson-return"), table.press("lesson", argument="again"), "next")
        standing = (again, *standing[1:])
    return standing


def _buttons(table: Table, actions: Sequence[str], blue: str, say: Say) -> tuple[Button, ...]:
    """Return a button for each of `actions`. If `blue` is one of them, its button is recommended (blue)."""
    return tuple(
        Button(say(f"button-{action}"), table.press(action), "next" if action == blue else "plain")
        for action in actions
    )


def _is_paused(table: Table) -> bool:
    """Return whether the game is in a pause that the players have agreed on."""
    return table.record.agreements.halted and pause.is_possible(table)


def _deadline_line(table: Table, say: Say) -> tuple[str, ...]:
    """Return a line that says until when a daily game can be played. For other games, return no line."""
    day = table.record.day
    if day is None or table.record.status != "playing":
        return ()
    return (say("daily-until", relative=relative(ends(day))),)


def _absence_lines(table: Table, away: Mapping[Seat, float], say: Say) -> tuple[str, ...]:
    """Return lines that name the absent players and say until when each of them is absent."""
    if table.record.status != "playing":
        return ()
    return tuple(
        say("board-holiday", name=table.names[seat], until=f"<t:{int(away[seat])}:d>") for seat in sorted(away)
    )


def _open_rows(table: Table, say: Say) -> Rows:
    """Return public buttons for moves that reveal no secret.

    There are none if the game waits for several seats. It would then be unclear to whom the buttons belong.
    """
    waited = table.waited_for()
    alone = not lessons.is_guided(table) and len(waited) == 1 and table.record.seats[waited[0]].user is not None
    return controls.public_rows(table, waited[0], say) if alone else ()


def _is_clear(open_rows: Rows) -> bool:
    """Return whether the public buttons make it clear what to do next.

    They do if one button is recommended, or if all are answers to one question. Questions that only the player may see
    are ignored, because the board message must not reveal them.
    """
    buttons = [button for row in open_rows if not isinstance(row, Menu) for button in row]
    verbs = {Move.parse(read(button.press).argument).verb for button in buttons}
    return any(button.style == "next" for button in buttons) or (len(verbs) == 1 and len(buttons) > 1)
