"""What is to the taste of whom (docs/rules/alien1979.md §7): moves that a computer player of some temper prefers where
they lose nothing."""

from __future__ import annotations

from bot.engine.crew import Personality
from bot.engine.move import Move
from cogs.alien1979 import data
from cogs.alien1979.minds.belief import danger
from cogs.alien1979.view import View

GREATLY, WELL, MILDLY = 1.0, 0.7, 0.4
"""How much something may be to somebody's taste."""

WORRY = 0.05
"""Chance of death from which the careful go home."""


def taste(personality: Personality, view: View, move: Move) -> float:
    """Return how much `move` is to the taste of `personality`, from 0 to 1, as far as `view` tells. The talkative have
    none of their own: they play as anybody would, and tell of it."""
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
    """The door of the ship at every try; somebody thrown out of it; rather run to another sector than crouch."""
    match verb:
        case "board":
            return GREATLY
        case "eject":
            return WELL
        case "go" if place in data.SECTORS and view.enterer is not None:
            return MILDLY
    return 0.0


def _careful(view: View, verb: str, place: str) -> float:
    """With the last point a raised weapon and a mark less; MOTHER where the Alien may kill. Beside a calm Alien they
    run, and once the countdown is on they hurry, as anybody does."""
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
    """Whatever befalls somebody else, the Alien above all; once the codes are entered MOTHER, from where it is done."""
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
