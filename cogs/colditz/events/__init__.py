"""What happens in Escape from Colditz, as it is told and written down (docs/rules/colditz.md §3), by subject.

Who acts is `who`, whose man, guard or turn it befalls is `whose`.
"""

from __future__ import annotations

from cogs.colditz.events import cards, course, gambles, guards, prisoners, roll_call, trades

EVENTS = (
    course.EVENTS | cards.EVENTS | prisoners.EVENTS | gambles.EVENTS | guards.EVENTS | roll_call.EVENTS | trades.EVENTS
)
