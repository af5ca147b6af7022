"""Keep computed data of ended games up to date: outcomes and ratings."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog

from bot.archive.day import DAY, day_of, is_told
from bot.archive.outcomes import RECKONED, outcome
from bot.archive.ratings import may_change, people, rated, teams
from bot.archive.states import states_of
from bot.deadline import Deadline
from bot.installed_games import installed_game
from bot.tasks import finished
from storage.records.outcomes import PlayedRecord, RatingRecord
from storage.store import Store
from storage.store_errors import StoreError

log = structlog.get_logger()


class Keeper:
    """Computes missing outcomes and ratings in the background, when a game has ended and once an hour."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()
        self._unreadable: set[int] = set()

    def wake(self) -> None:
        """Start to compute missing outcomes and ratings in the background."""
        task = asyncio.create_task(self._try(), name="outcomes")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def flush(self) -> bool:
        """Wait until no outcomes or ratings are being computed. Return whether there was any work."""
        return await finished(self._running)

    async def close(self, deadline: Deadline) -> None:
        """Wait for the present work until the deadline, then cancel what is left of it.

        The next start of the bot does the remaining work.
        """
        await deadline.wait(self.flush())
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def catch_up(self, tell: Callable[[int], None] = lambda done: None) -> int:
        """Compute missing outcomes and ratings. Return how many outcomes were computed.

        The function `tell` is called after each game with the number of outcomes so far.
        """
        async with self._lock:
            done = 0
            for number in await self._store.without_outcome(RECKONED):
                if number not in self._unreadable:
                    done += await self._reckon(number)
                    tell(done)
            while games := await self._store.unrated():
                for played in games:
                    if not await self._store.rate(played, await self._rated(played)):
                        break
            return done

    async def annul(self, table: int, annulled: bool) -> bool:
        """Exclude an ended game from all ratings and statistics, or include it again. Recompute all ratings.

        `annulled` says which. Return False if there is no such game.
        """
        if not await self._store.annul(table, annulled):
            return False
        await self._store.forget_ratings()
        await self.catch_up()
        return True

    async def again(self, tell: Callable[[int], None] = lambda done: None) -> int:
        """Compute all outcomes and ratings again. Return the number of games.

        The function `tell` is called after each game with the number of games so far.
        """
        await self._store.forget_outcomes()
        return await self.catch_up(tell)

    async def _reckon(self, number: int) -> bool:
        """Compute the outcome of an ended game. Return whether it was stored.

        If the game cannot be read, no outcome is stored. The outcome of a day's escape is computed when its day is
        over.
        """
        record = await self._store.load(number)
        assert record is not None
        if not is_told(record, self._now()):
            return False
        try:
            chosen = installed_game(record.game)
            rows, states = await self._store.moves(number), await states_of(self._store, chosen.game, record)
            found = await asyncio.to_thread(outcome, chosen, record, rows, states)
        except StoreError:
            raise
        except Exception:
            log.exception("an ended game counts in nothing", table=number)
            self._unreadable.add(number)
            return False
        await self._store.keep_outcome(number, found)
        return True

    async def _rated(self, played: PlayedRecord) -> dict[str, RatingRecord]:
        """Return the new ratings after a game, by the key of each rating.

        There are none if two of its people have already changed each other's ratings often enough that day.
        """
        day = day_of(played.ended) * DAY
        if not may_change(people(played), await self._store.rated_since(day, played.ended, played.table)):
            return {}
        return rated(played, await self._store.ratings(played.game, {who for team in teams(played) for who in team}))

    async def _try(self) -> None:
        try:
            await self.catch_up()
        except StoreError as error:
            log.warning("outcomes not reckoned", error=str(error))
