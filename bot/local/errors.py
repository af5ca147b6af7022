"""The error answers of Discord, as the local server sends them."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

UNKNOWN = {
    "application": 10002, "channel": 10003, "guild": 10004, "member": 10007, "message": 10008, "role": 10011,
    "user": 10013, "webhook": 10015, "interaction": 10062, "command": 10063,
}  # fmt: skip


REFUSALS = {
    40003: "You are opening direct messages too fast",
    20026: "This application is quarantined by the anti-spam system",
}
"""Reasons why Discord refuses a bot's first message to a user, by error code.

The reason is a problem of the bot and not of the user.
"""


class ApiError(Exception):
    """Raised by the local server to answer a request with one of Discord's errors."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None, **more: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.body: Json = {"message": message, "code": code, **more}
        if errors:
            self.body["errors"] = errors


def form_error(path: str, code: str, message: str) -> ApiError:
    """Return error 50035 (*Invalid Form Body*) for the field of a request at the dotted path `path`.

    An empty path means the whole body.
    """
    node: Json = {"_errors": [{"code": code, "message": message}]}
    for part in reversed([part for part in path.split(".") if part]):
        node = {part: node}
    return ApiError(400, 50035, "Invalid Form Body", node)


def unknown(what: str) -> ApiError:
    """Return the 404 error for a missing object. `what` names its kind."""
    code = UNKNOWN[what]
    name = "Unknown interaction" if what == "interaction" else f"Unknown {what.title()}"
    return ApiError(404, code, name)


def not_imitated(route: str) -> ApiError:
    """Return an error for a request that this server does not imitate.

    An error is better than a wrong answer.
    """
    return ApiError(501, 0, f"Not part of the local server: {route}")
