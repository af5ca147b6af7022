"""A cache for functions of a game state.

A result is kept as long as the fields of the state that the function reads stay the same.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar

from cogs.colditz.state import State

Value = TypeVar("Value")

PAWNS = ("officers", "guards")
"""The fields of a state that decide where pawns are."""

BOARD = (*PAWNS, "tunnels", "active", "turn")
"""The fields of a state that decide how pawns can move."""


UNKNOWN: Any = object()
"""A value that means: this result is not cached yet."""


def remembered(*fields: str) -> Callable[[Callable[..., Value]], Callable[..., Value]]:
    """Return a decorator that caches the results of a function of a state.

    The function must read only the named `fields` of the state. Only results for the last values of these fields are
    kept. That suffices, since most calls are about the same position.
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
