"""The result of each turn of a daily game, as an emoji that tells no secret.

The text `fugitive-squares` explains them.
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
