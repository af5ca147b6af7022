"""Handlers for appointments to play: the proposal of times, and the buttons under the public message."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
from msgspec.structs import replace

from bot.people import appointment
from bot.people.zones import zone
from bot.table.seating import called
from bot.ui.flood import see_limit
from bot.ui.opening import likely_locale
from bot.ui.pages.appointment import ACTION, Proposal, proposing_page, zone_first_page
from bot.ui.permissions import missing_permissions
from bot.ui.press_context import HomePressContext, at_home
from bot.ui.private import seated
from bot.ui.user_errors import UserError
from storage.records.contests import AppointmentRecord

LASTS = timedelta(hours=2)
"""The length of an appointment as a scheduled event on Discord. Discord requires an end for an event."""


@at_home(ACTION)
async def served(press: HomePressContext) -> None:
    """Handle a press about an appointment.

    The presser proposes times, votes, chooses the time, or creates a scheduled event on Discord.
    """
    if press.interaction.guild_id is None:
        raise UserError("arrange-server")
    verb, *words = press.custom_id.argument.split() or [""]
    try:
        match verb:
            case "answer":
                await _answer(press, int(words[0]), int(words[1]))
            case "settle":
                await _settle(press, int(words[0]))
            case "event":
                await _announce(press, int(words[0]))
            case "" | "days" | "hour" | "ask":
                await _propose(press, verb, words)
            case _:
                raise ValueError(verb)
    except (ValueError, IndexError, OverflowError):
        raise UserError("press-unreadable") from None
    except KeyError:
        raise UserError("arrange-gone") from None


async def _propose(press: HomePressContext, verb: str, words: list[str]) -> None:
    """Show the menus with the times proposed so far, or post the finished proposal. Raises ValueError."""
    own, now = zone(press.client.people.calls(press.user).zone), press.client.now()
    if own is None:
        await press.reply.show(zone_first_page(press.say))
        return
    proposal = Proposal.read(words) if verb else Proposal()
    if verb == "days":
        proposal = Proposal.read([str(proposal.hour), ".".join(press.values)])
    elif verb == "hour":
        proposal = Proposal.read([*press.values, *words[1:]])
    elif verb == "ask":
        await _post_times(press, appointment.moments(proposal.days, proposal.hour, own))
        return
    await press.reply.show(proposing_page(proposal, own, now, press.say, press.custom_id.serial + 1))


async def _post_times(press: HomePressContext, times: tuple[int, ...]) -> None:
    """Post the proposed times in the channel, so that people can vote on them. Raises UserError."""
    interaction, client, now = press.interaction, press.client, press.client.now()
    last = now + (appointment.DAYS + 1) * 86400
    if not times or not now + appointment.BEFORE < times[0] <= times[-1] < last:
        raise UserError("arrange-past")
    if missing := missing_permissions(interaction):
        raise UserError("permissions-missing", missing=press.say.listed(press.say(f"permission-{x}") for x in missing))
    name = called(await seated(interaction, None))
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    await see_limit(client.store, "arrange", press.user, now, guild)
    server = await client.store.server(guild)
    record = AppointmentRecord(
        interaction.id, guild, channel, press.user, times, server.language or likely_locale(interaction)
    )
    if len(times) == 1:
        record = replace(appointment.with_answer(record, press.user, name, 0), chosen=0)
    await client.appointments.open(record)
    await press.reply.say(press.say("arrange-asked"))


async def _answer(press: HomePressContext, number: int, evening: int) -> None:
    name = called(await seated(press.interaction, None))

    def change(record: AppointmentRecord) -> AppointmentRecord:
        _require_open(record, press)
        if number != appointment.CANNOT and not 0 <= number < len(record.times):
            raise UserError("press-unreadable")
        return appointment.with_answer(record, press.user, name, number)

    await press.client.appointments.change(evening, change)


async def _settle(press: HomePressContext, evening: int) -> None:
    """Choose the time of an appointment at once, because its host has pressed the button for that.

    `evening` is the id of the appointment.
    """

    def change(record: AppointmentRecord) -> AppointmentRecord:
        _require_open(record, press)
        _require_host(record, press)
        return appointment.with_best_time(record) if record.chosen is None else record

    await press.client.appointments.change(evening, change)


async def _announce(press: HomePressContext, evening: int) -> None:
    """Create a scheduled event on Discord for an appointment whose time is chosen, at most once.

    `evening` is the id of the appointment.
    """
    record, guild = await press.client.store.appointment(evening), press.interaction.guild
    if record is None or guild is None:
        raise KeyError(evening)
    _require_open(record, press)
    _require_host(record, press)
    if record.chosen is None or record.event:
        raise UserError("press-unreadable")
    if not press.interaction.app_permissions.create_events:
        raise UserError("arrange-no-event")
    start = datetime.fromtimestamp(record.times[record.chosen], UTC)
    made = await guild.create_scheduled_event(
        name="Escapade",
        start_time=start,
        end_time=start + LASTS,
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=f"<#{record.channel}>",
    )
    await press.client.appointments.change(evening, lambda before: replace(before, event=made.id))


def _require_open(record: AppointmentRecord, press: HomePressContext) -> None:
    """Raise KeyError if an appointment is over, or was made in another channel than that of the pressed button."""
    if record.channel != press.interaction.channel_id or record.off or record.called:
        raise KeyError(record.id)


def _require_host(record: AppointmentRecord, press: HomePressContext) -> None:
    """Raise UserError unless the presser has proposed the appointment or may manage messages."""
    if press.user != record.host and not press.interaction.permissions.manage_messages:
        raise UserError("arrange-host")
