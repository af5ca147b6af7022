"""`python -m bot reckon`: compute the results and ratings of all ended games again."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.archive.keeper import Keeper
from bot.command.progress import progress
from bot.command.starting import DONE, SECOND_COPY, CannotStart, configured, ended, held
from storage.store import Store
from storage.store_errors import InUse, StoreError


def add(parser: argparse.ArgumentParser) -> None:
    """Add nothing to `parser`, because the command `reckon` has no arguments."""


def run(arguments: argparse.Namespace) -> int:
    """Compute all results and ratings again, and print the number of games.

    The exit status is 2 if there is no database, and 3 while the bot runs.
    """
    return ended(_run())


async def _run() -> int:
    database = configured().database
    if isinstance(database, Path) and not database.is_file():
        raise CannotStart(f"{database} does not exist.")
    with held(database):
        try:
            store = await Store.open(database)
            try:
                games = len(await store.without_outcome(0))  # all: versions begin at 1
                with progress("ended games", games) as tell:
                    games = await Keeper(store).again(tell)
            finally:
                await store.close()
        except InUse:
            raise CannotStart(f"Another copy of the bot is running on {database}.", SECOND_COPY) from None
        except StoreError as error:
            raise CannotStart(f"{database}: {error}") from None
    print(f"{games} ended games reckoned anew.")
    return DONE
