"""Of many alike, those that `make test` plays; `make drills` plays all."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

SHARE = 3


def few(names: Iterable[str], *played: str) -> list[ParameterSet]:
    """Give `names` as parameters of a test, those marked long that are not among the `played`."""
    return [pytest.param(name, marks=() if name in played else pytest.mark.long) for name in names]


def share(items: Iterable[pytest.Function]) -> None:
    """Mark as long all `items` but those of the first test of each file and of every third one after it."""
    tests: dict[Path, list[str]] = {}
    for item in items:
        known = tests.setdefault(item.path, [])
        if item.originalname not in known:
            known.append(item.originalname)
        if known.index(item.originalname) % SHARE:
            item.add_marker("long")
