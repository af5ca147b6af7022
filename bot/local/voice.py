"""Who sits in which voice channel. The bot hears of it with the intent GUILD_VOICE_STATES alone (documentation,
*Gateway Intents*): with the server at first, without its number (*Guild Create Extra Fields*), then change by change
(*Voice State Update*)."""

from __future__ import annotations

from bot.local import permissions, shapes
from bot.local.commands import NotAllowed
from bot.local.errors import Json
from bot.local.things import GUILD_VOICE_STATES, Event
from bot.local.world import World

KINDS = (shapes.VOICE_CHANNEL, shapes.STAGE)


def sit(world: World, user_id: str, channel_id: str = "", guild_id: str = "") -> Json:
    """Let a user join a voice channel; leave that of a server with its number and no channel."""
    if channel_id:
        channel = world.channels[channel_id]
        allowed = permissions.in_channel(world, channel_id, user_id)
        if channel["type"] not in KINDS or not allowed & permissions.CONNECT:
            raise NotAllowed("that is no voice channel that you may join")
        guild_id = channel["guild_id"]
    key = f"{guild_id}:{user_id}"
    state = shapes.voice_state(world.new_id(), user_id, channel_id or None)
    if channel_id:
        world.voice[key] = state
    else:
        world.voice.pop(key, None)
    told = state | {"guild_id": guild_id, "member": world.member_payload(guild_id, user_id)}
    world.emit(Event("VOICE_STATE_UPDATE", told, guild_id, channel_id or None, GUILD_VOICE_STATES))
    world.notice("STATE")
    return state
