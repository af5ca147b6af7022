"""Handlers for replays of an ended game.

A replay is shown step by step, as an animation, as a file, or as a picture to share.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.archive.daily import result
from bot.engine.page import Page
from bot.engine.replay_frame import ReplayFrame
from bot.people.people import shown_names
from bot.replayer.making import LARGEST, TooLarge
from bot.table.access import is_private
from bot.table.table import Table
from bot.ui.channel_checks import chosen_channel
from bot.ui.installation import install_link
from bot.ui.pages import forms, render
from bot.ui.pages.known import known_page
from bot.ui.pages.replay import ALL, Moment, Reader, list_decisions, lost_page, replay_page
from bot.ui.pages.share import animation_of, share_page, shared_page, text_page
from bot.ui.press_context import PressContext, on
from bot.ui.user_errors import UserError, check_may_replay

STEPS = 4
"""The most messages about the progress of a file. Discord allows 5 requests in 2 s for each press."""


@on("replay", private=True)
async def replay(press: PressContext) -> None:
    """Show the presser one moment of an ended game in a private message."""
    table, replays = press.table, press.client.replays
    check_may_replay(table, "replay-later")
    frames = await replays.frames(table)
    if not frames:
        await press.reply.add(lost_page(table, press.locale))
        return
    moment = _requested_moment(press, frames)
    person = await press.client.store.person(press.user)
    reader = Reader(table.seat_of(press.user), person.text_first, press.custom_id.serial + 1)
    recalled = await replays.recalled(table, frames[moment.at].state, moment.seat, press.say.locale)
    page = replay_page(table, frames, moment, recalled, press.locale, reader)
    await (press.reply.show(page) if press.custom_id.argument else press.reply.add(page))


@on("knew", private=True)
async def knew(press: PressContext) -> None:
    """Show the presser how a computer player made a decision in an ended game. Raises UserError."""
    table, replays = press.table, press.client.replays
    check_may_replay(table, "replay-later")
    frames = await replays.frames(table)
    named, _, number = press.custom_id.argument.rpartition(".")
    moment = _parse_moment(table, frames, named)
    made = list_decisions(table, frames[moment.at])
    if not number.isdecimal() or int(number) >= len(made):
        raise UserError("press-unreadable")
    decision = made[int(number)]
    person = await press.client.store.person(press.user)
    weighed = await replays.weighed(table, decision)
    recalled = await replays.recalled(table, decision.before, decision.seat, press.say.locale)
    await press.reply.show(
        known_page(table, made, moment, int(number), weighed, recalled, person.text_first, press.locale)
    )


@on("animation", private=True)
async def animation(press: PressContext) -> None:
    """Send an animation of the turning points of a game. First send a text that it is being drawn."""
    table = press.table
    check_may_replay(table, "replay-later")
    frames = await press.client.replays.frames(table)
    if not frames:
        raise UserError("replay-lost")
    names = await shown_names(press.client.store, table.record, press.say)
    wanted = animation_of(table, frames, table.title.say(press.locale, names))

    change = await press.reply.say_long(press.say("animation-soon"))

    async def give() -> None:
        made = await press.client.replays.animated(wanted)
        text = _with_install_link(press, press.say("animation-here", table=table.id))
        await change(text, forms.file(made, f"table-{table.id}.webp"))

    press.later(press.interaction, give)


def _with_install_link(press: PressContext, text: str) -> str:
    """Return the text that is sent with a file, with a link to install the bot."""
    link = install_link(press.client)
    return f"{text}\n<{link}>" if link else text


def _requested_moment(press: PressContext, frames: Sequence[ReplayFrame]) -> Moment:
    """Return the moment of the replay that the presser asks for; the first one if the button names none.

    Raises UserError.
    """
    if not press.custom_id.argument:
        return Moment(0, None)
    what, _, named = press.custom_id.argument.partition(".")
    at, _, whose = named.partition(".")
    if press.values:
        at = press.values[0] if what == "to" else at
        whose = press.values[0] if what == "as" else whose
    return _parse_moment(press.table, frames, f"{at}.{whose}")


def _parse_moment(table: Table, frames: Sequence[ReplayFrame], named: str) -> Moment:
    """Return the moment of a replay that `named`, the argument of a button, means. Raises UserError."""
    at, _, whose = named.partition(".")
    seats = {ALL: None} | {str(seat): seat for seat in range(len(table.names))}
    if not at.isdecimal() or int(at) >= len(frames) or whose not in seats:
        raise UserError("press-unreadable")
    return Moment(int(at), seats[whose])


@on("replay-file", private=True)
async def replay_file(press: PressContext) -> None:
    """Send the replay of a game as a file. Until it is ready, the same message shows the progress."""
    check_may_replay(press.table, "replay-later")
    if not await press.client.replays.frames(press.table):
        raise UserError("replay-lost")
    table, language = press.table, press.say.language
    limit = press.interaction.filesize_limit or LARGEST

    change = await press.reply.say_long(press.say("film-soon"))

    async def give() -> None:
        told: asyncio.Queue[float | None] = asyncio.Queue()
        making = asyncio.ensure_future(press.client.replays.filed(table, language, limit, told.put_nowait))
        making.add_done_callback(lambda done: told.put_nowait(None))
        said = 0
        while (share := await told.get()) is not None:
            if share < 1 and int(STEPS * share) > said:
                said = int(STEPS * share)
                await change(press.say("film-progress", percent=round(100 * share)))
        try:
            file = await making
        except TooLarge:
            raise UserError("film-large") from None
        text = _with_install_link(press, press.say("film-here", table=table.id))
        await change(text, forms.file(file, f"replay-{table.id}.html"))

    press.later(press.interaction, give)


@on("share", private=True)
async def share(press: PressContext) -> None:
    """Show a preview of a picture of the game, send it as a file, or post it in the chosen channel.

    Raises UserError.
    """
    table, seat, asked = press.table, press.seat, press.custom_id.argument
    check_may_replay(table, "replay-later")
    if table.record.lesson is not None:
        raise UserError("replay-later")
    names = await shown_names(press.client.store, table.record, press.say)
    if asked == "to" and _is_shareable(press):
        channel = chosen_channel(press.interaction, press.values)
        page = await _shared(press, names, seat, table.record.locale)
        drawn = await press.client.pictures.of(page)
        message = await channel.send(nonce=str(press.interaction.id), **render.message(page, drawn))
        await press.reply.say(press.say("share-done", channel=str(channel.id)))
        press.later(press.interaction, lambda: _add_replay_file(press, message))
        return
    if asked == "text":
        moves = await table.history.standing(table.record)
        page = text_page(table, result(table.title, table.record, moves, seat), install_link(press.client),
                         table.say(press.locale))  # fmt: skip
        await press.reply.add(page)
        return
    page = await _shared(press, names, seat, press.locale)
    if asked == "file":
        whole = await press.client.pictures.of(page)
        await press.reply.give(
            _with_install_link(press, press.say("share-here")), forms.file(whole, f"table-{table.id}.png")
        )
        return
    if asked:
        raise UserError("press-unreadable")
    offered = share_page(table, page, _is_shareable(press), press.custom_id.serial + 1, press.say)
    await press.reply.add(offered)


async def _add_replay_file(press: PressContext, message: discord.Message) -> None:
    """Add the replay file and a link to this file to the picture in `message`, which is already posted.

    Errors are ignored, because people have already got the picture.
    """
    table, say = press.table, press.table.say()
    if not await press.client.replays.frames(table):
        return
    limit = press.interaction.filesize_limit or LARGEST
    try:
        made = await press.client.replays.filed(table, say.language, limit)
    except TooLarge:
        return
    name = f"replay-{table.id}.html"
    shown = await message.add_files(forms.file(made, name))
    link = next((each.url for each in shown.attachments if each.filename == name), "")
    await shown.edit(content=say("share-link", link=link), allowed_mentions=render.NOBODY)


async def _shared(press: PressContext, names: tuple[str, ...], seat: int, locale: str) -> Page:
    table = press.table
    moves = [move for move in await table.history.standing(table.record) if move.events]
    return shared_page(table, moves, table.title.say(locale, names), names[seat])


def _is_shareable(press: PressContext) -> bool:
    """Return whether a picture of the game may be posted in a channel.

    Games at private tables and in direct messages may not be shown.
    """
    return press.interaction.guild_id is not None and not is_private(press.table.record)
