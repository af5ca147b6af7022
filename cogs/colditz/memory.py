"""Numbers about ended games of Escape from Colditz that a server keeps (docs/rules/colditz.md §3)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.memory import Deed, Heard, Sum, done, times
from cogs.colditz.events.guards import Arrested, Discovered, Killed, Searched, Shot
from cogs.colditz.events.prisoners import Escaped
from cogs.colditz.events.roll_call import Swept


def _count_arrests(moves: Heard) -> int:
    """Return how many men were arrested in a game, alone or together with others."""
    several = (Searched, Discovered, Swept)
    found = (len(event.men) for move in moves for event in move.events if isinstance(event, several))
    return times(Arrested)(moves) + sum(found)


SUMS: Mapping[str, Sum] = {"freed": times(Escaped), "taken": _count_arrests, "shot": times(Killed)}

DEEDS: Mapping[str, Deed] = {
    "shot": done(Shot, "whose", lambda event: isinstance(event, Shot) and event.hit),
    "tunnel": done(Discovered, "whose"),
    "escaped": done(Escaped, "whose"),
}
