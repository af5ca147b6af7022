"""Sharing an ended game: one picture with its story, in a channel that one chooses or as a file."""

from __future__ import annotations

import discord

from bot.engine.page import Page
from bot.people.shown import shown_names
from bot.replayer.making import LARGEST, TooLarge
from bot.ui.pages import forms, render
from bot.ui.pages.share import share_page, shared_page
from bot.ui.permissions import may_write
from bot.ui.pressed import Pressed, on
from bot.ui.sorry import Sorry, see_told


@on("share", private=True)
async def share(pressed: Pressed) -> None:
    """Show what would be shared, hand it out as a file, or post it where the presser has chosen. Raises Sorry."""
    table, seat, asked = pressed.table, pressed.seat, pressed.press.argument
    see_told(table, "replay-later")
    if table.record.lesson is not None:
        raise Sorry("replay-later")
    names = await shown_names(pressed.client.store, table.record, pressed.say)
    if asked == "to" and _anywhere(pressed):
        channel = _channel(pressed)
        page = await _shared(pressed, names, seat, table.record.locale)
        drawn = await pressed.client.pictures.of(page)
        message = await channel.send(nonce=str(pressed.interaction.id), **render.message(page, drawn))
        await pressed.reply.say(pressed.say("share-done", channel=str(channel.id)))
        pressed.later(pressed.interaction, lambda: _link(pressed, message))
        return
    page = await _shared(pressed, names, seat, pressed.locale)
    if asked == "file":
        (whole,) = await pressed.client.pictures.of(page)
        await pressed.reply.give(pressed.say("share-here"), forms.file(whole, f"table-{table.id}.png"))
        return
    if asked:
        raise Sorry("press-unreadable")
    offered = share_page(table, page, _anywhere(pressed), pressed.press.serial + 1, pressed.say)
    await pressed.reply.add(offered)


async def _link(pressed: Pressed, message: discord.Message) -> None:
    """Put the file of the replay beside a picture that was posted, with a line that leads there, where it can be."""
    table, say = pressed.table, pressed.table.say()
    if not await pressed.client.replays.frames(table):
        return
    limit = pressed.interaction.filesize_limit or LARGEST
    try:
        made = await pressed.client.replays.filed(table, say.language, limit)
    except TooLarge:
        return
    name = f"replay-{table.id}.html"
    shown = await message.add_files(forms.file(made, name))
    link = next((each.url for each in shown.attachments if each.filename == name), "")
    await shown.edit(content=say("share-link", link=link), allowed_mentions=render.NOBODY)


async def _shared(pressed: Pressed, names: tuple[str, ...], seat: int, locale: str) -> Page:
    table = pressed.table
    moves = [move for move in await table.history.standing(table.record) if move.events]
    return shared_page(table, moves, table.title.say(locale, names), names[seat])


def _anywhere(pressed: Pressed) -> bool:
    """Tell whether the game may be posted in a channel: none of a private table, nor out of direct messages."""
    return pressed.interaction.guild_id is not None and pressed.table.record.room.invited is None


def _channel(pressed: Pressed) -> discord.TextChannel:
    """Give the channel that was chosen. Raises Sorry where the presser or the bot may not write there."""
    guild, number = pressed.interaction.guild, "".join(pressed.values[:1])
    channel = guild.get_channel(int(number)) if guild is not None and number.isdecimal() else None
    user = pressed.interaction.user
    if channel is None or not isinstance(user, discord.Member):
        raise Sorry("press-unreadable")
    if not isinstance(channel, discord.TextChannel):
        raise Sorry("share-barred")
    theirs = channel.permissions_for(user)
    if not (theirs.view_channel and theirs.send_messages and theirs.attach_files):
        raise Sorry("share-no-write")
    if not may_write(channel):
        raise Sorry("share-barred")
    return channel
