"""The end of a game and what comes after it: leaving, breaking off, a rematch, the audit."""

from __future__ import annotations

import asyncio

import discord
from msgspec.structs import replace

from bot.archive.day import ends
from bot.engine.page import Page
from bot.engine.texts import language
from bot.table import lobby
from bot.table.export import Exported, export, file_of
from bot.table.room import may_replay
from bot.table.table import Table
from bot.table.verify import Verdict, verify
from bot.ui import private
from bot.ui.client import Client
from bot.ui.dispatch import Pressed, Sorry, on
from bot.ui.pages import forms
from bot.ui.places import see_allowed
from bot.ui.presses.lobby import sit_down
from bot.verifier.page import page as verifier_page
from storage.faults import ChannelBusy
from storage.records.tables import MatchRecord, TableRecord


@on("resign-sure", private=True)
async def resign(pressed: Pressed) -> None:
    """Leave the game for good."""
    await pressed.table.resign(pressed.seat, pressed.interaction.id)
    await pressed.reply.show(Page(pressed.say("resigned-title"), (pressed.say("resigned"),)))


@on("end-sure", private=True)
async def end(pressed: Pressed) -> None:
    """Break the table off."""
    if not may_end(pressed.interaction, pressed.table.record):
        raise Sorry("end-not-allowed")
    await pressed.table.end("ended", pressed.interaction.id)
    await pressed.reply.show(Page(pressed.say("ended-title"), (pressed.say("ended"),)))


def may_end(interaction: discord.Interaction[discord.Client], table: TableRecord) -> bool:
    """Tell whether whoever asks may break `table` off: its host, and in its channel who may manage messages there."""
    here = interaction.channel_id == table.channel
    return interaction.user.id == table.host or (here and interaction.permissions.manage_messages)


@on("rematch")
async def rematch(pressed: Pressed) -> None:
    """Open a new lobby of the same game with the roles exchanged, with the presser and the computers seated, or sit
    down in the one that calls the presser; as the first of a series where the button says so. The way to whoever opens
    it is as before until it has been proved, with the number of the new table; in direct messages it is proved."""
    old, tables = pressed.table, pressed.client.tables
    if old.record.status != "over":
        raise Sorry("rematch-later")
    if old.record.day is not None:
        raise Sorry("daily-once")
    roles = old.game.rematch(old.state, pressed.seat)
    host = await private.seated(pressed.interaction, old.record.seats[pressed.seat].dm)
    try:
        if (running := tables.holder(old.record.guild, old.record.channel)) is not None:
            raise ChannelBusy(running.id)
        await see_allowed(pressed.client, pressed.interaction, old.title.name)
        opening = lobby.again(old.record, old.title, host, roles)
        if pressed.press.argument == "three":
            opening = replace(opening, room=replace(opening.room, match=MatchRecord()))
        table = await tables.open(opening, pressed.interaction.id)
    except ChannelBusy:
        running = tables.holder(old.record.guild, old.record.channel)
        if running is None or running.record.status != "lobby" or pressed.user not in running.record.calls:
            raise
        await sit_down(pressed, running)
        return
    if table.direct:
        await pressed.reply.say(pressed.say("opened-direct", table=table.id, start=table.say()("button-start")))
        return
    await pressed.reply.say(pressed.say("rematch-open", table=table.id, join=table.say()("button-join")))
    proved = await private.member(pressed.interaction, table)
    if proved.dm != host.dm:
        await table.meet(pressed.user, proved.dm, pressed.locale)
        pressed.painter.wake(table)


@on("verify")
async def check(pressed: Pressed) -> None:
    """Recompute the whole game from its secret, say whether all agrees and what that shows, and hand out the game, with
    a page that checks it without the bot."""
    table = pressed.table
    exported = await ended(pressed.client, table)
    verdict, checker = await asyncio.to_thread(_checked, exported, language(pressed.locale))
    name, page_name = file_name(table), f"table-{table.id}.html"
    house = "verify-note-house" if table.record.day is None else "verify-note-daily"
    lines = [pressed.say(house if key == "verify-note-house" else key, **said) for key, said in verdict.said]
    page = Page(
        pressed.say("verify-title", table=table.id),
        (*lines, "", pressed.say("verify-how", page=page_name, file=name)),
    )
    await pressed.reply.add(page, forms.file(file_of(exported), name), forms.file(checker, page_name))


async def ended(client: Client, table: Table) -> Exported:
    """Give an ended game as it is handed out. Raises Sorry where there is none."""
    see_told(table, "verify-later")
    if table.record.lesson is not None:
        raise Sorry("verify-lesson")
    return export(table.record, await client.store.moves(table.id))


def see_told(table: Table, later: str) -> None:
    """Raise Sorry where a game is not open with all its secrets: with the text `later` while it is on."""
    if may_replay(table.record, table.time):
        return
    if table.record.status == "over" and table.record.day is not None:
        raise Sorry("daily-secret", until=f"<t:{ends(table.record.day)}:f>")
    raise Sorry(later)


def file_name(table: Table) -> str:
    """Name the file of an ended game."""
    return f"table-{table.id}.json"


def _checked(exported: Exported, spoken: str) -> tuple[Verdict, bytes]:
    """Check a game, and make the page that does."""
    return verify(exported), verifier_page(exported, spoken)
