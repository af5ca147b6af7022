"""What is pressed in a lobby: who plays, what is chosen, the deal."""

from __future__ import annotations

import discord

from bot.table import lobby
from bot.table.table import Table
from bot.ui import private
from bot.ui.dispatch import Pressed, Sorry, on
from bot.ui.pages import forms


@on("join")
async def join(pressed: Pressed) -> None:
    """Take a seat; the click is what this player brings to the shuffle."""
    await sit_down(pressed, pressed.table)


async def sit_down(pressed: Pressed, table: Table) -> None:
    """Seat the presser in a lobby. Raises Sorry when it is none any more, Illegal."""
    if table.record.status != "lobby":
        raise Sorry("lobby-over")
    lobby.join(table.record, table.title, private.seated(pressed.interaction, None))
    seat = await private.member(pressed.interaction, table)
    await table.alter(lambda record: lobby.join(record, table.title, seat), pressed.interaction.id)
    key = "joined" if seat.dm else "joined-dm-closed"
    await pressed.reply.say(pressed.say(key, hand=table.say()("button-hand")))


@on("leave")
async def leave(pressed: Pressed) -> None:
    """Give the seat back."""
    await pressed.table.alter(lambda record: lobby.leave(record, pressed.user), pressed.interaction.id)


@on("computer")
async def computer_seat(pressed: Pressed) -> None:
    """Add a computer of the chosen level, or take one out."""
    table = pressed.table
    level = pressed.values[0] if pressed.values else ""
    if level == "remove":
        await table.alter(lambda record: lobby.send_away(record, pressed.user), pressed.interaction.id)
        return

    def called(number: int) -> str:
        return table.say()("computer-name", number=number)

    await table.alter(
        lambda record: lobby.add_computer(record, table.title, pressed.user, level, called), pressed.interaction.id
    )


@on("options", form=True)
async def options(pressed: Pressed) -> None:
    """Open the form of the options, or read it."""
    table = pressed.table
    if pressed.interaction.type is discord.InteractionType.modal_submit:
        chosen = forms.chosen(table.title.game, pressed.answers)
        await table.alter(
            lambda record: lobby.choose(record, table.title, pressed.user, *chosen), pressed.interaction.id
        )
        return
    if table.record.status != "lobby":
        raise Sorry("lobby-over")
    lobby.only_host(table.record, pressed.user)
    await pressed.reply.open(forms.options(table, pressed.say))


@on("language")
async def language(pressed: Pressed) -> None:
    """Let all that is public be said in another language."""
    spoken = pressed.press.argument
    await pressed.table.alter(lambda record: lobby.speak(record, pressed.user, spoken), pressed.interaction.id)


@on("preset")
async def preset(pressed: Pressed) -> None:
    """Set all options as the preset has them."""
    table, name = pressed.table, pressed.press.argument
    await table.alter(lambda record: lobby.preset(record, table.title, pressed.user, name), pressed.interaction.id)
    await pressed.reply.say(pressed.say("preset-set", preset=pressed.say(f"{table.title.name}-preset-{name}")))


@on("start")
async def start(pressed: Pressed) -> None:
    """Deal."""
    await pressed.table.start(pressed.user, pressed.interaction.id)
