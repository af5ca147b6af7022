"""The local server's own interface under `/local/`. Discord has nothing like it.

The web page and scripts use it to act as users and to cause faults.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from aiohttp import web

from bot.local import commands, forums, limits, permissions, shapes, threads, voice
from bot.local.commands import NotAllowed
from bot.local.core import Core
from bot.local.errors import ApiError, Json, unknown
from bot.local.faults import Faults
from bot.local.first_world import elsewhere
from bot.local.gateway import Gateway
from bot.local.interactions import Interaction, Interactions
from bot.local.kinds import LANGUAGES, NEEDED, check, one_of
from bot.local.people import People

PAGE_SIZE = 50
OVERWRITE: Json = {"id": str, "type": one_of(0, 1), "allow": str, "deny": str, NEEDED: ("id", "type", "allow", "deny")}
FIELDS: Json = {
    "user": str, "channel": str, "message": str, "name": str, "content": str, "reply_to": str, "custom_id": str,
    "label": str, "focus": str, "options": {}, "target": str, "kind": one_of(0, 2, 3, 5, 13), "forced": bool,
    "wait": bool, "interaction": str, "guild_id": str, "user_id": str, "role_id": str, "channel_id": str,
    "message_id": str, "owner_id": str, "roles": [str], "shown": bool, "mentionable": bool, "code": int, "bits": int,
    "held": bool, "closed": bool, "seconds": float, "locale": one_of(*LANGUAGES),
    "overwrites": [OVERWRITE], "method": str, "path": str, "times": int, "status": int,
    "require_tag": bool, "tags": [{"id": str, "name": str, "moderated": bool, NEEDED: ("name",)}],
    "after": bool, "delay": float, "drop": one_of("before", "after"), "retry_after": float, "cloudflare": bool,
    "installed": bool, "user_ids": [str], "emoji": str,
}  # fmt: skip
"""The fields that scripts and the web page may send in a request, with the type of each."""
KNOWN = {
    "user": "user", "user_id": "user", "owner_id": "user", "guild_id": "guild", "channel": "channel",
    "channel_id": "channel", "message_id": "message",
}  # fmt: skip
"""The fields of a request whose value must be the id of an existing object, such as a user."""
Act = Callable[[Json], Awaitable[Interaction]]


class Control:
    """The HTTP interface under `/local/`. GET requests read, and POST requests with a JSON body act."""

    def __init__(
        self, core: Core, gateway: Gateway, interactions: Interactions, people: People, faults: Faults
    ) -> None:
        self.world, self.people, self._gateway, self._interactions = core.world, people, gateway, interactions
        self._faults = faults
        self.reads: dict[str, Callable[[Any], Any]] = {
            "state": self.state, "commands": self.commands, "messages": self.messages, "interaction": self.interaction,
            "wire": lambda _: core.wire, "users": lambda _: self.world.people,
        }  # fmt: skip
        self.acts: dict[str, Act] = {
            "slash": lambda b: people.slash(
                b["user"], b["channel"], b["name"], b.get("focus"), **b.get("options", {})
            ),
            "context_menu": lambda b: people.context_menu(
                b["user"], b["channel"], b["name"], b["target"], b.get("kind", 2)
            ),
            "click": lambda b: people.click(
                b["user"], b["channel"], b["message"], b.get("custom_id"), label=b.get("label"),
                values=b.get("values"), forced=b.get("forced", False),
            ),
            "submit": lambda b: people.submit(self._asked(b["interaction"]), b["values"]),
        }  # fmt: skip
        world = self.world
        self.changes: dict[str, Callable[..., Any]] = {
            "add_user": self.add_user, "add_guild": world.add_guild, "add_channel": world.add_channel,
            "add_member": world.add_member, "remove_member": world.remove_member, "add_role": world.add_role,
            "set_role": world.set_role, "give_role": world.give_role, "set_overwrites": world.set_overwrites,
            "delete_channel": world.delete_channel, "delete_message": self.delete_message, "dm": world.dm,
            "install": self.install, "add_group": world.add_group, "close_dms": world.close_dms,
            "set_locale": world.set_locale, "age_message": world.age_message,
            "set_previews": world.set_previews, "archive": self.archive, "refuse_dms": faults.refuse_dms,
            "add_forum": partial(forums.add_forum, world), "set_tags": partial(forums.set_tags, world),
            "start_thread": self.start_thread, "react": people.react, "sit_in_voice": partial(voice.sit, world),
            "add_fault": self.add_fault, "clear_faults": faults.clear,
            "drop_sockets": faults.drop_sockets, "close_sockets": faults.close_sockets,
            "reconnect": faults.reconnect, "invalid_session": faults.invalid_session, "down": faults.down,
            "up": faults.up,
        }  # fmt: skip

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request of the web page or of a script."""
        what = request.match_info["what"]
        try:
            if request.method == "GET" and what in self.reads:
                return web.json_response(self.reads[what](request.query))
            if request.method != "POST" or what in self.reads:
                return web.json_response({"error": f"no such thing: {what}"}, status=404)
            if request.content_type != "application/json":
                return web.json_response({"error": "only application/json"}, status=415)
            return web.json_response(await self.act(what, await request.json()))
        except ApiError as error:
            return web.json_response({"error": str(error)} | error.body, status=400)
        except NotAllowed as error:
            return web.json_response({"error": str(error)}, status=400)
        except (LookupError, TypeError, ValueError, re.error) as error:
            return web.json_response({"error": f"not understood: {error!r}"}, status=400)

    async def act(self, what: str, body: Json) -> Any:
        """Do what a POST request asks for and return the answer.

        It acts as a user, changes the simulated Discord, or causes a fault.
        """
        check("", body, FIELDS)
        body = {name: value for name, value in body.items() if value is not None}
        for name, table in KNOWN.items():
            if name in body and body[name] not in self.world.tables[table]:
                raise unknown(table)
        if what in self.acts:
            asked = await self.acts[what](body)
            if body.get("wait", True):
                await asked.done.wait()
            return self._summary(asked)
        if what == "say":
            return await self.people.say(body["user"], body["channel"], body["content"], body.get("reply_to"))
        if what not in self.changes:
            raise NotAllowed(f"no such act: {what}")
        made = self.changes[what](**body)
        self.world.save()
        return made if isinstance(made, dict) else {}

    # Reading

    def state(self, query: dict[str, str]) -> Json:
        """Return what the web page shows to one user around the messages, such as channels and members."""
        world, user = self.world, query.get("user", "")
        shown = [self._channel(channel, user) for channel in self.people.channels(user)]
        return {
            "users": world.people, "bot": world.bot, "connected": self._gateway.connected,
            "guilds": [
                {"id": g["id"], "name": g["name"], "owner_id": g["owner_id"], "roles": g["roles"],
                 "members": [u for u in world.users if world.member(g["id"], u)],
                 "mine": (world.member(g["id"], user) or {"roles": []})["roles"]}
                for g in world.guilds.values() if world.member(g["id"], user)
            ],
            "channels": shown, "locale": world.locale(user), "dms_closed": user in world.closed_dms,
            "previews": world.previews(user), "installed": world.installed_by(user),
        }  # fmt: skip

    def _channel(self, channel: Json, user: str) -> Json:
        bits = permissions.in_channel(self.world, channel["id"], user)
        keys = ("id", "type", "name", "guild_id", "parent_id", "topic", "last_message_id", "position",
                "available_tags", "applied_tags")  # fmt: skip
        shown = {key: channel[key] for key in keys if key in channel}
        if channel["type"] in shapes.THREADS:
            shown["archived"] = channel["thread_metadata"]["archived"]
        return shown | {"writable": bool(bits & permissions.SEND_MESSAGES)}

    def commands(self, query: dict[str, str]) -> list[Json]:
        """Return the commands that a client offers to a user in a channel."""
        if not self.people.sees(query["user"], query["channel"]):
            return []
        shown = commands.visible(self.world, query["user"], query["channel"])
        return [shapes.public(command) for command in shown]

    def messages(self, query: dict[str, str]) -> Json:
        """Return the newest messages of a channel, or the messages before the one in the request."""
        shown = self.people.history(query["channel"], query["user"])
        if before := query.get("before"):
            shown = [m for m in shown if int(m["id"]) < int(before)]
        return {"messages": shown[-PAGE_SIZE:], "more": len(shown) > PAGE_SIZE}

    def interaction(self, query: dict[str, str]) -> Json:
        """Return the state of an interaction: whether the bot has answered it, and how."""
        return self._summary(self._asked(query["id"]))

    def _asked(self, interaction_id: str) -> Interaction:
        asked = self._interactions.by_id.get(interaction_id)
        if asked is None:
            raise NotAllowed("that is too long ago")
        return asked

    @staticmethod
    def _summary(asked: Interaction) -> Json:
        return {
            "id": asked.id, "acked": asked.acked, "failed": asked.failed, "modal": asked.modal,
            "choices": asked.choices, "original": asked.original, "followups": asked.followup_ids,
            "milliseconds": asked.milliseconds,
        }  # fmt: skip

    # Changing

    def add_user(self, name: str, locale: str = "en-US") -> Json:
        """Add a new user to every server of the simulated Discord."""
        if not 1 <= len(name.strip()) <= 32:
            raise NotAllowed("a name has 1 to 32 characters")
        user = self.world.add_user(name.strip(), locale)
        for guild_id in self.world.guilds:
            self.world.add_member(guild_id, user["id"])
        for group in self.world.groups:
            self.world.join_group(group["id"], user["id"])
        return user

    def install(self, user_id: str, installed: bool = True) -> None:
        """Install the bot for a user only, as a personal app, or uninstall it.

        To test personal apps, this also creates a server without the bot and a group, if there are none.
        """
        elsewhere(self.world)
        self.world.install(user_id, installed)

    def delete_message(self, channel_id: str, message_id: str) -> None:
        """Delete a message, as a moderator does."""
        self.world.store.remove(self.world.store.of(channel_id)[message_id])

    def start_thread(self, channel_id: str, user_id: str, name: str, message_id: str | None = None) -> Json:
        """Open a thread as a user. With `message_id`, the thread starts on that message."""
        if not permissions.in_channel(self.world, channel_id, user_id) & permissions.CREATE_PUBLIC_THREADS:
            raise NotAllowed("this user may not open a thread here")
        limits.thread({"name": name})
        message = self.world.store.of(channel_id)[message_id] if message_id else None
        kinds = threads.KINDS.get(self.world.channels[channel_id]["type"], (11,))
        return threads.start(self.world, channel_id, user_id, {"name": name, "type": kinds[0]}, message)

    def archive(self, channel_id: str) -> None:
        """Archive a thread, as Discord does after days without a message."""
        threads.change(self.world, channel_id, {"archived": True})

    def add_fault(self, method: str, path: str, times: int = 1, **kind: Any) -> None:
        """Make the next `times` requests with this method and path fail."""
        self._faults.add(method, path, times, **kind)
