"""The data from which the pictures of a table are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.codec import encode
from bot.engine.game import WhoseTurn
from bot.engine.move import Move
from bot.engine.page import STAYS, Kind, Picture
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.installed_games import InstalledGame
from storage.records.tables import TableRecord

DECIDES, WAITS = "decides", "waits"
"""The marks of the picture in a player's private message: while the seat must decide, and while it waits."""


def turn_mark(turn: WhoseTurn | None, asked: Sequence[Seat]) -> str:
    """Return the mark of the board's picture in `turn`, as a text. `turn` is None between turns.

    The mark says how long a message may keep showing the picture.
    """
    if turn is None:
        return f"between-{asked[0]}" if len(asked) == 1 else "between"
    return f"turn-{turn.seat}-{turn.number}"


def picture(
    title: InstalledGame,
    kind: Kind,
    view: Any,
    say: Say,
    draft: Move | None = None,
    name: str = "",
    record: TableRecord | None = None,
) -> Picture:
    """Return the data for a picture of a game, seen in `view`.

    With the table's `record`, the picture shows faces.
    """
    game, seats = title.game, record.seats if record is not None else ()
    return Picture(
        kind,
        game.name,
        game.schema,
        encode(view),
        say.locale,
        say.names,
        str(draft or ""),
        name,
        computers=tuple(seat.name if seat.user is None else "" for seat in seats),
        table=record.id if record is not None and kind in STAYS else 0,
    )
