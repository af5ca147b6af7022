"""The log of Escape from Colditz as a story: a line for each turn, with all that happened in it (docs/rules/colditz.md
§3.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.game import Event
from cogs.colditz.data import kind

LONGEST = 420
"""The longest line, in characters; what came first is left out."""

OPENING = ("rolled", "skipped")
"""Events with which a turn begins; a roll call comes before the roll of its turn."""

APART = ("began", "placed", "over_escaped", "over_time", "over_nobody_left", "over_german_left")
"""Events that belong to no turn."""

GOING = {"moved": "man", "walked": "guard"}
"""Events of which only the last counts while the same pawn goes on, and what they call it."""


def turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Split `events` into turns, without what a reader sees from the rest."""
    turn: list[Event] = []
    for event in shortened(events):
        called = event.key == "played" and kind(str(event.args["card"])) == "roll_call"
        begins = called or (event.key in OPENING and not _waits_for_roll(turn))
        if turn and (begins or event.key in APART or turn[-1].key in APART):
            yield turn
            turn = []
        turn.append(event)
    if turn:
        yield turn


def _waits_for_roll(turn: Sequence[Event]) -> bool:
    """Tell whether `turn` began with a roll call and its dice are still to be thrown."""
    keys = [event.key for event in turn]
    return bool(keys) and keys[0] == "played" and "rolled" not in keys and "attended" in keys


def shortened(events: Sequence[Event]) -> Iterator[Event]:
    """Leave out the end of a turn after which the next one begins, stops on the way of one pawn, and who has chosen
    once all is revealed."""
    revealed = max((at for at, event in enumerate(events) if event.key == "attended"), default=-1)
    for at, event in enumerate(events):
        after = events[at + 1] if at + 1 < len(events) else None
        pawn = GOING.get(event.key, "")
        on = after is not None and after.key == event.key and bool(pawn) and after.args[pawn] == event.args[pawn]
        over = event.key == "ended" and after is not None
        if not on and not over and not (event.key == "chose" and at < revealed):
            yield event


def joined(sentences: Sequence[str]) -> str:
    """Write the sentences of a turn as one line: the last ones, as many as it holds."""
    line = ""
    for sentence in reversed(sentences):
        longer = f"{sentence} {line}".rstrip()
        if len(longer) > LONGEST and line:
            return f"… {line}"
        line = longer
    return line
