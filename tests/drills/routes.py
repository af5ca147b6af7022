"""The routes that the bot uses: recorded from the local worlds of all tests, and held against all that they use.

`ROUTES=record make test` adds to `routes.txt` what is new; each route in it has its faults in `faults.py`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from tests.ui.messages import Json

LIST = Path(__file__).with_name("routes.txt")


def listed() -> frozenset[str]:
    """Read the list."""
    return frozenset(LIST.read_text(encoding="utf-8").splitlines())


def used(wire: Sequence[Json]) -> frozenset[str]:
    """Give the routes of what went over the wire, as Discord writes them."""
    return frozenset(f"{exchange['method']} {exchange['template']}" for exchange in wire)


def check(wire: Sequence[Json]) -> None:
    """See that the bot used no route but those that the drills know."""
    new = used(wire) - listed()
    if new and os.environ.get("ROUTES") == "record":
        LIST.write_text("\n".join(sorted(new | listed())) + "\n", encoding="utf-8")
        return
    assert not new, f"no drill has faults for {sorted(new)}: see tests/drills/routes.py"
