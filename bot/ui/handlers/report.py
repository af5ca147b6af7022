"""Handlers for reports: of unfair play, which a moderator can answer, and of faults of the bot."""

from __future__ import annotations

import secrets

import discord
import structlog
from msgspec.structs import replace

from bot.archive.day import day_of
from bot.engine.codec import encode
from bot.engine.custom_id import at_home as home_id
from bot.table.fault import Fault, key_of
from bot.table.table import Table
from bot.ui.flood import see_limit
from bot.ui.pages import forms
from bot.ui.press_context import HomePressContext, PressContext, at_home, on
from bot.ui.private import one_line
from bot.ui.reports import report_day, report_game, tell_moderators
from bot.ui.user_errors import UserError, check_may_replay
from bot.version import VERSION

log = structlog.get_logger()

DAYS = 35
"""The number of days for which players can report unfair play in a daily game."""


@on("report", form=True, private=True)
async def report(press: PressContext) -> None:
    """Open the modal for a report of unfair play in an ended game, or send the typed report."""
    check_may_replay(press.table, "report-running")
    if press.table.record.lesson is not None:
        raise UserError("press-unreadable")
    if (text := await _get_text(press, press.table.press("report"))) is not None:
        say = press.table.say()
        await press.reply.say(press.say(await report_game(press.client, press.user, press.table, text, say)))


@at_home("report-day", form=True, personal=True)
async def report_of_day(press: HomePressContext) -> None:
    """Open the modal for a report of unfair play in a past daily game, or send the typed report."""
    number, today = press.custom_id.argument, day_of(press.client.now())
    day = int(number) if number.isascii() and number.isdecimal() and len(number) <= 6 else today
    if not today - DAYS <= day < today:
        raise UserError("press-unreadable")
    if (text := await _get_text(press, home_id("report-day", number))) is not None:
        await press.reply.say(press.say(await report_day(press.client, press.user, day, text, press.say)))


@at_home("hide-result")
async def hide(press: HomePressContext) -> None:
    """Hide the result of a game from the pages of its server, or show it again.

    Only a moderator who has neither played nor watched the game may do that.
    """
    number, _, what = press.custom_id.argument.partition(".")
    if what not in ("hide", "show"):
        raise UserError("press-unreadable")
    table = await press.find_table(number)
    await _require_moderator(press, table)
    assert table is not None
    if table.seat_of(press.user) is not None or any(seat.charged == press.user for seat in table.record.seats):
        raise UserError("hide-own")
    if await press.client.store.has_watched(table.id, press.user):
        raise UserError("hide-own")
    hidden, say = what == "hide", table.say()
    changed = await table.change(lambda record: replace(record, hidden=hidden), press.interaction.id)
    await press.reply.say(press.say(f"result-{what}-done"))
    if changed:
        log.info("the result of a game is hidden, or shown again", table=table.id, hidden=hidden)
        line = say(f"result-{what}-line", who=f"<@{press.user}>", table=table.called(say))
        await tell_moderators(table, press.client, line, say)


async def _require_moderator(press: HomePressContext, table: Table | None) -> None:
    """Raise UserError unless the presser is a moderator in the server's channel for reports.

    The game at `table` must be over and must belong to the same server.
    """
    asked = press.interaction
    record = table.record if table is not None else None
    if record is None or record.guild is None or record.guild != asked.guild_id or record.status != "over":
        raise UserError("hide-not-allowed")
    reports = (await press.client.store.server(record.guild)).reports
    if reports is None or asked.channel_id != reports or not asked.permissions.manage_messages:
        raise UserError("hide-not-allowed")


async def _get_text(press: PressContext | HomePressContext, custom_id: str) -> str | None:
    """Return the text typed in the modal with the id `custom_id`.

    If the press did not come from that modal, open the modal and return None. Raises UserError if the text is empty.
    """
    if press.interaction.type is not discord.InteractionType.modal_submit:
        await press.reply.open(forms.report_modal(custom_id, press.say))
        return None
    text = one_line("".join(press.answers.get("text", ())), forms.REPORT)
    if not text:
        raise UserError("report-empty")
    return text


@on("fault", private=True)
async def fault(press: PressContext) -> None:
    """Store a report of a fault of the bot: the state of the table and the last lines of the log.

    It replaces an older report from the same seat.
    """
    table, seat = press.table, press.seat
    await see_limit(press.client.store, "fault", press.user, press.client.now())
    reference = f"{table.id}-{seat}-{secrets.token_hex(3)}"
    kept = Fault.now(table, seat, reference, VERSION)
    await press.client.store.write(key_of(reference), encode(kept).decode())
    log.warning("a fault is reported", table=table.id, seat=seat, reference=reference)
    await press.reply.say(press.say("fault-kept", reference=reference))
