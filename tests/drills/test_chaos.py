"""A short form of `make chaos`: six things go wrong, and all comes right again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.drills.chaos import raged
from tests.postgres import Cluster

TROUBLES = 6


@pytest.mark.long
async def test_six_troubles_on_sqlite(tmp_path: Path) -> None:
    done = await raged(tmp_path, float("inf"), seed=7, troubles=TROUBLES)
    assert done["acknowledged moves"] > 0


@pytest.mark.long
async def test_six_troubles_on_postgresql(tmp_path: Path, cluster: Cluster) -> None:
    done = await raged(tmp_path, float("inf"), seed=8, cluster=cluster, troubles=TROUBLES)
    assert done["acknowledged moves"] > 0
