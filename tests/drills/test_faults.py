"""All routes, all faults: `outcomes.txt` says what the table does and what people see; a few in `make test`.

`OUTCOMES=write` writes a line instead of holding it against what is there: read the difference before you keep it.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from filelock import FileLock

from tests.drills import fault_outcomes, routes
from tests.drills.conftest import opened_lab
from tests.drills.fault_outcomes import OUTCOMES
from tests.drills.faults import KINDS, PLACES
from tests.drills.table import Drill

CELLS = [(name, kind) for name in PLACES for kind in KINDS]

FEW = {("board edited", "403"), ("board edited", "500"), ("ping posted", "404"), ("hand edited", "403"),
       ("first answer", "cut"), ("channel looked at", "500"), ("start: commands", "429")}  # fmt: skip


def test_every_route_has_its_faults() -> None:
    assert {place.route for place in PLACES.values()} == routes.listed()


def test_every_cell_says_what_comes_of_it() -> None:
    assert [*fault_outcomes.expected()] == CELLS


@pytest_asyncio.fixture
async def rough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Drill]:
    """A table at which errors may be logged."""
    monkeypatch.setattr("bot.ui.reconcile.reach.APART", 0.1)
    async with opened_lab(tmp_path, monkeypatch, again=(0.4, 0.4)) as (lab, _):
        yield lab


@pytest.mark.parametrize(
    ("name", "kind"),
    [pytest.param(*cell, marks=() if cell in FEW else pytest.mark.long, id=" ".join(cell)) for cell in CELLS],
)
async def test_a_fault(rough: Drill, name: str, kind: str) -> None:
    comes = await fault_outcomes.outcome(rough, name, kind)
    if os.environ.get("OUTCOMES") == "write":
        with FileLock(Path(tempfile.gettempdir(), f"outcomes-{os.getuid()}.lock")):
            known = {**fault_outcomes.expected(), (name, kind): comes}
            lines = [f"{each[0]} | {each[1]} | {known[each]}" for each in CELLS if each in known]
            OUTCOMES.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    assert comes == fault_outcomes.expected()[name, kind]
