"""`python -m bot backup [FILE]`: copy the database. The bot may run at the same time."""

from __future__ import annotations

import argparse
import datetime
import sys
from pathlib import Path

from bot.command.starting import CannotStart, configured, require_file
from storage.backups import copy
from storage.store_errors import StoreError


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `backup` to `parser`."""
    parser.add_argument("file", type=Path, nargs="?", help="where to (by default beside the nightly copies, by time)")


def run(arguments: argparse.Namespace) -> int:
    """Copy the database and print the path of the copy. The exit status is 2 if that fails."""
    try:
        settings = configured()
        database = require_file(settings, "pg_dump")
        if not database.is_file():
            raise CannotStart(f"There is no database {database}.")
        target = arguments.file or _named(settings.copies or database.parent / "backups", database)
        if target.exists():
            raise CannotStart(f"{target} is there already: give another name.")
        copy(database, target)
    except CannotStart as error:
        print(error, file=sys.stderr)
        return error.status
    except StoreError as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    print(f"{database} is copied to {target}.")
    return 0


def _named(folder: Path, database: Path) -> Path:
    return folder / f"{database.stem}-{datetime.datetime.now():%Y-%m-%dT%H%M%S}.db"
