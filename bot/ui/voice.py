"""Who sits together in a voice channel. The bot only reads it from the gateway (GUILD_VOICE_STATES): it joins none, and
moves and mutes nobody."""

from __future__ import annotations

import discord

from bot.people.people import blocked
from bot.ui.client import Client
from bot.ui.reply import Interaction

VocalChannel = discord.VoiceChannel | discord.StageChannel

MOST = 12
"""People of a voice channel who are named."""


def voice_of(interaction: Interaction) -> VocalChannel | None:
    """Return the voice channel on this server in which whoever pressed is."""
    if interaction.guild is None:
        return None
    channels: list[VocalChannel] = [*interaction.guild.voice_channels, *interaction.guild.stage_channels]
    for channel in channels:
        if interaction.user.id in channel.voice_states:
            return channel
    return None


async def listed_in_voice(client: Client, interaction: Interaction) -> tuple[int, ...]:
    """List the other people in the voice channel of whoever pressed, for a card that names them: nobody is pinged or
    seated by it. People who want no show, or hide their name, are left out."""
    channel = voice_of(interaction)
    if channel is None:
        return ()
    barred = {interaction.user.id, client.application_id, *await blocked(client.store, "people")}
    others = [user for user in channel.voice_states if user not in barred]
    wanted = [user for user in others if client.people.wants_show(user) and client.people.shown(user)]
    return tuple(sorted(wanted)[:MOST])
