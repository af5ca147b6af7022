"""One game at which one thing goes wrong, and the ways in which the bot asks something."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.drills.table import Drill, Tough
from tests.ui.messages import find, text

QUIET, STILL = 0.16, 8
"""Seconds, in so many looks, after which the bot has done what it could."""

Facts = Mapping[str, Callable[[], Any]]


@dataclass
class Cell:
    """One game at which one thing goes wrong."""

    lab: Drill
    unknown: int
    """The code of a 404 here."""
    path: str = ""
    facts: dict[str, Callable[[], Any]] = field(default_factory=dict)
    act: Callable[[], Awaitable[str]] | None = None

    def press(self, player: Tough, message: Callable[[], Any], label: str) -> None:
        """Let the act be a press; it tells what the presser sees."""

        async def act() -> str:
            shown = message()
            made = await self.lab.start_click(player, shown, str(find(shown, label)["custom_id"]))
            await self.lab.until(made.done.is_set)
            await quiet(self.lab)
            told = self.lab.answer(made).told
            return f"fails ({made.failed})" if made.failed else first_words(text(told[-1])) if told else "answered"

        self.act = act


@dataclass(frozen=True)
class Place:
    """A way in which the bot asks something."""

    route: str
    prepare: Callable[[Cell], Awaitable[None]]
    unknown: int = 10003


def first_words(told: str) -> str:
    return " ".join(re.sub(r"https?://\S+|[0-9a-f]{8}", "…", told).split()[:9])


async def quiet(lab: Drill) -> None:
    """Wait until the bot has done what it could: nobody is being answered, and what is not painted waits to be tried
    again."""
    still = 0
    while still < STILL:
        works = lab.bot.reconciler._works.values()
        busy = lab.bot.dispatcher._running or any(work.lock.locked() for work in works)
        still = 0 if busy else still + 1
        await asyncio.sleep(QUIET / STILL)
