"""The users, servers, members, roles and channels of the simulated Discord.

The messages are in `messages.py`.
"""

from __future__ import annotations

from pathlib import Path

from bot.local import permissions, shapes
from bot.local.errors import Json, unknown
from bot.local.messages import Messages
from bot.local.things import GUILD_MEMBERS, GUILDS, Event, Things

ARRIVALS = "arrivals"
"""The key of a stored setting: the servers whose *joined* event the bot gets or has got."""


class World(Things):
    """The simulated Discord with one bot."""

    def __init__(self, path: Path | str = ":memory:", bot_name: str = "Escapade") -> None:
        super().__init__(path, bot_name)
        self.store = Messages(self)
        self.voice: dict[str, Json] = {}
        """The voice states by server and user. They are lost when the local server is started again."""

    # People

    @property
    def people(self) -> list[Json]:
        """The users that are not bots. A player on the web page can act as any of them."""
        return [user for user in self.users.values() if not user["bot"] and user is not self.owner]

    def add_user(self, name: str, locale: str = "en-US") -> Json:
        """Add a new user to the simulated Discord."""
        user = shapes.user(self.new_id(), name)
        self.users[user["id"]] = user
        self.set_locale(user["id"], locale)
        self.touch(("user", user["id"]))
        return user

    def set_avatar(self, user_id: str, name: str | None) -> None:
        """Set the name of a user's avatar. The picture is computed from the name. None removes the avatar."""
        self.users[user_id]["avatar"] = name
        self.touch(("user", user_id))
        self.notice("STATE")

    def locale(self, user_id: str) -> str:
        """Return the language of a user's client."""
        return str(self.tables["preference"].get(user_id, {}).get("locale", "en-US"))

    def set_locale(self, user_id: str, locale: str) -> None:
        """Set the language of a user's client."""
        self.tables["preference"].setdefault(user_id, {})["locale"] = locale
        self.touch(("preference", user_id))
        self.notice("STATE")

    def previews(self, user_id: str) -> bool:
        """Return whether a user's client shows embeds. The user's setting for link previews decides that."""
        return bool(self.tables["preference"].get(user_id, {}).get("previews", True))

    def set_previews(self, user_id: str, shown: bool) -> None:
        """Turn a user's link previews on or off."""
        self.tables["preference"].setdefault(user_id, {})["previews"] = shown
        self.touch(("preference", user_id))
        self.notice("STATE")

    @property
    def closed_dms(self) -> set[str]:
        """The ids of users who refuse direct messages."""
        return set(self.tables["closed_dm"])

    def close_dms(self, user_id: str, closed: bool = True) -> None:
        """Make a user refuse direct messages, or make the user accept them again."""
        if closed:
            self.tables["closed_dm"][user_id] = {}
        else:
            self.tables["closed_dm"].pop(user_id, None)
        self.touch(("closed_dm", user_id))
        self.notice("STATE")

    # Servers

    def add_guild(self, name: str, owner_id: str | None = None, locale: str = "en-US", installed: bool = True) -> Json:
        """Add a server. If `installed`, the bot is on it. Without an owner, it belongs to no player."""
        guild_id, role_id = self.new_id(), self.new_id()
        roles = [shapes.role(guild_id, "@everyone", permissions.EVERYONE, 0)]
        if installed:
            roles.append(shapes.role(role_id, self.bot["username"], permissions.BOT, 1, bot_id=self.bot["id"]))
        guild = shapes.guild(guild_id, name, owner_id or self.owner["id"], roles, locale)
        self.guilds[guild_id] = guild
        self.touch(("guild", guild_id))
        if installed:
            self.add_member(guild_id, self.bot["id"], [role_id])
        if owner_id:
            self.add_member(guild_id, owner_id)
        if installed:
            self.emit(Event("GUILD_CREATE", self.guild_create(guild_id), guild_id, intent=GUILDS))
        return guild

    def installed_on(self, guild_id: str) -> bool:
        """Return whether the bot is on a server."""
        return self.member(guild_id, self.bot["id"]) is not None

    def shares_server(self, user_id: str) -> bool:
        """Return whether a user and the bot are on the same server."""
        return any(self.member(guild_id, user_id) for guild_id in filter(self.installed_on, self.guilds))

    def installed_by(self, user_id: str) -> bool:
        """Return whether a user has installed the bot as a personal app."""
        return user_id in self.tables["install"]

    def install(self, user_id: str, installed: bool = True) -> None:
        """Install the bot for a user only, as a personal app, or uninstall it."""
        if installed:
            self.tables["install"][user_id] = {}
        else:
            self.tables["install"].pop(user_id, None)
        self.touch(("install", user_id))
        self.notice("STATE")

    def arrive(self, guild_id: str) -> None:
        """Register that the bot joins a server. It gets the event about that when it connects."""
        self.tables["setting"].setdefault(ARRIVALS, {}).setdefault(guild_id, False)
        self.touch(("setting", ARRIVALS))

    def arriving(self, guild_id: str) -> bool:
        """Return whether the bot still has to get the event that it has joined a server."""
        return self.tables["setting"].get(ARRIVALS, {}).get(guild_id) is False

    def arrived(self, guild_id: str) -> Json:
        """Return the event that the bot has joined a server, and register that it was sent."""
        self.tables["setting"][ARRIVALS][guild_id] = True
        self.touch(("setting", ARRIVALS))
        heard = self.guild_create(guild_id)
        del heard["unavailable"]
        return heard

    def guild_create(self, guild_id: str, members: bool = False, voice: bool = False) -> Json:
        """Return the event that describes a server to a bot that has just connected.

        Only with `voice` it contains voice states, because they need an intent.
        """
        everybody = [key for key in self.tables["member"] if key.startswith(guild_id + ":")]
        shown = [key.split(":")[1] for key in everybody if members or key.endswith(":" + self.bot["id"])]
        channels = [c for c in self.channels.values() if c.get("guild_id") == guild_id]
        visible = [c for c in channels if permissions.in_channel(self, c["id"], self.bot["id"])]
        return self.guilds[guild_id] | {
            "joined_at": self.tables["member"][f"{guild_id}:{self.bot['id']}"]["joined_at"],
            "large": False, "unavailable": False, "member_count": len(everybody),
            "members": [self.member_payload(guild_id, user_id) for user_id in shown],
            "channels": [c for c in channels if c["type"] not in shapes.THREADS],
            "threads": [
                shapes.public(c) for c in visible
                if c["type"] in shapes.THREADS and not c["thread_metadata"]["archived"]
            ],
            "presences": [], "stage_instances": [], "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "voice_states": [s for key, s in self.voice.items() if voice and key.startswith(guild_id + ":")],
        }  # fmt: skip

    def add_member(self, guild_id: str, user_id: str, roles: list[str] | None = None) -> Json:
        """Add a user to a server."""
        key = f"{guild_id}:{user_id}"
        self.tables["member"][key] = shapes.member(self.now(), roles or [])
        self.touch(("member", key))
        payload = self.member_payload(guild_id, user_id) | {"guild_id": guild_id}
        self.emit(Event("GUILD_MEMBER_ADD", payload, guild_id, intent=GUILD_MEMBERS))
        return self.tables["member"][key]

    def remove_member(self, guild_id: str, user_id: str) -> None:
        """Remove a user from a server."""
        self.tables["member"].pop(f"{guild_id}:{user_id}")
        self.touch(("member", f"{guild_id}:{user_id}"))
        payload = {"guild_id": guild_id, "user": self.users[user_id]}
        self.emit(Event("GUILD_MEMBER_REMOVE", payload, guild_id, intent=GUILD_MEMBERS))

    def add_role(self, guild_id: str, name: str, bits: int = 0, mentionable: bool = False) -> Json:
        """Add a role to a server. All members can mention it if it is `mentionable`."""
        guild = self.guilds[guild_id]
        role = shapes.role(self.new_id(), name, bits, len(guild["roles"])) | {"mentionable": mentionable}
        guild["roles"].append(role)
        self.touch(("guild", guild_id))
        payload = {"guild_id": guild_id, "role": role}
        self.emit(Event("GUILD_ROLE_CREATE", payload, guild_id, intent=GUILDS))
        return role

    def set_role(self, guild_id: str, role_id: str, bits: int) -> None:
        """Change the permissions of a role."""
        role = next((role for role in self.guilds[guild_id]["roles"] if role["id"] == role_id), None)
        if role is None:
            raise unknown("role")
        role["permissions"] = str(bits)
        self.touch(("guild", guild_id))
        payload = {"guild_id": guild_id, "role": role}
        self.emit(Event("GUILD_ROLE_UPDATE", payload, guild_id, intent=GUILDS))

    def give_role(self, guild_id: str, user_id: str, role_id: str, held: bool = True) -> None:
        """Add a role to a member of a server. If `held` is False, remove the role."""
        member = self.tables["member"][f"{guild_id}:{user_id}"]
        member["roles"] = [role for role in member["roles"] if role != role_id] + [role_id] * held
        self.touch(("member", f"{guild_id}:{user_id}"))
        payload = self.member_payload(guild_id, user_id) | {"guild_id": guild_id}
        intent = 0 if user_id == self.bot["id"] else GUILD_MEMBERS
        self.emit(Event("GUILD_MEMBER_UPDATE", payload, guild_id, intent=intent))

    # Channels

    def add_channel(
        self, guild_id: str, name: str, overwrites: list[Json] | None = None, kind: int = shapes.TEXT,
        more: Json | None = None,
    ) -> Json:  # fmt: skip
        """Add a channel to a server.

        `kind` is Discord's number for its type: text, announcement, voice, stage or forum. `more` has additional
        fields.
        """
        position = sum(c.get("guild_id") == guild_id for c in self.channels.values())
        channel = shapes.channel(self.new_id(), guild_id, name, position, overwrites or [], kind) | (more or {})
        self.channels[channel["id"]] = channel
        self.touch(("channel", channel["id"]))
        self.emit(Event("CHANNEL_CREATE", channel, guild_id, channel["id"], GUILDS))
        return channel

    def set_overwrites(self, channel_id: str, overwrites: list[Json]) -> None:
        """Change the permission overwrites of a channel."""
        self.channels[channel_id]["permission_overwrites"] = overwrites
        self.changed_channel(channel_id)

    def delete_channel(self, channel_id: str) -> None:
        """Delete a channel with its threads and messages."""
        for other in [c["id"] for c in self.channels.values() if c.get("parent_id") == channel_id]:
            self.delete_channel(other)
        channel = self.channels.pop(channel_id)
        self.touch(("channel", channel_id))
        self.store.drop_channel(channel_id)
        keys = ("id", "guild_id", "parent_id", "type")
        is_thread = channel["type"] in shapes.THREADS
        payload = {key: channel[key] for key in keys} if is_thread else channel
        name = "THREAD_DELETE" if is_thread else "CHANNEL_DELETE"
        self.emit(Event(name, payload, channel["guild_id"], channel_id, GUILDS))

    def dm(self, user_id: str) -> Json:
        """Return the direct message channel between a user and the bot. Create it if needed."""
        for channel in self.channels.values():
            if channel["type"] == 1 and channel["recipients"][0]["id"] == user_id:
                return channel
        channel = shapes.direct_message(self.new_id(), self.users[user_id])
        self.channels[channel["id"]] = channel
        self.touch(("channel", channel["id"]))
        self.emit(Event("CHANNEL_CREATE", channel, None, channel["id"], -1))
        return channel

    def add_group(self, user_ids: list[str], name: str | None = None) -> Json:
        """Add a group channel with these users. The bot only sees the group through interactions."""
        channel = shapes.group(self.new_id(), [self.users[user_id] for user_id in user_ids], name)
        self.channels[channel["id"]] = channel
        self.touch(("channel", channel["id"]))
        self.notice("STATE")
        return channel

    @property
    def groups(self) -> list[Json]:
        """The group channels of the simulated Discord."""
        return [channel for channel in self.channels.values() if channel["type"] == shapes.GROUP]

    def join_group(self, channel_id: str, user_id: str) -> None:
        """Add a user to a group channel."""
        self.channels[channel_id]["recipients"].append(self.users[user_id])
        self.touch(("channel", channel_id))
        self.notice("STATE")

    def messages(self, channel_id: str) -> list[Json]:
        """Return all messages of a channel, the oldest first. Ephemeral messages are included."""
        return [self.store.out(message) for message in self.store.of(channel_id).values()]

    def age_message(self, message_id: str, seconds: float) -> None:
        """Make a message older by a number of seconds."""
        message = self.tables["message"][message_id]
        message["_born"] -= seconds
        message["timestamp"] = shapes.timestamp(message["_born"])
        self.touch(("message", message_id))

    def close(self) -> None:
        """Save all changes and close the database file."""
        self.save()
        self.disk.close()
