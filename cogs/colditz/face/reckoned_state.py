"""A state of the game made from a view, so that the rules can be applied to what a viewer knows."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.record import shared
from cogs.colditz.data import KIT, PARTS, kind
from cogs.colditz.rules.cards.equipment import symbol_at
from cogs.colditz.rules.castle.pawns import name
from cogs.colditz.rules.castle.place_sets import BIT
from cogs.colditz.rules.castle.prisoner_paths import Way
from cogs.colditz.rules.castle.sight import sees
from cogs.colditz.rules.turn.guards import beat_of
from cogs.colditz.rules.turn.journey import routes_of
from cogs.colditz.state import BARRACKS, Guard, Officer, PublicOfficer, PublicTable, State
from cogs.colditz.view import View

IN_THE_OPEN = ("inner", "garrison", "gate", "exterior")

VIEWS = 8
"""The most states that are cached. A private page needs the state of the same view many times."""


@lru_cache(VIEWS)
def known(view: View) -> State:
    """Return a state of the game with everything that the viewer knows.

    Hidden hands and decks are empty. If the kinds of an officer's Equipment are unknown, the state has only their
    number.
    """
    officers = tuple(
        Officer(**shared(PublicOfficer, one), stock=one.stock or (0, 0, one.equipment, 0), cards=one.cards or ())
        for one in view.officers
    )
    return State(
        **shared(PublicTable, view, "officers"),
        officers=officers,
        opportunity=(),
        security=(),
        dares=view.dares,
        hand=view.hand or (),
        tunnels=view.tunnels,
        trades=view.trades,
    )


def owned(view: View, officer: int) -> tuple[str, ...]:
    """Return the names of an officer's men."""
    return tuple(name(officer, number) for number in range(len(view.officers[officer].men)))


def way_of(view: View, man: str, place: str) -> Way | None:
    """Return the route of a man of the active officer to a place, or None if he may not stop there."""
    return routes_of(known(view), man).get(place)


def walk_of(view: View, guard: int, place: str) -> int | None:
    """Return the points that a guard needs for the shortest walk to a place.

    The result is None if he cannot get there.
    """
    if place not in BIT or view.guards[guard].place == BARRACKS:
        return None
    patrol = beat_of(known(view), guard).to(BIT[place])
    return None if patrol is None else len(patrol.path)


def watchers(view: View, place: str) -> tuple[Guard, ...]:
    """Return the guards on the board who see a space."""
    return tuple(guard for guard in view.guards if guard.place != BARRACKS and sees(guard.place, place))


def kit_signs(view: View, officer: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return 2 groups of symbols of the escape kit.

    The first group comes from the rooms of the officer's men, the second from part cards.
    """
    one = view.officers[officer]
    shown = {symbol_at(man) for man in one.men}
    held = {symbol for card in one.cards or () for symbol in PARTS.get(kind(card), ())}
    return tuple(each for each in KIT if each in shown), tuple(each for each in KIT if each in held)
