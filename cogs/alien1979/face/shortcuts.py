"""Sending somebody, or throwing somebody out, in one press or two: buttons of their own, and the place filled in."""

from __future__ import annotations

from bot.engine.game import Ask, Field, Move, Seat
from cogs.alien1979 import data
from cogs.alien1979.view import View

FEW = 2
"""Players up to whom each place has a button; of more whom one may send only so many have one, to the Alien."""


def shortcuts(view: View, ask: Ask) -> tuple[Move, ...]:
    """List the buttons of `ask`, so few that with all else that is asked in MADRE they fit into five rows."""
    if ask.verb not in ("send", "eject"):
        return ()
    targets = tuple(int(option) for option in ask.fields[0].options)
    if ask.verb == "eject":
        if view.enterer is None:
            return ()
        return everywhere(view, ask, targets) if len(targets) <= FEW else likely(view, ask, targets)
    if len(targets) <= FEW and not view.aboard:
        return everywhere(view, ask, targets)
    hunted = sorted(targets, key=lambda seat: -view.pawns[seat].marks)
    return likely(view, ask, tuple(seat for seat in hunted if view.pawns[seat].place != view.alien)[:FEW])


def everywhere(view: View, ask: Ask, targets: tuple[Seat, ...]) -> tuple[Move, ...]:
    """Give a button for each target and place."""
    return tuple(Move(ask.verb, ((str(seat),), (place,))) for seat in targets for place in places(view, ask, seat))


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
