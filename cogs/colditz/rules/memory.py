"""What was found out about a state, kept while what it depends on stays the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar

from cogs.colditz.state import State

Value = TypeVar("Value")

PAWNS = ("officers", "guards")
"""On what it depends who stands where."""

BOARD = (*PAWNS, "tunnels", "active", "turn")
"""On what it depends where pawns can go."""


UNKNOWN: Any = object()
"""In the place of an answer that was not worked out yet."""


def remembered(*fields: str) -> Callable[[Callable[..., Value]], Callable[..., Value]]:
    """Keep the answers of a function of a state, which looks at these `fields` alone, for the last ones that it was
    asked about: asks, ways and refusals of one position look at the same things, and a trade leaves all men in place.
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
