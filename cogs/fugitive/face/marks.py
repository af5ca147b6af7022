"""The Marshal's own marks on the notepad, as she types and sees them (docs/rules/fugitive.md §7)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from cogs.fugitive import data
from cogs.fugitive.deduction import possible
from cogs.fugitive.view import View

NAMES = ("suspected", "doubted")
"""The marks that a number can have, each on a line of its own."""

BETWEEN = re.compile(r"(?:[\s,;+/]|\b(?:and|y)\b)+")
RUN = re.compile(r"([0-9]{1,2})(?:[-\u2010-\u2013]([0-9]{1,2}))?")


def names(view: View) -> tuple[str, ...]:
    """Return the lines that the viewer may note: the Marshal's, as long as there is something to find."""
    return NAMES if view.viewer == view.marshal and view.result is None else ()


def marked(view: View, lines: Sequence[str]) -> View:
    """Return `view` with these marks. Raises ValueError if a line does not consist of numbers."""
    if view.viewer != view.marshal or len(lines) != len(NAMES):
        return view
    suspected, doubted = map(read, lines)
    return replace(view, suspected=suspected, doubted=doubted)


def read(text: str) -> tuple[int, ...]:
    """Return "5 7 9-11" as numbers that can be hideouts. Raises ValueError."""
    found: set[int] = set()
    for part in filter(None, BETWEEN.split(text.strip().lower())):
        run = RUN.fullmatch(part)
        if run is None:
            raise ValueError(part)
        found.update(range(int(run[1]), int(run[2] or run[1]) + 1))
    return tuple(sorted(found.intersection(data.GUESSABLE)))


def suspects(view: View) -> tuple[int, ...]:
    """Return the suspected numbers that can be in the row."""
    return tuple(number for number in possible(view) if number in view.suspected)


def unmarked(view: View) -> tuple[int, ...]:
    """Return the possible numbers that are not ruled out; all possible ones if everything is ruled out."""
    left = possible(view)
    return tuple(number for number in left if number not in view.doubted or number in view.suspected) or left


def mark_of(view: View, number: int) -> str:
    """Return the mark of a number, "" if it has none."""
    return "suspected" if number in view.suspected else "doubted" if number in view.doubted else ""
