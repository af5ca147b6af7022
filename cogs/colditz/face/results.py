"""Emoji for the result that a player of the daily game can share, one for each turn.

They reveal no secret. The text `colditz-squares` explains them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.colditz.events.gambles import ShotDown
from cogs.colditz.events.guards import Arrested, Discovered, Killed, Saved, Searched, Shot
from cogs.colditz.events.prisoners import Dug, Equipped, Escaped, TookKit
from cogs.colditz.events.roll_call import Swept

SQUARES: Mapping[str, Callable[[Event, Seat], bool]] = {
    "🟩": lambda event, seat: isinstance(event, Escaped) and event.who == seat,
    "🟥": lambda event, seat: (
        (isinstance(event, ShotDown) and event.who == seat)
        or (isinstance(event, (Arrested, Killed)) and event.whose == seat)
        or (isinstance(event, (Discovered, Searched, Swept)) and seat in event.whose)
    ),
    "🟧": lambda event, seat: isinstance(event, (Saved, Shot)) and event.whose == seat,
    "🟦": lambda event, seat: isinstance(event, (Dug, Equipped, TookKit)) and event.who == seat,
}
