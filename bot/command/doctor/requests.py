"""The HTTP requests of the doctor to Discord.

They are few, and they are counted. Everything that they create is deleted at the end.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import aiohttp
import discord

from bot.settings import Secret
from bot.version import VERSION

Json = dict[str, Any]
Pause = Callable[[float], Awaitable[None]]

MOST_REQUESTS, MOST_REFUSALS = 120, 10
"""The most requests in one run, and the most answers with status 429 before the run stops."""

FOR_THE_END = 2
"""How many of these answers with status 429 are reserved for deleting at the end."""

TOO_MANY = 429
TIMEOUT = aiohttp.ClientTimeout(total=30)
AGENT = f"DiscordBot (escapade, {VERSION})"
"""The User-Agent header of all requests. Discord blocks requests without it (Reference, *User Agent*)."""


class Spent(Exception):
    """Raised if the run has used up the allowed number of requests or of answers with status 429."""


class Refused(Exception):
    """Raised if Discord refuses a request that a check depends on."""


class Answer(NamedTuple):
    """Discord's answer to one request."""

    status: int
    body: Any
    headers: dict[str, str]

    @property
    def taken(self) -> bool:
        """Whether Discord has accepted the request."""
        return self.status < 300

    @property
    def words(self) -> str:
        """The HTTP status with Discord's error code as text, such as `403 50013`.

        It has no ids and no error messages.
        """
        code = self.body.get("code") if isinstance(self.body, dict) else None
        return f"{self.status} {code}" if code else str(self.status)

    @property
    def wait(self) -> float:
        """The seconds to wait before the next request."""
        if self.status == TOO_MANY:
            told = self.body if isinstance(self.body, dict) else {}
            return float(told.get("retry_after", self.headers.get("Retry-After", 1.0)))
        spent = self.headers.get("X-RateLimit-Remaining") == "0"
        return float(self.headers.get("X-RateLimit-Reset-After", 0.0)) if spent else 0.0


class Requests:
    """The requests of one run, which are counted.

    For each created object, one request is reserved for deleting it.
    """

    def __init__(self, session: aiohttp.ClientSession, token: Secret, pause: Pause) -> None:
        self._session, self._pause = session, pause
        self._headers = {"Authorization": f"Bot {token.text}", "User-Agent": AGENT}
        self._made: list[str] = []
        self._kept = FOR_THE_END
        self.used = self.refused = 0

    async def ask(self, method: str, path: str, body: Json | None = None, **more: Any) -> Answer:
        """Make one request and return the answer, also if Discord refuses it. Raises Spent.

        `picture` is a PNG file to upload. `makes` is the API path of the object that is created, for deleting it at the
        end. It may contain fields of the answer, as in `/channels/{id}`. If the run is stopped, it still waits for the
        answer, so that no created object is forgotten.
        """
        sent = asyncio.create_task(self._send(method, path, body, **more))
        try:
            return await asyncio.shield(sent)
        except asyncio.CancelledError:
            await asyncio.wait({sent})
            raise

    async def settle(self, method: str, path: str, body: Json | None = None, **more: Any) -> Answer:
        """Make a request and return the answer. While the status is 429, wait and repeat it. Raises Spent."""
        answer = await self.ask(method, path, body, **more)
        while answer.status == TOO_MANY:
            await self._pause(answer.wait)
            answer = await self.ask(method, path, body, **more)
        await self._pause(answer.wait)
        return answer

    async def must(self, method: str, path: str, body: Json | None = None, **more: Any) -> Any:
        """Make a request that must succeed. Return the body of the answer. Raises Refused, Spent."""
        answer = await self.settle(method, path, body, **more)
        if not answer.taken:
            raise Refused(answer.words)
        return answer.body

    def made(self, path: str) -> None:
        """Register that the object at `path` must be deleted at the end of the run."""
        if path not in self._made:
            self._made.append(path)

    async def clean(self) -> int:
        """Delete all created objects, the newest first. Return how many could not be deleted."""
        left = self._kept = 0
        while self._made:
            path = self._made.pop()
            try:
                answer = await self.settle("DELETE", path)
                left += not answer.taken and answer.status != 404
            except (Spent, aiohttp.ClientError, TimeoutError):
                left += 1
        return left

    async def _send(self, method: str, path: str, body: Json | None, picture: bytes = b"", makes: str = "") -> Answer:
        free = MOST_REQUESTS - self.used - len(self._made)
        if self.refused >= MOST_REFUSALS - self._kept or free <= bool(makes):
            raise Spent
        self.used += 1
        sent: dict[str, Any] = {"json": body} if body is not None else {}
        if picture:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            form.add_field("files[0]", picture, filename="picture.png", content_type="image/png")
            sent = {"data": form}
        url = discord.http.Route.BASE + path
        async with self._session.request(method, url, headers=self._headers, timeout=TIMEOUT, **sent) as response:
            raw = await response.read()
            answer = Answer(response.status, _parse_body(raw), dict(response.headers))
        self.refused += answer.status == TOO_MANY
        if makes and answer.taken:
            self.made(makes.format(**(answer.body or {})))
        return answer

    async def count(self, *_: object) -> None:
        """Count a request that discord.py makes."""
        self.used += 1


def _parse_body(raw: bytes) -> Any:
    """Return the parsed body of an answer. Return None if it is empty or not JSON, as from a proxy."""
    try:
        return json.loads(raw)
    except ValueError:
        return None
