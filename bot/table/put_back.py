"""Posts at tables after the database was restored from a backup. The posts say what was lost."""

from __future__ import annotations

from bot.engine.event import Event
from bot.engine.page import Line
from bot.engine.texts import Say
from bot.table.outbox import post
from bot.table.table import Table
from storage.put_back import REWOUND
from storage.records.tables import Post


async def log_posts(table: Table, of: int, now: float) -> list[Post]:
    """Return posts saying that the game is again as it was when the backup was made.

    `of` is the time of the backup, in seconds since 1970. One post is for the channel. Each player with open direct
    messages also gets one.
    """
    if table.record.status != "playing":
        return [post(REWOUND, Line(table.say()("rewound-lobby", when=_moment(of))), now)]
    opening = await _opening(table)
    say = table.say()
    posts = [post(REWOUND, Line(say("rewound", chapter=chapter(table, opening, say), when=_moment(of))), now)]
    for seat, player in enumerate(() if table.direct else table.record.seats):
        if player.user is not None and player.dm is not None:
            say = table.say(player.locale)
            about = {"game": say(f"{table.title.name}-title"), "table": table.id}
            text = say("rewound-hand", chapter=chapter(table, opening, say), when=_moment(of), **about)
            posts.append(post(REWOUND, Line(text), now, seat))
    return posts


async def current_chapter(table: Table) -> str:
    """Return the heading of the current chapter of a table's game, in the table's language."""
    return chapter(table, await _opening(table), table.say())


def chapter(table: Table, opening: Event | None, say: Say) -> str:
    """Return the heading of the chapter that the event `opening` opens.

    Before the first chapter, `opening` is None. Then return the text for the deal.
    """
    return say("rewound-deal") if opening is None else table.title.presenter.heading(opening, say)


def _moment(of: int) -> str:
    """Return a date and time in Discord's markup, in digits only.

    Discord would write names of months in each reader's language.
    """
    return f"<t:{of}:d> <t:{of}:t>"


async def _opening(table: Table) -> Event | None:
    """Return the public event that opened the present chapter of the game, or None."""
    moves = await table.log_entries(None)
    return next((event for move in reversed(moves) for event in reversed(move.events) if event.opens), None)
