"""The start that all commands share: read the settings, lock the database, and report errors.

Every command imports this module, so it imports neither discord.py nor the games.
"""

from __future__ import annotations

import asyncio
import functools
import os
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import filelock

from bot.settings import FILE, Settings, WrongSettings, read_settings
from storage.backups import PRIVATE
from storage.database import Server, parse_location
from storage.migrate import OlderDatabase, check_age

DONE, REFUSED, SECOND_COPY = 0, 2, 3

PORTAL = "You get one in https://discord.com/developers/applications: your application, Bot, Reset Token."
"""A sentence that tells the host where to get a bot token."""

EMPTY = """\
# Settings, a line each: NAME=value. Restart the bot after a change. Show the token to nobody: it is the bot.
DISCORD_TOKEN=
"""
"""The content of a new settings file."""


class CannotStart(Exception):
    """Raised if a command or the bot cannot start.

    The message is a sentence for the user. `status` is the exit status of the command.
    """

    def __init__(self, sentence: str, status: int = REFUSED) -> None:
        super().__init__(sentence)
        self.status = status


def ended(work: Coroutine[Any, Any, int]) -> int:
    """Run the coroutine of a command to its end and return the exit status. Ctrl+C ends it.

    If the command cannot start, print the reason.
    """
    try:
        return asyncio.run(work)
    except CannotStart as error:
        print(error, file=sys.stderr)
        return error.status
    except KeyboardInterrupt:
        return DONE


def configured(file: Path | None = FILE, **given: Any) -> Settings:
    """Return the settings. Values in `given` are used instead of those in the file. Raises CannotStart."""
    try:
        return read_settings(file, **given)
    except WrongSettings as error:
        raise CannotStart(str(error)) from None


def require_token(settings: Settings) -> Settings:
    """Return `settings`, after checking that they contain a bot token. Raises CannotStart if they do not."""
    if not settings.discord_token:
        raise CannotStart(f"No token: set DISCORD_TOKEN in .env or the environment. {PORTAL}")
    return settings


def make_settings_file(file: Path = FILE) -> None:
    """Create a settings file that only its owner can read. Then raise CannotStart with a text about it.

    Raises OSError if the file already exists or cannot be created.
    """
    with open(file, "x", encoding="utf-8", opener=functools.partial(os.open, mode=PRIVATE)) as opened:
        opened.write(EMPTY)
    raise CannotStart(f"No token: write it behind DISCORD_TOKEN= in {file.absolute()}, which is new. {PORTAL}")


def parse_database(text: str) -> Path | Server:
    """Return the database that the user has typed: a file or a PostgreSQL server. Raises CannotStart."""
    try:
        return parse_location(text)
    except ValueError as error:
        raise CannotStart(str(error)) from None


def require_file(settings: Settings, command: str) -> Path:
    """Return the path of the database file.

    Raises CannotStart for a PostgreSQL database. Its message names the `command` to use instead.
    """
    if isinstance(settings.database, Server):
        raise CannotStart(f"{settings.database} is on a PostgreSQL server: {command} does that.")
    return settings.database


@contextmanager
def held(database: Path | Server) -> Iterator[None]:
    """Lock `database` for this process during the context. Raises CannotStart if that fails.

    Files that the process writes from now on can only be read by this user. On PostgreSQL, the lock is in the server's
    database.
    """
    if isinstance(database, Server):
        yield
        return
    try:
        check_age(database)
    except OlderDatabase as error:
        raise CannotStart(f"The database {database} cannot be used: {error}.") from None
    lock = filelock.FileLock(f"{database}.lock", timeout=0)
    mask = os.umask(0o077)
    try:
        _acquire(database, lock)
        yield
    finally:
        lock.release()
        os.umask(mask)


def _acquire(database: Path, lock: filelock.BaseFileLock) -> None:
    """Take the lock. Make existing files of the database readable by this user only. Raises CannotStart."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except filelock.Timeout:
        raise CannotStart(f"Another copy of the bot is running on {database}.", SECOND_COPY) from None
    except OSError as error:
        raise CannotStart(f"The database {database} cannot be kept there: {error.strerror}.") from None
    for path in database.parent.iterdir():
        if path.name.startswith(database.name) and path.is_file():
            with suppress(OSError):
                path.chmod(PRIVATE)
