"""A pause by consent: asked for and agreed to by one button, ended by another."""

from __future__ import annotations

from bot.table import pause as pauses
from bot.ui.press_context import PressContext, on


@on("pause")
async def pause(press: PressContext) -> None:
    """Ask for a pause, or agree to it."""
    table, user, now = press.table, press.user, press.client.now()
    assert press.seat is not None
    await table.agree(lambda: pauses.agreed(table, user, now), press.interaction.id)
    if table.record.agreements.halted:
        await press.reply.say(press.say("paused-now", resume=table.labelled("button-resume", press.say)))
        return
    names = tuple(table.names[seat] for seat in pauses.asked(table))
    await press.reply.say(press.say("pause-waits", names=names))


@on("resume")
async def resume(press: PressContext) -> None:
    """End a pause."""
    table, user, now = press.table, press.user, press.client.now()
    assert press.seat is not None
    await table.agree(lambda: pauses.ended(table, user, now), press.interaction.id)
    await press.reply.say(press.say("resumed-now"))
