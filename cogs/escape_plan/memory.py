"""What a server remembers of ended games of Escape Plan (docs/rules/escape_plan.md §3)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.memory import Sum, times
from cogs.escape_plan.events.course import Caught
from cogs.escape_plan.events.police import Arrested, Handcuffed
from cogs.escape_plan.events.visits import Escaped

SUMS: Mapping[str, Sum] = {
    "away": times(Escaped),
    "arrested": times(Arrested, Caught),
    "handcuffs": times(Handcuffed),
}
