"""`python -m bot restore FILE`: replace the database by an earlier copy.

The replaced database is kept as a file. Every table gets a message that the database was replaced.
"""

from __future__ import annotations

import argparse
import datetime
import time
from pathlib import Path

from bot.command.starting import DONE, SECOND_COPY, CannotStart, configured, ended, held, require_file
from bot.table import put_back
from bot.table.clock import ALIVE
from bot.table.table import Table
from storage.database import Server
from storage.migrate import NewerDatabase
from storage.put_back import RestoreStore, copy_backup, merge_journals, remove_draft, replace_database
from storage.records.tables import Post
from storage.store_errors import InUse, StoreError

START = "Start the bot: it shows every table again."


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `restore` to `parser`."""
    parser.add_argument("file", type=Path, nargs="?", help="the copy; none on a PostgreSQL server, after pg_restore")


def run(arguments: argparse.Namespace) -> int:
    """Replace the database by the copy, and print what happens to each table.

    The exit status is 2 if the copy cannot be used, and 3 while the bot runs.
    """
    return ended(_run(arguments.file))


async def _run(copy: Path | None) -> int:
    settings = configured()
    if isinstance(settings.database, Server) and copy is None:
        return await _after_pg_restore(settings.database)
    database = require_file(settings, "pg_restore, and then `restore` without a file,")
    if copy is None:
        raise CannotStart("Name the copy: restore FILE.")
    _check(copy, database)
    with held(database):
        try:
            print("\n".join(await restore_copy(copy, database, time.time())))
        except NewerDatabase:
            raise CannotStart(f"{copy} was written by a newer release; nothing has changed.") from None
        except StoreError as error:
            raise CannotStart(f"{error}; nothing has changed.") from None
    return DONE


async def _after_pg_restore(server: Server) -> int:
    """Mark a PostgreSQL database and its live tables as restored, after the program pg_restore has run.

    Return the exit status. Raises CannotStart.
    """
    try:
        store = await RestoreStore.open(server)
        try:
            of, tables = await _mark_restored(store, None, time.time())
        finally:
            await store.close()
    except InUse:
        raise CannotStart(f"Another copy of the bot is running on {server}.", SECOND_COPY) from None
    except (StoreError, NewerDatabase) as error:
        raise CannotStart(f"The database {server} cannot be used: {error}.") from None
    print("\n".join([f"{server} is back at {_format_time(of)}.", *tables, START]))
    return DONE


def _check(copy: Path, database: Path) -> None:
    """Check that the copy exists and is not the database itself. Raises CannotStart if that fails."""
    if not copy.is_file():
        raise CannotStart(f"{copy} is no file.")
    if database.exists() and copy.samefile(database):
        raise CannotStart(f"{copy} is the database itself.")


async def restore_copy(copy: Path, database: Path, now: float) -> list[str]:
    """Replace `database` by `copy`. Return lines of text for the user about the result.

    The caller has locked `database`. If StoreError is raised, nothing has changed. If the process is killed, the
    database is either the former one or the copy, never a mixture.
    """
    draft = database.with_name(f"{database.name}.restoring")
    remove_draft(draft)
    try:
        copy_backup(copy, draft)
        store = await RestoreStore.open(draft)
        try:
            of, tables = await _mark_restored(store, database if merge_journals(database) else None, now)
        finally:
            await store.close()
        kept = database.with_name(f"{database.name}.replaced-{datetime.datetime.fromtimestamp(now):%Y-%m-%dT%H%M%S}")
        replaced = replace_database(draft, database, kept)
    finally:
        remove_draft(draft)
    lines = [f"{database} is back at {_format_time(of)}."]
    lines += [f"What it was is kept as {kept}."] if replaced else []
    return [*lines, *tables, START]


def _format_time(of: int) -> str:
    """Return a time as text with its time zone. `of` is in seconds since 1970."""
    return f"{datetime.datetime.fromtimestamp(of).astimezone():%Y-%m-%d %H:%M:%S %Z}"


async def _mark_restored(store: RestoreStore, former: Path | None, now: float) -> tuple[int, list[str]]:
    """Mark a restored database. Return the time of the copy and a line of text for each live table.

    The mark is a new epoch, the time of this restore. With it, the older buttons of players no longer work.
    """
    of = int(float(await store.read(ALIVE) or now))
    tables, posts = await _table_reports(store, of, now)
    await store.rewind(former, int(now), posts)
    return of, tables


async def _table_reports(store: RestoreStore, of: int, now: float) -> tuple[list[str], dict[int, list[Post]]]:
    """Return a line of text for the user, and posts to the players, for each live table.

    If a table cannot be read, the line says so. The bot later cancels this table.
    """
    lines: list[str] = []
    posts: dict[int, list[Post]] = {}
    for record in await store.live():
        try:
            table = Table(record, store)
            posts[table.id] = await put_back.log_posts(table, of, now)
            stands = await put_back.current_chapter(table) if record.status == "playing" else "lobby"
        except (ValueError, KeyError) as error:
            stands = f"cannot be read ({error})"
        lines.append(f"Table {record.id}, {record.game}: {stands}")
    return lines, posts
