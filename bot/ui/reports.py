"""Reports of unfair play by users.

A report is sent to the channel that the server has chosen for reports, otherwise to the bot's operator. Reports are not
stored.
"""

from __future__ import annotations

import discord
import structlog

from bot.archive.day import spelt
from bot.engine.custom_id import at_home
from bot.engine.move import Illegal, Refusal
from bot.engine.page import Button, Line
from bot.engine.texts import Say
from bot.people.people import blocked
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.flood import see_limit
from bot.ui.pages import render
from bot.ui.permissions import may_write
from bot.ui.reply import LOST
from bot.ui.user_errors import UserError
from storage.records.tables import TableRecord

log = structlog.get_logger()

TO_SERVER, TO_OPERATOR = "report-sent-server", "report-sent-operator"
"""The keys of the two texts that say who reads a report."""


async def report_game(client: Client, user: int, table: Table, text: str, say: Say) -> str:
    """Send a user's report about an ended game. Return the key of the text that says who reads the report.

    Raises Illegal for a blocked user. Raises UserError for too many reports, or if nobody would read the report.
    """
    there = await _server_channel(client, table.record)
    await _require_allowed(client, user, table.id, there is not None)
    lines = [
        say("report-game", who=f"<@{user}>", table=table.called(say), link=await client.link(table)),
        say("report-players", names=tuple(_name_with_mention(seat.name, seat.user) for seat in table.record.seats)),
        f"> {text}",
    ]
    if there is not None and await _sent(there, Line("\n".join(lines), rows=((hiding(table, say),),))):
        return TO_SERVER
    return await _to_operator(client, [*lines, say("report-annul", table=table.id)])


async def report_day(client: Client, user: int, day: int, text: str, say: Say) -> str:
    """Send a user's report about the daily games of a past day, as `report_game` does.

    Return the key of the text that says who reads the report. Raises the same errors as `report_game`.
    """
    await _require_allowed(client, user, 0, False)
    return await _to_operator(client, [say("report-day", who=f"<@{user}>", day=spelt(day)), f"> {text}"])


def hiding(table: Table, say: Say) -> Button:
    """Return the button with which a moderator hides the result of a game, or shows it again."""
    what = "show" if table.record.hidden else "hide"
    return Button(say(f"button-{what}-result"), at_home("hide-result", f"{table.id}.{what}"))


async def tell_moderators(table: Table, client: Client, text: str, say: Say) -> None:
    """Post `text` about a game in its server's channel for reports, with a button to hide the result."""
    there = await _server_channel(client, table.record)
    if there is not None:
        await _sent(there, Line(text, rows=((hiding(table, say),),)))


async def _require_allowed(client: Client, user: int, target: int, heard: bool) -> None:
    """Raise Illegal or UserError if a user may not send a report now, or if nobody would read it.

    `heard` says whether the server has a channel for reports. `target` is the id of what is reported.
    """
    if user in await blocked(client.store, "people"):
        raise Illegal(Refusal("blocked"))
    if not heard and client.settings.alerts_channel is None:
        raise UserError("report-nowhere")
    await see_limit(client.store, "report", user, client.now(), target)


async def _server_channel(client: Client, record: TableRecord) -> discord.TextChannel | None:
    """Return the channel that a table's server has chosen for reports.

    Return None if there is none, for a daily game, or if the bot may not write in the channel.
    """
    if record.guild is None or record.day is not None:
        return None
    number, guild = (await client.store.server(record.guild)).reports, client.get_guild(record.guild)
    channel = guild.get_channel(number) if guild is not None and number is not None else None
    return channel if isinstance(channel, discord.TextChannel) and may_write(channel) else None


async def _to_operator(client: Client, lines: list[str]) -> str:
    number = client.settings.alerts_channel
    if number is None or not await _sent(client.get_partial_messageable(number), Line("\n".join(lines))):
        raise UserError("report-nowhere")
    return TO_OPERATOR


async def _sent(channel: discord.abc.Messageable, line: Line) -> bool:
    try:
        await channel.send(**render.message(line))
    except (discord.HTTPException, *LOST) as error:
        log.warning("a report does not arrive", error=str(error))
        return False
    return True


def _name_with_mention(name: str, user: int | None) -> str:
    """Return a player's name with a mention of the user, to tell people with the same name apart.

    The mention pings nobody.
    """
    return name if user is None or user < 0 else f"{name} (<@{user}>)"
