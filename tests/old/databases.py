"""Where the old databases lie, and how one is taken out."""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

HERE = Path(__file__).parent

VERSIONS = tuple(sorted(path.name.removesuffix(".db.xz") for path in HERE.glob("*.db.xz")))


def taken_out(version: str, folder: Path) -> Path:
    """Write a copy of an old database into `folder`, as that version left it, and give its path."""
    path = folder / "escapade.db"
    path.write_bytes(lzma.decompress((HERE / f"{version}.db.xz").read_bytes()))
    return path


def held(version: str) -> tuple[str, ...]:
    """List the games that an old database has tables of."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(lzma.decompress((HERE / f"{version}.db.xz").read_bytes()))
        return tuple(game for (game,) in database.execute("select distinct game from game_table order by game"))


GAMES = tuple((version, game) for version in VERSIONS for game in held(version))
"""The games of each old database: others are younger."""
