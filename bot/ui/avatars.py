"""People's own pictures, as Discord serves them, for pictures of games. They are only kept in memory."""

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
"""The width and height in pixels that we ask for: a power of two (documentation, Reference, *Image Formatting*)."""

KINDS = frozenset(("image/png", "image/webp", "image/jpeg"))

LARGEST, PATIENCE = 256 * 1024, 2.0
"""The most bytes that are read of an answer, and the most seconds that it may take."""

KEPT, HEARD = 500, 5000
"""The most people whose pictures are kept, and the most people whose picture's hash is known."""

AT_ONCE = 8
"""Pictures that are fetched at the same time. Others are left out until they are wanted again."""

AGAIN = 600.0
"""Seconds before a picture is fetched again that could not be fetched."""

HASH = re.compile(r"(?:a_)?[0-9a-f]{32}")
"""Discord's hash of a picture. An animated one begins with `a_`; as a PNG it is served as a still."""

T = TypeVar("T")

Fetch = Callable[[str], Awaitable[bytes]]
"""Returns the bytes at a path of Discord's host for pictures. Raises NotServed."""


class NotServed(Exception):
    """Discord has not served a picture that may be shown."""


class Avatar(NamedTuple):
    """The picture of a person: its hash, its pixels (empty if it could not be fetched), and since when."""

    name: str
    pixels: bytes
    since: float


class Avatars:
    """The pictures of people who sit at tables of this process.

    Each press brings the hash of the presser's picture. The picture is fetched as soon as its person has a seat. A
    letter is shown for people without a picture, and for people who want no name in what others see.
    """

    def __init__(self, tables: Tables, people: People, pool: Pool, fetch: Fetch) -> None:
        self._tables, self._people, self._pool, self._fetch = tables, people, pool, fetch
        self._named: OrderedDict[int, str] = OrderedDict()
        self._kept: OrderedDict[int, Avatar] = OrderedDict()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        tables.listeners.append(self.heard)

    def see(self, user: discord.User | discord.Member) -> None:
        """Note the hash of the picture of a person who presses.

        A picture for one server alone is ignored, since tables are seen elsewhere, too.
        """
        name = user.avatar.key if user.avatar is not None else ""
        if not HASH.fullmatch(name):
            self.forget(user.id)
            return
        _keep(self._named, user.id, name, HEARD)
        if user.id in self._kept:
            self.want(user.id)

    def heard(self, table: Table) -> None:
        """Fetch the pictures of those who sit at a table that has changed."""
        for seat in table.record.seats:
            if seat.user is not None:
                self.want(seat.user)

    def want(self, user: int) -> None:
        """Fetch the picture of a person, unless it is there or could not be fetched a moment ago."""
        name, kept = self._named.get(user, ""), self._kept.get(user)
        if not name or user in self._tasks or len(self._tasks) >= AT_ONCE or not self._people.shown(user):
            return
        now = asyncio.get_running_loop().time()
        if kept is not None and kept.name == name and (kept.pixels or now - kept.since < AGAIN):
            self._kept.move_to_end(user)
            return
        task = self._tasks[user] = asyncio.create_task(self._get(user, name), name="an avatar")
        task.add_done_callback(lambda done: self._tasks.pop(user, None))

    async def _get(self, user: int, name: str) -> None:
        """Fetch and prepare a picture. If it cannot be fetched, note that and show none."""
        pixels = b""
        try:
            data = await self._fetch(f"/avatars/{user}/{name}.png?size={SIDE}")
            pixels = await self._pool.risk(decode_pixels, data)
        except (NotServed, BrokenProcessPool) as error:
            log.info("no avatar", reason=str(error))
        if self._named.get(user) == name:  # otherwise the person has another picture now, or is forgotten
            _keep(self._kept, user, Avatar(name, pixels, asyncio.get_running_loop().time()), KEPT)

    def of(self, picture: Picture) -> tuple[bytes, ...]:
        """Return by seat the pictures of the people in a picture of a game; empty if there are none.

        Only people who still sit in their seat under the same name have theirs: an older picture may name another
        player.
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
        """Forget everything about a person."""
        self._named.pop(user, None)
        self._kept.pop(user, None)

    async def finish(self) -> None:
        """Wait until each running fetch has ended."""
        await asyncio.gather(*self._tasks.values())

    def close(self) -> None:
        """Cancel all fetches."""
        for task in self._tasks.values():
            task.cancel()


def _keep(kept: OrderedDict[int, T], user: int, value: T, most: int) -> None:
    """Keep a value as the newest of at most `most`."""
    kept[user] = value
    kept.move_to_end(user)
    while len(kept) > most:
        kept.popitem(last=False)


async def from_discord(path: str) -> bytes:
    """Fetch from Discord's host for pictures, or from the local server in its place (`point_discord_at`).

    It follows no redirect, so it never asks another host. Raises NotServed.
    """
    limit = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(timeout=limit) as session,
            session.get(discord.Asset.BASE + path, allow_redirects=False) as answer,
        ):
            if answer.status != 200 or answer.content_type not in KINDS:
                raise NotServed(f"status {answer.status}, {answer.content_type}")
            return await _read(answer.content)
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise NotServed(repr(error)) from error


async def _read(content: aiohttp.StreamReader) -> bytes:
    """Read an answer. Raises NotServed if it is too large."""
    data = b""
    async for piece in content.iter_chunked(1 << 14):
        data += piece
        if len(data) > LARGEST:
            raise NotServed("too large")
    return data
