"""What proves a claim of Escape from Colditz untrue, and what does not."""

from __future__ import annotations

import pytest

from cogs.colditz.claims import CLAIMS
from cogs.colditz.events.cards import Diverted, Drew, Played, Reacted
from cogs.colditz.events.guards import Discovered
from cogs.colditz.events.prisoners import Dug, Intercepted
from cogs.colditz.events.roll_call import CalledRoll
from cogs.colditz.events.trades import Traded

BY_NAME = {each.name: each for each in CLAIMS}

HID = Reacted(0, "hide", "0.1")


@pytest.mark.parametrize(
    ("name", "events", "proved"),
    [
        ("sleeve", (HID,), True),
        ("sleeve", (Drew(1), HID), True),
        ("sleeve", (Drew(0), HID), False),
        ("sleeve", (Traded(1, 0), HID), False),
        ("sleeve", (Intercepted(0, "1.0", "key"),), True),
        ("sleeve", (Played(0, "release"),), False),
        ("harmless", (Diverted(0, 2),), True),
        ("harmless", (Played(0, "shoot"),), True),
        ("harmless", (CalledRoll(0),), True),
        ("harmless", (HID,), False),
        ("tunnel", (Dug(0, "chapel", ("0.1", "0.2")),), True),
        ("tunnel", (Discovered(0, "chapel", ()),), True),
        ("tunnel", (Played(0, "search"),), False),
    ],
)
def test_what_all_have_heard_proves(name, events, proved):
    assert BY_NAME[name].refuted(0, events) == proved
    assert not BY_NAME[name].refuted(3, events)
