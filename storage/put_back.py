"""Restore a database from a backup.

Discord still shows messages that are newer than the backup. So everything after a restore belongs to a new epoch.

The epoch of a table is the time, in seconds since 1970, of the last restore that affected it. A table opened in a
restored database has the epoch of the database. Without a restore, it is 0. The epoch is part of every custom_id and
nonce.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from storage.backups import address, damage, empty, on_disk
from storage.database import Connection
from storage.migrate import OlderDatabase, first_version
from storage.notes import NOTE
from storage.records.tables import EPOCH, Post
from storage.shown import PAINTING
from storage.store import Store
from storage.store_errors import StoreError

LIVE = "status not in ('over', 'void')"

TABLE = "id, game, guild, channel, host, locale, secret, seal, options, pace, schema"

SEAT = "table_id, seat, name, user, level, contribution, dm, locale, answered, done"

LOGS = ("-wal", "-journal")
"""Suffixes of journal files that may exist next to a database file."""

REWOUND = "rewound"
"""The reason that is stored in a table if it was opened after the backup and therefore ended. It is also the kind of
the posts at the other tables.
"""


class RestoreStore(Store):
    """The store of a copy of a backup that will replace the database in use."""

    async def rewind(self, former: Path | None, now: int, posts: Mapping[int, Sequence[Post]]) -> None:
        """Begin a new epoch in this database.

        The live tables are marked to be shown again, with `posts` at each. `former` is the database in use, which knows
        what Discord shows. Tables that exist only in it are cancelled here, so that their numbers are not used again.
        """
        if former is not None:
            attach = "attach ? as former", address(former, "ro")
            await self._database.reading(lambda connection: connection.rows(*attach))

        def work(connection: Connection) -> None:
            epochs = [self._epoch(connection)]
            if former is not None:
                rows = connection.rows("select value from former.note where key = ?", EPOCH)
                epochs += [int(value) for (value,) in rows]
            epoch = max(now, max(epochs) + 1)
            connection.run(NOTE, EPOCH, str(epoch))
            connection.run(f"update game_table set epoch = ?, painted = -1 where {LIVE}", epoch)
            if former is not None:
                self._take_over(connection, epoch)
            connection.run(
                """update painting set digest = '', posted = 0, picture = '', attachment = 0, unsure = null,
                    token = case kind when 'panel' then token else '' end
                    where table_id in (select id from game_table where epoch = ?)""",
                epoch,
            )
            for table, told in posts.items():
                self._write_posts(connection, table, told)
            if former is not None:
                self._erase_again(connection)

        await self._transaction(work)

    def _take_over(self, connection: Connection, epoch: int) -> None:
        """Copy what the former database knows of Discord's messages. Call it inside a transaction."""
        connection.run(
            f"""insert into game_table ({TABLE}, status, version, snapshot, reason, epoch, painted)
                select {TABLE}, 'void', version + 1, x'', ?, ?, case when {LIVE} then -1 else version + 1 end
                from former.game_table where id not in (select id from main.game_table)""",
            REWOUND,
            epoch,
        )
        connection.run(
            f"""insert into seat ({SEAT}) select {SEAT} from former.seat where table_id in
                (select id from main.game_table where epoch = ? and reason = ?)""",
            epoch,
            REWOUND,
        )
        shown = "table_id in (select id from main.game_table where epoch = ? and painted = -1)"
        known = f"{shown} and table_id in (select id from former.game_table)"
        connection.run(f"delete from painting where {known}", epoch)
        connection.run(
            f"""insert into painting (table_id, {PAINTING})
                select table_id, {PAINTING} from former.painting where {shown}""",
            epoch,
        )
        connection.run(
            """update outbox set message = later.message from former.outbox as later where outbox.message is null
                and later.table_id = outbox.table_id and later.number = outbox.number
                and later.content = outbox.content"""
        )

    def _erase_again(self, connection: Connection) -> None:
        """Erase the people whom the former database has erased since the backup, with the same numbers.

        These numbers replace their ids. Call it inside a transaction.
        """
        rows = connection.rows(
            """select later.user, later.instead, later.at from former.erased as later
                left join main.erased as known on known.user = later.user
                where known.at is null or known.at < later.at"""
        )
        for user, instead, at in rows:
            self._erase(connection, user, instead, at)


def copy_backup(copy: Path, draft: Path) -> None:
    """Copy a backup to `draft`, together with the journal files of its last moves.

    The backup itself is only read. Raises StoreError if it is not an intact database of this bot.
    """
    try:
        for end in ("", *LOGS):
            if Path(f"{copy}{end}").exists():
                empty(Path(f"{draft}{end}"))
                shutil.copyfile(f"{copy}{end}", f"{draft}{end}")
        with closing(sqlite3.connect(address(draft, "rw"), uri=True)) as connection:
            ((version,),) = connection.execute("pragma user_version")
            if version == 0:
                raise StoreError(f"{copy} is no copy of a database of this bot")
            if version < first_version():
                raise OlderDatabase(version, copy)
            if (found := damage(connection)) is not None:
                raise StoreError(f"{copy} is damaged: {found}")
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{copy} cannot be read: {error}") from error


def merge_journals(database: Path) -> bool:
    """Merge a database's journal files into the database. Return whether the database can be read."""
    if not database.exists():
        return False
    try:
        with closing(sqlite3.connect(address(database, "rw"), uri=True)) as connection:
            connection.execute("pragma journal_mode = delete")
            for columns, table in ((TABLE, "game_table"), (SEAT, "seat"), (f"table_id, {PAINTING}", "painting")):
                connection.execute(f"select {columns} from {table} limit 0")
            connection.execute("select table_id, number, message from outbox limit 0")
            connection.execute("select user, instead, at from erased limit 0")
            return damage(connection) is None
    except sqlite3.Error:
        return False


def replace_database(draft: Path, database: Path, kept: Path) -> bool:
    """Replace the file `database` by the file `draft`. Return whether there was a database before.

    The former database is kept at the path `kept`, with its journal files. If the program is interrupted, one of the
    two databases is in use and complete. Raises StoreError.
    """
    try:
        on_disk(draft)
        there = database.exists()
        for end in ("", *LOGS):
            if Path(f"{database}{end}").exists():
                empty(Path(f"{kept}{end}"))
                shutil.copyfile(f"{database}{end}", f"{kept}{end}")
                on_disk(Path(f"{kept}{end}"))
        for end in ("-shm", *LOGS):
            Path(f"{database}{end}").unlink(missing_ok=True)
        draft.replace(database)
        on_disk(database.parent)
        return there
    except OSError as error:
        raise StoreError(f"{database} cannot be replaced: {error}") from error


def remove_draft(draft: Path) -> None:
    """Remove the file `draft` and all files that were created with it."""
    for path in draft.parent.iterdir():
        if path.name.startswith(draft.name):
            with contextlib.suppress(OSError):
                path.unlink()
