"""The list of all escapes and failed attempts in an ended game of Escape from Colditz.

See docs/rules/colditz.md §3.11.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.engine.chronicle import LogEntry
from bot.engine.event import Event
from bot.engine.texts import Say
from cogs.colditz.events.gambles import Drove, ShotDown
from cogs.colditz.events.guards import Arrested, Discovered, Killed
from cogs.colditz.events.prisoners import Escaped
from cogs.colditz.face import gazetteer, words
from cogs.colditz.face.moments import is_great, men_with_places, spaces_to_freedom
from cogs.colditz.face.reckoned_state import known
from cogs.colditz.face.story import with_rounds
from cogs.colditz.rules.castle.board import SPACES
from cogs.colditz.rules.castle.pawns import TUNNEL_OF, men
from cogs.colditz.view import View


class Try(NamedTuple):
    """A man's attempt to escape, and how it ended.

    The attempt has the crossings he used, or that he tried the car or Do or die.
    """

    man: str
    way: tuple[str, ...]
    result: str
    facts: dict[str, Any]


def timeline(view: View, moves: Sequence[LogEntry], say: Say) -> tuple[str, ...]:
    """Return the lines of the list: one for each attempt, then the men who were still on their way.

    The first line says how many escapes and attempts there were.
    """
    tries = [
        (now, each)
        for now, event in with_rounds(event for move in moves for event in move.events)
        for each in _tries(view, event, say)
    ]
    if not tries:
        return ()
    out = sum(each.result == "escaped" for _, each in tries)
    tries += [(view.round, each) for each in _men_at_large(view, say)]
    lines = (_line(now, each, say) for now, each in tries)
    return (say("colditz-timeline-total", out=out, tries=len(tries)), "", *lines)


def _line(now: int, each: Try, say: Say) -> str:
    ways = tuple(dict.fromkeys(filter(None, (_crossing_words(step, say) for step in each.way))))
    way = words.BETWEEN.join(ways) or say("colditz-timeline-way-walk")
    result = say(f"colditz-timeline-{each.result}", **each.facts)
    return say("colditz-timeline-line", round=now, man=words.man(each.man, say), way=way, result=result)


def _crossing_words(step: str, say: Say) -> str:
    """Return the text about one stage of an attempt: a crossing, the car or Do or die.

    The text is empty for the exit of a tunnel and for an objective.
    """
    start, _, end = step.partition(">")
    if step in ("car", "dare"):
        return say(f"colditz-timeline-way-{step}")
    if step in gazetteer.LINK_AT:
        return words.crossing(step, say)
    if end in TUNNEL_OF:
        return "" if start in TUNNEL_OF else say("colditz-tunnel", tunnel=TUNNEL_OF[end])
    return words.area(gazetteer.GATE_OF[end], say) if end in gazetteer.GATE_OF else ""


def _tries(view: View, event: Event, say: Say) -> Iterator[Try]:
    found = TRIES.get(type(event))
    if found is not None:
        yield from found(view, event, say)


def _escaped(view: View, event: Escaped, say: Say) -> Iterator[Try]:
    way = (event.by,) if event.by else view.man(event.man).route or event.trail
    yield Try(event.man, way, "escaped", {"objective": words.flag(event.objective)})


def _arrested(view: View, event: Arrested, say: Say) -> Iterator[Try]:
    if is_great(event):
        place, left = words.where(event.place, say), spaces_to_freedom(event.place)
        facts = {"guard": words.guard(event.guard, say), "place": place, "spaces": left}
        yield Try(event.man, event.trail, "arrested", facts)


def _killed(view: View, event: Killed, say: Say) -> Iterator[Try]:
    place = words.where(event.place, say) if event.place else ""
    left = spaces_to_freedom(event.place) if event.place else 0
    yield Try(event.man, event.trail, "killed", {"place": place, "known": int(bool(place)), "spaces": left})


def _drove(view: View, event: Drove, say: Say) -> Iterator[Try]:
    if not event.home:
        yield Try(event.man, ("car",), "drove", {"total": sum(event.dice), "need": event.need})


def _fell(view: View, event: ShotDown, say: Say) -> Iterator[Try]:
    facts = {"total": sum(event.dice), "need": event.need, "known": int(bool(event.dice))}
    yield Try(event.man, ("dare",), "fell", facts)


def _discovered(view: View, event: Discovered, say: Say) -> Iterator[Try]:
    for man, _ in men_with_places(event.men, event.places):
        yield Try(man, (f">{_inside(event.tunnel)}",), "discovered", {})


def _inside(tunnel: str) -> str:
    return next(place for place, name in TUNNEL_OF.items() if name == tunnel)


TRIES: dict[type[Event], Callable[[View, Any, Say], Iterator[Try]]] = {
    Escaped: _escaped,
    Arrested: _arrested,
    Killed: _killed,
    Drove: _drove,
    ShotDown: _fell,
    Discovered: _discovered,
}
"""For each type of event that ends attempts to escape, the function that yields these attempts."""


def _men_at_large(view: View, say: Say) -> Iterator[Try]:
    """Yield an unfinished attempt for each man who was on his way when the game ended.

    Such a man is in the Exteriors or in a tunnel, or has used a drop or a wire crossing.
    """
    for name, man in men(known(view)).items():
        out = man.place in SPACES and (man.trail or SPACES[man.place].zone == "exterior")
        if out or man.place in TUNNEL_OF:
            facts = {"place": words.where(man.place, say), "spaces": spaces_to_freedom(man.place)}
            yield Try(name, man.route or man.trail, "left", facts)
