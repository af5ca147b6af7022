"""A pause by consent: asked for and agreed to by one button, ended by another."""

from __future__ import annotations

from bot.table import pause as pauses
from bot.ui.pressed import Pressed, on


@on("pause")
async def pause(pressed: Pressed) -> None:
    """Ask for a pause, or agree to it."""
    table, user, now = pressed.table, pressed.user, pressed.client.now()
    assert pressed.seat is not None
    await table.agree(lambda: pauses.agreed(table, user, now), pressed.interaction.id)
    if table.record.room.halted:
        await pressed.reply.say(pressed.say("paused-now", resume=table.labelled("button-resume", pressed.say)))
        return
    names = tuple(table.names[seat] for seat in pauses.asked(table))
    await pressed.reply.say(pressed.say("pause-waits", names=names))


@on("resume")
async def resume(pressed: Pressed) -> None:
    """End a pause."""
    table, user, now = pressed.table, pressed.user, pressed.client.now()
    assert pressed.seat is not None
    await table.agree(lambda: pauses.ended(table, user, now), pressed.interaction.id)
    await pressed.reply.say(pressed.say("resumed-now"))
