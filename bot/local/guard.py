"""Who may talk to the server at all: this machine, and no page of another origin."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

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


def foreign(request: web.Request) -> bool:
    """Whether a request names another host or comes from another origin."""
    host = request.headers.get("Host", "")
    name, _, port = host.partition(":")
    server = request.transport.get_extra_info("sockname") if request.transport else None
    if name not in NAMES or (server and port != str(server[1])):
        return True
    origin = request.headers.get("Origin")
    return origin is not None and origin != f"http://{host}"


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse strangers; harden every answer."""
    if foreign(request):
        return web.Response(status=403, text="This server answers only its own page on this machine.")
    response = await handler(request)
    if not response.prepared:
        for name, value in COMMON.items():
            response.headers.setdefault(name, value)
    return response


def page_headers(port: int) -> dict[str, str]:
    """The headers of the page's own files."""
    socket = f"ws://127.0.0.1:{port} ws://localhost:{port}"
    return {"Content-Security-Policy": PAGE_POLICY.format(socket=socket), "Cache-Control": "no-cache"}
