"""All that leaves the bot in a game, put into the box of whoever sees it: what two truths are compared by."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.ui.world import Request

TOKEN = re.compile(r":([0-9a-f]{12})\b")

SNOWFLAKE = re.compile(r"\b[0-9]{17,20}\b")
"""An id of Discord's: how many there were before tells how often others have pressed in private."""


@dataclass
class Traffic:
    """What the bot sent, by whom it can be seen, and the lines of the log; `states` is what was true meanwhile."""

    public: list[Any] = field(default_factory=list)
    private: dict[str, list[Any]] = field(default_factory=lambda: defaultdict(list))
    logged: list[Any] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)

    def sort(self, requests: Sequence[Request], names: Mapping[str | None, str]) -> None:
        """Put every request into the box of whoever sees its outcome, `names` are by user.

        Answers to a press come first in a private box, then what the reconciler does; reactions, which are added beside
        all painting, come last of all: which of them reaches Discord first depends on how busy the machine is.
        """

        def reconciled(request: Request) -> int:
            if "/reactions/" in request.path:
                return 2
            return request.viewer in names and request.path.startswith("/channels/")

        for request in sorted(requests, key=reconciled):
            sent = request._replace(body=own(request.body), viewer=None)
            box = self.private[names[request.viewer]] if request.viewer in names else self.public
            box.append(repr(sent))

    def log(self, lines: Sequence[Mapping[str, Any]]) -> None:
        """Keep the lines of the log, without the numbers drawn for a failure."""
        self.logged = [{key: value for key, value in line.items() if key != "reference"} for line in lines]


def numbered(box: Sequence[str]) -> list[str]:
    """Give the prints of questions in the order in which they come instead of the prints: those are keyed with the
    secret, and of a question that stands under the board they hold what is hidden too."""
    seen: dict[str, int] = {}
    return [TOKEN.sub(lambda found: f":{seen.setdefault(found[1], len(seen))}", sent) for sent in box]


def called(box: Sequence[Any]) -> list[Any]:
    """Give in the place of each id of Discord's which one it is in this box."""
    seen: dict[str, int] = {}

    def number(found: re.Match[str]) -> str:
        return f"id {seen.setdefault(found[0], len(seen))}"

    def named(sent: Any) -> Any:
        if isinstance(sent, dict):
            return {name: SNOWFLAKE.sub(number, part) if isinstance(part, str) else part for name, part in sent.items()}
        return SNOWFLAKE.sub(number, sent) if isinstance(sent, str) else sent

    return [named(sent) for sent in box]


def own(body: Any) -> Any:
    """Leave out what discord.py adds at random where the bot gives no nonce."""
    return {**body, "nonce": ""} if isinstance(body, dict) and str(body.get("nonce", "")).isdecimal() else body


def same(one: Sequence[Any], other: Sequence[Any]) -> None:
    """See that two boxes hold the same to the last byte, but for what Discord calls things."""
    for first, second in zip(called(one), called(other), strict=False):
        assert first == second
    assert len(one) == len(other)
