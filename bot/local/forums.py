"""Forum channels: their tags and their posts.

A post is a thread whose first message has the thread's id.

Sources: Discord's documentation, *Threads* (Forums) and *Channel* (Start Thread in Forum or Media Channel, Forum Tag).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.local import permissions, shapes, threads
from bot.local.attachments import Files
from bot.local.checks import length
from bot.local.errors import ApiError, Json, form_error
from bot.local.things import GUILDS, Event
from bot.local.world import World

TAGS, APPLIED = 20, 5
"""The most tags that a forum can have, and the most tags that one post can have."""


def add_forum(
    world: World, guild_id: str, name: str, tags: Sequence[Json] = (), overwrites: list[Json] | None = None,
    require_tag: bool = False,
) -> Json:  # fmt: skip
    """Create a forum channel with `tags`.

    Each tag has a `name`. If it is `moderated`, only moderators may set it.
    """
    more = {
        "flags": shapes.REQUIRE_TAG if require_tag else 0,
        "available_tags": [_tag(world, tag) for tag in tags],
    }
    return world.add_channel(guild_id, name, overwrites, shapes.FORUM, more)


def set_tags(world: World, channel_id: str, tags: Sequence[Json]) -> Json:
    """Replace the tags of a forum, as a moderator does.

    A tag that has the `id` of an old tag replaces that tag.
    """
    if len({tag["name"] for tag in tags}) < len(tags):
        raise ApiError(400, 40061, "Tag names must be unique")
    if len(tags) > TAGS:
        raise ApiError(400, 30048, "Maximum number of tags in a forum channel has been reached")
    forum = world.channels[channel_id]
    forum["available_tags"] = [_tag(world, tag) for tag in tags]
    world.changed_channel(channel_id)
    return forum


def _tag(world: World, tag: Json) -> Json:
    length("available_tags.name", tag["name"], 20, 1)
    return shapes.tag(world.new_id()) | tag


def start(world: World, forum_id: str, author_id: str, body: Json, files: Files) -> tuple[Json, Json]:
    """Open a post in a forum. Return its thread and its first message, which have the same id."""
    forum = world.channels[forum_id]
    _check_tags(world, forum, author_id, (), body.get("applied_tags") or [])
    if forum["flags"] & shapes.REQUIRE_TAG and not body.get("applied_tags"):
        managing = permissions.in_channel(world, forum_id, author_id) & permissions.MANAGE_THREADS
        if not managing and all(tag["moderated"] for tag in forum["available_tags"]):
            raise ApiError(400, 40066, "There are no tags available that can be set by non-moderators")
        raise ApiError(400, 40067, "A tag is required to create a forum post in this channel")
    thread = shapes.thread(world.new_id(), forum, author_id, body, 11, world.now())
    world.channels[thread["id"]] = thread
    forum["last_message_id"] = thread["id"]
    world.touch(("channel", thread["id"]), ("channel", forum_id))
    payload = shapes.public(thread) | {"newly_created": True, "member": threads.member(thread, author_id)}
    world.emit(Event("THREAD_CREATE", payload, forum["guild_id"], thread["id"], GUILDS))
    message = world.store.make(thread["id"], author_id, body["message"], files, id=thread["id"])
    return thread, message


def see_change(world: World, thread: Json, author_id: str, body: Json) -> None:
    """Raise an ApiError if a user may not change a post as `body` says.

    Discord refuses changes by users without *Create Posts* (discord-api-docs#5706), changes of a locked post, and tags
    that the user may not set.
    """
    forum = world.channels[thread["parent_id"]]
    held = permissions.in_channel(world, forum["id"], author_id)
    if not held & permissions.MANAGE_THREADS and (
        not held & permissions.SEND_MESSAGES or thread["thread_metadata"]["locked"]
    ):
        raise ApiError(403, 50013, "Missing Permissions")
    if (tags := body.get("applied_tags")) is not None:
        _check_tags(world, forum, author_id, thread["applied_tags"], tags)


def _check_tags(world: World, forum: Json, author_id: str, before: Sequence[str], after: Sequence[str | int]) -> None:
    """Raise an ApiError if a post's tags may not be changed from `before` to `after`.

    Unknown tags and too many tags are refused. So are changes of tags that only moderators may set.
    """
    length("applied_tags", after, APPLIED)
    known = {tag["id"]: tag for tag in forum["available_tags"]}
    chosen = set(map(str, after))
    if chosen - set(known):
        raise ApiError(404, 10087, "Unknown Tag")
    changed = chosen ^ (set(before) & set(known))
    managing = permissions.in_channel(world, forum["id"], author_id) & permissions.MANAGE_THREADS
    if not managing and any(known[tag]["moderated"] for tag in changed):
        raise ApiError(403, 50013, "Missing Permissions")


def needs_message(body: Json) -> None:
    """Raise an ApiError if the request for a new post has no first message."""
    if body.get("message") is None:
        raise form_error("message", "BASE_TYPE_REQUIRED", "This field is required")
