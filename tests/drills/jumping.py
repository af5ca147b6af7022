"""The bot with a wall clock that another process can set: `python -m tests.drills.jumping FILE run`. FILE holds by how
many seconds it is wrong, as eight bytes."""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path

SECONDS = struct.Struct("d")


def wrong_by(path: Path, seconds: float) -> None:
    """Let the clock of who reads `path` be wrong by so many seconds from now on."""
    with path.open("r+b" if path.exists() else "w+b") as file:
        file.write(SECONDS.pack(seconds))


def main() -> int:
    """Run a command of the bot."""
    with Path(sys.argv.pop(1)).open("rb") as file:
        shared = mmap.mmap(file.fileno(), SECONDS.size, access=mmap.ACCESS_READ)
    true = time.time
    time.time = lambda: true() + SECONDS.unpack_from(shared)[0]
    from bot.__main__ import main

    return main()


if __name__ == "__main__":
    sys.exit(main())
