"""Leaving a game, and breaking a table off."""

from __future__ import annotations

from bot.engine.page import Page
from bot.ui.permissions import may_end
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry


@on("resign-sure", private=True)
async def resign(pressed: Pressed) -> None:
    """Leave the game for good."""
    await pressed.table.resign(pressed.seat, pressed.interaction.id)
    await pressed.reply.show(Page(pressed.say("resigned-title"), (pressed.say("resigned"),)))


@on("end-sure", private=True)
async def end(pressed: Pressed) -> None:
    """Break the table off."""
    if not may_end(pressed.interaction, pressed.table.record):
        raise Sorry("end-not-allowed")
    await pressed.table.end("ended", pressed.interaction.id)
    await pressed.reply.show(Page(pressed.say("ended-title"), (pressed.say("ended"),)))
