"""What happened, as its reader may know it: in messages, by what it was about, as a file."""

from __future__ import annotations

from bot.ui.pages import forms
from bot.ui.pages.log import log_page, log_text, timeline_page
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError, check_may_replay


@on("log", private=True)
async def log(press: PressContext) -> None:
    """Tell what happened, as far as the presser may know."""
    table = press.table
    viewer = table.seat_of(press.user)
    asked = press.custom_id.argument
    page = log_page(table, await table.log_entries(viewer), viewer, press.locale, asked)
    await (press.reply.show(page) if asked else press.reply.add(page))


@on("timeline", private=True)
async def timeline(press: PressContext) -> None:
    """List what an ended game was about."""
    table, asked = press.table, press.custom_id.argument
    if f"{table.title.name}-timeline" not in press.say:
        raise UserError("press-unreadable")
    check_may_replay(table, "verify-later")
    viewer = table.seat_of(press.user)
    moves = [move for move in await table.history.standing(table.record) if move.events]
    page = timeline_page(table, moves, viewer, press.locale, asked)
    await (press.reply.show(page) if asked else press.reply.add(page))


@on("log-file", private=True)
async def log_file(press: PressContext) -> None:
    """Give what the presser may know of all that happened as a file of text."""
    table = press.table
    viewer = table.seat_of(press.user)
    text = log_text(table, await table.log_entries(viewer), viewer, press.locale)
    await press.reply.give(press.say("log-file-here"), forms.file(text.encode(), f"table-{table.id}.txt"))
