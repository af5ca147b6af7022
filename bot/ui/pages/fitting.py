"""Which lines of a page have room: those that are needed in any case, then the others, the most wanted first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bot.ui.pages.phone import words_high

NEEDED, WANTED, USEFUL, SPARE, KNOWN = range(5)
"""Ranks of lines: a hand has all that are needed; the others are read behind *More* where they have no room, and what
its reader knows in any case."""

Measure = Callable[[str], float]


class Line(NamedTuple):
    """A line, how much it is wanted, and how it is told in `short` where the whole of it has no room."""

    text: str
    rank: float = NEEDED
    short: str = ""


class Block(NamedTuple):
    """Lines that belong together, below a heading."""

    lines: tuple[Line, ...]
    heading: str = ""


def block(lines: Iterable[str], rank: float = NEEDED) -> Block:
    """Return a block of lines that are wanted alike."""
    return Block(tuple(Line(line, rank) for line in lines))


def high(line: str) -> float:
    """Return how high a line is on a phone."""
    return words_high((line,))


def least(blocks: Sequence[Block], rank: float = NEEDED, measure: Measure = high) -> float:
    """Return how much room the lines take that are wanted at least so much, in short."""
    return sum(measure(line) for line in fitted(blocks, 0, measure, rank))


def fitted(blocks: Sequence[Block], room: float, measure: Measure = high, rank: float = NEEDED) -> tuple[str, ...]:
    """Return the lines of `blocks` that have `room`, and all that are needed, those of `rank` too: in their order, an
    empty one between two blocks if there is room for it.

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
    """Put what is shown of `blocks` below each other."""
    found: list[str] = []
    for at, each in enumerate(blocks):
        lines = [shown[at, place] for place in range(len(each.lines)) if (at, place) in shown]
        if lines and found and found[-1] and measure("") <= room:
            found, room = [*found, ""], room - measure("")
        found += ([each.heading] if each.heading and lines else []) + lines
    return tuple(found)
