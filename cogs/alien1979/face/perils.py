"""Warnings about mistakes that beginners do not notice.

The mistakes are staying in MADRE, staying with the Alien, and not trying the door of the ship (docs/rules/alien1979.md
§3.3 to §3.8).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.move import Ask, Move, Scalar
from bot.engine.peril import Peril
from cogs.alien1979 import data
from cogs.alien1979.face.outlook import outlook, percent
from cogs.alien1979.view import View

# Measured (`python -m tests.coaches alien1979`): computers that make these mistakes are warned in time, hard ones
# hardly ever.
STAYING = ("take", "arm", "force", "send", "heal", "shield")
"""The actions after which a player is still in the same place."""
LATE = range(4, 9)
"""The rounds in which a player who is still in MADRE gets a warning.

In later rounds there is none, since the codes may have been hidden again.
"""
DEADLY = 0.3
"""Above this risk of death, saving one's life is more important than trying the door."""
RISK = 0.03
"""A player with at least this risk of death until the next turn gets a warning."""
BOLD = 0.3
"""The risk of death needed for a warning if the move may complete the combination."""


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Return the warnings about a move that the viewer is about to make, the worst first."""
    offered = {ask.verb: ask for ask in asks}
    if view.viewer is None or view.result is not None or "stop" not in offered:
        return ()
    found = tuple(_warn_late(view, offered))
    if move is None or not (move.verb == "stop" or (view.points == 1 and move.verb in STAYING)):
        return found
    return (*_warn_staying(view, offered, move), *_warn_door(view, offered), *found)


def _warn_staying(view: View, offered: Mapping[str, Ask], move: Move) -> Iterator[Peril]:
    """Yield a warning if the player would end the turn in the Alien's sector."""
    seat = view.viewer or 0
    pawn, away = view.pawns[seat], _safest_move(view, offered)
    if pawn.place != view.alien or pawn.shielded or move.verb in ("heal", "shield") or away is None:
        return
    here = outlook(view, seat, pawn.place)
    if here.death >= (BOLD if move.verb == "take" and view.own else RISK):
        words = {"marks": pawn.marks, "hit": percent(here.reach[0]), "death": percent(here.death)}
        yield Peril("beside", away, words)


def _warn_door(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Yield a warning if the turn would end without a try at the door, although the ship has a free seat."""
    seat = view.viewer or 0
    if "board" in offered and outlook(view, seat, view.pawns[seat].place).death < DEADLY:
        yield Peril("door", Move("board"), {"free": view.seats_free(), "left": view.countdown or 0})


def _warn_late(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """Yield a warning if the player stays in MADRE while other players look for codes."""
    seat = view.viewer or 0
    away = _safest_move(view, offered)
    if view.round not in LATE or view.enterer is not None or away is None:
        return
    if view.pawns[seat].place == data.MADRE and not view.own:
        others = (one for one in view.living() if one != seat)
        most = max(others, key=lambda one: view.pawns[one].count, default=seat)
        words: dict[str, Scalar] = {
            "round": view.round,
            "whom": str(most),
            "codes": view.pawns[most].count,
            "seats": view.capacity,
        }
        yield Peril("late", away, words)


def _safest_move(view: View, offered: Mapping[str, Ask]) -> Move | None:
    """Return the move to the sector with the least danger. Of equal sectors, one with many codes is best."""
    reach = offered["go"].fields[0].options if "go" in offered else ()
    places = [place for place in reach if place in data.SECTORS and place != view.alien]

    def risk(place: str) -> tuple[float, int]:
        return round(outlook(view, view.viewer or 0, place).death, 2), -view.lying[data.SECTORS.index(place)]

    return Move("go", ((min(places, key=risk),),)) if places else None
