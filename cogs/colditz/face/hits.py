"""What hits a player of Escape from Colditz (docs/rules/colditz.md §3); the lines of the log word it."""

from __future__ import annotations

from bot.engine.hits import Hits, everybody
from cogs.colditz.events import cards, course, roll_call

HITS = Hits(
    harmless=(
        course.Began,
        course.TookColour,
        course.Placed,
        course.Rolled,
        course.Undone,
        course.Ended,
        course.Over,
        cards.Drew,
        cards.DrewCard,
        roll_call.Chose,
        roll_call.Attended,
    ),
    others={roll_call.CalledRoll: everybody},
)
