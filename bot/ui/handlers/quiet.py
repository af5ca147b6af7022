"""Leaving a game quietly, for a player who is out of it."""

from __future__ import annotations

from bot.table import gone
from bot.ui.press_context import PressContext, on


@on("quiet", private=True)
async def quiet(press: PressContext) -> None:
    """Stop all news of this game for the presser."""
    table, seat = press.table, press.seat
    await table.change(lambda record: gone.without_leaver(table, seat), press.interaction.id)
    await press.reply.say(press.say("quiet-said", hand=table.labelled("button-hand", press.say)))
