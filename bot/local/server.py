"""The local server: it connects its parts and listens for HTTP requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from aiohttp import web, web_app

from bot.local import avatars, rest_application, rest_channels, rest_interactions, rest_messages, rest_reactions
from bot.local.buckets import Buckets, OldEdits
from bot.local.control import Control
from bot.local.core import Core
from bot.local.faults import Faults
from bot.local.gateway import Gateway
from bot.local.interactions import Interactions
from bot.local.live import Live
from bot.local.people import People
from bot.local.rest import Rest

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
NAMES = ("127.0.0.1", "localhost")

COMMON = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' {socket}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


def is_foreign(request: web.Request) -> bool:
    """Return whether a request was meant for another host, or was caused by a page of another origin."""
    host = request.headers.get("Host", "")
    name, _, port = host.partition(":")
    server = request.transport.get_extra_info("sockname") if request.transport else None
    if name not in NAMES or (server and port != str(server[1])):
        return True
    origin = request.headers.get("Origin")
    return origin is not None and origin != f"http://{host}"


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests from other hosts and origins, and add security headers to every answer."""
    if is_foreign(request):
        return web.Response(status=403, text="This server answers only its own page on this machine.")
    response = await handler(request)
    if not response.prepared:
        for name, value in COMMON.items():
            response.headers.setdefault(name, value)
    return response


def page_headers(port: int) -> dict[str, str]:
    """Return the HTTP headers for the files of the local server's own web page."""
    socket = f"ws://127.0.0.1:{port} ws://localhost:{port}"
    return {"Content-Security-Policy": PAGE_POLICY.format(socket=socket), "Cache-Control": "no-cache"}


PAGE = Path(__file__).with_name("page")
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
AVATAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="#5865f2"/></svg>'
SIZES = frozenset(str(1 << power) for power in range(4, 13))
"""The sizes in which avatars are served.

They are powers of 2 from 16 to 4096 pixels (documentation, Reference, *Image Formatting*).
"""

ROUTES_OF = (rest_application, rest_channels, rest_interactions, rest_messages, rest_reactions)


class LocalDiscord(Core):
    """An imitation of Discord on this machine, for one bot and its players.

    The arguments are explained at `Core`.
    """

    def __init__(self, path: str | Path = ":memory:", token: str = "local.token", **settings: Any) -> None:
        super().__init__(path, token, **settings)
        self.gateway = Gateway(self)
        self.interactions = Interactions(self, self.gateway)
        self.people = People(self.world, self.interactions)
        self.faults = Faults(self.gateway)
        self.buckets = Buckets(lambda: self.world.clock(), self.interactions.channel_of)
        self.old_edits = OldEdits(lambda: self.world.clock())
        self.live = Live(self.people)
        self.world.listeners += [self.gateway.hear, self.live.hear, lambda _: self.signals.changed()]
        self._control = Control(self, self.gateway, self.interactions, self.people, self.faults)
        self._rest = Rest(self, self.interactions, self.faults, self.buckets, self.old_edits)
        self.avatar_answer: Handler | None = None
        """A function with which a test serves avatars in its own way, such as too large ones.

        It is None for the usual way.
        """
        self._runner: web.AppRunner | None = None
        self._page = {path.name: path for path in PAGE.iterdir() if path.suffix in KINDS}

    async def start(self, port: int = 0) -> LocalDiscord:
        """Start to listen for requests of this machine only, and return the server.

        With port 0, a free port is chosen. Raises OSError, or OverflowError for an invalid port.
        """
        app = web.Application(client_max_size=128 << 20, middlewares=[guard])
        app.router.add_get("/gateway{slash:/?}", self.gateway.handle)
        app.router.add_get("/local/events", self.live.handle)
        app.router.add_route("*", "/local/{what}", self._control.handle)
        app.router.add_route("*", "/api/v10/{tail:.*}", self._rest.handle)
        app.router.add_get("/attachments/{channel}/{id}/{name}", self._attachment)
        app.router.add_get("/embed/avatars/{name}", self._no_avatar)
        app.router.add_get("/avatars/{user}/{name}.{kind}", self._avatar)
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
        """Close all connections and the database file."""
        self.gateway.close_all(1001)
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
            web_app._cached_build_middleware.cache_clear()  # it would keep this server as long as the process lasts
        self.world.close()

    async def __aenter__(self) -> LocalDiscord:
        return self if self._runner else await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    # Files

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

    async def _no_avatar(self, request: web.Request) -> web.Response:
        headers = {"Content-Security-Policy": FILE_POLICY}
        return web.Response(text=AVATAR, content_type="image/svg+xml", headers=headers)

    async def _avatar(self, request: web.Request) -> web.StreamResponse:
        """Serve an avatar in the file type and size that the request asks for.

        If `avatar_answer` is set, it serves the avatar.
        """
        user, name, kind = (request.match_info[part] for part in ("user", "name", "kind"))
        size = request.query.get("size", "128")
        if self.world.users.get(user, {}).get("avatar") != name or kind not in avatars.KINDS or size not in SIZES:
            return web.Response(status=404)
        if self.avatar_answer is not None:
            return await self.avatar_answer(request)
        data = avatars.picture(name, kind, int(size))
        headers = {"Content-Security-Policy": FILE_POLICY, "Cache-Control": "public, max-age=31536000"}
        return web.Response(body=data, content_type=f"image/{kind.replace('jpg', 'jpeg')}", headers=headers)
