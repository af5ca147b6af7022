"""The local server alone: `python -m bot.local --port 8080`. The bot runs in another process."""

from __future__ import annotations

import argparse
import asyncio
import contextlib

from bot.local.core import Latency
from bot.local.first_world import first_world
from bot.local.server import LocalDiscord


async def serve(path: str, port: int, token: str) -> None:
    """Run the local server until the user stops it. It has the latency and rate limits of Discord."""
    server = LocalDiscord(path, token, record=False, follow_up_completes=True, rate_limits=True, latency=Latency())
    first_world(server.world)
    async with await server.start(port):
        print(server.base_url, flush=True)
        await asyncio.Event().wait()


def main() -> None:
    """Parse the command line and run the local server."""
    parser = argparse.ArgumentParser(prog="python -m bot.local", description=__doc__)
    parser.add_argument("--path", default=":memory:", help="the file that keeps the world")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--token", default="local.token")
    given = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(given.path, given.port, given.token))


if __name__ == "__main__":
    main()
