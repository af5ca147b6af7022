"""Handlers of a lobby: people join and leave, the host sets options, and the game is dealt."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.table import along, closing, lobby
from bot.table.table import Table
from bot.ui import private
from bot.ui.opening import sit_down
from bot.ui.pages import forms
from bot.ui.pages.lobby import MORE
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError

USUAL = "normal"
"""The level of a computer player if nobody chooses another."""


@on("join")
async def join(press: PressContext) -> None:
    """Seat the presser in the lobby.

    Each player contributes to the random seed of the deal: a word that the player types, or the id of this press.
    """
    await sit_down(press, press.table)


@on("word", form=True)
async def word(press: PressContext) -> None:
    """Open the modal for the presser's contribution to the random seed, or store the typed word.

    If the word is empty, the id of this press is stored.
    """
    table = press.table
    closing.check_open(table.record)
    contribution = table.record.seats[press.seat].contribution
    if press.interaction.type is not discord.InteractionType.modal_submit:
        await press.reply.open(forms.word_modal(table, contribution, press.say))
        return
    typed = private.one_line("".join(press.answers.get("text", ())), lobby.WORD) or str(press.interaction.id)
    await table.alter(lambda record: lobby.bring(record, press.user, typed), press.interaction.id)
    await press.reply.say(press.say("word-taken", word=typed, table=table.id))


@on("leave")
async def leave(press: PressContext) -> None:
    """Free the presser's seat in the lobby."""
    await press.table.alter(lambda record: along.leave(record, press.user), press.interaction.id)


@on("computer")
async def computer_seat(press: PressContext) -> None:
    """Add a computer player of the chosen level to the lobby, or remove one."""
    table = press.table
    level = press.values[0] if press.values else ""
    if level == "remove":
        await table.alter(lambda record: lobby.send_away(record, press.user), press.interaction.id)
        return

    await table.alter(
        lambda record: lobby.add_computer(record, table.title, press.user, level, _computer_namer(table)),
        press.interaction.id,
    )


def _computer_namer(table: Table) -> Callable[[int], str]:
    """Return a function that returns the name of a computer player, given its number.

    It is used when all characters of the game are already at the table.
    """
    return lambda number: table.say()("computer-name", number=number)


@on("fill")
async def fill(press: PressContext) -> None:
    """Fill all seats that the game still needs with computer players. Then deal, as *Start* does."""
    table = press.table
    levels = (USUAL,) * lobby.lacking(table.record, table.title)
    if levels:
        await table.alter(
            lambda record: lobby.fill(record, table.title, press.user, levels, _computer_namer(table)),
            press.interaction.id,
        )
    await _start(press, None if levels else press.interaction.id)


@on("toggle")
async def toggle(press: PressContext) -> None:
    """Turn a setting of the table on or off. Only lobbies of older releases have these buttons."""
    setting, _, to = press.custom_id.argument.partition(".")
    if setting not in lobby.TOGGLES or to not in ("on", "off"):
        raise UserError("press-unreadable")
    await press.table.alter(lambda record: lobby.toggle(record, press.user, setting, to == "on"), press.interaction.id)


@on("options", form=True)
async def options(press: PressContext) -> None:
    """Open the modal with the usual options or with the other ones (`more`), or apply a submitted modal."""
    table, more = press.table, press.custom_id.argument == MORE
    group = (forms.rarely_changed if more else forms.often_changed)(table.title.game)
    if press.interaction.type is discord.InteractionType.modal_submit:
        answers = press.answers
        await table.alter(
            lambda record: lobby.choose(record, table.title, press.user, *forms.parse_options(group, record, answers)),
            press.interaction.id,
        )
        return
    if table.record.status != "lobby":
        raise UserError("lobby-over")
    lobby.only_host(table.record, press.user)
    await press.reply.open(forms.options_modal(table, str(press.custom_id), group, press.say))


@on("language")
async def language(press: PressContext) -> None:
    """Change the language of the table's public messages."""
    spoken = press.custom_id.argument
    await press.table.alter(lambda record: lobby.speak(record, press.user, spoken), press.interaction.id)


@on("preset")
async def preset(press: PressContext) -> None:
    """Set all options of the game to those of a preset. A preset is a named set of options."""
    table, name = press.table, press.custom_id.argument
    await table.alter(lambda record: lobby.preset(record, table.title, press.user, name), press.interaction.id)
    await press.reply.say(press.say("preset-set", preset=press.say(f"{table.title.name}-preset-{name}")))


@on("start")
async def start(press: PressContext) -> None:
    """Deal the game, or close the lobby until the public random value for the deal is published.

    Tables that use such a value wait for it, because nobody can know it in advance.
    """
    await _start(press, press.interaction.id)


async def _start(press: PressContext, interaction: int | None) -> None:
    number = str(press.interaction.id)
    if press.table.record.host == press.user and any(not seat.contribution for seat in press.table.record.seats):
        await press.table.alter(lambda record: lobby.bring_all(record, number))
    if not await press.client.dealer.start(press.table, press.user, interaction):
        raise UserError("beacon-lost", without=press.table.labelled("button-without", press.say))


@on("without")
async def without(press: PressContext) -> None:
    """Deal the game without the public random value for which the lobby waits."""
    await press.table.start(press.user, press.interaction.id)
