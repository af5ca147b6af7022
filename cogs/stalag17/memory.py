"""What a server remembers of ended games of Stalag 17 (docs/rules/stalag17.md §3)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.memory import Sum, times
from cogs.stalag17.events import Escaped, GuardAgreed, Joined, RollCall

SUMS: Mapping[str, Sum] = {
    "escaped": times(Escaped, Joined),
    "guards": times(GuardAgreed),
    "roll_calls": times(RollCall),
}
