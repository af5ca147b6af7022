"""What is to the taste of whom (docs/rules/alien1979.md §7): moves that a computer player of some temper prefers where
they lose nothing."""

from __future__ import annotations

from bot.engine.crew import Temper
from bot.engine.game import Move
from cogs.alien1979 import data
from cogs.alien1979.view import View

GREATLY, WELL, MILDLY = 1.0, 0.7, 0.4
"""How much something may be to somebody's taste."""


def taste(temper: Temper, view: View, move: Move) -> float:
    """Tell how much `move` is to the taste of `temper`, from 0 to 1, as far as `view` tells."""
    place = move.picks[-1][0] if move.picks else ""
    match temper:
        case "bold":
            return _bold(view, move.verb, place)
        case "careful":
            return _careful(move.verb, place)
        case "spiteful":
            return _spiteful(view, move.verb, place)
        case "talkative":
            return _talkative(view, move.verb, place)


def _bold(view: View, verb: str, place: str) -> float:
    """The door of the ship at every try; rather run than crouch; throw somebody out with both points."""
    match verb:
        case "board":
            return GREATLY
        case "eject":
            return WELL
        case "go" if place in data.SECTORS:
            return MILDLY
    return 0.0


def _careful(verb: str, place: str) -> float:
    """MOTHER, a weapon, a raised weapon, a mark less."""
    match verb:
        case "shield":
            return GREATLY
        case "arm":
            return WELL
        case "heal":
            return WELL
        case "go" if place == data.MADRE:
            return MILDLY
    return 0.0


def _spiteful(view: View, verb: str, place: str) -> float:
    """Whatever befalls somebody else: the Alien above all; to get there it goes to MOTHER."""
    match verb:
        case "send":
            return GREATLY if place == view.alien else WELL
        case "eject":
            return GREATLY
        case "force":
            return WELL
        case "go" if place == data.MADRE:
            return MILDLY
    return 0.0


def _talkative(view: View, verb: str, place: str) -> float:
    """Company: where somebody else stands."""
    seat = view.viewer
    if verb == "go" and any(other != seat for other in view.at(place)):
        return MILDLY
    return 0.0
