"""Which moves computer players with a personality prefer, among moves that are about equally good.

See docs/rules/colditz.md §9.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.crew import Personality
from bot.engine.move import Move
from cogs.colditz.rules.castle.board import OUTER_POSTS, SPACES
from cogs.colditz.rules.castle.pawns import INDOORS, TUNNEL_OF
from cogs.colditz.view import View

GREATLY, WELL, MILDLY = 1.0, 0.7, 0.4
"""Numbers that say how strongly a personality prefers a move."""

TASTES: Mapping[Personality, Mapping[str, float]] = {
    "bold": {"drive": GREATLY, "shoot": GREATLY, "search": WELL, "sweep": WELL, "walk": WELL, "no": MILDLY},
    "careful": {
        "kit": GREATLY, "drive": GREATLY, "free": WELL, "release": WELL, "hide": WELL, "tip_off": WELL, "roll": WELL,
        "withdraw": WELL, "spare": MILDLY,
    },
    "spiteful": {
        "shoot": GREATLY, "sabotage": GREATLY, "intercept": GREATLY, "surrender": WELL, "divert": WELL, "call": WELL,
        "sweep": WELL, "discover": WELL, "search": WELL, "arrest": MILDLY, "equip": MILDLY,
    },
    "talkative": {"release": MILDLY, "free": MILDLY},
}  # fmt: skip
"""How much each personality likes a verb, whatever options the move picks.

Spiteful players take Equipment so that others cannot have it.
"""

SHELTERS = ("hide", "room")
"""Zones where the German needs a card to arrest a man."""


def taste(personality: Personality, view: View, move: Move) -> float:
    """Return how much a personality likes a move, as a number from 0 to 1."""
    match personality, move.verb:
        case _, "move":
            return _taste_of_move(personality, view, move.picks[0][0], move.picks[1][0])
        case "bold", "dare":
            return GREATLY if view.rounds and view.round >= view.rounds else 0.0
        case "careful", "attend":
            return WELL if move.picks[0] else 0.0
        case "bold", "attend":
            return 0.0 if move.picks[0] else WELL
        case "careful", "post":
            return WELL if move.picks[0][0] in OUTER_POSTS else MILDLY
    return TASTES[personality].get(move.verb, 0.0)


def _taste_of_move(personality: Personality, view: View, man: str, place: str) -> float:
    """Return how much a personality likes the move of a man to a place.

    Bold players like open ground, careful players safe places, and talkative players company.
    """
    sheltered = place in TUNNEL_OF or place not in SPACES or SPACES[place].zone in SHELTERS
    match personality:
        case "bold":
            return 0.0 if sheltered or place in INDOORS else WELL
        case "careful":
            return WELL if sheltered else MILDLY if place in INDOORS else 0.0
        case "talkative":
            return MILDLY if _has_company(view, man, place) else 0.0
    return 0.0


def _has_company(view: View, man: str, place: str) -> bool:
    """Return whether another man is in the same room as `place`."""
    room = SPACES[place].room if place in SPACES else ""
    there = (
        one.place
        for officer, each in enumerate(view.officers)
        for number, one in enumerate(each.men)
        if f"{officer}.{number}" != man
    )
    return bool(room) and any(other in SPACES and SPACES[other].room == room for other in there)
