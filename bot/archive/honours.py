"""The achievements that players earn in a game that ends now."""

from __future__ import annotations

from typing import NamedTuple

from bot.archive.statistics import earned
from bot.engine.record import Seat
from storage.records.outcomes import OutcomeRecord
from storage.records.tables import TableRecord
from storage.store import Store


class Honour(NamedTuple):
    """An achievement of a seat, and whether its player has earned it for the first time."""

    seat: Seat
    name: str
    first: bool


async def achieved(store: Store, record: TableRecord, come: OutcomeRecord | None) -> list[Honour]:
    """Return the achievements that players earn in a game with the outcome `come`.

    People who do not want to be named are left out.
    """
    if come is None or not any(seat.achievements for seat in come.seats):
        return []
    hidden, found = await store.hidden(), []
    for seat, (player, outcome) in enumerate(zip(record.seats, come.seats, strict=True)):
        if player.user is None or player.user in hidden or not outcome.achievements:
            continue
        games = [played for played in await store.outcomes_of(player.user) if played.game == record.game]
        before = {each.name for each in earned(games, player.user)}
        found += [Honour(seat, name, name not in before) for name in outcome.achievements]
    return found
