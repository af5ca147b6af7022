"""The lines of the log. The events of one turn of Alien 1979 become one sentence.

For example: "Ana reveals 6 of Copas (the Alien goes there), goes to Oros, takes 2 codes." Readers may see only some of
the events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.event import Event
from bot.engine.presenter import Presenter
from bot.engine.record import Viewer
from bot.engine.texts import Say
from bot.engine.turn_line import Line, Run, TurnLines, again, told_in, with_commas
from bot.engine.wording import sentence
from cogs.alien1979 import data
from cogs.alien1979.events import (
    Chose,
    Died,
    Foreseen,
    Harmless,
    Healed,
    Marked,
    Prowled,
    PutDown,
    PutDownCode,
    Revealed,
    Round,
    Saved,
    Stayed,
    Stopped,
    Swapped,
    Ticked,
    Took,
    TookCode,
    TurnedAway,
)
from cogs.alien1979.face import words

LAID = (PutDown, PutDownCode)
TAKEN = (Took, TookCode)

EFFECTS = (Prowled, Stayed, Harmless, Marked, Saved, *LAID)
"""The types of events that a card of the Alien can cause. In a line, they follow in brackets."""


def _is_effect(event: Event) -> bool:
    """Return whether a card of the Alien caused the event.

    This has to be checked, since players also put codes down for other reasons.
    """
    return isinstance(event, EFFECTS) and not (isinstance(event, LAID) and event.cause is None)


def _is_exchange(run: Run) -> bool:
    """Return whether the events `run` are a code that a player took and one that the player put back."""
    return isinstance(run[0], Took) and isinstance(run[-1], Swapped)


def _add_death(line: Line, run: Run) -> None:
    """Add a sentence about a death to the line. It leaves out the card that the line just mentioned."""
    line.alone(line.face.event(replace(run[0], cause=None), line.say, line.reader))


def _add_repeated(line: Line, run: Run) -> None:
    """Add one text for an action that a player did several times to the line."""
    last, exchange = run[-1], _is_exchange(run)
    codes = tuple(event.code for event in run if isinstance(event, (TurnedAway, TookCode, PutDownCode)))
    key = "exchanged" if exchange else last.key
    if isinstance(last, LAID) and last.who == line.subject:
        key = "swapped_code" if isinstance(last, PutDownCode) else "swapped"
    told = {"codes": words.list_codes(codes, line.say)} if codes else {}
    line.did(last, key, count=len(run) // 2 if exchange else len(run), **told)


def _add_effects(line: Line, run: Run) -> None:
    """Add the effects of a card of the Alien to the line.

    They are in brackets if the line just mentioned the card.
    """
    if not _is_effect(run[0]):
        _add_repeated(line, run)
        return
    revealed = bool(line.last) and isinstance(line.last[0], Revealed)
    told = "; ".join((*_movement_clauses(line, run, revealed), *_victim_clauses(line, run)))
    if revealed:
        line.clauses[-1] += f" ({told})" if told else ""
        return
    cause = next((event.cause for event in run if getattr(event, "cause", None)), None)
    line.alone(sentence(f"{words.card(cause, line.say)} ({told})." if cause else f"{told}."))


def _movement_clauses(line: Line, run: Run, revealed: bool) -> Iterator[str]:
    """Yield the texts that say where the Alien went.

    They say that a card hit nobody only if the line does not show the card.
    """
    for event in run:
        if isinstance(event, (Prowled, Stayed)) or (isinstance(event, Harmless) and not revealed):
            there = "-there" if revealed and isinstance(event, Prowled) else ""
            yield line.say(f"alien1979-effect-{event.key}{there}", **line.face.words(event, line.say))


def _victim_clauses(line: Line, run: Run) -> Iterator[str]:
    """Yield the texts about players who got marks, used up a weapon, or put down a code."""
    for kinds, key in (((Marked,), "marked"), ((Saved,), "saved"), (LAID, "put_down")):
        if met := [event for event in run if isinstance(event, kinds)]:
            names, marks = ", ".join(_name_victim(line, event) for event in met), getattr(met[0], "marks", 0)
            yield line.say(f"alien1979-effect-{key}", count=len(met), names=names, marks=marks)


def _name_victim(line: Line, event: Any) -> str:
    """Return the name of a card's victim with the marks, or with the lost code if the reader may know it."""
    own = event.who == line.reader
    if isinstance(event, PutDownCode):
        code = words.code(event.code, line.say)
        return line.say(f"alien1979-effect-lost{'.who' if own else ''}", code=code, who=line.say.name(event.who))
    name = line.say("alien1979-you-too") if own else line.say.name(event.who)
    return f"{name} {event.total}/{data.DEADLY}" if isinstance(event, Marked) else name


LINES = TurnLines(
    clause="alien1979-line",
    sentence="alien1979-line",
    join=with_commas,
    silent=(Round, Foreseen),
    implied={
        Chose: told_in(*LAID),
        Stopped: lambda stopped, _: stopped.points != data.POINTS,
        Ticked: lambda ticked, _: not ticked.left,
    },
    runs={
        **dict.fromkeys(EFFECTS, lambda run, event: _is_effect(run[-1]) and _is_effect(event)),
        **dict.fromkeys(TAKEN, again(*TAKEN)),
        Healed: again(Healed),
        TurnedAway: again(TurnedAway),
        Swapped: lambda run, _: len(run) == 1 and isinstance(run[0], Took),
    },
    merges=lambda run, more: _is_exchange(run) and _is_exchange(more) and run[0].who == more[0].who,
    writers={
        Died: _add_death,
        **dict.fromkeys(EFFECTS, _add_effects),
        **dict.fromkeys((*TAKEN, Healed, TurnedAway, Swapped), _add_repeated),
    },
)


def line(presenter: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Return the log line of a turn. It leaves out events that the next event makes obvious."""
    return LINES.line(presenter, presenter.heard(events), say, reader)
