"""A cache for functions of a state, valid while the state's relevant fields stay the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar

from cogs.colditz.state import State

Value = TypeVar("Value")

PAWNS = ("officers", "guards")
"""The fields that the places of pawns depend on."""

BOARD = (*PAWNS, "tunnels", "active", "turn")
"""The fields that the moves of pawns depend on."""


UNKNOWN: Any = object()
"""Marks a result that is not cached yet."""


def remembered(*fields: str) -> Callable[[Callable[..., Value]], Callable[..., Value]]:
    """Return a decorator that caches a function of a state by the values of `fields`.

    The function must read only these fields. Only results for the last values are kept. That suffices, since most calls
    concern the same position and a trade moves no man.
    """
    looked_at = attrgetter(*fields)

    def keeping(work: Callable[..., Value]) -> Callable[..., Value]:
        last: tuple[State | None, Any, dict[Any, Value]] = (None, None, {})

        @wraps(work)
        def recall(state: State, *rest: Any) -> Value:
            nonlocal last
            before, known, answers = last
            if before is not state:
                now = looked_at(state)
                if now != known:
                    known, answers = now, {}
                last = (state, known, answers)
            answer: Value = answers.get(rest, UNKNOWN)
            if answer is UNKNOWN:
                answer = answers[rest] = work(state, *rest)
            return answer

        return recall

    return keeping
