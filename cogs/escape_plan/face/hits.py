"""What hits a player of Escape Plan (docs/rules/escape_plan.md §3); the lines of the log word it."""

from __future__ import annotations

from bot.engine.hits import Hits, everybody
from cogs.escape_plan.events import course, police

HITS = Hits(
    harmless=(course.Began, course.OverEscaped, course.OverCaught),
    others={course.ExitClosed: everybody},
    weighty=(police.Heat,),
)
