"""All requests go through a proxy that keeps Discord's rate limits, and which fails in its own ways."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web

from bot.connecting import ask_through
from tests.drills.table import Drill

OWN_429 = {"global": False, "message": "You are being rate limited.", "retry_after": 0.01}
"""What nirn-proxy answers when another one of its cluster is lost; it lacks the header `Via` of Discord's own."""


class Proxy:
    """Passes requests on as they are; those of `failing`, by their method, it answers itself, once each."""

    def __init__(self, behind: str, session: aiohttp.ClientSession) -> None:
        self.behind, self._session = behind, session
        self.passed = 0
        self.failing: dict[str, int] = {}

    async def handle(self, request: web.Request) -> web.Response:
        if status := self.failing.pop(request.method, None):
            return web.json_response(OWN_429 if status == 429 else {}, status=status)
        self.passed += 1
        headers = {name: value for name, value in request.headers.items() if name != "Host"}
        body = await request.read()
        async with self._session.request(
            request.method, self.behind + request.path_qs, headers=headers, data=body
        ) as told:
            kept = {name: value for name, value in told.headers.items() if name not in ("Content-Length", "Date")}
            return web.Response(status=told.status, headers=kept, body=await told.read())


@pytest_asyncio.fixture
async def proxy(lab: Drill) -> AsyncIterator[Proxy]:
    """Start a proxy before the local Discord, and the bot anew behind it."""
    async with contextlib.AsyncExitStack() as stack:
        made = Proxy(lab.server.base_url, await stack.enter_async_context(aiohttp.ClientSession()))
        app = web.Application(client_max_size=64 << 20)
        app.router.add_route("*", "/api/v10/{tail:.*}", made.handle)
        runner = web.AppRunner(app)
        await runner.setup()
        stack.push_async_callback(runner.cleanup)
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        await lab.halt()
        lab.server.wire.clear()
        ask_through(f"http://127.0.0.1:{runner.addresses[0][1]}")
        await lab.boot()
        yield made
        await lab.halt()


async def test_every_request_goes_through_the_proxy(lab: Drill, proxy: Proxy) -> None:
    await lab.begin()
    lab.server.faults.add("PATCH", "/messages/", status=429, retry_after=0.01)
    await lab.steps(3)
    await lab.check()
    assert not lab.server.faults.pending
    assert proxy.passed == len(lab.server.wire) > 20


@pytest.mark.parametrize("status", [408, 429])
async def test_what_the_proxy_itself_refuses_is_asked_again(lab: Drill, proxy: Proxy, status: int) -> None:
    await lab.begin()
    for method in ("PATCH", "POST", "DELETE"):
        proxy.failing[method] = status
        await lab.steps(2)
        await lab.settle()
        await lab.check()
        proxy.failing.clear()
