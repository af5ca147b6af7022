"""Faults of the network or of Discord that a test or a player causes on purpose."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from bot.local.errors import REFUSALS, Json
from bot.local.gateway import Gateway


@dataclass(slots=True)
class Fault:
    """A fault of all requests that match.

    With `after`, the request is carried out before it fails. With `drop`, the connection is cut instead of answering.
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
        """Return the status and body of the error answer. Rate limit `headers` are added."""
        assert self.status is not None
        if self.status != 429:
            return self.status, {"code": self.code, "message": self.message}
        if self.cloudflare:
            headers.pop("Via", None)
        return 429, too_many(headers, self.retry_after, self.scope) | {"code": self.code}


def too_many(headers: dict[str, str], retry_after: float, scope: str) -> Json:
    """Fill in the `headers` of a 429 answer and return its body."""
    headers["Retry-After"], headers["X-RateLimit-Scope"] = f"{retry_after:.3f}", scope
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"
    text = "You are being rate limited."
    return {"message": text, "code": 0, "retry_after": retry_after, "global": scope == "global"}


class Faults:
    """The faults of REST requests and of the gateway that are active now."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self.pending: list[Fault] = []
        self.dm_refusal = 0

    def add(self, method: str, path_regex: str, times: int = 1, **kind: Any) -> Fault:
        """Make the next `times` requests fail whose path matches. `method` may be `*`."""
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
        """Refuse direct messages to users to whom the bot has not written before.

        Code 40003 means too many new conversations; 20026 that the bot is quarantined.
        """
        if code not in REFUSALS:
            raise ValueError(f"not one of {sorted(REFUSALS)}: {code}")
        self.dm_refusal = code

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that applies to this request and count it as used; None if there is none."""
        for fault in self.pending:
            if fault.method in (method, "*") and fault.path.search(path):
                fault.times -= 1
                if fault.times <= 0:
                    self.pending.remove(fault)
                return fault
        return None

    def drop_sockets(self) -> None:
        """Cut every gateway connection without a close frame."""
        self._gateway.drop()

    def close_sockets(self, code: int = 4000) -> None:
        """Close every gateway connection with a close code."""
        self._gateway.close_all(code)

    def reconnect(self) -> None:
        """Ask the bot to reconnect and resume its sessions."""
        self._gateway.send_all(7, None)

    def invalid_session(self) -> None:
        """Send *invalid session* to the bot and delete its sessions."""
        self._gateway.invalidate()

    def down(self) -> None:
        """Cut all gateway connections and refuse new ones."""
        self._gateway.refusing = True
        self._gateway.drop()

    def up(self) -> None:
        """Accept gateway connections again."""
        self._gateway.refusing = False
