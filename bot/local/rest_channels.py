"""The routes of channels, threads, servers, members and users."""

from __future__ import annotations

from bot.local import forums, kinds, limits, shapes, threads
from bot.local.errors import ApiError, Json, not_imitated, unknown
from bot.local.permissions import (
    ATTACH_FILES,
    CREATE_EVENTS,
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_CHANNELS,
    MANAGE_THREADS,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    in_channel,
    in_guild,
)  # fmt: skip
from bot.local.rest import Answer, RestCall, route
from bot.local.rest_messages import message, require, require_known
from bot.local.things import DIRECT_MESSAGES, GUILD_TYPING, Event

CHANNEL = "/channels/{channel_id}"


def _thread(call: RestCall) -> Json:
    channel = call.world.channels[call.channel_id]
    if channel["type"] not in shapes.THREADS:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    return channel


@route("GET", CHANNEL)
def get_channel(call: RestCall) -> Answer:
    """Answer a request for a channel."""
    require(call, 0)
    return 200, shapes.public(call.world.channels[call.channel_id])


@route("PATCH", CHANNEL, kinds.CHANNEL)
def edit_channel(call: RestCall) -> Answer:
    """Edit a thread, or the name and the topic of a channel."""
    channel = call.world.channels[call.channel_id]
    if channel["type"] in shapes.THREADS:
        _may_change(call, channel)
        if "name" in call.body:
            limits.thread(call.body)
        threads.change(call.world, call.channel_id, call.body, call.world.bot["id"])
    else:
        require(call, MANAGE_CHANNELS)
        if more := set(call.body) - {"name", "topic"}:
            raise not_imitated(f"PATCH {CHANNEL} with {sorted(more)}")
        limits.channel(call.body)
        channel |= call.body
        call.world.changed_channel(call.channel_id)
    return 200, shapes.public(channel)


def _may_change(call: RestCall, thread: Json) -> None:
    """Raise an ApiError unless the bot may change the thread `thread`.

    For threads of other users, the bot needs a permission. Only a member of a thread may unarchive it.
    """
    bot = call.world.bot["id"]
    wakes = set(call.body) == {"archived"} and call.body["archived"] is False
    if wakes:
        allowed = threads.may_wake(call.world, thread, bot)
    else:
        allowed = thread["owner_id"] == bot and set(call.body) <= {"name", "archived", "applied_tags"}
    require(call, 0 if allowed else MANAGE_THREADS)
    if "applied_tags" in thread:
        forums.see_change(call.world, thread, bot, call.body)


@route("DELETE", CHANNEL)
def delete_channel(call: RestCall) -> Answer:
    """Delete a channel or a thread."""
    channel = call.world.channels[call.channel_id]
    if channel["type"] == 1:
        raise not_imitated(f"DELETE {CHANNEL} of a direct message")
    require(call, MANAGE_THREADS if channel["type"] in shapes.THREADS else MANAGE_CHANNELS)
    shown = shapes.public(channel)
    call.world.delete_channel(call.channel_id)
    return 200, shown


@route("POST", CHANNEL + "/typing")
def typing(call: RestCall) -> Answer:
    """Show the users of a channel that the bot is typing."""
    require(call, SEND_MESSAGES)
    world, channel = call.world, call.world.channels[call.channel_id]
    guild_id = channel.get("guild_id")
    data: Json = {"channel_id": channel["id"], "user_id": world.bot["id"], "timestamp": int(world.clock())}
    intent = GUILD_TYPING if guild_id else DIRECT_MESSAGES << 2
    data |= {"guild_id": guild_id} if guild_id else {}
    world.emit(Event("TYPING_START", data, guild_id, channel["id"], intent))
    return 204, None


@route("POST", CHANNEL + "/threads", kinds.CHANNEL)
def start_thread(call: RestCall) -> Answer:
    """Open a thread that does not start on a message, or open a post in a forum."""
    if call.world.channels[call.channel_id]["type"] == shapes.FORUM:
        return _start_post(call)
    kind = call.body.get("type") or 12
    require(call, CREATE_PRIVATE_THREADS if kind == 12 else CREATE_PUBLIC_THREADS)
    limits.thread(call.body)
    thread = threads.start(call.world, call.channel_id, call.world.bot["id"], call.body)
    return 201, shapes.public(thread) | {"member": threads.member(thread, call.world.bot["id"])}


def _start_post(call: RestCall) -> Answer:
    """Open a post in a forum with its first message. The bot only needs the permission *Create Posts*."""
    forums.needs_message(call.body)
    require(call, SEND_MESSAGES | (ATTACH_FILES if call.files else 0))
    limits.thread(call.body)
    limits.message(call.body["message"], call.files)
    world, me = call.world, call.world.bot["id"]
    thread, first = forums.start(world, call.channel_id, me, call.body, call.files)
    return 201, shapes.public(thread) | {"member": threads.member(thread, me), "message": world.store.out(first)}


@route("POST", CHANNEL + "/messages/{message_id}/threads", kinds.CHANNEL)
def start_thread_on_message(call: RestCall) -> Answer:
    """Open a thread that starts on a message."""
    require(call, CREATE_PUBLIC_THREADS)
    limits.thread(call.body)
    thread = threads.start(call.world, call.channel_id, call.world.bot["id"], call.body, message(call))
    return 201, shapes.public(thread) | {"member": threads.member(thread, call.world.bot["id"])}


@route("GET", CHANNEL + "/thread-members")
def thread_members(call: RestCall) -> Answer:
    """Answer a request for the members of a thread."""
    require(call, 0)
    thread = _thread(call)
    return 200, [threads.member(thread, user_id) for user_id in thread["_members"]]


def _set_member(call: RestCall, user_id: str, joined: bool) -> Answer:
    thread = _thread(call)
    own = thread["type"] == 12 and thread["owner_id"] == call.world.bot["id"]
    require(call, 0 if user_id == call.world.bot["id"] or joined or own else MANAGE_THREADS)
    threads.refuse_archived(call.world, call.channel_id)
    if not call.world.member(thread["guild_id"], user_id):
        raise unknown("member")
    threads.join(call.world, call.channel_id, user_id, joined)
    return 204, None


@route("PUT", CHANNEL + "/thread-members/@me")
def join_thread(call: RestCall) -> Answer:
    """Add the bot to a thread."""
    return _set_member(call, call.world.bot["id"], True)


@route("DELETE", CHANNEL + "/thread-members/@me")
def leave_thread(call: RestCall) -> Answer:
    """Remove the bot from a thread."""
    return _set_member(call, call.world.bot["id"], False)


@route("PUT", CHANNEL + "/thread-members/{user_id}")
def add_thread_member(call: RestCall) -> Answer:
    """Add a user to a thread."""
    return _set_member(call, call.path["user_id"], True)


@route("DELETE", CHANNEL + "/thread-members/{user_id}")
def remove_thread_member(call: RestCall) -> Answer:
    """Remove a user from a thread."""
    return _set_member(call, call.path["user_id"], False)


@route("GET", "/guilds/{guild_id}")
def get_guild(call: RestCall) -> Answer:
    """Answer a request for a server."""
    return 200, call.world.guilds[call.path["guild_id"]]


@route("GET", "/guilds/{guild_id}/roles")
def get_roles(call: RestCall) -> Answer:
    """Answer a request for the roles of a server."""
    return 200, call.world.guilds[call.path["guild_id"]]["roles"]


@route("GET", "/guilds/{guild_id}/channels")
def get_channels(call: RestCall) -> Answer:
    """Answer a request for the channels of a server. Channels that the bot cannot see are left out."""
    world = call.world
    mine = [c for c in world.channels.values() if c.get("guild_id") == call.path["guild_id"]]
    return 200, [
        c
        for c in mine
        if c["type"] not in shapes.THREADS and in_channel(world, c["id"], world.bot["id"]) & VIEW_CHANNEL
    ]


@route("GET", "/guilds/{guild_id}/threads/active")
def get_threads(call: RestCall) -> Answer:
    """Answer a request for the threads of a server that are not archived."""
    world = call.world
    shown = [
        c for c in world.channels.values()
        if c.get("guild_id") == call.path["guild_id"] and c["type"] in shapes.THREADS
        and not c["thread_metadata"]["archived"] and in_channel(world, c["id"], world.bot["id"]) & VIEW_CHANNEL
    ]  # fmt: skip
    mine = [threads.member(c, world.bot["id"]) for c in shown if world.bot["id"] in c["_members"]]
    return 200, {"threads": [shapes.public(c) for c in shown], "members": mine, "has_more": False}


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: RestCall) -> Answer:
    """Answer a request for a member of a server."""
    guild_id, user_id = call.path["guild_id"], call.path["user_id"]
    if not call.world.member(guild_id, user_id):
        raise unknown("member")
    return 200, call.world.member_payload(guild_id, user_id)


@route("POST", "/guilds/{guild_id}/scheduled-events", kinds.EVENT)
def create_event(call: RestCall) -> Answer:
    """Create a scheduled event on a server. It takes place outside of Discord, so it must have an end.

    The bot needs the permission *Create Events*. Source: Discord's documentation, *Guild Scheduled Event*.
    """
    world, guild_id, body = call.world, call.path["guild_id"], call.body
    if not in_guild(world, guild_id, world.bot["id"]) & CREATE_EVENTS:
        raise ApiError(403, 50013, "Missing Permissions")
    if body["entity_type"] != 3:
        raise not_imitated("events in voice channels")
    limits.event(body)
    event = {
        "id": world.new_id(), "guild_id": guild_id, "channel_id": None, "creator_id": world.bot["id"], "image": None,
        "description": None, "scheduled_end_time": None, "status": 1, "entity_id": None, "recurrence_rule": None,
        "user_count": 0, "guild_scheduled_event_exceptions": [], **body,
    }  # fmt: skip
    world.events.append(event)
    return 200, event


@route("POST", "/users/@me/channels", kinds.RECIPIENT)
def open_dm(call: RestCall) -> Answer:
    """Answer a request for the direct message channel with a user. Create the channel if needed."""
    user_id = str(call.body["recipient_id"])
    if user_id not in call.world.users or user_id == call.world.bot["id"]:
        raise ApiError(400, 50033, "Invalid Recipient(s)")
    require_known(call, user_id)
    return 200, call.world.dm(user_id)
