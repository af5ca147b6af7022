"""Chooses the lines of a page that fit on the screen of a phone.

The needed lines come first, then other lines in the order of their ranks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.ui.pages.phone import words_high

NEEDED, WANTED, USEFUL, SPARE, KNOWN = range(5)
"""The ranks of lines, from needed lines to those that the reader already knows.

Needed lines are always on a hand. Lines that do not fit or are already known are shown after a press on *More*.
"""

Measure = Callable[[str], float]


class Line(NamedTuple):
    """A line with its rank. `short` is its text if the whole line does not fit. A low rank is important."""

    text: str
    rank: float = NEEDED
    short: str = ""


class Block(NamedTuple):
    """Lines that belong together, below a heading."""

    lines: tuple[Line, ...]
    heading: str = ""


def block(lines: Iterable[str], rank: float = NEEDED) -> Block:
    """Return a block of lines that all have the same rank."""
    return Block(tuple(Line(line, rank) for line in lines))


@lru_cache(maxsize=8192)
def line_height(line: str) -> float:
    """Return the height of a line on a phone, in points."""
    return words_high((line,))


def least_height(blocks: Sequence[Block], rank: float = NEEDED, measure: Measure = line_height) -> float:
    """Return the least height that lines of `rank` and more important lines take, in their short forms."""
    return sum(measure(line) for line in fitted(blocks, 0, measure, rank))


def fitted(
    blocks: Sequence[Block], room: float, measure: Measure = line_height, rank: float = NEEDED
) -> tuple[str, ...]:
    """Return the lines of `blocks` that fit into the height `room`, in their order.

    Lines of `rank` and more important lines are always included. There is an empty line between two blocks if it fits.

    >>> own = Block((Line("You are at 12."), Line("You hold 15 and 19.", USEFUL)))
    >>> new = Block((Line("Ben guessed 9: no.", WANTED), Line("Ben guessed 12!", NEEDED)), "**Since your last turn**")
    >>> fitted((new, own), 60)
    ('**Since your last turn**', 'Ben guessed 12!', 'You are at 12.')
    >>> fitted((new, own), 200)[:4]
    ('**Since your last turn**', 'Ben guessed 9: no.', 'Ben guessed 12!', '')
    """
    places = [(at, place) for at, each in enumerate(blocks) for place in range(len(each.lines))]
    places.sort(key=lambda where: blocks[where[0]].lines[where[1]].rank)
    shown: dict[tuple[int, int], str] = {}
    headed: set[int] = set()
    for at, place in places:
        line = blocks[at].lines[place]
        heading = measure(blocks[at].heading) if blocks[at].heading and at not in headed else 0.0
        if line.rank <= rank or heading + measure(line.short or line.text) <= room:
            shown[at, place] = line.short or line.text
            room -= heading + measure(shown[at, place])
            headed.add(at)
    for at, place in places:
        line = blocks[at].lines[place]
        if (at, place) in shown and (more := measure(line.text) - measure(shown[at, place])) <= room:
            shown[at, place], room = line.text, room - more
    return _joined(blocks, shown, room, measure)


def _joined(
    blocks: Sequence[Block], shown: dict[tuple[int, int], str], room: float, measure: Measure
) -> tuple[str, ...]:
    """Return the lines in `shown` with the headings of their blocks, in the order of `blocks`.

    The keys of `shown` are the indexes of a block and of a line in it. Empty lines separate blocks if they fit.
    """
    found: list[str] = []
    for at, each in enumerate(blocks):
        lines = [shown[at, place] for place in range(len(each.lines)) if (at, place) in shown]
        if lines and found and found[-1] and measure("") <= room:
            found, room = [*found, ""], room - measure("")
        found += ([each.heading] if each.heading and lines else []) + lines
    return tuple(found)
