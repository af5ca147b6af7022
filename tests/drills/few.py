"""Of many alike, those that `make test` plays; `make drills` plays all."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet


def few(names: Iterable[str], *played: str) -> list[ParameterSet]:
    """Give `names` as parameters of a test, those marked long that are not among the `played`."""
    return [pytest.param(name, marks=() if name in played else pytest.mark.long) for name in names]
