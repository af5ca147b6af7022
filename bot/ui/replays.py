"""Ended games that people step through. The last ones are cached."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bot.archive.recall import Look, RecalledMoment, recall
from bot.archive.replay_frames import replay_frames
from bot.archive.turning import steps
from bot.engine.codec import encode
from bot.engine.record import Viewer
from bot.engine.replay_frame import Decision, ReplayFrame
from bot.engine.search import Found
from bot.engine.texts import LANGUAGES
from bot.people.people import shown_names
from bot.replayer.making import make_file
from bot.replayer.source import recording
from bot.table.advice import question, search_budget
from bot.table.table import Table
from bot.workers.animate import Animation, animate
from bot.workers.pool import Pool
from bot.workers.think import weigh
from storage.store import Store

FILMS, MOMENTS, FILES = 3, 64, 2
"""How many games, moments and files are cached."""

T = TypeVar("T")


class Replays:
    """Reads ended games, and computes in `pool` what is seen in them."""

    def __init__(self, store: Store, pool: Pool, minds: Pool, seconds: float = 0.0, link: str = "") -> None:
        """Read from `store`.

        `minds` makes files and animations, which takes long, and searches for `seconds`. Files end with `link`, the
        address at which the bot is installed.
        """
        self._link = link
        self._store = store
        self._pool = pool
        self._minds = minds
        self._budget = search_budget(seconds)
        self._files: dict[Any, asyncio.Task[bytes]] = {}
        self._hearing: dict[Any, list[Callable[[float], None]]] = {}
        """Callbacks that get the progress of a file."""
        self._films: dict[tuple[int, int], tuple[ReplayFrame, ...]] = {}
        self._moments: dict[Any, RecalledMoment] = {}
        self._weighed: dict[bytes, tuple[Found, ...]] = {}

    async def frames(self, table: Table) -> tuple[ReplayFrame, ...]:
        """Return the steps of an ended game; empty if its states were not kept."""
        key = table.id, table.record.epoch
        if (found := self._films.get(key)) is None:
            found = steps(await replay_frames(self._store, table.title, table.record))
        return _kept(self._films, key, found, FILMS)

    async def recalled(self, table: Table, state: Any, seat: Viewer, locale: str) -> RecalledMoment:
        """Return a state as `seat` saw it, or with everything shown."""
        record, game = table.record, table.game
        look = Look(game.name, game.schema, encode(state), record.secret, seat, locale, table.names)
        if (found := self._moments.get(look)) is None:
            found = await self._pool.run(recall, look)
        return _kept(self._moments, look, found, MOMENTS)

    async def weighed(self, table: Table, decision: Decision) -> tuple[Found, ...]:
        """Return what each choice of a decision promised as far as its seat could see, the best first."""
        game, seat, before = table.game, decision.seat, decision.before
        asked = question(table, seat, game.view(before, seat), game.asks(before, seat), self._budget)
        if (found := self._weighed.get(asked.view)) is None:
            found = await self._minds.run(weigh, asked)
        return _kept(self._weighed, asked.view, found, MOMENTS)

    async def filed(
        self, table: Table, language: str, limit: int, tell: Callable[[float], None] = lambda share: None
    ) -> bytes:
        """Make the file of an ended game, with the names that may be shown.

        It is made once for all who ask for it. `tell` gets the share of the work that is done. Raises TooLarge.
        """
        record = table.record
        names = tuple([await shown_names(self._store, record, table.say(each)) for each in LANGUAGES])
        key = table.id, record.epoch, names, language, limit
        if (making := self._files.get(key)) is None or (making.done() and (making.cancelled() or making.exception())):
            hearing = self._hearing[key] = []
            work = self._file(table, names, language, limit, hearing)
            making = asyncio.create_task(work, name=f"file of table {table.id}")
            making.add_done_callback(lambda done: self._hearing.pop(key, None))
        self._hearing.get(key, []).append(tell)
        return await asyncio.shield(_kept(self._files, key, making, FILES))

    async def _file(
        self,
        table: Table,
        names: Sequence[Sequence[str]],
        language: str,
        limit: int,
        hearing: Sequence[Callable[[float], None]],
    ) -> bytes:
        frames = await self.frames(table)
        copy = recording(table.title, table.id, names, table.record.secret, frames, self._link)

        def tell(share: float) -> None:
            for each in hearing:
                each(share)

        return await make_file(self._minds, copy, language, limit, tell)

    async def animated(self, animation: Animation) -> bytes:
        """Draw an animation, in processes that no picture waits for."""
        return await self._minds.run(animate, animation)


def _kept(kept: dict[Any, T], key: Any, value: T, most: int) -> T:
    """Store `value` as the newest of at most `most`."""
    kept.pop(key, None)
    kept[key] = value
    while len(kept) > most:
        kept.pop(next(iter(kept)))
    return value
