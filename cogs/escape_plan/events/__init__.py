"""The events of Escape Plan as the log tells and stores them, by subject.

See docs/rules/escape_plan.md §3. Money is in thousands of dollars; a tile is named by its id.
"""

from __future__ import annotations

from cogs.escape_plan.events import course, police, turns, visits

EVENTS = course.EVENTS | turns.EVENTS | police.EVENTS | visits.EVENTS
