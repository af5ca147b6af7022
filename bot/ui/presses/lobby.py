"""What is pressed in a lobby: who plays, what is chosen, the deal."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.table import closing, lobby
from bot.table.table import Table
from bot.ui import private
from bot.ui.opening import sit_down
from bot.ui.pages import forms
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry

USUAL = "normal"
"""The level of computers that nobody has chosen."""


@on("join")
async def join(pressed: Pressed) -> None:
    """Take a seat; the id of the click is what this player brings to the shuffle, until a word is typed."""
    await sit_down(pressed, pressed.table)


@on("word", form=True)
async def word(pressed: Pressed) -> None:
    """Open the form of the word that the presser brings to the shuffle, or read it; an empty one becomes the id of this
    press."""
    table = pressed.table
    closing.only_open(table.record)
    brought = table.record.seats[pressed.seat].brought
    if pressed.interaction.type is not discord.InteractionType.modal_submit:
        await pressed.reply.open(forms.word(table, brought, pressed.say))
        return
    typed = private.one_line("".join(pressed.answers.get("text", ())), lobby.WORD) or str(pressed.interaction.id)
    await table.alter(lambda record: lobby.bring(record, pressed.user, typed), pressed.interaction.id)
    await pressed.reply.say(pressed.say("word-taken", word=typed))


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

    await table.alter(
        lambda record: lobby.add_computer(record, table.title, pressed.user, level, _called(table)),
        pressed.interaction.id,
    )


def _called(table: Table) -> Callable[[int], str]:
    """Name the computers of a table that has more of them than there are in its crew."""
    return lambda number: table.say()("computer-name", number=number)


@on("fill")
async def fill(pressed: Pressed) -> None:
    """Let computers take the seats that are still wanted, and deal as Start does."""
    table = pressed.table
    levels = (USUAL,) * lobby.lacking(table.record, table.title)
    if levels:
        await table.alter(
            lambda record: lobby.fill(record, table.title, pressed.user, levels, _called(table)), pressed.interaction.id
        )
    await _start(pressed, None if levels else pressed.interaction.id)


@on("toggle")
async def toggle(pressed: Pressed) -> None:
    """Turn a setting of the table on or off."""
    setting, _, to = pressed.press.argument.partition(".")
    if setting not in lobby.TOGGLES or to not in ("on", "off"):
        raise Sorry("press-unreadable")
    await pressed.table.alter(
        lambda record: lobby.toggle(record, pressed.user, setting, to == "on"), pressed.interaction.id
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
    """Deal, or close the lobby and let the deal wait for the beacon."""
    await _start(pressed, pressed.interaction.id)


async def _start(pressed: Pressed, interaction: int | None) -> None:
    number = str(pressed.interaction.id)
    if pressed.table.record.host == pressed.user and any(not seat.brought for seat in pressed.table.record.seats):
        await pressed.table.alter(lambda record: lobby.bring_all(record, number))
    if not await pressed.client.dealer.start(pressed.table, pressed.user, interaction):
        raise Sorry("beacon-lost", without=pressed.table.labelled("button-without", pressed.say))


@on("without")
async def without(pressed: Pressed) -> None:
    """Deal without the beacon."""
    await pressed.table.start(pressed.user, pressed.interaction.id)
