"""What comes of each fault at each place: played, and read from `outcomes.txt`."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.drills.cell import Cell, quiet
from tests.drills.faults import FOR_EVER, KINDS, PATIENT, PLACES
from tests.drills.table import Drill
from tests.ui.messages import items, says

OUTCOMES = Path(__file__).with_name("outcomes.txt")


async def outcome(lab: Drill, name: str, kind: str) -> str:
    """Play one cell and give its line: what became of the table, what the presser saw, and when people saw the rest."""
    place = PLACES[name]
    cell = Cell(lab, place.unknown)
    await place.prepare(cell)
    fault = {**KINDS[kind]}
    if kind == "404":
        fault["code"] = place.unknown
    planted = lab.server.faults.add(place.route.split()[0], cell.path, FOR_EVER, **fault)
    assert cell.act is not None
    said = await cell.act()
    await quiet(lab)
    assert planted.times < FOR_EVER, "the fault was never met"
    _, record, _, _ = await lab.stored()
    table = record.status + (", barred" if record.barred is not None else "")
    left, told = dict(cell.facts), []
    told.append(("at once", _true(left)))
    lab.server.faults.clear()
    with contextlib.suppress(AssertionError):
        await lab.until(lambda: all(seen() for seen in left.values()), PATIENT)
    told.append(("by itself", _true(left)))
    await lab.settle()
    if left:
        again = (lab.ben, "Join") if record.status == "lobby" else (lab.ana, "My hand")
        if any(says(item) == again[1] and not item.get("disabled") for item in items(lab.board)):
            await again[0].press(lab.board, again[1])
        with contextlib.suppress(AssertionError):
            await lab.until(lambda: all(seen() for seen in left.values()), PATIENT)
        told.append(("with a press", _true(left)))
    told.append(("not", [*left]))
    _, record, _, _ = await lab.stored()
    after = record.status + (", barred" if record.barred is not None else "")
    parts = [f"{when}: {', '.join(facts)}" for when, facts in told if facts]
    return " | ".join([table if table == after else f"{table}, then {after}", said, *parts])


def _true(left: dict[str, Callable[[], Any]]) -> list[str]:
    """Take out what people see by now."""
    seen = [name for name, is_seen in left.items() if is_seen()]
    for name in seen:
        del left[name]
    return seen


def expected() -> dict[tuple[str, str], str]:
    """Read what comes of each pair."""
    lines = OUTCOMES.read_text(encoding="utf-8").splitlines()
    cells = [line.split(" | ", 2) for line in lines if line]
    return {(name, kind): rest for name, kind, rest in cells}
