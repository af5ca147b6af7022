"""The events of Escape from Colditz, by subject (docs/rules/colditz.md §3).

`who` is the player who acts. `whose` is the player whose man, guard or turn the event affects.
"""

from __future__ import annotations

from cogs.colditz.events import cards, course, gambles, guards, prisoners, roll_call, trades

EVENTS = (
    course.EVENTS | cards.EVENTS | prisoners.EVENTS | gambles.EVENTS | guards.EVENTS | roll_call.EVENTS | trades.EVENTS
)
