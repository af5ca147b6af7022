"""Buttons that make a whole move with one or two presses. They choose a suitable place in advance."""

from __future__ import annotations

from functools import partial

from bot.engine.move import Ask, Field, Move
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.face.outlook import outlook
from cogs.alien1979.view import View

FEW = 2
"""At most this many targets of the action `send` get a button of their own."""


def shortcuts(view: View, ask: Ask) -> tuple[Move, ...]:
    """Return the moves that get a button of their own.

    For the action `go`, they are all places, the safest and most useful first. For `send` and `eject`, they are
    players, each with one place that is chosen in advance. The menu has the other places.
    """
    if ask.verb == "go":
        return tuple(Move("go", ((place,),)) for place in sorted(ask.fields[0].options, key=partial(_sort_key, view)))
    if ask.verb not in ("send", "eject"):
        return ()
    targets = tuple(int(option) for option in ask.fields[0].options)
    if ask.verb == "eject":
        return make_preset_moves(view, ask, targets) if view.enterer is not None else ()
    hunted = sorted(targets, key=lambda seat: -view.pawns[seat].marks)
    return make_preset_moves(view, ask, tuple(seat for seat in hunted if view.pawns[seat].place != view.alien)[:FEW])


def _sort_key(view: View, place: str) -> tuple[bool, int, float]:
    """Return the sort key of a place to which a player can go.

    The Alien's sector is last. A low risk of death comes first, in steps of 10 %, then a high chance of a needed code.
    """
    seen = outlook(view, view.viewer or 0, place)
    return place == view.alien, round(10 * seen.death), -(seen.find or 0.0)


def make_preset_moves(view: View, ask: Ask, targets: tuple[Seat, ...]) -> tuple[Move, ...]:
    """Return one move for each target, with the place that is chosen in advance."""
    return tuple(Move(ask.verb, ((str(seat),), list_places(view, ask, seat)[:1])) for seat in targets)


def list_places(view: View, ask: Ask, target: Seat) -> tuple[str, ...]:
    """Return the places to which the player `target` can be sent, the Alien's sector first (§3.5 B4, B5)."""
    barred = view.alien if ask.verb == "eject" else view.pawns[target].place
    return tuple(sorted((place for place in data.SECTORS if place != barred), key=lambda place: place != view.alien))


def presumed(view: View, ask: Ask, field: Field) -> tuple[str, ...]:
    """Return the place that a menu preselects, as a tuple.

    It is the Alien's sector if that is possible, otherwise the first option.
    """
    if field.name != "place":
        return ()
    return (view.alien,) if view.alien in field.options else field.options[:1]
