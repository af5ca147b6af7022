"""Emoji that sum up the turns of a daily escape without secrets.

The text `escape_plan-squares` explains the emoji to players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.escape_plan.events.police import Arrested, Handcuffed, Wounded
from cogs.escape_plan.events.visits import Escaped, Opened, Visited

SQUARES: Mapping[str, Callable[[Event, Seat], bool]] = {
    "🟩": lambda event, seat: isinstance(event, Escaped) and event.who == seat,
    "🟥": lambda event, seat: isinstance(event, (Arrested, Handcuffed)) and event.who == seat,
    "🟧": lambda event, seat: isinstance(event, Wounded) and event.who == seat,
    "🟦": lambda event, seat: isinstance(event, (Opened, Visited)) and event.who == seat,
}
