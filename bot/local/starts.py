"""How often a bot may begin a session: Discord's session start limit."""

from __future__ import annotations

from collections.abc import Callable

from bot.local.errors import Json


class Starts:
    """So many a day; of the shards that leave the same rest when divided by `concurrency`, one in five seconds."""

    day, total, pause = 86400.0, 1000, 5.0

    def __init__(self, clock: Callable[[], float], concurrency: int) -> None:
        self._clock, self.concurrency = clock, concurrency
        self._begun: list[float] = []
        self._last: dict[int, float] = {}

    @property
    def limit(self) -> Json:
        """What `GET /gateway/bot` says of it."""
        now = self._clock()
        self._begun = [moment for moment in self._begun if moment > now - self.day]
        reset = self._begun[0] + self.day - now if self._begun else 0.0
        return {
            "total": self.total, "remaining": self.total - len(self._begun), "reset_after": int(reset * 1000),
            "max_concurrency": self.concurrency,
        }  # fmt: skip

    def early(self, shard: int) -> bool:
        """Whether a session would begin too soon after another one, or be one too many."""
        last = self._last.get(shard % self.concurrency)
        return self.limit["remaining"] <= 0 or (last is not None and self._clock() - last < self.pause)

    def begin(self, shard: int) -> None:
        """Count a session that begins."""
        self._begun.append(self._clock())
        self._last[shard % self.concurrency] = self._clock()
