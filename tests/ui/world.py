"""What the scenarios speak: a Discord with one server, the bot and whoever joins. `on_local` is the one that there is.

A world that is not the bot's own process (`tests/command`, `tests/drills`) has no `bot` and no `table`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.app import Escapade
from bot.engine.codec import encode
from bot.local.beacon import FakeBeacon
from bot.settings import Secret, Settings
from bot.table.table import Table
from bot.ui.pages.board import words_page
from bot.ui.pages.content import content
from bot.ui.reconcile.slots import LIFE
from storage.database import Server
from tests.ui.answer import Answer
from tests.ui.messages import EPHEMERAL, NOTHING, Json, is_board, leads_on, text
from tests.ui.player import Player

ORIGINAL = "/messages/@original"
"""How a path ends that names the message from which an interaction came: it may be one that everybody sees."""

INTERACTION = re.compile(r"^/(webhooks|interactions)/\d+/([^/]+)")


class Request(NamedTuple):
    """What the bot asked of Discord; `viewer` is the one user who sees the outcome, None for everybody."""

    method: str
    path: str
    query: str
    body: Any
    files: list[tuple[str, str]]
    viewer: str | None


class World(ABC):
    """Ids are strings and messages are dictionaries, both as Discord spells them."""

    guild: str
    channel: str
    database: Path

    # the table, and what everybody sees

    @property
    @abstractmethod
    def bot(self) -> Escapade:
        """The bot that runs now."""

    @property
    def table(self) -> Table:
        """The newest table, for checks of what really happened."""
        tables: dict[int, Table] = {table.id: table for table in self.bot.tables.known}
        return tables[max(tables)]

    @property
    def public(self) -> list[Json]:
        """What everybody sees in the channel, the newest last."""
        return self.messages(self.channel)

    @property
    def board(self) -> Json:
        return next((message for message in reversed(self.public) if is_board(message)), NOTHING)

    async def words(self) -> str:
        """What there is to read of the board: what it says, and what *Show in words* tells."""
        if self.table.record.status not in ("playing", "over"):
            return text(self.board)
        told = words_page(self.table, await self.table.news(None), self.table.record.locale)
        return "\n".join((text(self.board), content(told)))

    @property
    def over(self) -> bool:
        return leads_on(self.board)

    @property
    def pings(self) -> list[str]:
        return [each["content"] for each in self.public if each["content"].startswith("<@") and not each["embeds"]]

    async def put(self, state: Any) -> None:
        """Lay the running game out as `state` and paint it."""
        self.table.state = state
        self.table.record = replace(self.table.record, snapshot=encode(state))
        await self.bot.reconciler.reconcile(self.table)

    # what is there

    @abstractmethod
    def messages(self, channel: str) -> list[Json]:
        """What everybody in a channel or direct message sees there, the newest last."""

    @abstractmethod
    def look(self, message: Json) -> Json:
        """See a message as it is now, a private one too."""

    @abstractmethod
    def files(self, message: Json) -> dict[str, str]:
        """Read the text files that a message carries, by their names."""

    @abstractmethod
    def picture(self, message: Json) -> bytes:
        """Return the picture that the embed of a message shows."""

    @abstractmethod
    def hide_previews(self, player: Player) -> None:
        """Turn link previews off in the client of somebody."""

    @abstractmethod
    def seen(self, player: Player, message: Json) -> Json:
        """See a message as it is now as the client of somebody shows it: without embeds where link previews are off."""

    @abstractmethod
    def dm(self, user: str) -> str:
        """The channel of a user's direct messages."""

    @property
    @abstractmethod
    def requests(self) -> list[Request]:
        """All that the bot has asked so far."""

    # people

    @abstractmethod
    def join(self, name: str, locale: str = "en-US", *, nick: str | None = None, permissions: int = 0) -> Player:
        """Let somebody join the server; `permissions` come by a role."""

    @abstractmethod
    async def leave(self, player: Player) -> None:
        """Let somebody leave the server."""

    @abstractmethod
    def speak(self, locale: str, player: Player | None = None) -> None:
        """Change the language of a client, or choose the server's, which only a Community server can."""

    @abstractmethod
    def close_dms(self, player: Player, closed: bool = True) -> None:
        """Refuse direct messages from now on, or take them again."""

    @abstractmethod
    def install(self, *players: Player) -> None:
        """Let them install the bot as an app of their own."""

    @abstractmethod
    def open_outside(self, kind: str, *players: Player) -> str:
        """Open a channel where the bot is not, on a `server` or as a `group` of these players."""

    # acts

    @abstractmethod
    async def slash(self, player: Player, channel: str, name: str, options: Mapping[str, Any]) -> Answer:
        """Give a command; an option that names somebody is a player."""

    @abstractmethod
    async def suggest(self, player: Player, name: str, option: str, typed: str) -> Answer:
        """Type into an option of a command and see what is suggested."""

    @abstractmethod
    def commands(self, player: Player, channel: str) -> list[str]:
        """The full names of the commands that somebody is offered."""

    @abstractmethod
    async def click(
        self, player: Player, message: Json, custom_id: str, values: Sequence[str] = (), *, forged: bool = False
    ) -> Answer:
        """Press a button, or choose in a menu what it does not show already; `forged` sends what no client does."""

    @abstractmethod
    async def submit(self, player: Player, form: Answer, values: Mapping[str, Any], *, forged: bool = False) -> Answer:
        """Send in the form that an answer brought; `forged` sends choices that it does not offer."""

    @abstractmethod
    async def send(self, player: Player, message: Json, kind: int, data: Mapping[str, Any]) -> Answer:
        """Send an interaction of a kind that Discord numbers, with data as no client and no Discord spells it."""

    @abstractmethod
    async def forge_command(self, player: Player, channel: str, name: str) -> Answer:
        """Send a command without options that the client does not offer there."""

    @abstractmethod
    async def repeat(self) -> None:
        """Let Discord tell the last act once more, as after a connection that was resumed."""

    @abstractmethod
    async def react(self, player: Player, message: Json, emoji: str) -> None:
        """Press a reaction under a message, or press it again to take it back."""

    @abstractmethod
    async def say(self, player: Player, content: str) -> None:
        """Write into the channel."""

    # what goes wrong

    @property
    def beacon(self) -> FakeBeacon:
        """What the bot takes for the public beacon."""
        raise NotImplementedError

    @abstractmethod
    async def delete(self, message: Json) -> None:
        """Somebody deletes a message."""

    @abstractmethod
    def open_channel(self, name: str, denied: int = 0) -> str:
        """Open another channel, in which the bot lacks the permissions `denied`."""

    @abstractmethod
    def open_voice(self, name: str) -> str:
        """Open a voice channel."""

    @abstractmethod
    async def sit_in_voice(self, player: Player, channel: str = "") -> None:
        """Let somebody join a voice channel, or leave it."""

    @abstractmethod
    async def delete_channel(self) -> None:
        """Somebody deletes the channel."""

    @abstractmethod
    def forget_channel(self) -> None:
        """Know nothing of the channel from now on, and tell nobody that it is gone."""

    @abstractmethod
    async def permit(self, denied: int = 0) -> None:
        """Somebody sets what the bot may not do in the channel."""

    @abstractmethod
    async def lose_server(self, kicked: bool = False) -> None:
        """Discord loses the server for a while, or somebody takes the bot out of it."""

    @abstractmethod
    async def find_server(self) -> None:
        """The server is back, or the bot is invited again."""

    @abstractmethod
    def open_thread(self, name: str) -> str:
        """Open a thread in the channel."""

    @abstractmethod
    async def lock_thread(self, locked: bool = True) -> None:
        """Somebody locks or unlocks the thread in which one plays."""

    @abstractmethod
    def refuse(self, method: str, channel: str, status: int, code: int, always: bool = False) -> None:
        """Refuse the next request about messages of a channel, or all; `method` may be `*`."""

    @abstractmethod
    def relent(self) -> None:
        """Refuse nothing any more."""

    # time

    @abstractmethod
    def uncounted(self) -> AbstractContextManager[None]:
        """Leave what is asked meanwhile out of the count: hours of a game come in a moment."""

    @abstractmethod
    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and all that is due happen."""

    @abstractmethod
    async def restart(self, away: float = 0.0) -> None:
        """Stop the bot and start another one on the same database, `away` seconds later."""


Opening = Callable[[Path | Server, pytest.MonkeyPatch], AbstractAsyncContextManager[World]]
"""How a world is opened: with a place for the bot's database."""


def quick_settings(database: Path | Server, token: str) -> Settings:
    """The settings of a bot that is not slowed down."""
    return Settings(
        discord_token=Secret(token),
        database=database,
        paint_pause=0.0,
        edit_pause=0.0,
        call_pause=0.0,
        computer_beat=0.0,
        picture_workers=0,
        mind_workers=0,
        mind_seconds=0.0,
        ready_timeout=0.0,
        backups="off",
        most_presses=0,
    )


async def unpressed(bot: Escapade, table: Table, kind: str = "board") -> None:
    """Let the board, or what is of another kind, be edited as nobody had pressed it, whoever presses it in the next
    minutes."""
    for posted in await bot.store.posted_messages(table.id):
        if posted.kind == kind:
            await bot.store.keep_press(table.id, replace(posted, token="", ends=bot.now() + LIFE))


def forged_form(form: Json, values: Mapping[str, Sequence[str]]) -> Json:
    """A form as it is sent in, with choices in each menu, offered or not."""
    menus = [{"type": 3, "custom_id": key, "values": list(chosen)} for key, chosen in values.items()]
    return {"custom_id": form["custom_id"], "components": [{"type": 18, "component": menu} for menu in menus]}


def public(messages: list[Json]) -> list[Json]:
    """Those that are not for one user alone."""
    return [message for message in messages if not message["flags"] & EPHEMERAL]


def opened(path: str) -> tuple[str, str | None]:
    """Take out of a path which interaction it is about; give the rest, and the token."""
    found = INTERACTION.match(path)
    return (INTERACTION.sub(r"/\1", path), found[2]) if found else (path, None)
