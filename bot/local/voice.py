"""Voice channels and the users in them.

A bot only hears of them with the intent GUILD_VOICE_STATES (documentation, *Gateway Intents*). First it gets the event
about the server, in which voice states have no server id (*Guild Create Extra Fields*). Then each change is an event
(*Voice State Update*).
"""

from __future__ import annotations

from bot.local import permissions, shapes
from bot.local.commands import NotAllowed
from bot.local.errors import Json
from bot.local.things import GUILD_VOICE_STATES, Event
from bot.local.world import World

KINDS = (shapes.VOICE_CHANNEL, shapes.STAGE)


def sit(world: World, user_id: str, channel_id: str = "", guild_id: str = "") -> Json:
    """Move a user to a voice channel and send the event about it. Return the user's voice state.

    If a server but no channel is given, the user leaves the voice channel on this server.
    """
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
