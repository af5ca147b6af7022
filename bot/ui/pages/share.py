"""Ways to share an ended game: a picture with the game's story, an animation, and a text."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.archive.daily import ROW, Result, rows, shortened
from bot.archive.turning import turning_points
from bot.art.lettering import drawn_names
from bot.art.poster import Words
from bot.engine.chronicle import LogEntry
from bot.engine.codec import encode
from bot.engine.custom_id import at_home
from bot.engine.page import Button, Menu, Page
from bot.engine.presenter import Presenter
from bot.engine.replay_frame import ReplayFrame
from bot.engine.texts import Say
from bot.engine.turn_line import turn_line
from bot.engine.wording import ALT, cut
from bot.table.drawn import picture
from bot.table.table import Table
from bot.ui.pages.out_of_play import COLOUR
from bot.ui.pages.rows import Rows
from bot.workers.animate import Animation, AnimationFrame

MOST = 40
"""The most frames in an animation."""

LONGEST = 160
"""The most characters of a result as text. It then fits in a message on a phone, so it is never cut."""

SQUARES = 2 * ROW
"""The most squares in a result as text. A square is an emoji that sums up a turn."""


def animation_of(table: Table, frames: Sequence[ReplayFrame], say: Say) -> Animation:
    """Return the animation of a game: chosen steps, each with a caption. `say` has the players' names."""
    pictured = Say(say.texts, drawn_names(say.names))
    cuts = tuple(_cut(table, frames[at], pictured) for at in turning_points(frames, MOST))
    return Animation(table.game.name, table.game.schema, say.locale, say.names, cuts)


def _cut(table: Table, frame: ReplayFrame, say: Say) -> AnimationFrame:
    face = table.title.presenter
    heading = face.heading(frame.chapter, say) if frame.chapter is not None else say(f"{table.title.name}-title")
    events = [event for event in frame.events if event is not frame.chapter]
    scene = any(event.scene for event in events)
    return AnimationFrame(encode(frame.state), strip_markup(heading), strip_markup(turn_line(face, events, say)), scene)


def strip_markup(text: str) -> str:
    """Return a line of text without Discord's markup for bold and italic text."""
    return text.replace("**", "").replace("*", "").replace("`", "")


def shared_page(table: Table, moves: Sequence[LogEntry], say: Say, by: str) -> Page:
    """Return the page of an ended game for readers outside of the table.

    `say` has only those names of players that may be shown.
    """
    face, view = table.title.presenter, table.view(None)
    title, foot = say(f"{table.title.name}-title"), say("share-by", name=by, table=table.id)
    ending, story = _ending_story(table, moves, say)
    drawn = drawn_names(say.names)
    below = say("share-by", name=dict(zip(say.names, drawn, strict=True)).get(by, by), table=table.id)
    words = encode(Words(title, *_ending_story(table, moves, Say(say.texts, drawn)), below)).decode()
    return Page(
        title=f"{face.emoji} {title}",
        lines=(ending,),
        footer=foot,
        colour=COLOUR,
        alt=cut(" ".join((ending, *story)), ALT),
        picture=picture(table.title, "share", view, say, name=words, record=table.record),
        rows=((Button(say("button-share-play"), at_home("game", table.title.name), "next"),),),
    )


def _ending_story(table: Table, moves: Sequence[LogEntry], say: Say) -> tuple[str, tuple[str, ...]]:
    """Return a text that says how a game ended, and the lines of its story."""
    face, view = table.title.presenter, table.view(None)
    return strip_markup(face.ending(view, None, say)), tuple(
        strip_markup(line) for line in face.story(view, moves, say)
    )


def outcome_text(finished: bool, won: bool, turns: int, say: Say) -> str:
    """Return a text that says how a game ended for its only player, and after how many turns."""
    if not finished:
        return say("daily-unfinished")
    return say("daily-won" if won else "daily-lost", turns=turns)


def result_text(face: Presenter, heading: Sequence[str], squares: str, link: str) -> tuple[str, ...]:
    """Return the lines of a result as text: its heading, its squares, and a link, which may be empty.

    They depend only on the result, the number of turns and the kinds of public events. So they reveal no secret.
    """
    head = f"{face.emoji} {' · '.join(heading)}"
    room = LONGEST - len(head) - len(link) - 3
    return head, *rows(shortened(face, squares, max(ROW, min(SQUARES, room)))), *([link] if link else [])


def text_page(table: Table, result: Result, link: str, say: Say) -> Page:
    """Return the page with a player's result as text to copy."""
    heading = (say(f"{table.title.name}-title"), outcome_text(result.finished, result.won, len(result.squares), say))
    lines = result_text(table.title.presenter, heading, "".join(result.squares), link)
    shown = (say("daily-copy"), "```", *lines, "```", f"-# {say(f'{table.title.name}-squares')}")
    return Page(say("share-title", table=table.id), shown, colour=COLOUR)


def share_page(table: Table, shared: Page, anywhere: bool, serial: int, say: Say) -> Page:
    """Return the private page that previews the page `shared`, with a button for the file.

    If that page may be posted outside of the table (`anywhere`), there is also a menu of channels.
    """
    ways = (
        Button(say("button-share-file"), table.press("share", argument="file"), "next"),
        Button(say("button-share-text"), table.press("share", argument="text")),
    )
    channels: Rows = (Menu(say("menu-share"), table.press("share", argument="to", serial=serial), (), of="channels"),)
    return replace(
        shared,
        title=say("share-title", table=table.id),
        lines=(say("share-about" if anywhere else "share-file-only"), say("share-hidden")),
        footer="",
        rows=(*(channels if anywhere else ()), ways),
    )
