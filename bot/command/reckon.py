"""`python -m bot reckon`: what came of all ended games, and all ratings, made anew from logs and states."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.archive.keeper import Keeper
from bot.command.run import DONE, SECOND_COPY, CannotStart, configured, ended, held
from storage.store import Store
from storage.store_errors import InUse, StoreError


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the command."""
    subparsers.add_parser("reckon", help="make statistics and ratings anew; the bot must be stopped")


def run(arguments: argparse.Namespace) -> int:
    """Reckon and say how many games there were; status 2 when there is nothing to read, 3 while the bot runs."""
    return ended(_run())


async def _run() -> int:
    database = configured().database
    if isinstance(database, Path) and not database.is_file():
        raise CannotStart(f"{database} does not exist.")
    with held(database):
        try:
            store = await Store.open(database)
            try:
                games = await Keeper(store).again()
            finally:
                await store.close()
        except InUse:
            raise CannotStart(f"Another copy of the bot is running on {database}.", SECOND_COPY) from None
        except StoreError as error:
            raise CannotStart(f"{database}: {error}") from None
    print(f"{games} ended games reckoned anew.")
    return DONE
