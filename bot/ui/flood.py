"""Too many presses of one person: answered once, then ignored for a moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Literal

WITHIN = 10.0
"""Seconds in which presses are counted."""

MOMENT = 10.0
"""Seconds for which a flood is ignored."""

REMEMBERED = 5000
"""People whose presses are counted at once; who was quiet longest is forgotten first."""

Verdict = Literal["serve", "tell", "ignore"]


class Flood:
    """Counts what each person presses and commands."""

    def __init__(self, most: int, now: Callable[[], float]) -> None:
        """Let everybody act `most` times in ten seconds, or as often as they like for 0."""
        self._most = most
        self._now = now
        self._acts: dict[int, deque[float]] = {}
        self._until: dict[int, float] = {}

    def verdict(self, user: int) -> Verdict:
        """Count one act of `user` and say what is to become of it."""
        if not self._most:
            return "serve"
        now = self._now()
        if now < self._until.get(user, now):
            return "ignore"
        self._until.pop(user, None)
        acts = self._acts.pop(user, deque())
        while acts and acts[0] <= now - WITHIN:
            acts.popleft()
        acts.append(now)
        if len(acts) > self._most:
            self._until[user] = now + MOMENT
            return "tell"
        self._acts[user] = acts
        if len(self._acts) > REMEMBERED:
            self._acts.pop(next(iter(self._acts)))
        return "serve"
