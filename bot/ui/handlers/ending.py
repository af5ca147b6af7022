"""Leaving a game, and breaking a table off."""

from __future__ import annotations

from bot.engine.page import Page
from bot.ui.permissions import may_end
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError


@on("resign-sure", private=True)
async def resign(press: PressContext) -> None:
    """Leave the game for good."""
    await press.table.resign(press.seat, press.interaction.id)
    await press.reply.show(Page(press.say("resigned-title"), (press.say("resigned"),)))


@on("end-sure", private=True)
async def end(press: PressContext) -> None:
    """Break the table off."""
    if not may_end(press.interaction, press.table.record):
        raise UserError("end-not-allowed")
    await press.table.end("ended", press.interaction.id)
    await press.reply.show(Page(press.say("ended-title"), (press.say("ended"),)))
