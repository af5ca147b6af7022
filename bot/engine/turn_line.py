"""A turn as one line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from bot.engine.event import Event, places_of
from bot.engine.presenter import Presenter
from bot.engine.record import Viewer
from bot.engine.table_events import TABLE_EVENTS, Returned
from bot.engine.texts import Say

WRITTEN = 4096
"""Lines kept: a hand and a board tell the turns before the last one as they did after the move before."""


def turn_line(face: Presenter, events: Sequence[Event], say: Say, reader: Viewer = None) -> str:
    """Write a whole turn in one line, with what the house tells in it; steps taken back one after the other are
    counted."""
    return _written(face, tuple(events), say, reader)


@lru_cache(WRITTEN)
def _written(face: Presenter, events: tuple[Event, ...], say: Say, reader: Viewer) -> str:
    lines: list[str] = []
    for house, run in groupby(events, lambda event: isinstance(event, TABLE_EVENTS)):
        if not house:
            lines.append(face.line(tuple(run), say, reader))
            continue
        for (returned, _), same in groupby(run, lambda event: (isinstance(event, Returned), event.touches)):
            first, *more = same
            several = "house-steps-back.who" if places_of(first, reader) else "house-steps-back"
            counted = bool(more) and not returned
            written = say(several, **face.words(first, say), count=1 + len(more)) if counted else ""
            lines.append(written or face.event(first, say, reader))
    return " ".join(line for line in lines if line)
