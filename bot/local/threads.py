"""Threads of text and announcement channels. Posts in forums also use some of these functions."""

from __future__ import annotations

from bot.local import permissions, shapes
from bot.local.errors import ApiError, Json
from bot.local.things import GUILD_MEMBERS, GUILDS, Event
from bot.local.world import World

KEEPS = (60, 1440, 4320, 10080)

KINDS = {shapes.TEXT: (11, 12), shapes.NEWS: (shapes.NEWS_THREAD,)}
"""The types of threads that are possible in each type of channel.

`bot/local/forums.py` opens posts in forums.
"""


def start(world: World, parent_id: str, starter_id: str, body: Json, message: Json | None = None) -> Json:
    """Open a thread and return it. With `message`, the thread starts on that message."""
    parent = world.channels[parent_id]
    kind = shapes.NEWS_THREAD if parent["type"] == shapes.NEWS else 11
    if not message:
        asked = int(body.get("type") or 12)
        kind = asked if asked in KINDS.get(parent["type"], ()) else 0
    if parent["type"] not in KINDS or not kind:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    if message and message["id"] in world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    thread_id = message["id"] if message else world.new_id()
    thread = shapes.thread(thread_id, parent, starter_id, body, kind, world.now())
    world.channels[thread_id] = thread
    world.touch(("channel", thread_id))
    payload = shapes.public(thread) | {"newly_created": True, "member": member(thread, starter_id)}
    world.emit(Event("THREAD_CREATE", payload, parent["guild_id"], thread_id, GUILDS))
    reference = {"type": 0, "channel_id": parent_id, "guild_id": parent["guild_id"]}
    if message:
        message["flags"] |= shapes.HAS_THREAD
        world.touch(("message", message["id"]))
        world.store.announce("MESSAGE_UPDATE", message)
        first = reference | {"message_id": message["id"]}
        world.store.make(thread_id, message["author"]["id"], {}, {}, type=21, message_reference=first)
    elif kind != 12:
        opened = reference | {"channel_id": thread_id}
        world.store.make(parent_id, starter_id, {"content": body["name"]}, {}, type=18, message_reference=opened)
    return thread


def member(thread: Json, user_id: str) -> Json:
    """Return the object of a user as a member of a thread. Raises ApiError if the user is not a member."""
    return {"id": thread["id"], "user_id": user_id, "join_timestamp": thread["_members"][user_id], "flags": 0}


def join(world: World, thread_id: str, user_id: str, joined: bool = True) -> None:
    """Add a user to a thread. If `joined` is False, remove the user."""
    thread = world.channels[thread_id]
    if joined == (user_id in thread["_members"]):
        return
    if joined:
        thread["_members"][user_id] = world.now()
    else:
        del thread["_members"][user_id]
    thread["member_count"] = len(thread["_members"])
    world.touch(("channel", thread_id))
    payload: Json = {"id": thread_id, "guild_id": thread["guild_id"], "member_count": thread["member_count"]}
    if joined:
        payload["added_members"] = [
            member(thread, user_id) | {"member": world.member_payload(thread["guild_id"], user_id), "presence": None}
        ]
    else:
        payload["removed_member_ids"] = [user_id]
    intent = GUILDS if user_id == world.bot["id"] else GUILD_MEMBERS
    world.emit(Event("THREAD_MEMBERS_UPDATE", payload, thread["guild_id"], thread_id, intent))


def change(world: World, thread_id: str, body: Json, by: str = "") -> None:
    """Rename, archive or lock a thread, as `body` says.

    After a change of the name, Discord posts a message of its own in the thread (*Threads*, New Message Types).
    """
    thread = world.channels[thread_id]
    metadata = thread["thread_metadata"]
    if metadata["archived"] and body.get("archived") is not False and set(body) - {"archived", "locked"}:
        raise ApiError(400, 50083, "Thread is archived")
    renamed = body.get("name") not in (None, thread["name"])
    for key in ("name", "rate_limit_per_user"):
        if body.get(key) is not None:
            thread[key] = body[key]
    if body.get("applied_tags") is not None:
        thread["applied_tags"] = list(map(str, body["applied_tags"]))
    for key in ("archived", "locked", "auto_archive_duration", "invitable"):
        if body.get(key) is not None:
            metadata[key] = body[key]
    if "archived" in body:
        metadata["archive_timestamp"] = world.now()
    world.changed_channel(thread_id)
    if renamed:
        world.store.make(thread_id, by or thread["owner_id"], {"content": thread["name"]}, {}, type=4)


def refuse_archived(world: World, channel_id: str) -> None:
    """Raise an ApiError if the channel is an archived thread."""
    channel = world.channels[channel_id]
    if channel["type"] in shapes.THREADS and channel["thread_metadata"]["archived"]:
        raise ApiError(400, 50083, "Thread is archived")


def join_mentioned(world: World, message: Json) -> None:
    """Add the users who are mentioned in a message to its thread, if they can see the channel."""
    thread = world.channels[message["channel_id"]]
    if thread["type"] in shapes.THREADS:
        for user in message["mentions"]:
            if permissions.in_channel(world, thread["parent_id"], user["id"]) & permissions.VIEW_CHANNEL:
                join(world, thread["id"], user["id"])


def may_wake(world: World, thread: Json, user_id: str) -> bool:
    """Return whether a user may unarchive a thread.

    Only members of a thread may unarchive it, and only they can press a button in it while it is archived
    (topics/threads; discord-api-docs issue 8474).
    """
    bits = permissions.in_channel(world, thread["id"], user_id)
    if bits & permissions.MANAGE_THREADS:
        return True
    writes = bool(bits & permissions.SEND_MESSAGES_IN_THREADS)
    return writes and not thread["thread_metadata"]["locked"] and user_id in thread["_members"]
