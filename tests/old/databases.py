"""Where the old databases lie, and how one is taken out."""

from __future__ import annotations

import lzma
from pathlib import Path

HERE = Path(__file__).parent

VERSIONS = tuple(sorted(path.name.removesuffix(".db.xz") for path in HERE.glob("*.db.xz")))


def taken_out(version: str, folder: Path) -> Path:
    """Write a copy of an old database into `folder`, as that version left it, and give its path."""
    path = folder / "escapade.db"
    path.write_bytes(lzma.decompress((HERE / f"{version}.db.xz").read_bytes()))
    return path
