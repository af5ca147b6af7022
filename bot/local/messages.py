"""The messages of the simulated Discord: posting, editing, pinning, deleting and returning them."""

from __future__ import annotations

import re
from typing import Any

from bot.local import permissions, reactions, shapes
from bot.local.attachments import Attachments, Files
from bot.local.components import with_ids
from bot.local.errors import ApiError, Json, form_error, unknown
from bot.local.things import DIRECT_MESSAGES, GUILD_MESSAGES, Event, Things

USER, ROLE = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")
NONCE_LIFE = 300
GONE = 1024
"""How many deleted messages are remembered with their nonces."""


class Messages:
    """All messages of the simulated Discord, by channel."""

    def __init__(self, world: Things) -> None:
        self.world = world
        self.attachments = Attachments(world)
        self._all = world.tables["message"]
        self._by_channel: dict[str, dict[str, Json]] = {}
        self._gone: dict[tuple[str, str | int], float] = {}
        for message in self._all.values():
            self.of(message["channel_id"])[message["id"]] = message

    def of(self, channel_id: str) -> dict[str, Json]:
        """Return the messages of a channel by their ids, the oldest first."""
        return self._by_channel.setdefault(channel_id, {})

    def find(self, channel_id: str, message_id: str) -> Json:
        """Return a message that a bot may fetch. Raises ApiError for ephemeral and for missing messages."""
        message = self.of(channel_id).get(message_id)
        if message is None or message.get("_only"):
            raise unknown("message")
        return message

    def out(self, message: Json, gateway: bool = False) -> Json:
        """Return a message in the form in which Discord sends it, with all fields.

        With `gateway`, it is the form of gateway events.
        """
        shown = shapes.public(message)
        if message.get("_reactions"):
            shown["reactions"] = reactions.shown(message, self.world.bot["id"])
        channel = self.world.channels[message["channel_id"]]
        if gateway and (guild_id := channel.get("guild_id")):
            shown["guild_id"] = guild_id
            member = self.world.member(guild_id, message["author"]["id"])
            if member and "webhook_id" not in message:
                shown["member"] = member
        if message["type"] in (19, 21):
            target = self._all.get(message["message_reference"].get("message_id", ""))
            shown["referenced_message"] = None
            if target and target["type"] not in (19, 21):
                shown["referenced_message"] = shapes.public(target)
            elif target:
                shown["referenced_message"] = shapes.public(target) | {"type": 0}
        if message["flags"] & shapes.HAS_THREAD and message["id"] in self.world.channels:
            shown["thread"] = shapes.public(self.world.channels[message["id"]])
        return shown

    def repeated(self, channel_id: str, body: Json) -> Json | None:
        """Return the message that was posted earlier with the same nonce, if the nonce is to be enforced.

        Otherwise return None. Raises ApiError 10008 if that message has been deleted; it is not posted again
        (discord-api-docs issue 6647).
        """
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        since = self.world.clock() - NONCE_LIFE
        if self._gone.get((channel_id, body["nonce"]), since) > since:
            raise unknown("message")
        for message in reversed(self.of(channel_id).values()):
            if message["_born"] < since:
                return None
            if message.get("nonce") == body["nonce"] and message["author"]["id"] == self.world.bot["id"]:
                return message
        return None

    def make(self, channel_id: str, author_id: str, body: Json, files: Files, **more: Any) -> Json:
        """Post a message and send the event about it. `more` has additional fields of the message."""
        world, channel = self.world, self.world.channels[channel_id]
        message = shapes.message(world.new_id(), channel_id, world.users[author_id], world.now())
        kept_flags = shapes.EPHEMERAL | shapes.LOADING | shapes.SUPPRESS_EMBEDS | shapes.COMPONENTS_V2 | shapes.SILENT
        message["_born"] = world.clock()
        message["content"] = (body.get("content") or "").strip()
        message["flags"] = (body.get("flags") or 0) & kept_flags
        message["tts"] = bool(body.get("tts"))
        if body.get("nonce") is not None:
            message["nonce"] = body["nonce"]
        message |= {key: value for key, value in more.items() if value is not None}
        reference = body.get("message_reference")
        if reference and not self._refer(message, reference):
            raise form_error("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        self._mention(message, body.get("allowed_mentions"))
        self.attachments.put(message, body, files)
        message["components"] = with_ids(body.get("components") or [])
        self.attachments.place(message, body.get("embeds") or [])
        self._all[message["id"]] = message
        self.of(channel_id)[message["id"]] = message
        if not message.get("_only"):
            channel["last_message_id"] = message["id"]
            if channel["type"] in shapes.THREADS:
                self._count(channel)
        world.touch(("message", message["id"]), ("channel", channel_id))
        self.announce("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Json, body: Json, files: Files) -> None:
        """Edit a message and send the event about it."""
        if "content" in body:
            message["content"] = (body["content"] or "").strip()
            self._mention(message, body.get("allowed_mentions"))
        if files or "attachments" in body:
            self.attachments.put(message, body, files)
        if body.get("flags") is not None:
            changeable = shapes.SUPPRESS_EMBEDS | shapes.COMPONENTS_V2
            kept = message["flags"] & ~shapes.SUPPRESS_EMBEDS
            message["flags"] = kept | (body["flags"] & changeable)
        if "components" in body:
            message["components"] = with_ids(body["components"] or [])
        embeds = body["embeds"] or [] if "embeds" in body else message["embeds"]
        self.attachments.place(message, embeds)
        if message["flags"] & shapes.LOADING:
            message["flags"] &= ~shapes.LOADING
        else:
            message["edited_timestamp"] = self.world.now()
        self.world.touch(("message", message["id"]))
        self.announce("MESSAGE_UPDATE", message)

    def pin(self, message: Json, pinned: bool) -> None:
        """Pin or unpin a message and send the events about it."""
        channel, now = self.world.channels[message["channel_id"]], self.world.now()
        message["pinned"], message["_pinned_at"] = pinned, now
        if pinned:
            channel["last_pin_timestamp"] = now
        self.world.touch(("message", message["id"]), ("channel", channel["id"]))
        self.announce("MESSAGE_UPDATE", message)
        where = {"guild_id": channel["guild_id"]} if "guild_id" in channel else {}
        data = where | {"channel_id": channel["id"], "last_pin_timestamp": now}
        self._emit("CHANNEL_PINS_UPDATE", data, channel, None, direct_intent=1 << 12, guild_intent=1)

    def remove(self, message: Json) -> None:
        """Delete a message and send the event about it."""
        channel = self.world.channels[message["channel_id"]]
        self._forget(message)
        where = {"guild_id": channel["guild_id"]} if "guild_id" in channel else {}
        data = where | {"id": message["id"], "channel_id": channel["id"]}
        self._emit("MESSAGE_DELETE", data, channel, message.get("_only"))

    def drop_channel(self, channel_id: str) -> None:
        """Delete all messages of a channel."""
        for message in list(self._by_channel.pop(channel_id, {}).values()):
            self._forget(message)

    def announce(self, name: str, message: Json) -> None:
        """Send an event about a message to the bot and to all web pages whose user may see it."""
        channel = self.world.channels[message["channel_id"]]
        self._emit(name, self.out(message, gateway=True), channel, message.get("_only"))

    # Internals

    def _emit(
        self, name: str, data: Json, channel: Json, only: str | None,
        direct_intent: int = DIRECT_MESSAGES, guild_intent: int = GUILD_MESSAGES,
    ) -> None:  # fmt: skip
        guild_id = channel.get("guild_id")
        intent = guild_intent if guild_id else direct_intent
        self.world.emit(Event(name, data, guild_id, channel["id"], intent, only))

    def _forget(self, message: Json) -> None:
        if "nonce" in message:
            self._gone[message["channel_id"], message["nonce"]] = message["_born"]
            if len(self._gone) > GONE:
                del self._gone[next(iter(self._gone))]
        self._all.pop(message["id"], None)
        self.of(message["channel_id"]).pop(message["id"], None)
        self.attachments.retire(message["_files"])
        self.world.touch(("message", message["id"]))

    def _count(self, thread: Json) -> None:
        thread["message_count"] += 1
        thread["total_message_sent"] += 1
        if thread["thread_metadata"]["archived"]:
            thread["thread_metadata"]["archived"] = False
            self.world.changed_channel(thread["id"])

    def _refer(self, message: Json, reference: Json) -> bool:
        target = self.of(message["channel_id"]).get(str(reference.get("message_id")))
        if reference.get("type"):
            raise ApiError(501, 0, "Not part of the local server: forwarded messages")
        if target is None or target.get("_only"):
            return reference.get("fail_if_not_exists") is False
        message["type"] = 19
        message["message_reference"] = {
            "type": 0, "message_id": target["id"], "channel_id": target["channel_id"],
        } | ({"guild_id": g} if (g := self.world.channels[target["channel_id"]].get("guild_id")) else {})  # fmt: skip
        return True

    def _mention(self, message: Json, allowed: Json | None) -> None:
        """Set who is mentioned in a message: those named in its text whom `allowed` permits.

        A role that is not mentionable can only be mentioned by users who may mention everyone (resources/message).
        """
        world, content = self.world, message["content"]
        users = [i for i in dict.fromkeys(USER.findall(content)) if i in world.users]
        channel = world.channels[message["channel_id"]]
        may = permissions.in_channel(world, channel["id"], message["author"]["id"]) & permissions.MENTION_EVERYONE
        listed = world.guilds[channel["guild_id"]]["roles"] if "guild_id" in channel else []
        known = {role["id"] for role in listed if role["mentionable"] or may}
        roles = [i for i in dict.fromkeys(ROLE.findall(content)) if i in known]
        everyone = "@everyone" in content or "@here" in content
        if allowed is not None:
            parse = allowed.get("parse") or []
            if "users" not in parse:
                users = [i for i in users if i in map(str, allowed.get("users") or [])]
            if "roles" not in parse:
                roles = [i for i in roles if i in map(str, allowed.get("roles") or [])]
            everyone = everyone and "everyone" in parse
        if message["type"] == 19 and (allowed is None or allowed.get("replied_user")):
            target = self._all.get(message["message_reference"]["message_id"])
            if target:
                users = list(dict.fromkeys([*users, target["author"]["id"]]))
        message["mentions"] = [world.users[i] for i in users]
        message["mention_roles"] = roles
        message["mention_everyone"] = bool(everyone and may)
