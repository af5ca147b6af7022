"""What was found out about a state, kept until another state is asked about."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from cogs.colditz.state import State

Value = TypeVar("Value")


def remembered(work: Callable[..., Value]) -> Callable[..., Value]:
    """Keep the answers of `work(state, ...)` for the last state it was asked about: asks, fields and refusals of one
    position look at the same ways."""
    last: list[tuple[State | None, dict[Any, Value]]] = [(None, {})]

    @wraps(work)
    def recall(state: State, *rest: Any) -> Value:
        known, answers = last[0]
        if known is not state:
            answers = {}
            last[0] = (state, answers)
        if rest not in answers:
            answers[rest] = work(state, *rest)
        return answers[rest]

    return recall
