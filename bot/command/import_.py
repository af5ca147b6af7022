"""`python -m bot import FILE`: fill an empty database from an exported file.

Every game is replayed to check that the rules allow its moves.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from bot.command.export import contents_text
from bot.command.progress import progress
from bot.command.starting import DONE, REFUSED, SECOND_COPY, CannotStart, configured, ended, held
from bot.table.reads import TableReads
from bot.table.verify import check_stored
from storage.database import Server
from storage.export_file import read_into_database
from storage.migrate import NewerDatabase
from storage.store_errors import InUse, StoreError
from storage.transfer import TransferStore


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `import` to `parser`."""
    parser.add_argument("file", type=Path, help="what `export` has written")


def run(arguments: argparse.Namespace) -> int:
    """Import the file and print a summary.

    The exit status is 2 if that fails, and 3 while the bot runs.
    """
    if not arguments.file.is_file():
        print(f"{arguments.file} is no file.", file=sys.stderr)
        return REFUSED
    return ended(_run(arguments.file))


async def _run(file: Path) -> int:
    database = configured().database
    with held(database), tempfile.TemporaryDirectory(prefix="escapade-") as folder:
        try:
            lines = await import_file(file, database, Path(folder, "staged.db"))
        except InUse:
            raise CannotStart(f"Another copy of the bot is running on {database}.", SECOND_COPY) from None
        except NewerDatabase as error:
            raise CannotStart(f"{error}: a newer release has written it; nothing has changed.") from None
        except StoreError as error:
            raise CannotStart(f"{error}; nothing has changed.") from None
    print("\n".join(lines))
    return DONE


async def import_file(file: Path, database: Path | Server, staged: Path) -> list[str]:
    """Import a file into `database` and return lines of text for the user about the result.

    The caller has locked `database`. The data is first written into a database at `staged` and checked there. If
    StoreError or NewerDatabase is raised, `database` has not changed.
    """
    contents = await read_into_database(file, staged)
    again, older = await _check_tables(staged)
    house = await TransferStore.open(database)
    try:
        await house.take_in(staged, contents)
    finally:
        await house.close()
    lines = [f"{contents_text(contents)} of {file}: taken in by {database}."]
    lines += [f"{again} tables were played again and agree."]
    if older:
        lines.append(f"{older} were begun under earlier rules: their seals and chains agree.")
    return [*lines, "Start the bot: it paints what lives."]


async def _check_tables(staged: Path) -> tuple[int, int]:
    """Replay the game of every table to check it. Return two numbers of tables.

    They are how many were replayed, and how many could not be because their rules are older. Raises StoreError.
    """
    store = await TransferStore.open(staged, read_only=True)
    counts = [0, 0]
    try:
        numbers = await store.numbers()
        with progress("tables", len(numbers)) as tell:
            for number in numbers:
                record = await store.load(number)
                assert record is not None
                try:
                    counts[not check_stored(TableReads(record, store), await store.moves(record.id))] += 1
                except KeyError:
                    raise StoreError(f"table {number}: there is no game {record.game} here") from None
                except Exception as error:
                    raise StoreError(f"table {number}, {record.game}, cannot be taken in: {error}") from error
                tell(sum(counts))
    finally:
        await store.close()
    return counts[0], counts[1]
