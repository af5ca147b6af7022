"""The page behind the button *Fair deal ✓*: what proves the deal, and what the reader can check now."""

from __future__ import annotations

from bot.archive.day import is_told
from bot.engine.page import Button, Page
from bot.engine.texts import Say
from bot.table import closing
from bot.table.table import Table


def fair_page(table: Table, user: int, now: float, say: Say) -> Page:
    """Return the page that shows `user` what proves that the deal of a table was fair.

    The page differs before the deal, during the game and after the game. In a daily game, the last part is shown after
    the end of the day.
    """
    record, seat = table.record, table.seat_of(user)
    lines: list[str] = []
    buttons: list[Button] = []
    if record.status == "over" and is_told(record, now):
        lines = [say("fair-over", table=table.id, verify=say("button-verify"))]
        buttons = [Button(say("button-verify"), table.press("verify"), "next")]
    elif record.head:
        lines = [say("fair-playing", table=table.id), f"`{record.head}`"]
    else:
        lines = [say("fair-lobby", table=table.id)]
        if seat is not None and record.status == "lobby" and not closing.closed(record) and record.day is None:
            word = record.seats[seat].contribution
            lines.append(say("fair-own", word=word, add=say("button-word")))
            buttons = [Button(say("button-word"), table.press("word"))]
    rows = (tuple(buttons),) if buttons else ()
    return Page(say("fair-title", table=table.id), tuple(lines), rows=rows)
