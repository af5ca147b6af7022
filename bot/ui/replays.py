"""Loads ended games for replays and computes what a replay shows. The last results are cached."""

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
"""How many games, moments of games and replay files are cached."""

T = TypeVar("T")


class Replays:
    """Loads ended games, and computes what their replays show in the processes of `pool`."""

    def __init__(self, store: Store, pool: Pool, minds: Pool, seconds: float = 0.0, link: str = "") -> None:
        """Create an object that makes replays of the games in `store`.

        `pool` has processes for quick work. The processes of `minds` make files and animations, which take long. They
        also search for `seconds` per decision. Files end with `link`, the URL for installing the bot.
        """
        self._link = link
        self._store = store
        self._pool = pool
        self._minds = minds
        self._budget = search_budget(seconds)
        self._files: dict[Any, asyncio.Task[bytes]] = {}
        self._hearing: dict[Any, list[Callable[[float], None]]] = {}
        """Functions that are told the progress of each file that is being made, by the file's key."""
        self._films: dict[tuple[int, int], tuple[ReplayFrame, ...]] = {}
        self._moments: dict[Any, RecalledMoment] = {}
        self._weighed: dict[bytes, tuple[Found, ...]] = {}

    async def frames(self, table: Table) -> tuple[ReplayFrame, ...]:
        """Return the steps of the replay of an ended game. It is empty if the game's states are not stored."""
        key = table.id, table.record.epoch
        if (found := self._films.get(key)) is None:
            found = steps(await replay_frames(self._store, table.title, table.record))
        return _keep(self._films, key, found, FILMS)

    async def recalled(self, table: Table, state: Any, seat: Viewer, locale: str) -> RecalledMoment:
        """Return a moment of a game, with text and picture as `seat` saw it.

        If `seat` is None, everything is revealed.
        """
        record, game = table.record, table.game
        look = Look(game.name, game.schema, encode(state), record.secret, seat, locale, table.names)
        if (found := self._moments.get(look)) is None:
            found = await self._pool.run(recall, look)
        return _keep(self._moments, look, found, MOMENTS)

    async def weighed(self, table: Table, decision: Decision) -> tuple[Found, ...]:
        """Return the estimated value of each possible choice in a decision, the best choice first.

        The estimate only uses what the player knew at that time.
        """
        game, seat, before = table.game, decision.seat, decision.before
        asked = question(table, seat, game.view(before, seat), game.asks(before, seat), self._budget)
        if (found := self._weighed.get(asked.view)) is None:
            found = await self._minds.run(weigh, asked)
        return _keep(self._weighed, asked.view, found, MOMENTS)

    async def filed(
        self, table: Table, language: str, limit: int, tell: Callable[[float], None] = lambda share: None
    ) -> bytes:
        """Return the replay file of an ended game as bytes. It has no names of players who hide them.

        If several people request the file, it is made once. While it is being made, `tell` is called with the finished
        share of the work. Raises TooLarge.
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
        return await asyncio.shield(_keep(self._files, key, making, FILES))

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
        """Return an animation as bytes.

        It is drawn in processes that are not needed for the pictures of running games.
        """
        return await self._minds.run(animate, animation)


def _keep(kept: dict[Any, T], key: Any, value: T, most: int) -> T:
    """Add `value` to the cache `kept` as its newest entry and return it.

    Remove the oldest entries beyond `most`.
    """
    kept.pop(key, None)
    kept[key] = value
    while len(kept) > most:
        kept.pop(next(iter(kept)))
    return value
