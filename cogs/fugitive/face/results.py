"""Emoji that sum up the turns of a daily game without secrets.

The text `fugitive-squares` explains the emoji to players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.fugitive.events import Guessed, Hid, Manhunt, Ran

SQUARES: Mapping[str, Callable[[Event, Seat], bool]] = {
    "🟥": lambda event, seat: isinstance(event, Guessed) and event.hit and event.who != seat,
    "🟩": lambda event, seat: isinstance(event, Guessed) and event.hit and event.who == seat,
    "🟧": lambda event, seat: isinstance(event, Manhunt),
    "🟦": lambda event, seat: isinstance(event, (Hid, Ran)) and event.who == seat,
    "⬛": lambda event, seat: isinstance(event, Guessed) and event.who == seat,
}
