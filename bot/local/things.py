"""The store of all simulated objects: users, servers, channels and others, by kind and id.

`world.py` and `messages.py` say what is done with them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bot.local import shapes
from bot.local.disk import Disk
from bot.local.errors import Json

EPOCH = 1420070400
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, GUILD_TYPING, DIRECT_MESSAGES = 1, 1 << 1, 1 << 9, 1 << 11, 1 << 12
GUILD_VOICE_STATES = 1 << 7
TABLES = (
    "setting", "user", "preference", "closed_dm", "install", "guild", "member", "channel", "message", "command",
    "interaction",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Event:
    """A gateway event with its name and data.

    If `only` is set, it is the id of the only user who may see the event.
    """

    name: str
    data: Json
    guild_id: str | None = None
    channel_id: str | None = None
    intent: int = 0
    only: str | None = None


class Things:
    """All objects of the simulated Discord.

    Ids are strings. Each object is a dictionary as in Discord's documentation. Fields that begin with an underscore are
    private to the local server and never sent.
    """

    def __init__(self, path: Path | str, bot_name: str) -> None:
        self.clock: Callable[[], float] = time.time
        self.listeners: list[Callable[[Event], None]] = []
        self.disk = Disk(None if str(path) == ":memory:" else Path(path))
        self.tables: dict[str, dict[str, Json]] = {kind: {} for kind in TABLES}
        self._dirty: dict[tuple[str, str], None] = {}
        self._last_id = 0
        self.events: list[Json] = []
        """The scheduled events of all servers. They are lost when the local server is started again."""
        for kind, key, body in self.disk.things():
            self.tables[kind][key] = body
        self.users, self.guilds = self.tables["user"], self.tables["guild"]
        self.channels, self.commands = self.tables["channel"], self.tables["command"]
        if "application" not in self.tables["setting"]:
            owner, bot = self.new_id(), self.new_id()
            self.users[owner] = shapes.user(owner, "Keeper")
            self.users[bot] = shapes.user(bot, bot_name, bot=True)
            self.tables["setting"]["application"] = {"id": bot, "owner": owner}
            self.touch(("user", owner), ("user", bot), ("setting", "application"))
        ids = self.tables["setting"]["application"]
        self.bot, self.owner = self.users[ids["id"]], self.users[ids["owner"]]
        self.application_id: str = ids["id"]

    def new_id(self) -> str:
        """Return a new id. Like Discord's ids, it is a snowflake, which grows with time."""
        self._last_id = max(int((self.clock() - EPOCH) * 1000) << 22, self._last_id + 1)
        return str(self._last_id)

    def now(self) -> str:
        """Return the present time in Discord's format."""
        return shapes.timestamp(self.clock())

    def touch(self, *keys: tuple[str, str]) -> None:
        """Register that these objects have changed or were deleted, for the next `save`."""
        self._dirty.update(dict.fromkeys(keys))

    def save(self) -> None:
        """Write all changes to the database file. This must be called before any answer is sent."""
        if self._dirty:
            keys, self._dirty = list(self._dirty), {}
            self.disk.write((kind, key, self.tables[kind].get(key)) for kind, key in keys)

    def emit(self, event: Event) -> None:
        """Send an event to the bot's gateway sessions, to open web pages and to all waiting tasks."""
        for listener in list(self.listeners):
            listener(event)

    def notice(self, name: str, data: Json | None = None) -> None:
        """Send an event to open web pages and to all waiting tasks, but not to the bot."""
        self.emit(Event(name, data or {}, intent=-1))

    def member(self, guild_id: str, user_id: str) -> Json | None:
        """Return the object of a user as a member of a server; None if the user is not a member."""
        return self.tables["member"].get(f"{guild_id}:{user_id}")

    def member_payload(self, guild_id: str, user_id: str) -> Json:
        """Return the object of a member of a server with the user in it, as Discord sends it."""
        return self.tables["member"][f"{guild_id}:{user_id}"] | {"user": self.users[user_id]}

    def changed_channel(self, channel_id: str) -> None:
        """Send the event that tells the bot and the web pages that a channel or thread has changed."""
        channel = self.channels[channel_id]
        self.touch(("channel", channel_id))
        name = "THREAD_UPDATE" if channel["type"] in shapes.THREADS else "CHANNEL_UPDATE"
        self.emit(Event(name, shapes.public(channel), channel["guild_id"], channel_id, GUILDS))
