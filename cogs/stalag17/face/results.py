"""Emoji for the result that a player of the daily game can share, one for each turn.

They reveal no secret. The text `stalag17-squares` explains them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.stalag17.events import Escaped, EscapeFailed, Joined, JoinFailed, Played, RollCall

SQUARES: Mapping[str, Callable[[Event, Seat], bool]] = {
    "🟩": lambda event, seat: isinstance(event, (Escaped, Joined)) and event.who == seat,
    "🟥": lambda event, seat: isinstance(event, (EscapeFailed, JoinFailed)) and event.who == seat,
    "🟧": lambda event, seat: isinstance(event, RollCall) and seat in event.who,
    "🟦": lambda event, seat: isinstance(event, Played) and event.who == seat,
}
