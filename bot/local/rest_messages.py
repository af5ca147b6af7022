"""The routes of messages and pinned messages."""

from __future__ import annotations

from bot.local import kinds, limits, shapes, threads
from bot.local.checks import number, snowflake
from bot.local.errors import REFUSALS, ApiError, Json
from bot.local.permissions import (
    ATTACH_FILES,
    EMBED_LINKS,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    PIN_MESSAGES,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    in_channel,
    need,
)  # fmt: skip
from bot.local.rest import Answer, RestCall, route

ALL = "/channels/{channel_id}/messages"
ONE = ALL + "/{message_id}"
PIN_LIMIT = 250


def require(call: RestCall, bits: int) -> None:
    """Raise an ApiError unless the bot has the permissions `bits` in the channel of the request."""
    need(call.world, call.channel_id, call.world.bot["id"], VIEW_CHANNEL | bits)


def message(call: RestCall) -> Json:
    """Return the message that is named in the path of the request."""
    return call.world.store.find(call.channel_id, call.path["message_id"])


@route("POST", ALL, kinds.MESSAGE)
def create(call: RestCall) -> Answer:
    """Post a message in a channel."""
    world, body = call.world, call.body
    channel = world.channels[call.channel_id]
    if channel["type"] == 1:
        require_reachable(call, channel["recipients"][0]["id"])
    require(call, SEND_MESSAGES | (ATTACH_FILES if call.files else 0))
    if channel["type"] == shapes.FORUM:
        raise ApiError(400, 40058, "Cannot send a message in a forum channel")
    held = in_channel(world, call.channel_id, world.bot["id"])
    if channel["type"] in shapes.THREADS and channel["thread_metadata"]["locked"] and not held & MANAGE_THREADS:
        raise ApiError(400, 160005, "Thread is locked")
    limits.message(body, call.files)
    if not held & EMBED_LINKS:
        body = body | {"embeds": []}
        limits.message(body, call.files)
    if body.get("message_reference"):
        require(call, READ_MESSAGE_HISTORY)
    made = world.store.repeated(call.channel_id, body)
    if made is None:
        made = world.store.make(call.channel_id, world.bot["id"], body, call.files)
        threads.join_mentioned(world, made)
    return 200, world.store.out(made)


def require_known(call: RestCall, user_id: str) -> None:
    """Raise an ApiError if the bot may not start new conversations and has never written to this user."""
    world, code = call.world, call.faults.dm_refusal
    if not code:
        return
    before = world.store.of(world.dm(user_id)["id"]).values()
    if not any(message["author"]["id"] == world.bot["id"] for message in before):
        raise ApiError(403, code, REFUSALS[code])


def require_reachable(call: RestCall, user_id: str) -> None:
    """Raise an ApiError unless the user accepts direct messages and the bot may send them."""
    world = call.world
    require_known(call, user_id)
    if user_id in world.closed_dms:
        raise ApiError(403, 50007, "Cannot send messages to this user")
    if not world.shares_server(user_id) and not world.installed_by(user_id):
        raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


@route("GET", ALL)
def history(call: RestCall) -> Answer:
    """Answer a request for messages of a channel. The newest comes first."""
    require(call, 0)
    world, query = call.world, call.query
    if not in_channel(world, call.channel_id, world.bot["id"]) & READ_MESSAGE_HISTORY:
        return 200, []
    limit = snowflake("limit", query.get("limit", "50"))
    number("limit", limit, 1, 100)
    edges = {key: snowflake(key, query[key]) for key in ("after", "around", "before") if key in query}
    shown = [m for m in world.store.of(call.channel_id).values() if not m.get("_only")]
    if "after" in edges:
        return 200, [world.store.out(m) for m in shown if int(m["id"]) > edges["after"]][:limit][::-1]
    if "around" in edges:
        middle = edges["around"]
        shown = sorted(shown, key=lambda m: abs(int(m["id"]) - middle))[:limit]
        shown.sort(key=lambda m: int(m["id"]))
    if "before" in edges:
        shown = [m for m in shown if int(m["id"]) < edges["before"]]
    return 200, [world.store.out(m) for m in shown[-limit:][::-1]]


@route("GET", ONE)
def get(call: RestCall) -> Answer:
    """Answer a request for one message."""
    require(call, READ_MESSAGE_HISTORY)
    return 200, call.world.store.out(message(call))


@route("PATCH", ONE, kinds.MESSAGE)
def edit(call: RestCall) -> Answer:
    """Edit one of the bot's own messages."""
    require(call, 0)
    found, body = message(call), call.body
    if found["author"]["id"] != call.world.bot["id"]:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    threads.refuse_archived(call.world, call.channel_id)
    if call.files:
        require(call, ATTACH_FILES)
    limits.message(body, call.files, old=found)
    if wait := call.old_edits.ask(found):
        text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        raise ApiError(429, 30046, text, retry_after=wait)
    call.world.store.edit(found, body, call.files)
    return 200, call.world.store.out(found)


@route("DELETE", ONE)
def delete(call: RestCall) -> Answer:
    """Delete a message."""
    require(call, 0)
    found = message(call)
    if found["author"]["id"] != call.world.bot["id"]:
        if call.world.channels[call.channel_id]["type"] == 1:
            raise ApiError(403, 50003, "Cannot execute action on a DM channel")
        require(call, MANAGE_MESSAGES)
    call.world.store.remove(found)
    return 204, None


@route("POST", ALL + "/bulk-delete", kinds.MESSAGES)
def bulk_delete(call: RestCall) -> Answer:
    """Delete up to 100 messages."""
    require(call, MANAGE_MESSAGES)
    for message_id in call.body["messages"]:
        if found := call.world.store.of(call.channel_id).get(str(message_id)):
            call.world.store.remove(found)
    return 204, None


@route("GET", ALL + "/pins")
def pins(call: RestCall) -> Answer:
    """Answer a request for the pinned messages of a channel. The message that was pinned last comes first."""
    require(call, 0)
    pinned = [m for m in call.world.store.of(call.channel_id).values() if m["pinned"]]
    pinned.sort(key=lambda m: str(m["_pinned_at"]), reverse=True)
    if before := call.query.get("before"):
        pinned = [m for m in pinned if m["_pinned_at"] < before]
    limit = snowflake("limit", call.query.get("limit", "50"))
    items = [{"pinned_at": m["_pinned_at"], "message": call.world.store.out(m)} for m in pinned[:limit]]
    return 200, {"items": items, "has_more": len(pinned) > limit}


@route("PUT", ALL + "/pins/{message_id}")
def pin(call: RestCall) -> Answer:
    """Pin a message."""
    return _set_pin(call, True)


@route("DELETE", ALL + "/pins/{message_id}")
def unpin(call: RestCall) -> Answer:
    """Unpin a message."""
    return _set_pin(call, False)


def _set_pin(call: RestCall, pinned: bool) -> Answer:
    require(call, PIN_MESSAGES)
    found = message(call)
    threads.refuse_archived(call.world, call.channel_id)
    held = sum(m["pinned"] for m in call.world.store.of(call.channel_id).values())
    if pinned and not found["pinned"] and held >= PIN_LIMIT:
        raise ApiError(400, 30003, f"Maximum number of pins reached for the channel ({PIN_LIMIT})")
    if found["pinned"] != pinned:
        call.world.store.pin(found, pinned)
    return 204, None
