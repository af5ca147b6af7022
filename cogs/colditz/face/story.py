"""The log of Escape from Colditz as a story: a line for each turn, with all that happened in it (docs/rules/colditz.md
§3.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.event import Event
from cogs.colditz.events.course import Began, Ended, Over, Placed, Rolled, Skipped
from cogs.colditz.events.guards import Walked
from cogs.colditz.events.prisoners import Moved
from cogs.colditz.events.roll_call import Attended, CalledRoll, Chose

LONGEST = 420
"""The longest line, in characters; what came first is left out."""

OPENING = (Rolled, Skipped)
"""Events with which a turn begins; a roll call comes before the roll of its turn."""

APART = (Began, Placed, Over)
"""Events that belong to no turn."""


def turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Split `events` into turns, without what a reader sees from the rest."""
    turn: list[Event] = []
    for event in shortened(events):
        begins = isinstance(event, CalledRoll) or (isinstance(event, OPENING) and not _waits_for_roll(turn))
        if turn and (begins or isinstance(event, APART) or isinstance(turn[-1], APART)):
            yield turn
            turn = []
        turn.append(event)
    if turn:
        yield turn


def _waits_for_roll(turn: Sequence[Event]) -> bool:
    """Tell whether `turn` began with a roll call and its dice are still to be thrown."""
    happened = {type(event) for event in turn}
    return bool(turn) and isinstance(turn[0], CalledRoll) and Attended in happened and Rolled not in happened


def shortened(events: Sequence[Event]) -> Iterator[Event]:
    """Leave out the end of a turn after which the next one begins, stops on the way of one pawn, and who has chosen
    once all is revealed."""
    revealed = max((at for at, event in enumerate(events) if isinstance(event, Attended)), default=-1)
    for at, event in enumerate(events):
        after = events[at + 1] if at + 1 < len(events) else None
        on = after is not None and (pawn := _pawn(event)) is not None and _pawn(after) == pawn
        over = isinstance(event, Ended) and after is not None
        if not on and not over and not (isinstance(event, Chose) and at < revealed):
            yield event


def _pawn(event: Event) -> str | int | None:
    """Give the man or guard who walked, of whom only the last step counts while he goes on; None for other events."""
    if isinstance(event, Moved):
        return event.man
    return event.guard if isinstance(event, Walked) else None


def joined(sentences: Sequence[str]) -> str:
    """Write the sentences of a turn as one line: the last ones, as many as it holds."""
    line = ""
    for sentence in reversed(sentences):
        longer = f"{sentence} {line}".rstrip()
        if len(longer) > LONGEST and line:
            return f"… {line}"
        line = longer
    return line
