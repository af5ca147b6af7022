"""Announce a new release.

After its first start, each live table gets a post about what changes at the table. The texts are found by key:
`release-N` for every table, `release-N-computers` for tables with computer players, and `GAME-release-N` for a game. A
release that changes nothing at tables has no number.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.page import Line
from bot.table.outbox import post
from bot.table.table import Table
from bot.table.tables import Tables
from storage.store import Store

KIND = "release"
"""The kind of posts about a release."""


async def announce(tables: Tables, release: int) -> None:
    """Post at each live table what changed in `release`, and in earlier releases not yet announced there."""
    for table in tables.own:
        if table.record.release < release:
            lines = [f"• {line}" for line in await _changes(table, tables.store, release)]
            told = Line("\n".join((table.say()("release-new"), *lines)), quiet=True)
            posts = [post(KIND, told, tables.now())] if lines else []
            await table.change(lambda record: replace(record, release=release), posts=posts)


async def _changes(table: Table, store: Store, release: int) -> list[str]:
    """Return lines on what changed at a table, in its language."""
    say, record = table.say(), table.record
    last = await store.moves(table.id, 1)
    keys = ["rules-newer"] if last and last[0].rules < table.game.rules_version else []
    for number in range(record.release + 1, release + 1):
        keys += [f"release-{number}", f"{record.game}-release-{number}"]
        if any(seat.user is None for seat in record.seats):
            keys.append(f"release-{number}-computers")
    return [say(key) for key in keys if key in say]
