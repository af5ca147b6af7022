"""Mistakes on the Nostromo (docs/rules/alien1979.md §3.3 to §3.8)."""

from __future__ import annotations

from bot.engine.move import Move
from cogs.alien1979 import data
from tests.coaches.frame import Mistake, Title
from tests.exploits.frame import Turn

STOP = Move("stop")


def place(turn: Turn) -> str:
    here: str = turn.view.pawns[turn.view.viewer].place
    return here


def sitter(turn: Turn) -> Move:
    """Wait in MADRE, where the Alien does not come."""
    if place(turn) == data.MADRE and "stop" in turn.offered:
        return turn.if_offered("arm") or STOP
    return turn.mind("normal")


def neighbour(turn: Turn) -> Move:
    """Look for codes and a seat where the Alien is: nobody else does. Never arm."""
    if "stop" not in turn.offered or place(turn) == data.NAVE:
        return turn.mind("normal")
    now = turn.if_offered("enter", "activate", "board")
    if now is not None or place(turn) == turn.view.alien:
        return now or turn.if_offered("take") or STOP
    return Move("go", ((turn.view.alien,),)) if turn.view.alien in turn.options("go") else STOP


def shy(turn: Turn) -> Move:
    """Play as usual, but hide once the codes are entered, and never try the door of the ship."""
    move = turn.mind("normal")
    return turn.if_offered("heal", "shield") or STOP if move.verb == "board" else move


TITLE = Title(
    {
        "late": Mistake(sitter, 4),
        "beside": Mistake(neighbour, 4),
        "door": Mistake(shy, 4),
    }
)
