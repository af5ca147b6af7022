"""The Marshal's own marks on the notepad: how she types them, and how they are shown.

See docs/rules/fugitive.md §7.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from cogs.fugitive import data
from cogs.fugitive.deduction import possible
from cogs.fugitive.view import View

NAMES = ("suspected", "doubted")
"""The names of the marks that a number can have. The Marshal types the numbers for each in one line."""

BETWEEN = re.compile(r"(?:[\s,;+/]|\b(?:and|y)\b)+")
RUN = re.compile(r"([0-9]{1,2})(?:[-\u2010-\u2013]([0-9]{1,2}))?")


def names(view: View) -> tuple[str, ...]:
    """Return the names of the lines of marks that the viewer may edit.

    Only the Marshal may edit marks, and only while the game runs.
    """
    return NAMES if view.viewer == view.marshal and view.result is None else ()


def add_marks(view: View, lines: Sequence[str]) -> View:
    """Return `view` with the marks that the Marshal typed.

    Raises ValueError if a line is not a list of numbers.
    """
    if view.viewer != view.marshal or len(lines) != len(NAMES):
        return view
    suspected, doubted = map(read_numbers, lines)
    return replace(view, suspected=suspected, doubted=doubted)


def read_numbers(text: str) -> tuple[int, ...]:
    """Return the numbers in a typed list such as "5 7 9-11", as far as they can be hideouts.

    Raises ValueError for a text that is not such a list.
    """
    found: set[int] = set()
    for part in filter(None, BETWEEN.split(text.strip().lower())):
        run = RUN.fullmatch(part)
        if run is None:
            raise ValueError(part)
        found.update(range(int(run[1]), int(run[2] or run[1]) + 1))
    return tuple(sorted(found.intersection(data.GUESSABLE)))


def list_suspects(view: View) -> tuple[int, ...]:
    """Return the possible numbers that the Marshal has marked as suspected."""
    return tuple(number for number in possible(view) if number in view.suspected)


def list_not_ruled_out(view: View) -> tuple[int, ...]:
    """Return the possible numbers that the Marshal has not marked as doubted.

    If no such numbers remain, all possible numbers are returned.
    """
    left = possible(view)
    return tuple(number for number in left if number not in view.doubted or number in view.suspected) or left


def mark_of(view: View, number: int) -> str:
    """Return the name of the Marshal's mark on a number, or "" if the number has no mark."""
    return "suspected" if number in view.suspected else "doubted" if number in view.doubted else ""
