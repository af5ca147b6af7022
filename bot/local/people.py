"""The actions of users in their Discord clients: commands, presses, messages and reactions."""

from __future__ import annotations

from typing import Any

from bot.local import commands, permissions, reactions, shapes, threads
from bot.local.commands import NotAllowed
from bot.local.components import walk, with_ids
from bot.local.errors import Json
from bot.local.forms import fill_in
from bot.local.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from bot.local.world import World

KINDS = {5: commands.USER, 6: commands.ROLE, 7: commands.MENTIONABLE, 8: commands.CHANNEL}


class People:
    """The actions of users in their Discord clients.

    Each method returns after the bot has received the event. To wait for the bot's answer, await `done` of the result.
    """

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world, self._interactions = world, interactions

    def sees(self, user_id: str, channel_id: str) -> bool:
        """Return whether a user can open a channel."""
        channel = self.world.channels.get(channel_id)
        return bool(channel) and permissions.sees(self.world, channel_id, user_id)

    async def slash(
        self, user_id: str, channel_id: str, name: str, focus: str | None = None, **options: Any
    ) -> Interaction:
        """Send a slash command as a user.

        If `focus` is the name of an option, ask the bot for suggestions for this option instead.
        """
        self._must_see(user_id, channel_id)
        self._wake_thread(user_id, channel_id)
        command, known, path = commands.find(self.world, user_id, channel_id, name)
        data = commands.data(self.world, channel_id, command, known, path, options, focus)
        return self._ask(AUTOCOMPLETE if focus else COMMAND, user_id, channel_id, data)

    async def context_menu(
        self, user_id: str, channel_id: str, name: str, target_id: str, kind: int = 2
    ) -> Interaction:
        """Use a command in the context menu of a user (`kind` 2) or of a message (`kind` 3)."""
        self._must_see(user_id, channel_id)
        command, _, _ = commands.find(self.world, user_id, channel_id, name, kind)
        resolved: Json = {}
        if kind == 2:
            commands.resolve(self.world, channel_id, resolved, target_id, commands.USER)
        else:
            resolved["messages"] = {target_id: self._message(user_id, channel_id, target_id)}
        data = {"id": command["id"], "name": name, "type": kind, "target_id": target_id, "resolved": resolved}
        return self._ask(COMMAND, user_id, channel_id, data)

    async def click(
        self, user_id: str, channel_id: str, message_id: str, custom_id: str | None = None, *,
        label: str | None = None, values: list[str] | None = None, forced: bool = False,
    ) -> Interaction:  # fmt: skip
        """Press a button or choose `values` in a select, as a user.

        With `forced`, the client sends something that a real one would not: an old or invented custom_id, a disabled
        button, or values that were not offered. The bot then receives the message with that button in it.
        """
        self._must_see(user_id, channel_id)
        self._wake_thread(user_id, channel_id)
        message = self._message(user_id, channel_id, message_id)
        found = self._component(message, custom_id, label)
        if not forced:
            self._check_click(found, custom_id or label, values)
            self._wake_thread(user_id, channel_id)
        if found is None:
            found = {"custom_id": custom_id, "type": 2 if values is None else 3, "id": 1}
            message = _as_it_was(message, found)
        data: Json = {"custom_id": custom_id or found["custom_id"], "component_type": found["type"], "id": found["id"]}
        if found["type"] != 2:
            data["values"] = list(values or [])
            if kind := KINDS.get(found["type"]):
                data["resolved"] = {}
                for value in data["values"]:
                    commands.resolve(self.world, channel_id, data["resolved"], value, kind)
        return self._ask(COMPONENT, user_id, channel_id, data, message_id, shown=message)

    async def submit(self, shown: Interaction, values: dict[str, Any]) -> Interaction:
        """Submit the modal that the answer to an interaction has opened.

        `values` has the values of its fields, by custom_id or by label.
        """
        if not shown.modal:
            raise NotAllowed("no modal was opened")
        resolved: Json = {}
        parts = fill_in(self.world, shown.channel, with_ids(shown.modal["components"]), values, resolved)
        data: Json = {"custom_id": shown.modal["custom_id"], "components": parts}
        if resolved:
            data["resolved"] = resolved
        return self._ask(MODAL, shown.user, shown.channel, data, shown.message, shown)

    async def say(self, user_id: str, channel_id: str, content: str, reply_to: str | None = None) -> Json:
        """Send a message as a user."""
        self._must_see(user_id, channel_id)
        if not permissions.in_channel(self.world, channel_id, user_id) & permissions.SEND_MESSAGES:
            raise NotAllowed("this user may not write here")
        if not 1 <= len(content.strip()) <= 2000:
            raise NotAllowed("a message has 1 to 2,000 characters")
        channel = self.world.channels[channel_id]
        if channel["type"] == shapes.FORUM:
            raise NotAllowed("a forum takes posts alone")
        if channel["type"] in shapes.THREADS:
            threads.join(self.world, channel_id, user_id)
        body: Json = {"content": content}
        if reply_to:
            body["message_reference"] = {"message_id": reply_to}
        message = self.world.store.make(channel_id, user_id, body, {})
        threads.join_mentioned(self.world, message)
        self.world.save()
        return self.world.store.out(message)

    def react(self, user_id: str, channel_id: str, message_id: str, emoji: str) -> None:
        """Add a user's reaction to a message. If the user has already added this emoji, remove it."""
        self._must_see(user_id, channel_id)
        message = self.world.store.find(channel_id, message_id)
        if user_id in message.get("_reactions", {}).get(emoji, ()):
            reactions.remove(self.world, message, user_id, emoji)
        else:
            reactions.add(self.world, message, user_id, emoji)
        self.world.save()

    def history(self, channel_id: str, viewer: str | None = None) -> list[Json]:
        """Return the messages of a channel that `viewer` can see, the oldest first.

        If `viewer` is None, return all messages.
        """
        if viewer is not None and not self.sees(viewer, channel_id):
            return []
        shown = self.world.store.of(channel_id).values()
        return [
            self.seen(self.world.store.out(m), viewer)
            for m in shown
            if viewer is None or m.get("_only", viewer) == viewer
        ]

    def message(self, channel_id: str, message_id: str) -> Json:
        """Return a message as Discord sends it. It does not depend on a viewer."""
        return self.world.store.out(self.world.store.of(channel_id)[message_id])

    def seen(self, message: Json, viewer: str | None) -> Json:
        """Return a message as the client of `viewer` shows it. If link previews are off, it has no embeds."""
        if viewer is not None and "reactions" in message:
            stored = self.world.store.of(message["channel_id"])[message["id"]]
            message = message | {"reactions": reactions.shown(stored, viewer)}
        if viewer is None or self.world.previews(viewer) or "embeds" not in message:
            return message
        return message | {"embeds": []}

    def channels(self, user_id: str) -> list[Json]:
        """Return the channels, threads and direct messages that a user can see."""
        return [channel for channel in self.world.channels.values() if self.sees(user_id, channel["id"])]

    # Internals

    def _ask(
        self, kind: int, user: str, channel: str, data: Json,
        message: str | None = None, parent: Interaction | None = None, shown: Json | None = None,
    ) -> Interaction:  # fmt: skip
        asked = self._interactions.create(kind, user, channel, data, message, parent, shown)
        self.world.save()
        return asked

    def _must_see(self, user_id: str, channel_id: str) -> None:
        if not self.sees(user_id, channel_id):
            raise NotAllowed("this user does not see that channel")

    def _wake_thread(self, user_id: str, channel_id: str) -> None:
        """Unarchive a thread, as a client does before it sends a press in this thread."""
        channel = self.world.channels[channel_id]
        if channel["type"] not in shapes.THREADS or not channel["thread_metadata"]["archived"]:
            return
        if not threads.may_wake(self.world, channel, user_id):
            raise NotAllowed("this user may not take that thread out of the archive")
        threads.change(self.world, channel_id, {"archived": False})

    def _message(self, user_id: str, channel_id: str, message_id: str) -> Json:
        message = self.world.store.of(channel_id).get(message_id)
        if message is None or message.get("_only", user_id) != user_id:
            raise NotAllowed("this user does not see that message")
        return self.world.store.out(message)

    @staticmethod
    def _component(message: Json, custom_id: str | None, label: str | None) -> Json | None:
        for component in walk(message["components"]):
            by_id = custom_id is not None and component.get("custom_id") == custom_id
            if by_id or (label is not None and label in (component.get("label"), component.get("placeholder"))):
                return component
        return None

    @staticmethod
    def _check_click(found: Json | None, name: str | None, values: list[str] | None) -> None:
        if found is None:
            raise NotAllowed(f"there is no {name!r} on this message")
        if "custom_id" not in found:
            raise NotAllowed(f"{name!r} is only a link")
        if found.get("disabled"):
            raise NotAllowed(f"{name!r} is disabled")
        if found["type"] == 2:
            return
        picked = values or []
        if found["type"] == 3 and (strange := set(picked) - {o["value"] for o in found["options"]}):
            raise NotAllowed(f"not offered: {sorted(strange)}")
        least, most = found.get("min_values", 1), found.get("max_values", 1)
        if not least <= len(picked) <= most or len(set(picked)) != len(picked):
            raise NotAllowed(f"choose {least} to {most}")


def _as_it_was(message: Json, component: Json) -> Json:
    """Return the message as it was when it still had the component `component`.

    The bot receives such a message if a press and an edit happen at the same time.
    """
    extra = {"label": "…", "style": 2} if component["type"] == 2 else {"options": []}
    return message | {"components": [*message["components"], {"type": 1, "id": 99, "components": [component | extra]}]}
