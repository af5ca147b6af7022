"""The avatars of users, fetched from Discord for the pictures of games. They are kept only in memory."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

import aiohttp
import discord
import structlog

from bot.engine.page import Picture
from bot.people.people import People
from bot.table.table import Table
from bot.table.tables import Tables
from bot.workers.avatar import decode_pixels
from bot.workers.pool import Pool

log = structlog.get_logger()

SIDE = 64
"""The width and height of a fetched avatar in pixels.

Discord only allows powers of 2 (documentation, Reference, *Image Formatting*).
"""

KINDS = frozenset(("image/png", "image/webp", "image/jpeg"))

LARGEST, PATIENCE = 256 * 1024, 2.0
"""The largest avatar that is read, in bytes, and the longest time that a fetch may take, in seconds."""

KEPT, HEARD = 500, 5000
"""How many users' avatars are kept in memory, and how many users' avatar hashes."""

AT_ONCE = 8
"""The most avatars that are fetched at the same time.

Further avatars are not fetched then, but when they are needed again.
"""

AGAIN = 600.0
"""Seconds after a failed fetch of an avatar before it is fetched again."""

HASH = re.compile(r"(?:a_)?[0-9a-f]{32}")
"""Matches the hash by which Discord names an avatar.

The hash of an animated avatar begins with `a_`. As a PNG, Discord serves a still picture of that avatar.
"""

T = TypeVar("T")

Fetch = Callable[[str], Awaitable[bytes]]
"""The type of a function that returns the bytes at a path of Discord's image host.

It raises NotServed.
"""


class NotServed(Exception):
    """Raised if Discord does not serve an avatar, or serves one that is too large."""


class Avatar(NamedTuple):
    """The avatar of a user: its hash, its pixels, and the time of the fetch.

    The pixels are empty if the fetch has failed.
    """

    name: str
    pixels: bytes
    since: float


class Avatars:
    """The avatars of the people who sit at tables of this process.

    Each press tells the bot the hash of the presser's avatar. The avatar is fetched once this person has a seat.
    Players without an avatar, and players who hide their name from others, are shown with a letter.
    """

    def __init__(self, tables: Tables, people: People, pool: Pool, fetch: Fetch) -> None:
        self._tables, self._people, self._pool, self._fetch = tables, people, pool, fetch
        self._named: OrderedDict[int, str] = OrderedDict()
        self._kept: OrderedDict[int, Avatar] = OrderedDict()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        tables.listeners.append(self.heard)

    def see(self, user: discord.User | discord.Member) -> None:
        """Store the hash of the avatar of a user who has pressed a button or used a command.

        Avatars that a user has only on one server are ignored, because tables are also seen elsewhere.
        """
        name = user.avatar.key if user.avatar is not None else ""
        if not HASH.fullmatch(name):
            self.forget(user.id)
            return
        _keep(self._named, user.id, name, HEARD)
        if user.id in self._kept:
            self.want(user.id)

    def heard(self, table: Table) -> None:
        """Fetch the avatars of all players at a table. This is called for each table that has changed."""
        for seat in table.record.seats:
            if seat.user is not None:
                self.want(seat.user)

    def want(self, user: int) -> None:
        """Start to fetch the avatar of a user, unless it is known or a fetch failed a short time ago."""
        name, kept = self._named.get(user, ""), self._kept.get(user)
        if not name or user in self._tasks or len(self._tasks) >= AT_ONCE or not self._people.shown(user):
            return
        now = asyncio.get_running_loop().time()
        if kept is not None and kept.name == name and (kept.pixels or now - kept.since < AGAIN):
            self._kept.move_to_end(user)
            return
        task = self._tasks[user] = asyncio.create_task(self._fetch_avatar(user, name), name="an avatar")
        task.add_done_callback(lambda done: self._tasks.pop(user, None))

    async def _fetch_avatar(self, user: int, name: str) -> None:
        """Fetch the avatar of a user and scale it for pictures. If that fails, store that it failed.

        `name` is the hash of the avatar.
        """
        pixels = b""
        try:
            data = await self._fetch(f"/avatars/{user}/{name}.png?size={SIDE}")
            pixels = await self._pool.risk(decode_pixels, data)
        except (NotServed, BrokenProcessPool) as error:
            log.info("no avatar", reason=str(error))
        if self._named.get(user) == name:  # otherwise the person has another picture now, or is forgotten
            _keep(self._kept, user, Avatar(name, pixels, asyncio.get_running_loop().time()), KEPT)

    def of(self, picture: Picture) -> tuple[bytes, ...]:
        """Return the avatars for a picture of a game as bytes, one for each seat; empty if there are none.

        Only players who still have their seat and name are included, because an older picture may show a former player.
        """
        table = self._tables.at_hand(picture.table) if picture.table else None
        if table is None:
            return ()
        found = [
            self._pixels(seat.user) if seat.user is not None and seat.name == name else b""
            for seat, name in zip(table.record.seats, picture.names, strict=False)
        ]
        return tuple(found) if any(found) else ()

    def _pixels(self, user: int) -> bytes:
        kept = self._kept.get(user)
        return kept.pixels if kept is not None and self._people.shown(user) else b""

    def forget(self, user: int) -> None:
        """Delete the avatar of a user and its hash from memory."""
        self._named.pop(user, None)
        self._kept.pop(user, None)

    async def finish(self) -> None:
        """Wait until all running fetches of avatars have ended."""
        await asyncio.gather(*self._tasks.values())

    def close(self) -> None:
        """Cancel all running fetches of avatars."""
        for task in self._tasks.values():
            task.cancel()


def _keep(kept: OrderedDict[int, T], user: int, value: T, most: int) -> None:
    """Store `value` for a user in `kept` as the newest entry. Remove the oldest entries beyond `most`."""
    kept[user] = value
    kept.move_to_end(user)
    while len(kept) > most:
        kept.popitem(last=False)


async def from_discord(path: str) -> bytes:
    """Return the bytes at a path of Discord's image host, or of the local server that replaces that host.

    Redirects are not followed, so no other host is contacted. Raises NotServed.
    """
    limit = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(timeout=limit) as session,
            session.get(discord.Asset.BASE + path, allow_redirects=False) as answer,
        ):
            if answer.status != 200 or answer.content_type not in KINDS:
                raise NotServed(f"status {answer.status}, {answer.content_type}")
            return await _read_limited(answer.content)
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise NotServed(repr(error)) from error


async def _read_limited(content: aiohttp.StreamReader) -> bytes:
    """Read the body of an HTTP answer. Raises NotServed if the body is too large."""
    data = b""
    async for piece in content.iter_chunked(1 << 14):
        data += piece
        if len(data) > LARGEST:
            raise NotServed("too large")
    return data
