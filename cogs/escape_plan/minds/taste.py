"""The tastes of personalities, which decide between moves that are about equally good.

- Bold players drive past the police and take any risk.
- Careful players go where nobody sees them.
- Spiteful players close doors and send the police to others.
- Talkative players look for company (docs/rules/escape_plan.md §8).
"""

from __future__ import annotations

from bot.engine.crew import Personality
from bot.engine.move import Move
from bot.engine.record import Seat
from cogs.escape_plan.data import ROWS, spaces
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.reach import Way
from cogs.escape_plan.rules.executive.things import EFFECTS, GANG
from cogs.escape_plan.view import View

GREATLY, WELL, MILDLY, BARELY = 1.0, 0.7, 0.4, 0.2
"""The strengths with which a personality likes a move."""

CROWD = 3
"""A route past at least this many officers is as bold as possible."""

TRAVEL = ("points", "car", "fast", "fly")
"""The effects of things that only help on a journey."""

SAFE = ("clinic", "church")
"""The kinds of places that careful players like."""

CALM = ("heal", "calm", "remove", "refresh")
"""The effects of things that careful players like."""


def taste(personality: Personality, view: View, move: Move) -> float:
    """Return how much a personality likes a move, as a number from 0 to 1."""
    assert view.viewer is not None
    seat, first = view.viewer, move.picks[0][0] if move.picks else ""
    if move.verb == "move":
        return GOING[personality](view, seat, first, route_of(view, move))
    if move.verb == "use":
        return taste_of_use(personality, view, seat, tuple(group[0] for group in move.picks))
    return ANSWERS[personality].get(move.verb, 0.0)


def route_of(view: View, move: Move) -> Way:
    """Return the route of a move. The move does not name the route if its destination has only one."""
    to, *route = (group[0] for group in move.picks)
    return next(one for one in view.ways if one.to == to and route in ([], [one.id]))


def bold_taste(view: View, seat: Seat, to: str, taken: Way) -> float:
    """Return how much bold players like a destination: many officers on the way, or a gang there."""
    if is_way_out(view, to):
        return 0.0
    past = min(taken.faced, CROWD) / CROWD
    return max(past, MILDLY if to.endswith(".gang") else BARELY)


def careful_taste(view: View, seat: Seat, to: str, taken: Way) -> float:
    """Return how much careful players like a destination.

    They like the exit most, then ways without officers. Of those, clinics and churches come first.
    """
    if is_way_out(view, to):
        return GREATLY
    if taken.faced:
        return 0.0
    return WELL if to.partition(".")[2] in SAFE else MILDLY


def spiteful_taste(view: View, seat: Seat, to: str, taken: Way) -> float:
    """Return how much spiteful players like a destination: one that takes something from others.

    They like the last spaces in a business and a headquarters without a control marker. They like the exit, since the
    next player pays a higher price.
    """
    rivals = tuple(other for other in view.in_city() if other != seat)
    if not rivals:
        return 0.0
    if is_way_out(view, to):
        return WELL
    tile, _, place = to.partition(".")
    site = view.site(tile)
    if place == "business" and seat not in view.cubes[tuple(ROWS).index(site.business)]:
        free = spaces(site.business, len(view.players)) - len(view.cubes[tuple(ROWS).index(site.business)])
        return GREATLY if free == 1 else MILDLY if free == 2 else BARELY
    return MILDLY if place == "gang" and site.marker is None else 0.0


def talkative_taste(view: View, seat: Seat, to: str, taken: Way) -> float:
    """Return how much talkative players like a destination: one where they meet a person.

    They like meeting another player most, then a gang or the owner of a business.
    """
    tile, _, place = to.partition(".")
    company = any(view.players[other].at[0] == tile for other in view.in_city() if other != seat)
    return WELL if company else MILDLY if place in ("gang", "business") else 0.0


def is_way_out(view: View, to: str) -> bool:
    """Return whether a destination is the open exit, by which players leave the city."""
    tile, _, place = to.partition(".")
    return facts.way_out(view) == (tile, place)


def taste_of_use(personality: Personality, view: View, seat: Seat, picks: tuple[str, ...]) -> float:
    """Return how much a personality likes using a thing.

    Careful players like to heal and to lose notoriety. Spiteful players send police to others. Talkative players use
    contacts and gang members. Bold players have no preference here.
    """
    what = picks[0].partition(".")[0]
    effect = EFFECTS[what][0]
    match personality:
        case "careful":
            return WELL if effect in CALM else 0.0
        case "spiteful":
            return GREATLY if harms_rival(view, seat, picks) else 0.0
        case "talkative":
            asks = what[0] == "K" or what == GANG
            return GREATLY if asks else 0.0 if effect in TRAVEL else WELL
    return 0.0


def harms_rival(view: View, seat: Seat, picks: tuple[str, ...]) -> bool:
    """Return whether using a thing sends an officer to a rival's tile."""
    sent = EFFECTS[picks[0].partition(".")[0]][0] in ("anywhere", "gang") and picks[-1]
    return any(view.players[other].at[0] == sent for other in view.in_city() if other != seat)


ANSWERS: dict[Personality, dict[str, float]] = {
    "bold": {"take": GREATLY},
    "careful": {"hold": GREATLY, "avoid": GREATLY, "rest": WELL, "pass": BARELY},
    "spiteful": {"avoid": MILDLY},
    "talkative": {"avoid": BARELY},
}
"""How much each personality likes the answers that have no function here, by kind of answer."""

GOING = {"bold": bold_taste, "careful": careful_taste, "spiteful": spiteful_taste, "talkative": talkative_taste}
