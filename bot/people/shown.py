"""Whose names stand in what is carried out of a table."""

from __future__ import annotations

from bot.engine.texts import Say
from storage.records.tables import TableRecord
from storage.store import Store


async def shown_names(store: Store, record: TableRecord, say: Say) -> tuple[str, ...]:
    """Give the names of the seats for what is shared of a game: *Somebody* for whoever wants no name there."""
    hidden = [
        seat
        for seat, player in enumerate(record.seats)
        if player.user is not None and not (await store.person(player.user)).shown
    ]
    names = [player.name for player in record.seats]
    for number, seat in enumerate(hidden, 1):
        names[seat] = say("somebody") if len(hidden) == 1 else say("somebody-several", number=number)
    return tuple(names)
