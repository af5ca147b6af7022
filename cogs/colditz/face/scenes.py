"""Texts about great moments: what happened, and how (docs/rules/colditz.md §3.8 to §3.15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.art.colours import number
from bot.engine.event import Event
from bot.engine.page import Page
from bot.engine.texts import Say
from bot.engine.wording import ALT, cut, sentence
from cogs.colditz.events.gambles import Drove, ShotDown
from cogs.colditz.events.guards import Arrested, Discovered, Killed, Saved, Searched
from cogs.colditz.events.prisoners import Collapsed, Escaped
from cogs.colditz.events.roll_call import Swept
from cogs.colditz.face import words
from cogs.colditz.face.art import OFFICERS
from cogs.colditz.face.moments import Moment, moment, spaces_to_freedom
from cogs.colditz.rules.castle.board import TUNNELS
from cogs.colditz.rules.castle.pawns import TUNNEL_OF, in_play, owner
from cogs.colditz.state import CELLS
from cogs.colditz.view import View

MIXED = 0x5B6770
"""The page colour of a great moment with men of several officers."""


def page(view: View, event: Event, say: Say) -> Page | None:
    """Return the page about a great moment, or None for other events."""
    found = moment(event)
    if found is None:
        return None
    owners = {owner(man) for man in found.names}
    told = tuple(sentence(line) for line in lines(view, event, found, say))
    head = title(view, event, say)
    colour = number(OFFICERS[owners.pop()]) if len(owners) == 1 else MIXED
    return Page(title=head, lines=told, colour=colour, alt=cut(" ".join((f"{head}.", *told)), ALT))


def title(view: View, event: Event, say: Say) -> str:
    """Return the title of a great moment: the round and the headline."""
    return say("colditz-scene", round=view.round, what=headline(event, say))


def headline(event: Event, say: Say) -> str:
    """Return the headline of a great moment."""
    args: dict[str, Any] = {}
    if isinstance(event, (Searched, Discovered, Swept)):
        args = {"men": words.men(event.men, say), "count": len(event.men)}
    elif (man := getattr(event, "man", None)) is not None:
        args = {"man": words.man(man, say)}
    if isinstance(event, Searched):
        args["room"] = words.area(event.room, say)
    if isinstance(event, (Discovered, Collapsed)):
        args["tunnel"] = say("colditz-tunnel", tunnel=event.tunnel)
    return sentence(say(f"colditz-scene-{event.key}", **args))


def lines(view: View, event: Event, found: Moment, say: Say) -> Iterator[str]:
    """Yield the lines of a great moment's page: how it happened, then its consequences."""
    yield from HOW[type(event)](view, event, say)
    yield from _consequences(view, event, found, say)


def _consequences(view: View, event: Event, found: Moment, say: Say) -> Iterator[str]:
    """Yield lines that say how many men each officer has left.

    For an escape, they also say how many men of each officer have escaped.
    """
    if isinstance(event, Escaped):
        escapes = tuple(f"{words.officer_name(view, at, say)} {one.escapes}" for at, one in enumerate(view.officers))
        yield say("colditz-scene-escapes", names=", ".join(escapes), target=view.target)
    for officer in dict.fromkeys(owner(man) for man in found.names):
        one = view.officers[officer]
        if not one.out:
            left, held = (sum(in_play(man) for man in one.men), sum(man.place in CELLS for man in one.men))
            yield say("colditz-scene-left", who=words.officer_name(view, officer, say), left=left, held=held)


def crossings_line(trail: tuple[str, ...], say: Say) -> Iterator[str]:
    """Yield the line about the drops and wire crossings that a man used. There is none if he used none."""
    if trail:
        yield say("colditz-scene-trail", ways=tuple(words.crossing(link, say) for link in trail))


def _escaped(view: View, event: Escaped, say: Say) -> Iterator[str]:
    if event.by:
        dice = {"dice": words.dice(event.dice), "total": sum(event.dice), "need": event.need}
        yield say(f"colditz-scene-by-{event.by}", objective=words.flag(event.objective), **dice)
        return
    start = words.where(event.start, say) if event.start else ""
    yield say("colditz-scene-out", objective=words.flag(event.objective), start=start, known=int(bool(start)))
    yield from crossings_line(event.trail, say)


def _shot_down(view: View, event: ShotDown, say: Say) -> Iterator[str]:
    if event.dice:
        dice = {"dice": words.dice(event.dice), "total": sum(event.dice), "need": event.need}
        place = words.short(event.place, say) if event.place else ""
        yield say("colditz-scene-fell-short", place=place, known=int(bool(place)), **dice)
    yield say("colditz-scene-eliminated", who=say.name(event.who))


def _drove(view: View, event: Drove, say: Say) -> Iterator[str]:
    total = sum(event.dice)
    short = max(0, event.need - total)
    yield say("colditz-scene-drove-how", dice=words.dice(event.dice), total=total, need=event.need, short=short)


def _arrested(view: View, event: Arrested, say: Say) -> Iterator[str]:
    yield say(
        "colditz-scene-taken",
        guard=words.guard(event.guard, say),
        place=words.where(event.place, say),
        spaces=spaces_to_freedom(event.place),
    )
    yield from crossings_line(event.trail, say)


def _hit(view: View, event: Killed | Saved, say: Say) -> Iterator[str]:
    if event.place:
        yield say("colditz-scene-hit", place=words.where(event.place, say), spaces=spaces_to_freedom(event.place))
    if isinstance(event, Killed):
        yield from crossings_line(event.trail, say)


def _searched(view: View, event: Searched, say: Say) -> Iterator[str]:
    guard = "" if event.guard is None else words.guard(event.guard, say)
    yield say("colditz-scene-search", guard=guard, known=int(bool(guard)), men=words.men(event.men, say))


def _discovered(view: View, event: Discovered, say: Say) -> Iterator[str]:
    guards = tuple(words.guard(guard, say) for guard in event.guards)
    yield say("colditz-scene-tunnel", guards=guards, known=len(guards), men=words.men(event.men, say))


def _collapsed(view: View, event: Collapsed, say: Say) -> Iterator[str]:
    at = view.officers[owner(event.man)].men[int(event.man.partition(".")[2])].place if event.man else ""
    if at in TUNNEL_OF:
        places = TUNNELS[event.tunnel].places
        yield say("colditz-scene-alone", at=places.index(at) + 1, all=len(places))


def _swept(view: View, event: Swept, say: Say) -> Iterator[str]:
    if event.places:
        found = tuple(
            say("colditz-scene-found", man=words.man(man, say), place=words.short(place, say))
            for man, place in zip(event.men, event.places, strict=True)
        )
        yield say("colditz-scene-sweep", points=event.points, found=found)


HOW: dict[type[Event], Any] = {
    Arrested: _arrested,
    Collapsed: _collapsed,
    Discovered: _discovered,
    Drove: _drove,
    Escaped: _escaped,
    Killed: _hit,
    Saved: _hit,
    Searched: _searched,
    ShotDown: _shot_down,
    Swept: _swept,
}
"""For each type of event, the function that yields the lines about how the event happened."""
