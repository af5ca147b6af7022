"""Emoji that sum up the turns of a daily game without secrets.

The text `alien1979-squares` explains the emoji to players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.alien1979.events import Activated, Boarded, Died, Entered, Launched, Marked, PutDown, Saved, Took

SQUARES: Mapping[str, Callable[[Event, Seat], bool]] = {
    "🟩": lambda event, seat: isinstance(event, Launched) and seat in event.who,
    "🟥": lambda event, seat: isinstance(event, Died) and event.who == seat,
    "🟪": lambda event, seat: isinstance(event, (Activated, Boarded, Entered)) and event.who == seat,
    "🟧": lambda event, seat: isinstance(event, (Marked, PutDown, Saved)) and event.who == seat,
    "🟦": lambda event, seat: isinstance(event, Took) and event.who == seat,
}
