"""`python -m bot play`: run the whole bot on this machine, with a web page on which you play.

It needs no account on Discord, no token and no internet.
"""

from __future__ import annotations

import argparse
import errno
import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from bot import logs
from bot.command.run import serve
from bot.command.starting import CannotStart, configured, ended, held
from bot.settings import Secret

if TYPE_CHECKING:
    from bot.local.server import LocalDiscord

HIGHEST_PORT = 65535


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `play` to `parser`."""
    parser.add_argument("--port", type=int, default=8765, help="where the page is served (default 8765)")
    parser.add_argument("--data", type=Path, default=Path("data"), help="where games and messages are kept")
    parser.add_argument("--instant", action="store_true", help="without Discord's rate limits and latency")


def run(arguments: argparse.Namespace) -> int:
    """Run the bot and its web page until the user stops them. Return the exit status of the command `run`."""
    return ended(_play(arguments.port, arguments.data, arguments.instant))


async def _play(port: int, data: Path, instant: bool) -> int:
    from bot.local.beacon import FakeBeacon

    logs.set_up("WARNING", as_json=False)
    with held(data / "play.db"):
        server = await _start_server(port, data / "world.db", instant)
        try:
            settings = configured(
                None,
                discord_token=Secret(server.token),
                discord_base_url=server.base_url,
                database=data / "play.db",
                ready_timeout=0.1,
                backups="off",
            )
            address = f"{server.base_url}/"
            print(f"Open {address} in a browser. A second window is a second player. Ctrl+C stops; the game stays.")
            return await serve(settings, FakeBeacon(), tries=1)
        finally:
            await server.stop()


async def _start_server(port: int, world: Path, instant: bool = False) -> LocalDiscord:
    """Start the local server that replaces Discord, with its data stored at `world`.

    `instant` turns off rate limits and delays. Raises CannotStart.
    """
    from bot.local.core import NONE, Latency
    from bot.local.first_world import first_world
    from bot.local.server import LocalDiscord

    if port not in range(HIGHEST_PORT + 1):
        raise CannotStart(f"There is no port {port}: they are 0 to {HIGHEST_PORT}.")
    try:
        latency = NONE if instant else Latency()
        server = LocalDiscord(world, record=False, rate_limits=not instant, latency=latency)
        first_world(server.world)
    except sqlite3.Error as error:
        raise CannotStart(f"{world} cannot be used: {error}.") from None
    try:
        return await server.start(port)
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        why = "is taken" if taken else f"cannot be used ({os.strerror(error.errno or 0)})"
        raise CannotStart(f"Port {port} {why}; choose another: --port 8766") from None
