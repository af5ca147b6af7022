"""`python -m bot export FILE`: write the whole database into a file that `import` can read."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bot.command.starting import DONE, SECOND_COPY, CannotStart, configured, ended, held
from bot.version import VERSION
from storage.export_file import ExportManifest
from storage.migrate import NewerDatabase
from storage.store_errors import InUse, StoreError
from storage.transfer import TransferStore


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `export` to `parser`."""
    parser.add_argument("file", type=Path, help="where to; it holds secrets and hands")


def run(arguments: argparse.Namespace) -> int:
    """Export the database and print a summary.

    The exit status is 2 if that fails, and 3 while the bot runs.
    """
    return ended(_run(arguments.file))


def _check_free(file: Path) -> None:
    """Check that there is no file yet where the export is to be written. Raises CannotStart."""
    if file.exists():
        raise CannotStart(f"{file} is there already: give another name.")


async def _run(file: Path) -> int:
    database = configured().database
    if isinstance(database, Path) and not database.is_file():
        raise CannotStart(f"{database} does not exist.")
    _check_free(file)
    with held(database):
        try:
            house = await TransferStore.open(database)
            try:
                contents = await house.pack(file, VERSION, time.time())
            finally:
                await house.close()
        except InUse:
            raise CannotStart(f"Another copy of the bot is running on {database}.", SECOND_COPY) from None
        except (StoreError, NewerDatabase) as error:
            raise CannotStart(f"{database}: {error}.") from None
    print(f"{contents_text(contents)} of {database}: written to {file}, which holds secrets and hands.")
    return DONE


def contents_text(contents: ExportManifest) -> str:
    """Return a text that sums up the content of an exported file."""
    tables, moves = contents.rows.get("game_table", 0), contents.rows.get("move", 0)
    return f"Everything ({tables} tables, {moves} moves)"
