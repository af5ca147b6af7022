"""Discord's rate limits for the requests of a bot. The local server enforces or only counts them."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.local.errors import Json

WEBHOOK = "/webhooks/{application_id}/{token}"
LONGEST = 600.0
"""The length in seconds of the longest time over which a rate limit counts requests."""
ROOM = 4096
"""The number of counters after which expired counters are removed."""


class Limit(NamedTuple):
    """A rate limit: a number of requests in a number of seconds, counted under one key.

    A 429 answer reports the `scope` of the limit.
    """

    key: str
    many: int
    per: float
    scope: str = "user"


class Buckets:
    """The rate limits of routes, of interactions, of the webhooks of a channel, and of the whole bot.

    The limit of a route is counted for each channel or server separately. Discord only publishes the limit of 50 a
    second (topics/rate-limits). The others are reported by developers and Discord's staff: those of an interaction's
    token and a channel's webhooks in discord-api-docs issues 367, 2701 and 3763. It is not known whether the limit of a
    channel's webhooks also counts edits. `counts_edits` says whether it does here.
    """

    limits = (
        ("POST /channels/{channel_id}/messages", 5, 5.0),
        ("PATCH /channels/{channel_id}/messages/{message_id}", 5, 5.0),
        ("DELETE /channels/{channel_id}/messages/{message_id}", 5, 1.0),
        ("PATCH /channels/{channel_id}", 2, LONGEST),
        ("PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me", 1, 0.25),
    )
    usual = (30, 1.0)
    everything = (50, 1.0)
    token = (5, 2.0)
    webhooks = (30, 60.0)
    counts_edits = False

    def __init__(self, clock: Callable[[], float], channel_of: Callable[[str], str]) -> None:
        self.clock = clock
        self._channel_of = channel_of
        self._times: dict[str, list[float]] = {}
        self._room = ROOM

    def ask(self, route: str, path: dict[str, str], headers: dict[str, str]) -> tuple[float, Limit] | None:
        """Count a request of the bot and write its rate limit into `headers`.

        If a limit is exceeded, return the seconds to wait and the limit. Otherwise return None.
        """
        now = self.clock()
        limits = list(self._limits(route, path))
        for limit in limits:
            times = self._times.setdefault(limit.key, [])
            times[:] = [moment for moment in times if moment > now - limit.per]
            if len(times) >= limit.many:
                self._write(limit, headers, now)
                return max(0.001, times[0] + limit.per - now), limit
        for limit in limits:
            self._times[limit.key].append(now)
        self._write(limits[0], headers, now)
        self._remove_expired(now)
        return None

    def _limits(self, route: str, path: dict[str, str]) -> Iterator[Limit]:
        """Yield the rate limits that count a request. The headers of the answer describe the first one."""
        method, template = route.split(" ", 1)
        if template.startswith(WEBHOOK) and method != "GET":
            yield Limit(f"webhook {path['token']}", *self.token)
            if method == "POST" or (method == "PATCH" and self.counts_edits):
                yield Limit(f"webhooks of {self._channel_of(path['token'])}", *self.webhooks, "shared")
            return
        many, per = next(((n, s) for name, n, s in self.limits if name == route), self.usual)
        major = next((path[k] for k in ("channel_id", "guild_id", "token") if k in path), "")
        yield Limit(f"{route} {major}", many, per)
        if "{token}" not in template:
            yield Limit("everything", *self.everything, "global")

    def _write(self, limit: Limit, headers: dict[str, str], now: float) -> None:
        times = self._times[limit.key]
        reset = times[0] + limit.per - now if times else limit.per
        headers |= {
            "X-RateLimit-Limit": str(limit.many), "X-RateLimit-Remaining": str(max(0, limit.many - len(times))),
            "X-RateLimit-Reset": f"{now + reset:.3f}", "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": format(zlib.crc32(limit.key.rsplit(" ", 1)[0].encode()), "08x"),
        }  # fmt: skip

    def _remove_expired(self, now: float) -> None:
        """Remove counters that have expired. There would be very many, because each interaction has its own."""
        if len(self._times) > self._room:
            self._times = {key: times for key, times in self._times.items() if times and times[-1] > now - LONGEST}
            self._room = max(ROOM, 2 * len(self._times))


class OldEdits:
    """The limit on edits of messages older than an hour: three edits in six seconds for each channel.

    Discord refuses more with error 30046. Source: discord-userdoccers, resources/message. Discord's own documentation
    names the error without these numbers.
    """

    hour, many, per = 3600.0, 3, 6.0

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._times: dict[str, list[float]] = {}

    def ask(self, message: Json) -> float | None:
        """Count an edit of an old message.

        If there are too many edits, return the seconds to wait. Otherwise return None.
        """
        now = self._clock()
        if now - message["_born"] < self.hour:
            return None
        times = self._times.setdefault(message["channel_id"], [])
        times[:] = [t for t in times if t > now - self.per]
        if len(times) >= self.many:
            return times[0] + self.per - now
        times.append(now)
        return None
