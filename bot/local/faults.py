"""Faults of the network or of Discord, which a test or a player causes on purpose."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from bot.local.errors import REFUSALS, Json
from bot.local.gateway import Gateway


@dataclass(slots=True)
class Fault:
    """A fault that makes all matching requests fail.

    With `after`, a request is carried out before it fails. With `drop`, the connection is cut instead of answered.
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
        """Return the status and the body of the error answer. Add the rate limit to `headers`."""
        assert self.status is not None
        if self.status != 429:
            return self.status, {"code": self.code, "message": self.message}
        if self.cloudflare:
            headers.pop("Via", None)
        return 429, too_many(headers, self.retry_after, self.scope) | {"code": self.code}


def too_many(headers: dict[str, str], retry_after: float, scope: str) -> Json:
    """Write the rate limit into the `headers` of a 429 answer. Return the body of the answer."""
    headers["Retry-After"], headers["X-RateLimit-Scope"] = f"{retry_after:.3f}", scope
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"
    text = "You are being rate limited."
    return {"message": text, "code": 0, "retry_after": retry_after, "global": scope == "global"}


class Faults:
    """The faults that are active now, of REST requests and of the gateway."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self.pending: list[Fault] = []
        self.dm_refusal = 0

    def add(self, method: str, path_regex: str, times: int = 1, **kind: Any) -> Fault:
        """Make the next `times` requests fail whose path matches `path_regex`. `method` may be `*` for any."""
        if kind.get("drop") == "after":
            kind["after"] = True
        fault = Fault(method, re.compile(path_regex), times, **kind)
        self.pending.append(fault)
        return fault

    def clear(self) -> None:
        """Remove all faults, and accept gateway connections again."""
        self.pending.clear()
        self.dm_refusal = 0
        self.up()

    def refuse_dms(self, code: int) -> None:
        """Refuse the bot's direct messages to users to whom it has never written.

        `code` is Discord's error code: 40003 for too many new conversations, 20026 for a bot in quarantine.
        """
        if code not in REFUSALS:
            raise ValueError(f"not one of {sorted(REFUSALS)}: {code}")
        self.dm_refusal = code

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that applies to a request, and count it as used. Return None if no fault applies."""
        for fault in self.pending:
            if fault.method in (method, "*") and fault.path.search(path):
                fault.times -= 1
                if fault.times <= 0:
                    self.pending.remove(fault)
                return fault
        return None

    def drop_sockets(self) -> None:
        """Cut every gateway connection without a closing frame."""
        self._gateway.drop()

    def close_sockets(self, code: int = 4000) -> None:
        """Close every gateway connection with the close code `code`."""
        self._gateway.close_all(code)

    def reconnect(self) -> None:
        """Ask the bot to reconnect and resume its sessions."""
        self._gateway.send_all(7, None)

    def invalid_session(self) -> None:
        """Send *invalid session* to the bot, and delete the bot's sessions."""
        self._gateway.invalidate()

    def down(self) -> None:
        """Cut all gateway connections and refuse new ones."""
        self._gateway.refusing = True
        self._gateway.drop()

    def up(self) -> None:
        """Accept gateway connections again, after a call of `down`."""
        self._gateway.refusing = False
