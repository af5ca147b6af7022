"""What proves a claim of Stalag 17 untrue, and what does not."""

from __future__ import annotations

import pytest

from cogs.stalag17.claims import CLAIMS
from cogs.stalag17.events import Counted, Drew, EscapeFailed, GuardRefused, Planned, Played

BY_NAME = {each.name: each for each in CLAIMS}

FAILED = EscapeFailed(0, ("map-1.1",), 0, 5, 2)


def counted(*hand: str, laid: tuple[str, ...] = ()) -> Counted:
    return Counted(0, "counted", hand, laid, 0, 0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("name", "events", "proved"),
    [
        ("meets", (Played(0), FAILED), True),
        ("meets", (GuardRefused(0, "runaway-3.1", 3), FAILED), False),
        ("meets", (Planned(1, 2, (), 4), FAILED), False),
        ("barracks", (FAILED,), True),
        ("barracks", (counted(laid=("barracks.1", "map-1.1")),), False),
        ("barracks", (counted(laid=("map-1.1",)),), True),
        ("barracks", (Planned(1, 2, (), 4), FAILED), False),
        ("light", (FAILED, counted("barracks.1", "information.1")), True),
        ("light", (Drew(0, 1), counted("barracks.1", "information.1")), False),
        ("light", (Drew(1, 1), counted("map-1.1", "information.1")), False),
    ],
)
def test_what_all_have_heard_proves(name, events, proved):
    assert BY_NAME[name].refuted(0, events) == proved
    assert not BY_NAME[name].refuted(1, events)
