"""The tastes of the temperaments in Alien 1979: moves that they prefer if they lose nothing by it.

The rules are in docs/rules/alien1979.md §7.
"""

from __future__ import annotations

from bot.engine.crew import Personality
from bot.engine.move import Move
from cogs.alien1979 import data
from cogs.alien1979.minds.belief import danger
from cogs.alien1979.view import View

GREATLY, WELL, MILDLY = 1.0, 0.7, 0.4
"""Degrees to which a player likes a move."""

WORRY = 0.05
"""Chance of death from which careful players go home."""


def taste(personality: Personality, view: View, move: Move) -> float:
    """Return how much `move` is to the taste of `personality`, from 0 to 1, as far as `view` shows.

    The talkative have no taste of their own: they play like the others, and talk about it.
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
    """Return how much a bold player likes a move.

    It likes trying the door of the ship, throwing players out, and running to another sector.
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
    """Return how much a careful player likes a move.

    With the last point it likes to raise the weapon or remove a mark, and it goes to MADRE if the Alien may kill. In
    the sector of a calm Alien and during the countdown it has no taste: it hurries like the others.
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
    """Return how much a spiteful player likes a move.

    It likes to harm others, best with the Alien. Once the codes are entered it likes MADRE, from where it can do so.
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
