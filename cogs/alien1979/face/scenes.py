"""Public pages about great moments of Alien 1979: what happened, and how it came about.

The view already includes later events of the same move. So facts that may have changed are taken from the event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.art.colours import TOKENS, number
from bot.engine.event import Event
from bot.engine.page import Page
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.events import Activated, Boarded, Died, Ejected, Entered, Launched, Sent
from cogs.alien1979.face import words
from cogs.alien1979.face.parts import BLOOD
from cogs.alien1979.view import View

Told = tuple[str, ...]


def scene(view: View, event: Event, say: Say) -> Page | None:
    """Return the page about a great moment, or None for other events.

    The result is also None if a player was sent to a sector without the Alien.
    """
    if isinstance(event, Sent) and not event.alien:
        return None
    title = say(f"alien1979-scene-{event.key}", **_title_names(event, say))
    lines = tuple(filter(None, TELLERS[type(event)](view, event, say)))
    return Page(title=title, lines=lines, colour=_colour(event), alt=" ".join((f"{title}.", *lines)).replace("*", ""))


def affects(event: Event) -> tuple[Seat, ...]:
    """Return the seats of the players who suffer in a great moment."""
    match event:
        case Died(who=seat) | Ejected(whom=seat) | Sent(whom=seat, alien=True):
            return (seat,)
        case _:
            return ()


def feeling(event: Event, seat: Seat) -> str:
    """Return how the player at `seat` feels about a great moment: "sorry", "glad", or "" for neither.

    A player is sorry to suffer and glad to gain.
    """
    if isinstance(event, Sent) and not event.alien:
        return ""
    if seat in affects(event):
        return "sorry"
    doers = event.who if isinstance(event, Launched) else (getattr(event, "who", None),)
    return "glad" if event.scene and seat in doers else ""


def _title_names(event: Any, say: Say) -> dict[str, Any]:
    """Return the text arguments for the names in the title of a page."""
    if isinstance(event, Launched):
        return {"aboard": len(event.who)}
    whom = {"whom": say.name(event.whom)} if isinstance(event, (Sent, Ejected)) else {}
    sector = {"sector": words.place(event.sector, say)} if isinstance(event, Died) else {}
    return {"who": say.name(event.who), **whom, **sector}


def _colour(event: Any) -> int:
    """Return the colour of a page: red if the Alien wins, otherwise the acting player's colour."""
    if isinstance(event, (Died, Launched)):
        return number(BLOOD if isinstance(event, Died) or not event.who else TOKENS[event.who[0]])
    return number(TOKENS[event.who])


def _died(view: View, event: Died, say: Say) -> Told:
    cause = ""
    if event.cause is not None:
        card = words.card(event.cause, say)
        if event.own:
            card = say("alien1979-scene-died-own", who=say.name(event.who), card=card)
        cause = say("alien1979-scene-died-by", card=card, marks=event.marks)
    sector = words.place(event.sector, say)
    return (
        cause,
        say("alien1979-scene-died-codes", count=event.codes, sector=sector) if event.codes else "",
        say("alien1979-scene-died-enterer", who=say.name(event.who)) if event.enterer else "",
        say("alien1979-scene-alive", **_people(view.living(), say)),
        say("alien1979-scene-died-scream"),
    )


def _entered(view: View, event: Entered, say: Say) -> Told:
    return (
        say("alien1979-scene-entered-with", codes=words.list_codes(event.codes, say)),
        say("alien1979-scene-entered-pile", king=words.code(data.REY, say)),
        say("alien1979-scene-entered-seats", seats=view.capacity, alive=len(view.living())),
        say("alien1979-scene-entered-mad"),
    )


def _boarded(view: View, event: Boarded, say: Say) -> Told:
    return (
        say("alien1979-scene-boarded-with", code=words.code(event.code, say)),
        taken_line(view, say),
        say("alien1979-scene-boarded-enterer") if event.who == view.enterer and view.countdown is None else "",
    )


def _activated(view: View, event: Activated, say: Say) -> Told:
    outside = [seat for seat in view.living() if seat not in view.aboard]
    return (
        say(
            "alien1979-scene-activated-by", code=words.code(event.code, say), turns=event.turns, who=say.name(event.who)
        ),
        taken_line(view, say),
        say("alien1979-scene-outside", **_people(outside, say)) if outside else "",
    )


def _ejected(view: View, event: Ejected, say: Say) -> Told:
    leaves = ""
    if view.countdown and view.enterer is not None:
        leaves = say("alien1979-scene-leaves", left=view.countdown, who=say.name(view.enterer))
    inside = words.inside(event.place, say)
    return say("alien1979-scene-ejected-to", whom=say.name(event.whom), inside=inside), taken_line(view, say), leaves


def _sent(view: View, event: Sent, say: Say) -> Told:
    who, whom = say.name(event.who), say.name(event.whom)
    return (say("alien1979-scene-sent-to", who=who, whom=whom, inside=words.inside(event.place, say)),)


def _launched(view: View, event: Launched, say: Say) -> Told:
    behind = [seat for seat in view.living() if seat not in event.who]
    dead = [seat for seat, pawn in enumerate(view.pawns) if pawn.fate == "dead"]
    return (
        say("alien1979-scene-launched-aboard", **_people(event.who, say)) if event.who else "",
        say("alien1979-scene-launched-behind", **_people(behind, say)) if behind else "",
        say("alien1979-scene-launched-dead", **_people(dead, say)) if dead else "",
    )


def taken_line(view: View, say: Say) -> str:
    """Return a line that says how many seats of the ship are taken, and by which players."""
    return say("alien1979-scene-taken", taken=len(view.aboard), seats=view.capacity, **_people(view.aboard, say))


def _people(seats: Iterable[Seat], say: Say) -> dict[str, Any]:
    names = tuple(map(say.name, seats))
    return {"names": names, "many": len(names)}


TELLERS: Mapping[type[Event], Callable[[View, Any, Say], Told]] = {
    Died: _died,
    Entered: _entered,
    Boarded: _boarded,
    Activated: _activated,
    Ejected: _ejected,
    Sent: _sent,
    Launched: _launched,
}
