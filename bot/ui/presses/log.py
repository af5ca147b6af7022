"""What happened, as its reader may know it: in messages, by what it was about, as a file."""

from __future__ import annotations

from bot.ui.pages import forms
from bot.ui.pages.log import log_page, log_text, timeline_page
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry, see_told


@on("log", private=True)
async def log(pressed: Pressed) -> None:
    """Tell what happened, as far as the presser may know."""
    table = pressed.table
    viewer = table.seat_of(pressed.user)
    asked = pressed.press.argument
    page = log_page(table, await table.told(viewer), viewer, pressed.locale, asked)
    await (pressed.reply.show(page) if asked else pressed.reply.add(page))


@on("timeline", private=True)
async def timeline(pressed: Pressed) -> None:
    """List what an ended game was about."""
    table, asked = pressed.table, pressed.press.argument
    if f"{table.title.name}-timeline" not in pressed.say:
        raise Sorry("press-unreadable")
    see_told(table, "verify-later")
    viewer = table.seat_of(pressed.user)
    moves = [move for move in await table.history.standing(table.record) if move.events]
    page = timeline_page(table, moves, viewer, pressed.locale, asked)
    await (pressed.reply.show(page) if asked else pressed.reply.add(page))


@on("log-file", private=True)
async def log_file(pressed: Pressed) -> None:
    """Give what the presser may know of all that happened as a file of text."""
    table = pressed.table
    viewer = table.seat_of(pressed.user)
    text = log_text(table, await table.told(viewer), viewer, pressed.locale)
    await pressed.reply.give(pressed.say("log-file-here"), forms.file(text.encode(), f"table-{table.id}.txt"))
