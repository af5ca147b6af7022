"""The bits of Discord's permissions, and the permissions of users in channels."""

from __future__ import annotations

from bot.local import shapes
from bot.local.errors import ApiError, Json
from bot.local.things import Things

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
CONNECT = 1 << 20
MANAGE_ROLES = 1 << 28
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
CREATE_EVENTS = 1 << 44
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1
EVERYONE = (
    VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY | ADD_REACTIONS
    | USE_EXTERNAL_EMOJIS | USE_APPLICATION_COMMANDS | CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS | CONNECT
)  # fmt: skip
BOT = EVERYONE | PIN_MESSAGES
PRIVATE = EVERYONE | PIN_MESSAGES
GUEST = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE
"""The permissions that Discord reports for a bot in groups and in direct messages of other people.

Source: documentation, *Interaction Structure*.
"""


def in_guild(world: Things, guild_id: str, user_id: str) -> int:
    """Return the permissions that a member has on a server through roles, before channel overwrites."""
    guild, member = world.guilds[guild_id], world.member(guild_id, user_id)
    if guild["owner_id"] == user_id:
        return ALL
    if member is None:
        return 0
    held = {guild_id, *member["roles"]}
    bits = 0
    for role in guild["roles"]:
        if role["id"] in held:
            bits |= int(role["permissions"])
    return ALL if bits & ADMINISTRATOR else bits


def in_channel(world: Things, channel_id: str, user_id: str) -> int:
    """Return the permissions that a user has in a channel, thread or direct message.

    A user who may not send messages is implicitly denied other permissions too. As in Discord's documentation, the
    result still contains those other permissions.
    """
    channel = world.channels[channel_id]
    if channel["type"] == 1:
        return PRIVATE if user_id in (channel["recipients"][0]["id"], world.bot["id"]) else 0
    if channel["type"] == shapes.GROUP:
        return PRIVATE if any(user_id == user["id"] for user in channel["recipients"]) else 0
    if channel["type"] in shapes.THREADS:
        return _in_thread(world, channel, user_id)
    guild_id = channel["guild_id"]
    bits = in_guild(world, guild_id, user_id)
    member = world.member(guild_id, user_id)
    if bits == ALL or member is None:
        return bits
    roles = set(member["roles"])
    for ids in ({guild_id}, roles, {user_id}):
        allow = deny = 0
        for overwrite in channel["permission_overwrites"]:
            if overwrite["id"] in ids:
                allow |= int(overwrite["allow"])
                deny |= int(overwrite["deny"])
        bits = (bits & ~deny) | allow
    return bits if bits & VIEW_CHANNEL else 0


def of_bot(world: Things, channel_id: str) -> int:
    """Return the permissions of the bot in a channel, as Discord reports them with an interaction."""
    channel = world.channels[channel_id]
    guild_id = channel.get("guild_id")
    absent = world.member(guild_id, world.bot["id"]) is None if guild_id else channel["type"] == shapes.GROUP
    return GUEST if absent else in_channel(world, channel_id, world.bot["id"])


def _in_thread(world: Things, thread: Json, user_id: str) -> int:
    bits = in_channel(world, thread["parent_id"], user_id)
    if thread["type"] == 12 and not bits & MANAGE_THREADS and user_id not in thread["_members"]:
        return 0
    writes = bits & SEND_MESSAGES_IN_THREADS
    bits = bits | SEND_MESSAGES if writes else bits & ~SEND_MESSAGES
    return bits


def sees(world: Things, channel_id: str, user_id: str) -> bool:
    """Return whether a user can open a channel.

    To open the chat of a voice or stage channel, the user also needs CONNECT (documentation, Permissions, *Implicit
    Permissions*; JDA, `MissingAccessException`).
    """
    vocal = world.channels[channel_id]["type"] in (shapes.VOICE_CHANNEL, shapes.STAGE)
    needed = VIEW_CHANNEL | CONNECT if vocal else VIEW_CHANNEL
    return in_channel(world, channel_id, user_id) & needed == needed


def need(world: Things, channel_id: str, user_id: str, bits: int) -> None:
    """Raise an ApiError if a user has not all permissions in `bits` in a channel.

    The error is 50001 if the user cannot see the channel, and 50013 otherwise.
    """
    held = in_channel(world, channel_id, user_id)
    if not sees(world, channel_id, user_id):
        raise ApiError(403, 50001, "Missing Access")
    if bits & ~held:
        raise ApiError(403, 50013, "Missing Permissions")
