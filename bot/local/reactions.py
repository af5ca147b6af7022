"""Reactions to a message: the emoji below it, and the users who have added each of them."""

from __future__ import annotations

import unicodedata

from bot.local import shapes
from bot.local.errors import ApiError, Json
from bot.local.permissions import ADD_REACTIONS, READ_MESSAGE_HISTORY, VIEW_CHANNEL, need
from bot.local.things import Event, Things

MOST = 20
"""The most different emoji below one message. With more, Discord answers with error 30010."""

GUILD_MESSAGE_REACTIONS, DIRECT_MESSAGE_REACTIONS = 1 << 10, 1 << 13


def add(world: Things, message: Json, user_id: str, emoji: str) -> None:
    """Add a user's reaction to a message.

    If other users have already added the same emoji, no permission is needed (resources/message, *Create Reaction*).
    """
    known = message.get("_reactions", {})
    need(world, message["channel_id"], user_id, VIEW_CHANNEL | READ_MESSAGE_HISTORY)
    channel = world.channels[message["channel_id"]]
    if channel["type"] in shapes.THREADS and channel["thread_metadata"]["archived"]:
        raise ApiError(400, 50083, "Thread is archived")
    if emoji not in known:
        need(world, message["channel_id"], user_id, ADD_REACTIONS)
        if not emoji or unicodedata.category(emoji[0]) != "So":
            raise ApiError(400, 10014, "Unknown Emoji")
        if len(known) >= MOST:
            raise ApiError(403, 30010, f"Maximum number of reactions reached ({MOST})")
    if user_id not in known.get(emoji, ()):
        message["_reactions"] = known | {emoji: [*known.get(emoji, ()), user_id]}
        _changed(world, message, "MESSAGE_REACTION_ADD", user_id, emoji)


def remove(world: Things, message: Json, user_id: str, emoji: str) -> None:
    """Remove a user's reaction from a message. An emoji that nobody has added any more disappears."""
    left = [other for other in message["_reactions"][emoji] if other != user_id]
    others = {each: users for each, users in message["_reactions"].items() if each != emoji or left}
    message["_reactions"] = others | ({emoji: left} if left else {})
    _changed(world, message, "MESSAGE_REACTION_REMOVE", user_id, emoji)


def shown(message: Json, viewer: str) -> list[Json]:
    """Return the reactions to a message. Those that `viewer` has added are marked."""
    return [
        {"emoji": {"id": None, "name": emoji}, "count": len(users), "count_details": {"burst": 0, "normal": len(users)},
         "burst_colors": [], "me": viewer in users, "me_burst": False}
        for emoji, users in message.get("_reactions", {}).items()
    ]  # fmt: skip


def _changed(world: Things, message: Json, name: str, user_id: str, emoji: str) -> None:
    channel = world.channels[message["channel_id"]]
    data: Json = {
        "user_id": user_id, "channel_id": channel["id"], "message_id": message["id"], "type": 0, "burst": False,
        "emoji": {"id": None, "name": emoji},
    }  # fmt: skip
    guild_id = channel.get("guild_id")
    if guild_id:
        data["guild_id"] = guild_id
    if name == "MESSAGE_REACTION_ADD":
        data |= {"message_author_id": message["author"]["id"], "burst_colors": []}
        if guild_id and world.member(guild_id, user_id):
            data["member"] = world.member_payload(guild_id, user_id)
    world.touch(("message", message["id"]))
    intent = GUILD_MESSAGE_REACTIONS if guild_id else DIRECT_MESSAGE_REACTIONS
    world.emit(Event(name, data, guild_id, channel["id"], intent))
