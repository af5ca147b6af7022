"""What goes wrong on demand, and Discord's own limits on how often one may ask."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.local.errors import Json
from bot.local.gateway import Gateway


@dataclass(slots=True)
class Fault:
    """One thing that is to go wrong with matching requests.

    `after` carries the request out before it fails; `drop` cuts the connection instead of answering.
    """

    method: str
    path: re.Pattern[str]
    times: int = 1
    status: int | None = None
    after: bool = False
    delay: float = 0.0
    drop: str | None = None
    retry_after: float = 1.0
    code: int = 0
    message: str = "injected"
    scope: str = "user"
    cloudflare: bool = False

    def answer(self, headers: dict[str, str]) -> tuple[int, Json]:
        """The error that is answered."""
        assert self.status is not None
        if self.status != 429:
            return self.status, {"code": self.code, "message": self.message}
        if self.cloudflare:
            headers.pop("Via", None)
        return 429, too_many(headers, self.retry_after, self.scope) | {"code": self.code}


def too_many(headers: dict[str, str], retry_after: float, scope: str) -> Json:
    """The body of a 429, with its headers."""
    headers["Retry-After"], headers["X-RateLimit-Scope"] = f"{retry_after:.3f}", scope
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"
    text = "You are being rate limited."
    return {"message": text, "code": 0, "retry_after": retry_after, "global": scope == "global"}


class Faults:
    """Faults of the REST side, and of the gateway."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self.pending: list[Fault] = []

    def add(self, method: str, path_regex: str, times: int = 1, **kind: Any) -> Fault:
        """Fail the next `times` requests whose path matches; `method` may be `*`."""
        if kind.get("drop") == "after":
            kind["after"] = True
        fault = Fault(method, re.compile(path_regex), times, **kind)
        self.pending.append(fault)
        return fault

    def clear(self) -> None:
        """Nothing goes wrong any more, and the gateway is up."""
        self.pending.clear()
        self.up()

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that this request meets."""
        for fault in self.pending:
            if fault.method in (method, "*") and fault.path.search(path):
                fault.times -= 1
                if fault.times <= 0:
                    self.pending.remove(fault)
                return fault
        return None

    def drop_sockets(self) -> None:
        """Cut every gateway connection without a word."""
        self._gateway.drop()

    def close_sockets(self, code: int = 4000) -> None:
        """Close every gateway connection with a code."""
        self._gateway.close_all(code)

    def reconnect(self) -> None:
        """Ask the bot to reconnect and resume."""
        self._gateway.send_all(7, None)

    def invalid_session(self) -> None:
        """Tell the bot that its session is gone."""
        self._gateway.invalidate()

    def down(self) -> None:
        """Cut the gateway and refuse new connections."""
        self._gateway.refusing = True
        self._gateway.drop()

    def up(self) -> None:
        """Let the bot connect again."""
        self._gateway.refusing = False


class Buckets:
    """Rate limits per route and major parameter, and one over all that are not an interaction's."""

    limits = (
        ("POST /channels/{channel_id}/messages", 5, 5.0),
        ("PATCH /channels/{channel_id}/messages/{message_id}", 5, 5.0),
        ("DELETE /channels/{channel_id}/messages/{message_id}", 5, 1.0),
        ("PATCH /channels/{channel_id}", 2, 600.0),
    )
    usual = (30, 1.0)
    everything = (50, 1.0)

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._times: dict[str, list[float]] = {}

    def ask(self, route: str, path: dict[str, str], headers: dict[str, str]) -> tuple[float, str] | None:
        """Count a request; the seconds to wait and the scope when it is one too many."""
        if not route.startswith(("POST /interactions", "POST /webhooks", "PATCH /webhooks")):
            wait = self._count("everything", *self.everything)
            if wait:
                return wait, "global"
        many, per = next(((n, s) for name, n, s in self.limits if name == route), self.usual)
        major = next((path[k] for k in ("channel_id", "guild_id", "token") if k in path), "")
        key = f"{route} {major}"
        wait = self._count(key, many, per)
        now, times = self._clock(), self._times[key]
        reset = times[0] + per - now if times else per
        headers |= {
            "X-RateLimit-Limit": str(many), "X-RateLimit-Remaining": str(max(0, many - len(times))),
            "X-RateLimit-Reset": f"{now + reset:.3f}", "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": format(zlib.crc32(route.encode()), "08x"),
        }  # fmt: skip
        return (wait, "user") if wait else None

    def _count(self, key: str, many: int, per: float) -> float | None:
        times, now = self._times.setdefault(key, []), self._clock()
        while times and times[0] <= now - per:
            times.pop(0)
        if len(times) >= many:
            return max(0.001, times[0] + per - now)
        times.append(now)
        return None


class OldEdits:
    """30046: messages older than an hour are edited three times in six seconds a channel, as was measured."""

    hour, many, per = 3600.0, 3, 6.0

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._times: dict[str, list[float]] = {}

    def ask(self, message: Json) -> float | None:
        """The seconds to wait when this edit is one too many."""
        now = self._clock()
        if now - message["_born"] < self.hour:
            return None
        times = self._times.setdefault(message["channel_id"], [])
        times[:] = [t for t in times if t > now - self.per]
        if len(times) >= self.many:
            return times[0] + self.per - now
        times.append(now)
        return None
