"""Of many alike, those that `make test` plays; `make drills` plays all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def few(names: Iterable[str], *played: str) -> list[ParameterSet]:
    """Give `names` as parameters of a test, those marked long that are not among the `played`."""
    return [pytest.param(name, marks=() if name in played else pytest.mark.long) for name in names]


def first(values: Iterable[Any], count: int = 1) -> list[ParameterSet]:
    """Give `values` as parameters of a test, all but the first `count` of them marked long."""
    return [pytest.param(each, marks=() if place < count else pytest.mark.long) for place, each in enumerate(values)]
