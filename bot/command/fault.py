"""`python -m bot fault DATABASE REFERENCE`: print a player's fault report as JSON."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

import msgspec

from bot.command.starting import parse_database
from bot.table.fault import report_with_moves
from storage.database import Server
from storage.store import Store
from storage.store_errors import StoreError


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `fault` to `parser`."""
    parser.add_argument("database", type=parse_database, help="a file, or postgresql://...")
    parser.add_argument("reference")


def run(arguments: argparse.Namespace) -> int:
    """Print the fault report. The exit status is 2 if there is no report with this reference."""
    database = arguments.database
    try:
        if isinstance(database, Path) and not database.is_file():
            raise StoreError("there is no such file")
        return asyncio.run(_fault(database, arguments.reference))
    except StoreError as error:
        print(f"{database} cannot be read: {error}", file=sys.stderr)
        return 2


async def _fault(database: Path | Server, reference: str) -> int:
    store = await Store.open(database, read_only=True)
    try:
        found = await report_with_moves(store, reference, time.time())
    finally:
        await store.close()
    if found is None:
        print(f"nothing is kept under {reference}: another report of the same seat may have come", file=sys.stderr)
        return 2
    print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    return 0
