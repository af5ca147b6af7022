"""What a move is told of in messages of its own: great moments, those whom they befall, and the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace

from bot.engine.chronicle import Told
from bot.engine.codec import encode
from bot.engine.event import Event
from bot.engine.game import Seat
from bot.engine.page import Button, Line, Page
from bot.engine.press import Press
from bot.engine.texts import Say
from bot.table.drawn import picture
from bot.table.outbox import post
from bot.titles import Title
from storage.store import Post, TableRecord

T = TypeVar("T")

log = structlog.get_logger()

SCENE, BEFELL, ENDING = "scene", "befell", "ending"
"""Kinds of posts."""

APART, MOST = 60.0, 20
"""Seconds between two direct messages that tell a player what has befallen, and how many there are in a game."""

MINUTE, HOUR, DAY = 60, 3600, 86400


def scenes(title: Title, record: TableRecord, told: Told, view: Any, now: float) -> Iterator[Post]:
    """Show the channel the great moments among the events of a move that led to the public `view`."""
    if not record.scenes:
        return
    say, face = _say(title, record, record.locale), title.face
    for event in _great(told.events):
        page = _made(record, lambda event=event: face.scene(view, event, say))  # type: ignore[misc]
        if page is None:
            continue
        own = face.scene_picture(view, event, say) is not None
        shown = picture(title, "scene" if own else "board", view, say, name=encode(event).decode() if own else "")
        footer = say("table-footer", table=record.id)
        yield post(SCENE, replace(page, footer=footer, picture=shown), now)


def befallen(
    title: Title, record: TableRecord, told: Told, last: Mapping[Seat, Sequence[float]], now: float
) -> Iterator[Post]:
    """Tell those whom a great moment befalls in their direct messages, where these are open, but not whoever brought it
    about. `last` has the times at which each seat was told so before: it is not told too often."""
    for seat, player in enumerate(record.seats):
        before = last.get(seat, ())
        if seat == told.seat or player.dm is None or len(before) >= MOST or (before and now - before[-1] < APART):
            continue
        say = _say(title, record, player.locale)
        lines = [title.face.event(event, say, seat) for event in _great(told.events)
                 if seat in title.face.befallen(event)]  # fmt: skip
        if any(lines):
            game = say(f"{title.name}-title")
            text = "\n".join([say("befell", game=game, table=record.id), *filter(None, lines)])
            button = Button(say("button-hand"), str(Press("hand", record.id)), "next")
            yield post(BEFELL, Line(text, rows=((button,),)), now, seat)


def ending(title: Title, record: TableRecord, moves: Sequence[Told], view: Any, began: float, now: float) -> Post:
    """Tell everybody how a game of these `moves` ended, and call all who played: who won and why, its story, how it
    went for the others, what was secret, its numbers, and the ways on. The public `view` is that of its end."""
    say, face = _say(title, record, record.locale), title.face
    numbers = say("ending-numbers", moves=len(moves), time=duration(now - began, say))
    parts = [
        _made(record, lambda: face.story(view, moves, say)),
        _made(record, lambda: [line for seat in range(len(record.seats)) if (line := face.fate(view, seat, say))]),
        _made(record, lambda: face.revealed(view, say)),
        (numbers,),
    ]
    lines = [line for part in parts if part for line in (*part, "")]
    people = tuple(seat.user for seat in record.seats if seat.user is not None)
    again, *others = (Button(say(f"button-{key}"), str(Press(key, record.id))) for key in ("rematch", "log", "verify"))
    own = _made(record, lambda: face.ending_picture(view, say)) is not None
    page = Page(
        title=f"{face.emoji} {say(f'{title.name}-title')}",
        lines=(f"**{face.ending(view, None, say)}**", "", *lines[:-1]),
        lead=" ".join(f"<@{user}>" for user in people),
        footer=say("table-footer", table=record.id),
        alt=face.board(view, say).alt,
        rows=((replace(again, style="next"), *others),),
        picture=picture(title, "ending" if own else "board", view, say),
        calls=people,
    )
    return post(ENDING, page, now)


def _made(record: TableRecord, make: Callable[[], T]) -> T | None:
    """Make a part of what is told, or nothing where that fails: no move is lost for the words about it."""
    try:
        return make()
    except Exception:
        log.exception("a scene or an end is not told", table=record.id)
        return None


def duration(seconds: float, say: Say) -> str:
    """Write how long something took, in its two largest units."""
    whole = int(seconds)
    if whole >= DAY:
        return say("duration-days", days=whole // DAY, hours=whole % DAY // HOUR)
    if whole >= HOUR:
        return say("duration-hours", hours=whole // HOUR, minutes=whole % HOUR // MINUTE)
    return say("duration-minutes", minutes=max(1, whole // MINUTE))


def _great(events: Sequence[Event]) -> list[Event]:
    """Choose the great moments that everybody may know of."""
    return [event for event in events if event.scene and event.reaches(None)]


def _say(title: Title, record: TableRecord, locale: str) -> Say:
    return title.say(locale, tuple(seat.name for seat in record.seats))
