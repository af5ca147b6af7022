"""The bot as a process that another one can watch: `python -m tests.drills.watched FILE run`. FILE holds by how many
seconds its wall clock is wrong, as eight bytes; and in the place of each picture it sends what that is drawn from."""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path

from bot.engine.codec import encode
from bot.engine.page import Line, Page
from bot.ui.pages.pictures import Pictures

SECONDS = struct.Struct("d")


def wrong_by(path: Path, seconds: float) -> None:
    """Let the clock of who reads `path` be wrong by so many seconds from now on."""
    with path.open("r+b" if path.exists() else "w+b") as file:
        file.write(SECONDS.pack(seconds))


class Undrawn(Pictures):
    """Pictures as what they are drawn from."""

    async def of(self, page: Page | Line) -> bytes:
        wanted = page.picture if isinstance(page, Page) else None
        return b"" if wanted is None else encode(wanted)


def main() -> int:
    """Run a command of the bot."""
    with Path(sys.argv.pop(1)).open("rb") as file:
        shared = mmap.mmap(file.fileno(), SECONDS.size, access=mmap.ACCESS_READ)
    true = time.time
    time.time = lambda: true() + SECONDS.unpack_from(shared)[0]
    import bot.app
    from bot.__main__ import main

    bot.app.Pictures = Undrawn  # type: ignore[attr-defined]
    return main()


if __name__ == "__main__":
    sys.exit(main())
