"""`python -m bot run`: run the bot on Discord until the host stops it."""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

import aiohttp
import discord
import structlog
from discord.ext import commands
from discord.gateway import ReconnectWebSocket

from bot import garbage, logs
from bot.app import Escapade
from bot.command.starting import (
    DONE,
    SECOND_COPY,
    CannotStart,
    configured,
    ended,
    held,
    make_settings_file,
    require_token,
)
from bot.command.stopping import told_to_stop
from bot.connecting import LONGEST, SHORTEST, ask_through, point_discord_at, reason
from bot.deadline import Deadline
from bot.ops.server import OpsServer, PortTaken
from bot.settings import FILE, Settings
from bot.table.beacon import Fetch, over_https
from storage.migrate import NewerDatabase
from storage.store_errors import InUse, StoreError

log = structlog.get_logger()

BEGINNING = 0.5
"""The share of the stop time that is left for an unfinished start."""

GOOD = 600.0
"""Seconds after which a connection to Discord counts as stable."""

FATAL = {
    4004: "Discord refused the token. Copy it whole from the Bot page into DISCORD_TOKEN, without quotes and without"
    " `Bot`. If it is refused again, reset it there.",
    4010: "Discord refused the connection: there is no such shard. Look at SHARDS.",
    4011: "Discord refused the connection: a shard has too many servers. Raise the count in SHARDS.",
    4012: "Discord refused the connection: this release speaks a version that Discord has given up.",
    4013: "Discord refused the connection: it does not know the intents that were asked for.",
    4014: "Discord refused the connection: the application is not allowed the intents that were asked for.",
}
"""The close codes with which Discord refuses every further connection.

Each has a message for the host of the bot.
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add nothing to `parser`, because the command `run` has no arguments."""


def run(arguments: argparse.Namespace) -> int:
    """Run the bot until it is stopped. Return the exit status.

    It is 0 after a stop, 2 if the bot cannot start, and 3 if another copy of the bot runs.
    """
    return ended(_run())


async def _run() -> int:
    settings = configured()
    if not settings.discord_token:
        with suppress(OSError):
            make_settings_file()
    require_token(settings)
    logs.set_up(settings.log_level, settings.log_json)
    _warn_if_readable(FILE)
    with held(settings.database):
        return await serve(settings)


def _warn_if_readable(file: Path) -> None:
    """Log a warning if every user of this machine can read the settings file. Windows is not checked."""
    with suppress(OSError):
        if os.name == "posix" and file.stat().st_mode & stat.S_IROTH:
            log.warning("everybody on this machine can read the token", do=f"chmod 600 {file}")


async def serve(settings: Settings, beacon: Fetch = over_https, tries: float = math.inf) -> int:
    """Run the bot until it gets SIGTERM or SIGINT. Return the exit status.

    The caller has locked the database. Raises CannotStart if the bot cannot start, or after `tries` failed connections
    in a row.
    """
    log.info("starting", database=str(settings.database), sqlite=sqlite3.sqlite_version)
    if settings.discord_base_url:
        point_discord_at(settings.discord_base_url)
    if settings.discord_proxy:
        ask_through(settings.discord_proxy)
    tower = OpsServer(settings)
    try:
        with told_to_stop() as stop:
            async with tower.open():
                return await _keep_connected(settings, beacon, stop, tower, tries)
    except PortTaken as error:
        raise CannotStart(f"METRICS_PORT: {error}.") from None
    except InUse:
        raise CannotStart(f"Another copy of the bot is running on {settings.database}.", SECOND_COPY) from None
    except NewerDatabase as error:
        raise CannotStart(
            f"{error}: it was written by a newer release. Run that one, or go back to a copy from before it:"
            " python -m bot restore FILE"
        ) from None
    except StoreError as error:
        raise CannotStart(f"The database {settings.database} cannot be used: {error}.") from None


async def _keep_connected(
    settings: Settings, beacon: Fetch, stop: asyncio.Event, tower: OpsServer, tries: float
) -> int:
    """Run the bot until the event `stop` is set. Return the exit status.

    After failures that discord.py cannot repair, the bot is started again.
    """
    loop = asyncio.get_running_loop()
    pause, failed = SHORTEST, 0
    while True:
        bot, began = Escapade(settings, beacon=beacon), loop.time()
        bot.stop, bot.tries, tower.bot = stop.set, tries, bot
        running = asyncio.create_task(_start(bot, settings), name="bot")
        stopping = asyncio.create_task(stop.wait(), name="signals")
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if stop.is_set():
            bot.deadline = Deadline(settings.drain_seconds)
            await _await_start(bot, running, bot.deadline)
            running.cancel()  # It may be connecting, which discord.py would try forever.
        was_ready = bot.is_ready()
        await bot.close()
        try:
            await running
        except asyncio.CancelledError:
            return DONE
        except discord.LoginFailure:
            raise CannotStart(FATAL[4004]) from None
        except discord.PrivilegedIntentsRequired:
            raise CannotStart(FATAL[4014]) from None
        except commands.ExtensionError as error:
            raise CannotStart(f"A game cannot be loaded: {error}") from None
        except StoreError:
            raise
        except (discord.DiscordException, ReconnectWebSocket, aiohttp.ClientError, OSError) as error:
            if isinstance(error, discord.ConnectionClosed) and error.code in FATAL:
                raise CannotStart(FATAL[error.code]) from None
            failed = 0 if was_ready else failed + 1
            if failed >= tries:
                raise CannotStart(f"The bot cannot connect: {reason(error)}.") from None
            pause = SHORTEST if loop.time() - began >= GOOD else pause
            lost = "connection lost" if was_ready else "no connection"
            log.warning(lost, why=reason(error), again_in=pause)
        if stop.is_set():
            return DONE
        try:
            await asyncio.wait_for(stop.wait(), pause)
        except TimeoutError:
            pause = min(LONGEST, pause * 2)
        else:
            return DONE


async def _await_start(bot: Escapade, running: asyncio.Task[None], deadline: Deadline) -> None:
    """Wait until an unfinished start has loaded the tables, but at most for half of the stop time."""
    taken_up = asyncio.create_task(bot.taken_up.wait(), name="taking up")
    first = asyncio.FIRST_COMPLETED
    await asyncio.wait({running, taken_up}, timeout=deadline.left(BEGINNING), return_when=first)
    taken_up.cancel()


async def _start(bot: Escapade, settings: Settings) -> None:
    """Start the bot like `bot.start`. In addition, collect all garbage before the bot connects."""
    await bot.login(settings.discord_token.text)
    garbage.collect_all()
    await bot.connect()
