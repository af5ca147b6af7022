"""The great moments of Escape from Colditz: the men involved, the place, and the route to it."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.colditz.events.gambles import Drove, ShotDown
from cogs.colditz.events.guards import Arrested, Discovered, Killed, Saved, Searched
from cogs.colditz.events.prisoners import Collapsed, Escaped
from cogs.colditz.events.roll_call import Swept
from cogs.colditz.face import gazetteer
from cogs.colditz.rules.cards.gambles import car_route, dash_route, spaces_to_gate
from cogs.colditz.rules.castle.board import OBJECTIVES, SPACES

TARGETS = {name: place for place, name in OBJECTIVES.items()}


class Moment(NamedTuple):
    """A great moment of the game: the men involved, the places, and the route that led to it.

    `men` has pairs of a man and the place where it happened to him. A place of "" means the man's present place. `way`
    is the route in pieces, `sign` is the symbol of the moment, and `guards` are the guards who took part.
    """

    sign: str
    men: tuple[tuple[str, str], ...]
    way: tuple[tuple[str, ...], ...] = ()
    guards: tuple[int, ...] = ()
    caught: bool = True

    @property
    def names(self) -> tuple[str, ...]:
        """The men involved in the moment."""
        return tuple(man for man, _ in self.men)


def moment(event: Event) -> Moment | None:
    """Return the great moment that an event stands for, or None if it is not great.

    An arrest near home and the collapse of an empty tunnel are not great moments.
    """
    found = MOMENTS.get(type(event))
    return found(event) if found else None  # type: ignore[operator]


def affected_seats(event: Event) -> tuple[Seat, ...]:
    """Return the seats of the players whom a great moment hurts.

    They are the officers of the men involved, or the German if a man escaped.
    """
    whose = getattr(event, "whose", None)
    if isinstance(whose, tuple):
        return tuple(sorted(whose))
    if whose is not None:
        return (whose,)
    who = getattr(event, "who", None)
    return (who,) if who is not None and not isinstance(event, Escaped) else ()


def feeling(event: Event, seat: Seat) -> str:
    """Return how a player feels about an event: "glad", "sorry" or "".

    A player is sorry if a great moment hurts this player, but glad if a man is saved. The player who caused the moment
    is glad.
    """
    if moment(event) is None:
        return ""
    if seat in affected_seats(event):
        return "glad" if isinstance(event, Saved) else "sorry"
    return "glad" if seat == getattr(event, "who", None) else ""


def is_great(event: Arrested) -> bool:
    """Return whether an arrest is important enough to be a great moment.

    It is important if the man was outside or at a gate, or had used a drop or a wire crossing.
    """
    return bool(event.trail) or SPACES[event.place].zone in ("exterior", "gate")


def route_pieces(trail: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the drops and wire crossings that a man used, as pieces of a route to draw."""
    return tuple(tuple(link.split(">")) for link in trail)


def places_covered(event: ShotDown) -> tuple[str, ...]:
    """Return the places of a man's Do or die run between the theatre gate and the place where he was shot."""
    return dash_route()[: max(0, sum(event.dice) - spaces_to_gate(event.place))] if event.place else ()


def spaces_to_freedom(place: str) -> int:
    """Return the spaces from `place` to the nearest objective on foot.

    The result is 0 if no objective can be reached without Equipment.
    """
    return gazetteer.steps_to(*OBJECTIVES).get(place, 0)


def men_with_places(men: tuple[str, ...], places: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return pairs of a man and his place.

    A place is "" if the event is from an older version, in which events had no places.
    """
    return tuple(zip(men, places or ("",) * len(men), strict=True))


def _escaped(event: Escaped) -> Moment:
    goal = TARGETS[event.objective]
    start = (event.start,) if event.start in SPACES else ()
    way = {"car": (start + car_route(),), "dare": (dash_route(),)}.get(event.by, route_pieces(event.trail))
    return Moment("pennant", ((event.man, goal),), way, caught=False)


def _shot_down(event: ShotDown) -> Moment:
    way = places_covered(event)
    fell = way[-1] if way else event.place
    return Moment("skull", ((event.man, fell),) if fell else (), (way,) if way else ())


def _drove(event: Drove) -> Moment | None:
    if event.home:
        return None
    way = car_route()[: sum(event.dice)]
    return Moment("bars", ((event.man, way[-1]),), (way,))


def _arrested(event: Arrested) -> Moment | None:
    if not is_great(event):
        return None
    return Moment("bars", ((event.man, event.place),), route_pieces(event.trail), (event.guard,))


def _hit(event: Killed | Saved) -> Moment:
    shown = ((event.man, event.place or ""),)
    if isinstance(event, Saved):
        return Moment("skull", shown, caught=False)
    return Moment("skull", shown, route_pieces(event.trail))


def _searched(event: Searched) -> Moment:
    guards = () if event.guard is None else (event.guard,)
    return Moment("bars", men_with_places(event.men, event.places), guards=guards)


def _discovered(event: Discovered) -> Moment:
    return Moment("bars", men_with_places(event.men, event.places), guards=event.guards)


def _collapsed(event: Collapsed) -> Moment | None:
    return None if event.man is None else Moment("rope", ((event.man, ""),), caught=False)


def _swept(event: Swept) -> Moment:
    return Moment("bars", men_with_places(event.men, event.places))


MOMENTS = {
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
"""For each type of event, the function that makes its great moment."""
