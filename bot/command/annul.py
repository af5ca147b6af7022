"""`python -m bot annul TABLE`: exclude an ended game from all ratings and statistics."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.archive.keeper import Keeper
from bot.command.starting import DONE, SECOND_COPY, CannotStart, configured, ended, held
from storage.store import Store
from storage.store_errors import InUse, StoreError


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `annul` to `parser`."""
    parser.add_argument("table", type=int, metavar="TABLE", help="the number of the table")
    parser.add_argument("--undo", action="store_true", help="let it count again")


def run(arguments: argparse.Namespace) -> int:
    """Annul the game and print what changed.

    The exit status is 2 if there is no such game, and 3 while the bot runs.
    """
    return ended(_run(arguments.table, not arguments.undo))


async def _run(table: int, annulled: bool) -> int:
    database = configured().database
    if isinstance(database, Path) and not database.is_file():
        raise CannotStart(f"{database} does not exist.")
    with held(database):
        try:
            store = await Store.open(database)
            try:
                found = await Keeper(store).annul(table, annulled)
            finally:
                await store.close()
        except InUse:
            raise CannotStart(f"Another copy of the bot is running on {database}.", SECOND_COPY) from None
        except StoreError as error:
            raise CannotStart(f"{database}: {error}") from None
    if not found:
        raise CannotStart(f"There is no ended game at table {table}.")
    print(f"The game of table {table} {'counts nowhere' if annulled else 'counts again'}; all others are rated anew.")
    return DONE
