"""Of many alike, those that `make test` plays; `make drills` plays all."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")

SHARE = 3
"""Of so many tests alike one is played."""


def few(values: Iterable[T], *played: T) -> list[ParameterSet]:
    """Give `values` as parameters of a test, those marked long that are not among the `played`."""
    return [pytest.param(value, marks=() if value in played else pytest.mark.long) for value in values]


def share(items: Iterable[pytest.Function]) -> None:
    """Mark as long all `items` but those of the first test of each file and of every third one after it."""
    tests: dict[Path, list[str]] = {}
    for item in items:
        known = tests.setdefault(item.path, [])
        if item.originalname not in known:
            known.append(item.originalname)
        if known.index(item.originalname) % SHARE:
            item.add_marker("long")


def first(values: Iterable[T], count: int = 1) -> list[ParameterSet]:
    """Give `values` as parameters of a test, all but the first `count` of them marked long."""
    return [pytest.param(each, marks=() if place < count else pytest.mark.long) for place, each in enumerate(values)]
