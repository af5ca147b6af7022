"""The events of Escape Plan, by subject. The log stores them and turns them into text.

See docs/rules/escape_plan.md §3. Money is in thousands of dollars. Tiles are named by their ids.
"""

from __future__ import annotations

from cogs.escape_plan.events import course, police, turns, visits

EVENTS = course.EVENTS | turns.EVENTS | police.EVENTS | visits.EVENTS
