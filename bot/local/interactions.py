"""Interactions of the simulated Discord: commands, presses and modals of users, and the bot's answers.

The bot has 3 s for the first answer and 15 minutes for follow-up messages.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from bot.local import commands, limits, permissions, shapes
from bot.local.attachments import Files
from bot.local.core import Core
from bot.local.errors import ApiError, Json, form_error, not_imitated, unknown
from bot.local.gateway import Gateway
from bot.local.things import Event

PING, COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 1, 2, 3, 4, 5
KEPT = (
    "id", "token", "type", "user", "channel", "message", "acked", "original", "born", "metadata", "named", "owners",
    "sent",
)  # fmt: skip
MOST_FOLLOW_UPS = 5
"""The most follow-up messages to an interaction if only the user has installed the app."""
ANSWERS = {COMMAND: (4, 5, 9), COMPONENT: (4, 5, 6, 7, 9), AUTOCOMPLETE: (8,), MODAL: (4, 5, 6, 7)}


class Interaction:
    """An interaction of a user with the bot, and its result.

    - `done` is set when the bot has answered or the time is over.
    - `acked` is the type of the answer. `failed` is the reason if there is no answer.
    - `modal` and `choices` are the content of answers of these types.
    - `response` is the message that the answer has posted or changed, with its present content.
    - `followups` are the messages that came later.
    """

    def __init__(self, core: Core, **values: Any) -> None:
        self._core = core
        self.id = self.token = self.user = self.channel = ""
        self.type = 0
        self.data: Json = {}
        self.message: str | None = None
        self.metadata: Json = {}
        self.owners: Json = {}
        self.named: str | None = None
        self.acked: int | None = None
        self.failed: str | None = None
        self.original: str | None = None
        self.modal: Json | None = None
        self.choices: list[Json] | None = None
        self.followup_ids: list[str] = []
        self.done = asyncio.Event()
        self.born = 0.0
        self.sent = 0
        self.asked_at = time.perf_counter()
        self.answered_at: float | None = None
        self.__dict__.update(values)

    @property
    def response(self) -> Json | None:
        """The message that the answer has posted or changed, with its present content; None if there is none."""
        return self._core.world_message(self.channel, self.original)

    @property
    def followups(self) -> list[Json]:
        """The follow-up messages of the interaction, with their present content."""
        found = [self._core.world_message(self.channel, i) for i in self.followup_ids]
        return [message for message in found if message]

    @property
    def milliseconds(self) -> float | None:
        """The milliseconds from the user's action to the bot's answer; None before the answer."""
        return None if self.answered_at is None else (self.answered_at - self.asked_at) * 1000

    def finish(self, failed: str | None = None) -> None:
        """Mark the interaction as done: the bot has answered, or it has failed for the reason `failed`."""
        self.failed = failed
        self.answered_at = None if failed else time.perf_counter()
        self.done.set()


class Interactions:
    """All interactions of the last 15 minutes. The tokens of older ones are not valid."""

    def __init__(self, core: Core, gateway: Gateway) -> None:
        self.core, self.world, self._gateway = core, core.world, gateway
        self.by_id: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        for record in self.world.tables["interaction"].values():
            asked = Interaction(core, **record)
            asked.failed = "timeout" if asked.acked is None else None
            asked.done.set()
            self._index(asked)

    # A user starts one

    def create(
        self, kind: int, user: str, channel: str, data: Json,
        message: str | None = None, parent: Interaction | None = None, shown: Json | None = None,
    ) -> Interaction:  # fmt: skip
        """Create an interaction of the type `kind` and send it to the bot.

        `parent` is the interaction whose message or modal the user acts on. If `shown` is given, the bot receives it in
        place of the pressed message.
        """
        self._forget_the_old()
        world = self.world
        asked = Interaction(
            self.core, id=world.new_id(), token=secrets.token_urlsafe(48), type=kind, user=user, channel=channel,
            message=message, data=data, born=world.clock(),
        )  # fmt: skip
        asked.owners = self._owners(asked, parent)
        asked.metadata = self._metadata(asked, parent)
        asked.named = " ".join(_names(data)) if kind == COMMAND else None
        self._index(asked)
        self._keep(asked)
        guild_id = world.channels[channel].get("guild_id")
        if not self._gateway.reachable(guild_id):
            asked.finish("offline")
            return asked
        asyncio.get_running_loop().call_later(self.core.ack_deadline, self._expire, asked)
        world.emit(Event("INTERACTION_CREATE", self._payload(asked, shown), guild_id, channel))
        return asked

    def _payload(self, asked: Interaction, shown: Json | None) -> Json:
        world, channel = self.world, self.world.channels[asked.channel]
        mine = str(permissions.in_channel(world, asked.channel, asked.user))
        asked_in = commands.context(world, asked.channel)
        payload: Json = {
            "id": asked.id, "application_id": world.application_id, "type": asked.type, "data": asked.data,
            "token": asked.token, "version": 1, "channel_id": asked.channel,
            "channel": shapes.public(channel) | {"permissions": mine}, "locale": world.locale(asked.user),
            "entitlements": [], "authorizing_integration_owners": asked.owners, "context": asked_in,
            "attachment_size_limit": limits.FILE_SIZE,
            "app_permissions": str(permissions.of_bot(world, asked.channel)),
        }  # fmt: skip
        if guild_id := channel.get("guild_id"):
            locale = world.guilds[guild_id]["preferred_locale"]
            payload |= {
                "guild_id": guild_id, "guild": {"id": guild_id, "locale": locale, "features": []},
                "guild_locale": locale,
                "member": world.member_payload(guild_id, asked.user) | {"permissions": mine},
            }  # fmt: skip
        else:
            payload["user"] = world.users[asked.user]
        shown = shown or self.core.world_message(asked.channel, asked.message)
        if shown:
            payload["message"] = shown
        return payload

    def _metadata(self, asked: Interaction, parent: Interaction | None) -> Json:
        made: Json = {
            "id": asked.id, "type": asked.type, "user": self.world.users[asked.user],
            "authorizing_integration_owners": asked.owners,
        }  # fmt: skip
        if asked.type == COMMAND:
            made["command_type"] = asked.data.get("type", 1)
            if target := asked.data.get("target_id"):
                is_user = asked.data["type"] == 2
                made |= {"target_user": self.world.users[target]} if is_user else {"target_message_id": target}
        if asked.type == COMPONENT:
            made["interacted_message_id"] = asked.message
        if asked.type == MODAL:  # No client sends a form that no interaction opened. It counts as opened by a press.
            press = made | {"type": COMPONENT, "interacted_message_id": asked.message or asked.id}
            made["triggering_interaction_metadata"] = parent.metadata if parent else press
        return made

    def _owners(self, asked: Interaction, parent: Interaction | None) -> Json:
        """Return who has installed the bot for an interaction. The keys are the ways of installation.

        For a press on a message that a command has posted, it is the user of that command. A command that no client
        offers is treated like the registered command with the same name.
        """
        message = self.core.world_message(asked.channel, asked.message)
        made_by = parent.metadata if parent else (message or {}).get("interaction_metadata")
        user = made_by["authorizing_integration_owners"].get("1", asked.user) if made_by else asked.user
        command = self.world.commands.get(asked.data.get("id", ""))
        types = command["integration_types"] if command else [0, 1]
        return commands.owners(self.world, user, asked.channel, types)

    def _expire(self, asked: Interaction) -> None:
        if not asked.done.is_set():
            asked.finish("timeout")
            self.world.notice("INTERACTION")

    # The bot answers

    def callback(self, interaction_id: str, token: str, body: Json, files: Files) -> tuple[Interaction, Json | None]:
        """Carry out the bot's first answer. Return the interaction and the message that was posted or changed.

        The message is None if there is none.
        """
        asked = self.by_id.get(interaction_id)
        if asked is None or asked.token != token or asked.failed:
            raise unknown("interaction")
        if asked.acked is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        kind, data = int(body["type"]), body.get("data") or {}
        if kind in (10, 12):
            raise not_imitated(f"interaction callback type {kind}")
        allowed = ANSWERS[asked.type]
        if not asked.message:
            allowed = tuple(k for k in allowed if k not in (6, 7))
        if kind not in allowed:
            raise form_error("type", "BASE_TYPE_CHOICES", f"Value must be one of {set(allowed)}.")
        message = self._carry_out(asked, kind, data, files)
        asked.acked = kind
        asked.finish()
        self._keep(asked)
        self.world.notice("INTERACTION")
        return asked, message

    def _carry_out(self, asked: Interaction, kind: int, data: Json, files: Files) -> Json | None:
        message = None
        if kind == 4:
            limits.message(data, files)
            message = self._post(asked, data, files)
            asked.original = message["id"]
        elif kind == 5:
            ephemeral = (data.get("flags") or 0) & shapes.EPHEMERAL
            message = self._post(asked, {"flags": ephemeral | shapes.LOADING}, {})
            asked.original = message["id"]
        elif kind in (6, 7):
            if kind == 7:
                message = self.world.store.of(asked.channel).get(asked.message or "")
                if message is None:
                    raise unknown("message")
                limits.message(data, files, old=message)
                self.world.store.edit(message, data, files)
            asked.original = asked.message
        elif kind == 8:
            limits.choices(data)
            asked.choices = data.get("choices") or []
        else:
            limits.modal(data)
            asked.modal = data
        return message

    def answered(self, token: str) -> Interaction:
        """Return the interaction to which a webhook token belongs.

        Raises ApiError if it has no first answer yet or is older than 15 minutes.
        """
        asked = self.by_token.get(token)
        if asked is None or self.world.clock() - asked.born > self.core.token_life:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if asked.acked is None:
            raise unknown("webhook")
        return asked

    def channel_of(self, token: str) -> str:
        """Return the channel id of the interaction to which a webhook token belongs; empty if unknown."""
        asked = self.by_token.get(token)
        return asked.channel if asked else ""

    def message_of(self, asked: Interaction, message_id: str) -> Json:
        """Return the message that is named in the path of a webhook request, such as `@original`."""
        wanted = asked.original if message_id == "@original" else message_id
        message = self.world.store.of(asked.channel).get(wanted or "")
        if message is None or (message.get("_only") or asked.user) != asked.user:
            raise unknown("message")
        if message_id != "@original" and message["_token"] != asked.token:
            raise unknown("message")
        return message

    def follow_up(self, asked: Interaction, body: Json, files: Files) -> Json:
        """Post a follow-up message to an interaction and return it.

        The first follow-up after a deferral may instead replace *the bot is thinking* (see `Core`).
        """
        limits.message(body, files)
        if set(asked.owners) == {"1"} and asked.sent >= MOST_FOLLOW_UPS:
            raise ApiError(400, 40094, "This interaction has hit the maximum number of follow up messages")
        asked.sent += 1
        self._keep(asked)
        first = self.world.store.of(asked.channel).get(asked.original or "")
        if self.core.follow_up_completes and first and first["flags"] & shapes.LOADING:
            first["flags"] |= (body.get("flags") or 0) & shapes.COMPONENTS_V2
            self.world.store.edit(first, body, files)
            return first
        message = self._post(asked, body, files)
        asked.followup_ids.append(message["id"])
        return message

    def _post(self, asked: Interaction, body: Json, files: Files) -> Json:
        if asked.channel not in self.world.channels:
            raise unknown("channel")
        more: Json = {
            "interaction_metadata": asked.metadata, "application_id": self.world.application_id,
            "webhook_id": self.world.application_id, "_token": asked.token,
        }  # fmt: skip
        if (body.get("flags") or 0) & shapes.EPHEMERAL:
            more["_only"] = asked.user
        if asked.type == COMMAND:
            more["interaction"] = {
                "id": asked.id, "type": COMMAND, "name": asked.named, "user": self.world.users[asked.user],
            }  # fmt: skip
            more["type"] = 20 if asked.metadata["command_type"] == 1 else 23
        return self.world.store.make(asked.channel, self.world.bot["id"], body, files, **more)

    # Storage

    def _index(self, asked: Interaction) -> None:
        self.by_id[asked.id] = self.by_token[asked.token] = asked

    def _keep(self, asked: Interaction) -> None:
        record = {key: getattr(asked, key) for key in KEPT}
        self.world.tables["interaction"][asked.id] = record
        self.world.touch(("interaction", asked.id))

    def _forget_the_old(self) -> None:
        limit = self.world.clock() - self.core.token_life - 60
        while self.by_id:
            oldest = next(iter(self.by_id.values()))
            if oldest.born >= limit:
                return
            del self.by_id[oldest.id], self.by_token[oldest.token]
            self.world.tables["interaction"].pop(oldest.id, None)
            self.world.touch(("interaction", oldest.id))


def _names(data: Json) -> list[str]:
    """Return the words of a command's full name: the command, the group and the subcommand."""
    under = [option for option in data.get("options") or [] if option["type"] <= 2]
    return [data["name"], *(_names(under[0]) if under else [])]
