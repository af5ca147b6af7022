"""`python -m bot run`: the bot against Discord, until it is told to stop."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sqlite3
import sys

import aiohttp
import discord
import filelock
import structlog
from discord.ext import commands
from pydantic import ValidationError

from bot import logs
from bot.app import Escapade, point_discord_at
from bot.settings import Settings
from storage.migrate import NewerDatabase
from storage.store import StoreError

log = structlog.get_logger()

DONE, REFUSED, SECOND_COPY = 0, 2, 3

PATIENCE = 60.0
"""The longest pause in seconds between two tries to connect."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the command."""
    subparsers.add_parser("run", help="run the bot (the default); settings in .env or the environment")


def run(arguments: argparse.Namespace) -> int:
    """Run the bot and give its exit status: 0 stopped, 2 settings or token refused, 3 a second copy."""
    try:
        settings = Settings()
    except ValidationError as error:
        for fault in error.errors():
            print(f"{'.'.join(map(str, fault['loc'])).upper()}: {fault['msg']}", file=sys.stderr)
        return REFUSED
    if not settings.discord_token.get_secret_value():
        print("No token: set DISCORD_TOKEN in .env or the environment (docs/host.md tells how).", file=sys.stderr)
        return REFUSED
    logs.set_up(settings.log_level, settings.log_json)
    return asyncio.run(serve(settings))


async def serve(settings: Settings) -> int:
    """Hold the database for this process alone and keep a bot connected until SIGTERM or SIGINT."""
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    lock = filelock.FileLock(f"{settings.database}.lock", timeout=0)
    try:
        lock.acquire()
    except filelock.Timeout:
        print(f"Another copy of the bot is running on {settings.database}.", file=sys.stderr)
        return SECOND_COPY
    try:
        log.info("starting", database=str(settings.database), sqlite=sqlite3.sqlite_version)
        if settings.discord_base_url:
            point_discord_at(settings.discord_base_url)
        return await _keep_connected(settings)
    except NewerDatabase as error:
        print(f"{error}: it was written by a newer release. Run that one, or restore a backup.", file=sys.stderr)
        return REFUSED
    except StoreError as error:
        print(f"The database cannot be used: {error}", file=sys.stderr)
        return REFUSED
    finally:
        lock.release()


async def _keep_connected(settings: Settings) -> int:
    """Start a bot again when its connection dies in a way that discord.py does not mend by itself."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    pause = 1.0
    while True:
        bot = Escapade(settings)
        running = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()), name="bot")
        stopping = asyncio.create_task(stop.wait(), name="signals")
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        await bot.close()
        try:
            await running
        except discord.LoginFailure:
            print("Discord refused the token. Make a new one and set DISCORD_TOKEN.", file=sys.stderr)
            return REFUSED
        except commands.ExtensionError as error:
            print(f"A game cannot be loaded: {error}", file=sys.stderr)
            return REFUSED
        except StoreError:
            raise
        except (discord.DiscordException, aiohttp.ClientError, OSError, AttributeError, KeyError) as error:
            log.warning("connection lost", error=repr(error), again_in=pause)
        if stop.is_set():
            return DONE
        try:
            await asyncio.wait_for(stop.wait(), pause)
        except TimeoutError:
            pause = min(PATIENCE, pause * 2)
        else:
            return DONE
