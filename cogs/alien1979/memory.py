"""The statistics of ended games of Alien 1979 that a server keeps (docs/rules/alien1979.md §3)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.event import Event
from bot.engine.memory import Deed, Heard, Sum, done, times
from cogs.alien1979.data import SECTORS
from cogs.alien1979.events import Died, Ejected, Launched, Sent


def _count_escapes(moves: Heard) -> int:
    """Return how many players escaped with the NAVE."""
    return sum(len(event.who) for move in moves for event in move.events if isinstance(event, Launched))


def _sending_to(place: str) -> Deed:
    """Return the deed of sending a player to the sector `place` while the Alien is in another sector."""

    def there(event: Event) -> bool:
        return isinstance(event, Sent) and event.place == place and not event.alien

    return done(Sent, "whom", there)


SUMS: Mapping[str, Sum] = {"aboard": _count_escapes, "died": times(Died), "ejected": times(Ejected)}

DEEDS: Mapping[str, Deed] = {
    "ejected": done(Ejected, "whom"),
    "alien": done(Sent, "whom", lambda event: isinstance(event, Sent) and event.alien),
    **{f"sent_{place}": _sending_to(place) for place in SECTORS},
}
