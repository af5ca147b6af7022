"""Distances and lines of sight on the hexagonal board (docs/rules/colditz.md §4.1, §4.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cogs.colditz.rules.castle.board import CHARS, SPACES, Point

WALL = "#"

NUDGES = (1e-6, -1e-6)


def straight_distance(a: str, b: str) -> int:
    """Return the steps between two spaces in a straight line, without regard to walls."""
    dx, dy = abs(SPACES[a].x - SPACES[b].x), abs(SPACES[a].y - SPACES[b].y)
    return max(dy, (dx + dy) // 2)


@cache
def sees(a: str, b: str) -> bool:
    """Return whether a pawn on one space sees the other space, because no wall is in between.

    Only walls block the line (§4.4). It is tested twice, slightly shifted to either side; one free line is enough.
    """
    return any(all(CHARS.get(point) != WALL for point in _points_between(a, b, nudge)) for nudge in NUDGES)


def _points_between(a: str, b: str, nudge: float) -> Iterator[Point]:
    """Yield the points of the board through which a line between two spaces passes.

    The two spaces are left out. The points are rounded in cube coordinates.
    """
    start, end, steps = SPACES[a], SPACES[b], straight_distance(a, b)
    for step in range(1, steps):
        part = step / steps
        x = start.x + (end.x - start.x) * part + nudge
        y = start.y + (end.y - start.y) * part + nudge / 2
        q, r = (x - y) / 2, y
        s = -q - r
        rounded_q, rounded_r, rounded_s = round(q), round(r), round(s)
        off_q, off_r, off_s = abs(rounded_q - q), abs(rounded_r - r), abs(rounded_s - s)
        if off_q > off_r and off_q > off_s:
            rounded_q = -rounded_r - rounded_s
        elif off_r > off_s:
            rounded_r = -rounded_q - rounded_s
        yield 2 * rounded_q + rounded_r, rounded_r
