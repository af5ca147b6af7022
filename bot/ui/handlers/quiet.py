"""The handler for a player who is out of the game and wants no more messages about it."""

from __future__ import annotations

from bot.table import gone
from bot.ui.press_context import PressContext, on


@on("quiet", private=True)
async def quiet(press: PressContext) -> None:
    """Stop sending the presser news of this game."""
    table, seat = press.table, press.seat
    await table.change(lambda record: gone.without_leaver(table, seat), press.interaction.id)
    await press.reply.say(press.say("quiet-said", hand=table.labelled("button-hand", press.say)))
