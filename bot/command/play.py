"""`python -m bot play`: the whole bot on this machine, with a page to play it in. No account, no token, no internet."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from pydantic import SecretStr

from bot import logs
from bot.command.run import serve
from bot.settings import Settings


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("play", help="play on this machine, without Discord")
    parser.add_argument("--port", type=int, default=8765, help="where the page is served (default 8765)")
    parser.add_argument("--data", type=Path, default=Path("data"), help="where games and messages are kept")


def run(arguments: argparse.Namespace) -> int:
    """Serve the page and the bot behind it until interrupted."""
    arguments.data.mkdir(parents=True, exist_ok=True)
    return asyncio.run(_play(arguments.port, arguments.data))


async def _play(port: int, data: Path) -> int:
    from bot.local.first_world import first_world
    from bot.local.server import LocalDiscord

    logs.set_up("WARNING", as_json=False)
    server = LocalDiscord(data / "world.db", record=False)
    first_world(server.world)
    try:
        await server.start(port)
    except OSError:
        print(f"Port {port} is taken; choose another: make play PORT=8766")
        return 2
    print(f"Open {server.base_url}/ in a browser. A second window is a second player. Ctrl+C stops; the game stays.")
    settings = Settings(
        discord_token=SecretStr(server.token),
        discord_base_url=server.base_url,
        database=data / "play.db",
        paint_pause=0.2,
        ready_timeout=0.1,
    )
    try:
        return await serve(settings)
    finally:
        await server.stop()
