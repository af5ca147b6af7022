"""What a seat notes for itself."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.ui.pages import forms
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError


@on("note", form=True, private=True)
async def note(press: PressContext) -> None:
    """Open the form of what the presser notes for itself, or keep what was typed."""
    table, seat, face = press.table, press.seat, press.table.title.presenter
    lines = face.notes(table.view(seat)) if table.record.status == "playing" else ()
    if not lines:
        raise UserError("press-unreadable")
    if press.interaction.type is not discord.InteractionType.modal_submit:
        await press.reply.open(forms.notes(table, seat, lines, press.say))
        return
    typed = tuple("".join(press.answers.get(line, ()))[: forms.NOTE] for line in lines)
    try:
        face.noted(table.view(seat), typed)
    except ValueError:
        await press.reply.say(press.say("typed-unreadable"))
        return
    await table.change_seat(seat, lambda player: replace(player, notes=typed), press.interaction.id)
    await press.show_hand()
