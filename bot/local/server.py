"""The server: everything put together."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

from aiohttp import web

from bot.local import rest_application, rest_channels, rest_interactions, rest_messages
from bot.local.control import Control
from bot.local.errors import Json
from bot.local.faults import Buckets, Faults, OldEdits
from bot.local.gateway import Gateway
from bot.local.guard import COMMON, FILE_POLICY, guard, page_headers
from bot.local.interactions import Interactions
from bot.local.live import Live
from bot.local.people import People
from bot.local.rest import Rest
from bot.local.signals import Signals
from bot.local.world import World

T = TypeVar("T")
PAGE = Path(__file__).with_name("page")
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
AVATAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="#5865f2"/></svg>'
ROUTES_OF = (rest_application, rest_channels, rest_interactions, rest_messages)


class LocalDiscord:
    """A Discord for one bot and its players on this machine.

    With `record` every REST exchange is kept in `wire` and every event in `frames`, for tests.
    """

    def __init__(
        self, path: str | Path = ":memory:", token: str = "local.token", *, record: bool = True,
        rate_limits: bool = False, approved_intents: int = -1, ack_deadline: float = 3.0,
        token_life: float = 900.0, shards: int = 1, heartbeat: int = 41250, bot_name: str = "Escapade",
    ) -> None:  # fmt: skip
        self.token, self.record, self.rate_limits = token, record, rate_limits
        self.approved_intents, self.shards = approved_intents, shards
        self.ack_deadline, self.token_life = ack_deadline, token_life
        self.wire: list[Json] = []
        self.frames: list[Json] = []
        self.base_url = self.gateway_url = ""
        self.port = 0
        self.signals = Signals()
        self.world = World(path, bot_name)
        self.gateway = Gateway(self, heartbeat)
        self.interactions = Interactions(self)
        self.people = People(self)
        self.faults = Faults(self.gateway)
        self.buckets = Buckets(lambda: self.world.clock())
        self.old_edits = OldEdits(lambda: self.world.clock())
        self.live = Live(self)
        self.world.listeners += [self.gateway.hear, self.live.hear, lambda _: self.signals.changed()]
        self._control = Control(self)
        self._runner: web.AppRunner | None = None
        self._page = {path.name: path for path in PAGE.iterdir() if path.suffix in KINDS}

    async def start(self, port: int = 0) -> LocalDiscord:
        """Listen on this machine; port 0 takes a free one. Raises OSError, OverflowError for a number that is none."""
        app = web.Application(client_max_size=128 << 20, middlewares=[guard])
        app.router.add_get("/gateway{slash:/?}", self.gateway.handle)
        app.router.add_get("/local/events", self.live.handle)
        app.router.add_route("*", "/local/{what}", self._control.handle)
        app.router.add_route("*", "/api/v10/{tail:.*}", Rest(self).handle)
        app.router.add_get("/attachments/{channel}/{id}/{name}", self._attachment)
        app.router.add_get("/embed/avatars/{name}", self._avatar)
        app.router.add_get("/", self._page_file)
        app.router.add_get("/page/{name}", self._page_file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", port).start()
        except (OSError, OverflowError):
            await self.stop()
            raise
        self.port = int(self._runner.addresses[0][1])
        self.base_url = f"http://127.0.0.1:{self.port}"
        self.gateway_url = f"ws://127.0.0.1:{self.port}/gateway"
        self.world.store.attachments.rebase(self.base_url)
        self.world.save()
        return self

    async def stop(self) -> None:
        """Close every connection, and the file."""
        self.gateway.close_all(1001)
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
        self.world.close()

    async def __aenter__(self) -> LocalDiscord:
        return self if self._runner else await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def wait(self, condition: Callable[[], T], timeout: float = 60.0) -> T:
        """The first true value of `condition`, asked again after every change; an AssertionError when too late."""
        return await self.signals.wait(condition, timeout)

    def world_message(self, channel_id: str, message_id: str | None) -> Json | None:
        """A message as it is now, or None when it is gone."""
        if channel_id not in self.world.channels:
            return None
        message = self.world.store.of(channel_id).get(message_id or "")
        return self.world.store.out(message) if message else None

    def record_exchange(self, **exchange: Any) -> None:
        """Remember a request and its answer."""
        if self.record:
            exchange["response"] = json.loads(json.dumps(exchange["response"]))
            self.wire.append(exchange | {"at": self.world.clock()})
        self.signals.changed()

    def record_frame(self, name: str, sequence: int, data: Json) -> None:
        """Remember an event that was sent."""
        if self.record:
            self.frames.append({"t": name, "s": sequence, "d": json.loads(json.dumps(data))})

    # files

    async def _page_file(self, request: web.Request) -> web.Response:
        path = self._page.get(request.match_info.get("name", "index.html"))
        if path is None:
            return web.Response(status=404)
        kind = KINDS[path.suffix]
        return web.Response(body=path.read_bytes(), content_type=kind, charset="utf-8", headers=page_headers(self.port))

    async def _attachment(self, request: web.Request) -> web.Response:
        found = self.world.store.attachments.file(request.path)
        if found is None:
            return web.Response(status=404)
        headers = COMMON | {"Content-Security-Policy": FILE_POLICY, "Cache-Control": "private, max-age=3600, immutable"}
        if not found[1].startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=found[0], headers=headers | {"Content-Type": found[1]})

    async def _avatar(self, request: web.Request) -> web.Response:
        headers = {"Content-Security-Policy": FILE_POLICY}
        return web.Response(text=AVATAR, content_type="image/svg+xml", headers=headers)
