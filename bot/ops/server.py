"""An HTTP server for monitoring: `/healthz`, `/readyz`, `/metrics`. It is off unless a port is set."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.ops.alerts import Alerts
from bot.ops.state import Now, troubles
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.app import Escapade

EVERY = 0.5
"""The seconds between two measurements of the event loop's delay."""

LOOKS = 30
"""The number of measurements of the delay between two checks whether the bot is ready."""


class PortTaken(Exception):
    """The bot cannot listen on the port for monitoring. The message says why."""


class OpsServer:
    """The HTTP server for monitoring. It keeps running if the bot restarts within the process.

    `bot` is the bot that is running now.
    """

    def __init__(self, settings: Settings) -> None:
        self.bot: Escapade | None = None
        self._settings = settings
        self._runner: web.AppRunner | None = None
        self._task: asyncio.Task[None] | None = None
        self._alerts = Alerts(settings.alerts_channel, lambda: self.bot)
        self._registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self._registry)
        self._registry.register(metrics.REGISTRY)
        self._registry.register(Now(lambda: self.bot))

    @property
    def port(self) -> int:
        """The port on which the server listens; 0 for none."""
        return int(self._runner.addresses[0][1]) if self._runner is not None and self._runner.addresses else 0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[OpsServer]:
        """Run the server and the measurements while the context lasts. Raises PortTaken."""
        if (self._settings.metrics_port, self._settings.alerts_channel) != (None, None):
            self._task = asyncio.create_task(self._look(), name="watchtower")
        try:
            if self._settings.metrics_port is not None:
                await self._listen(self._settings.metrics_host, self._settings.metrics_port)
            yield self
        finally:
            if self._task is not None:
                self._task.cancel()
            await self._alerts.close()
            if self._runner is not None:
                await self._runner.cleanup()

    async def _listen(self, host: str, port: int) -> None:
        application = web.Application()
        application.add_routes(
            [web.get("/healthz", self._health), web.get("/readyz", self._ready), web.get("/metrics", self._metrics)]
        )
        self._runner = web.AppRunner(application, access_log=None, handle_signals=False)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            raise PortTaken(error.strerror or str(error)) from error

    async def _health(self, request: web.Request) -> web.Response:
        """Answer a request for `/healthz` by `alive`. This proves that the event loop is running."""
        return web.Response(text="alive\n")

    async def _ready(self, request: web.Request) -> web.Response:
        """Answer a request for `/readyz`: whether people can play.

        If they cannot, the answer has status 503 and the reasons.
        """
        found = await troubles(self.bot)
        lines = [f"{part}: {why}" for part, why in found.items()] or ["ready"]
        return web.Response(text="\n".join(lines) + "\n", status=503 if found else 200)

    async def _metrics(self, request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _look(self) -> None:
        """Measure the delay of the event loop again and again. Send an alert if the bot is not ready."""
        looks = 0
        while True:
            began = time.perf_counter()
            await asyncio.sleep(EVERY)
            metrics.LOOP.observe(max(0.0, time.perf_counter() - began - EVERY))
            looks += 1
            if looks % LOOKS == 0 and self.bot is not None and self.bot.started:
                found = await troubles(self.bot)
                for part in ("store", "clock"):
                    if part in found:
                        self._alerts.tell(part, found[part])
