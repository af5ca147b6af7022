"""Finds the people in the presser's voice channel.

The bot only receives voice states from the gateway (GUILD_VOICE_STATES). It never joins a voice channel, and never
moves or mutes a person.
"""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.people.people import blocked
from bot.ui.client import Client
from bot.ui.reply import LOST, Interaction

log = structlog.get_logger()

VocalChannel = discord.VoiceChannel | discord.StageChannel

MOST = 12
"""The most people in a voice channel whose names a page lists."""


def voice_of(interaction: Interaction) -> VocalChannel | None:
    """Return the presser's voice channel on this server. Return None if the presser is in none."""
    if interaction.guild is None:
        return None
    channels: list[VocalChannel] = [*interaction.guild.voice_channels, *interaction.guild.stage_channels]
    for channel in channels:
        if interaction.user.id in channel.voice_states:
            return channel
    return None


async def listed_in_voice(client: Client, interaction: Interaction) -> tuple[int, ...]:
    """Return the user ids of the other people in the presser's voice channel, for a page that names them.

    Nobody is pinged or seated. Bots are left out, and so are people who want no entertaining extras or hide their name.
    """
    channel = voice_of(interaction)
    if channel is None:
        return ()
    barred = {interaction.user.id, client.application_id, *await blocked(client.store, "people")}
    others = [user for user in channel.voice_states if user not in barred]
    wanted = [user for user in others if client.people.wants_show(user) and client.people.shown(user)]
    asked = sorted(wanted)[:MOST]
    people = await asyncio.gather(*(_is_person(channel.guild, user) for user in asked))
    return tuple(user for user, person in zip(asked, people, strict=True) if person)


async def _is_person(guild: discord.Guild, user: int) -> bool:
    """Return whether a user is known to be a person and not a bot. Voice events do not say that."""
    try:
        return not (await guild.fetch_member(user)).bot
    except (discord.DiscordException, *LOST) as error:
        log.info("somebody in a voice channel is not known", guild=guild.id, error=str(error))
        return False
