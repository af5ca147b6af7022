"""What a seat notes for itself."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.ui.pages import forms
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry


@on("note", form=True, private=True)
async def note(pressed: Pressed) -> None:
    """Open the form of what the presser notes for itself, or keep what was typed."""
    table, seat, face = pressed.table, pressed.seat, pressed.table.title.face
    lines = face.notes(table.view(seat)) if table.record.status == "playing" else ()
    if not lines:
        raise Sorry("press-unreadable")
    if pressed.interaction.type is not discord.InteractionType.modal_submit:
        await pressed.reply.open(forms.notes(table, seat, lines, pressed.say))
        return
    typed = tuple("".join(pressed.answers.get(line, ()))[: forms.NOTE] for line in lines)
    try:
        face.noted(table.view(seat), typed)
    except ValueError:
        await pressed.reply.say(pressed.say("typed-unreadable"))
        return
    await table.change_seat(seat, lambda player: replace(player, notes=typed), pressed.interaction.id)
    await pressed.show_hand()
