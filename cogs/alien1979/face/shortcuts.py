"""Sending somebody, or throwing somebody out, in one press or two: buttons of their own, and the place filled in."""

from __future__ import annotations

from functools import partial

from bot.engine.move import Ask, Field, Move
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.face.outlook import outlook
from cogs.alien1979.view import View

FEW = 2
"""So many of those whom one may send have a button."""


def shortcuts(view: View, ask: Ask) -> tuple[Move, ...]:
    """List the buttons of `ask`: where to go, the safest and most useful place first; one for each target of whom one
    sends, to the Alien, elsewhere by the menu."""
    if ask.verb == "go":
        return tuple(Move("go", ((place,),)) for place in sorted(ask.fields[0].options, key=partial(_doubt, view)))
    if ask.verb not in ("send", "eject"):
        return ()
    targets = tuple(int(option) for option in ask.fields[0].options)
    if ask.verb == "eject":
        return likely(view, ask, targets) if view.enterer is not None else ()
    hunted = sorted(targets, key=lambda seat: -view.pawns[seat].marks)
    return likely(view, ask, tuple(seat for seat in hunted if view.pawns[seat].place != view.alien)[:FEW])


def _doubt(view: View, place: str) -> tuple[bool, int, float]:
    """Rank a place to go to: where the Alien is last, then by the risk of dying there in steps of ten in a hundred,
    then by the chance of a code that is needed."""
    seen = outlook(view, view.viewer or 0, place)
    return place == view.alien, round(10 * seen.death), -(seen.find or 0.0)


def likely(view: View, ask: Ask, targets: tuple[Seat, ...]) -> tuple[Move, ...]:
    """Return a button for each target, to the place that is filled in for it."""
    return tuple(Move(ask.verb, ((str(seat),), places(view, ask, seat)[:1])) for seat in targets)


def places(view: View, ask: Ask, target: Seat) -> tuple[str, ...]:
    """List where `target` can be put, the Alien's sector first (§3.5 B4, B5)."""
    barred = view.alien if ask.verb == "eject" else view.pawns[target].place
    return tuple(sorted((place for place in data.SECTORS if place != barred), key=lambda place: place != view.alien))


def presumed(view: View, ask: Ask, field: Field) -> tuple[str, ...]:
    """Fill in the Alien's sector for whom one sends, else the first."""
    if field.name != "place":
        return ()
    return (view.alien,) if view.alien in field.options else field.options[:1]
