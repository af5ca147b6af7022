"""Questions to the person at the terminal, who sees on Discord what no request can report."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from typing import NamedTuple

LETTERS = "abcdef"


class Choice(NamedTuple):
    """A possible answer to a question, and whether this answer confirms what the bot assumes."""

    words: str
    assumed: bool


class Person:
    """The person at the terminal. This person reads questions on standard error and types the answers."""

    def __init__(self) -> None:
        self.there = sys.stdin is not None and sys.stdin.isatty()
        self._lines: asyncio.Queue[str | None] | None = None

    def tell(self, words: str) -> None:
        """Print a text for the person."""
        print(words, file=sys.stderr, flush=True)

    async def ready(self, words: str) -> None:
        """Ask the person to do something, and wait until they press Enter."""
        self.tell(f"\n{words}\nThen press Enter.")
        await self._line()

    async def choose(self, words: str, choices: tuple[Choice, ...]) -> Choice | None:
        """Ask a question and return the answer. Return None if the person skips it or there is no terminal."""
        if not self.there:
            return None
        letters = dict(zip(LETTERS, choices, strict=False))
        listed = "".join(f"\n  {letter}  {choice.words}" for letter, choice in letters.items())
        self.tell(f"\n{words}{listed}\nType a letter and press Enter; Enter alone leaves it out.")
        while typed := (await self._line()).strip().lower():
            if typed in letters:
                return letters[typed]
            self.tell(f"There is no {typed!r}: {', '.join(letters)}.")
        return None

    async def _line(self) -> str:
        """Return the next line that the person types. Return an empty line once the terminal is closed."""
        if self._lines is None:
            self._lines = asyncio.Queue()
            waits = (self._lines, asyncio.get_running_loop())
            threading.Thread(target=_read, args=waits, name="terminal", daemon=True).start()
        typed = await self._lines.get() if self.there else None
        self.there = typed is not None
        return typed or ""


def _read(lines: asyncio.Queue[str | None], loop: asyncio.AbstractEventLoop) -> None:
    """Put each line that the person types into the queue. This runs in a thread of its own.

    On Windows an event loop cannot wait for the console. The thread reads without Python's buffer, because the lock of
    this buffer would delay the end of the process.
    """
    with contextlib.suppress(RuntimeError):  # The loop has ended.
        while typed := os.read(sys.stdin.fileno(), 4096):
            for line in typed.decode(errors="replace").splitlines():
                loop.call_soon_threadsafe(lines.put_nowait, line)
        loop.call_soon_threadsafe(lines.put_nowait, None)
