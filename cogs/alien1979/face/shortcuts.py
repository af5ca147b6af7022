"""Sending somebody, or throwing somebody out, in one press or two: buttons of their own, and the place filled in."""

from __future__ import annotations

from bot.engine.move import Ask, Field, Move
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.view import View

FEW = 2
"""So many of those whom one may send have a button."""


def shortcuts(view: View, ask: Ask) -> tuple[Move, ...]:
    """List the buttons of `ask`, one for each target: whom one sends goes to the Alien, elsewhere by the menu."""
    if ask.verb not in ("send", "eject"):
        return ()
    targets = tuple(int(option) for option in ask.fields[0].options)
    if ask.verb == "eject":
        return likely(view, ask, targets) if view.enterer is not None else ()
    hunted = sorted(targets, key=lambda seat: -view.pawns[seat].marks)
    return likely(view, ask, tuple(seat for seat in hunted if view.pawns[seat].place != view.alien)[:FEW])


def likely(view: View, ask: Ask, targets: tuple[Seat, ...]) -> tuple[Move, ...]:
    """Give a button for each target, to the place that is filled in for it."""
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
