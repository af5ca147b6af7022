"""Chooses the lines of a page that fit: the needed ones, then others in the order of their ranks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bot.ui.pages.phone import words_high

NEEDED, WANTED, USEFUL, SPARE, KNOWN = range(5)
"""Ranks of lines, from needed to already known.

Needed lines are always on a hand. Others are behind *More* if they do not fit, as are lines that the reader knows
already.
"""

Measure = Callable[[str], float]


class Line(NamedTuple):
    """A line with its rank, and a `short` form for the case that the whole line does not fit."""

    text: str
    rank: float = NEEDED
    short: str = ""


class Block(NamedTuple):
    """Lines that belong together, below a heading."""

    lines: tuple[Line, ...]
    heading: str = ""


def block(lines: Iterable[str], rank: float = NEEDED) -> Block:
    """Return a block of lines with the same rank."""
    return Block(tuple(Line(line, rank) for line in lines))


def line_height(line: str) -> float:
    """Return the height of a line on a phone, in points."""
    return words_high((line,))


def least_height(blocks: Sequence[Block], rank: float = NEEDED, measure: Measure = line_height) -> float:
    """Return the least height of all lines of at least this rank, each in its short form."""
    return sum(measure(line) for line in fitted(blocks, 0, measure, rank))


def fitted(
    blocks: Sequence[Block], room: float, measure: Measure = line_height, rank: float = NEEDED
) -> tuple[str, ...]:
    """Return the lines of `blocks` that fit into the height `room`, in their order.

    Lines of `rank` or more needed ones are always included. There is an empty line between two blocks if it fits.

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
    """Return the `shown` lines of `blocks` with their headings. Empty lines separate blocks if they fit."""
    found: list[str] = []
    for at, each in enumerate(blocks):
        lines = [shown[at, place] for place in range(len(each.lines)) if (at, place) in shown]
        if lines and found and found[-1] and measure("") <= room:
            found, room = [*found, ""], room - measure("")
        found += ([each.heading] if each.heading and lines else []) + lines
    return tuple(found)
