"""The tastes of personalities in Alien 1979, which decide between moves that are equally good.

The rules are in docs/rules/alien1979.md §7.
"""

from __future__ import annotations

from bot.engine.crew import Personality
from bot.engine.move import Move
from cogs.alien1979 import data
from cogs.alien1979.minds.belief import danger
from cogs.alien1979.view import View

GREATLY, WELL, MILDLY = 1.0, 0.7, 0.4
"""The strengths with which a personality likes a move."""

WORRY = 0.05
"""Careful players like to go to MADRE if their chance of death is at least this."""


def taste(personality: Personality, view: View, move: Move) -> float:
    """Return how much a personality likes a move, as a number from 0 to 1.

    Talkative players have no taste of their own. They play like other players, and talk about it.
    """
    place = move.picks[-1][0] if move.picks else ""
    match personality:
        case "bold":
            return _bold(view, move.verb, place)
        case "careful":
            return _careful(view, move.verb, place)
        case "spiteful":
            return _spiteful(view, move.verb, place)
    return 0.0


def _bold(view: View, verb: str, place: str) -> float:
    """Return how bold a move is, as a number from 0 to 1.

    Trying the door of the ship and throwing a player out are bold. So is going to another sector once the codes are
    entered.
    """
    match verb:
        case "board":
            return GREATLY
        case "eject":
            return WELL
        case "go" if place in data.SECTORS and view.enterer is not None:
            return MILDLY
    return 0.0


def _careful(view: View, verb: str, place: str) -> float:
    """Return how careful a move is, as a number from 0 to 1.

    Raising the weapon or removing a mark with the last point is careful. So is going to MADRE if the Alien may kill. No
    move is careful in the sector of a calm Alien or during the countdown, when all players must hurry.
    """
    assert view.viewer is not None
    pawn = view.pawns[view.viewer]
    if view.countdown is not None or (view.enterer is None and pawn.place == view.alien):
        return 0.0
    match verb:
        case "shield" if view.points == 1:
            return GREATLY
        case "heal" if view.points == 1:
            return WELL
        case "go" if place == data.MADRE:
            threat = danger(view, view.viewer, pawn.place, pawn.marks, pawn.shielded, counts=True)
            return MILDLY if threat.death >= WORRY else 0.0
    return 0.0


def _spiteful(view: View, verb: str, place: str) -> float:
    """Return how spiteful a move is, as a number from 0 to 1.

    Harming other players is spiteful, above all with the Alien. So is going to MADRE for that once the codes are
    entered.
    """
    match verb:
        case "send":
            return GREATLY if place == view.alien else WELL
        case "eject":
            return GREATLY
        case "force":
            return WELL
        case "go" if place == data.MADRE and view.enterer is not None:
            return MILDLY
    return 0.0
