"""Going back in a game: a step that its player takes back alone, and further back where all people agree."""

from __future__ import annotations

from bot.archive import states as archive
from bot.engine import undo
from bot.engine.chance import Chance
from bot.engine.codec import read_events
from bot.engine.game import NOT_NOW, Illegal, Seat, Step
from bot.engine.replay import went_back
from bot.table import path
from bot.table.refused import Stale
from bot.table.table import Table
from storage.store import Store


async def take_back(table: Table, store: Store, seat: Seat, token: str, interaction: int | None = None) -> None:
    """Take the last step of `seat` back, where it may. Raises Illegal, Stale, Repeated, StoreError."""

    async def work_out(chance: Chance) -> path.Arranged:
        if token != table.token(seat):
            raise Stale
        if not (steps := table.steps(seat)):
            raise Illegal(NOT_NOW)
        try:
            made, state = await archive.without(store, table.game, table.record, seat, steps[-1])
        except (LookupError, ValueError):
            raise Illegal(NOT_NOW) from None
        events = undo.told_of(seat, read_events(table.game, made.events, made.schema), len(table.record.seats))
        return path.Arranged(went_back(seat, steps[-1]), Step(state, events), seat, table.record.lesson)

    await table.arrange(work_out, interaction)
