"""The tastes of personalities in Fugitive, which decide between moves that are about equally good.

The bold sprint and name several numbers, the careful go on foot or wait, the spiteful mislead, the talkative repeat
themselves. The deck to draw from is not a matter of taste: each wrong one costs 2 % of games.
"""

from __future__ import annotations

from bot.engine.crew import Personality
from bot.engine.move import Move
from cogs.fugitive import data
from cogs.fugitive.face.holding import named_in_vain
from cogs.fugitive.view import View

GREATLY, WELL, FAIRLY, MILDLY = 1.0, 0.8, 0.6, 0.4
"""Degrees of taste."""


def taste(personality: Personality, view: View, move: Move) -> float:
    """Return how much `move` suits the taste of `personality`, from 0 to 1.

    In a manhunt every guess may be the last, so only the chances count.
    """
    return 0.0 if view.phase == "manhunt" else TASTES[personality](view, move)


def bold(view: View, move: Move) -> float:
    """Return the taste for risks: runs and sprints, several numbers at once."""
    match move.verb:
        case "hide":
            return GREATLY if runs(move) else WELL if sprints(view, move) else FAIRLY if bluffs(view, move) else 0.0
        case "guess":
            return WELL if len(move.picks[0]) > 1 else 0.0
    return 0.0


def careful(view: View, move: Move) -> float:
    """Return the taste for safety: on foot or not at all, and one number at a time.

    The way is cleared from its beginning.
    """
    match move.verb:
        case "hide":
            return 0.0 if len(move.picks) > 1 and move.picks[1] else WELL
        case "pass" | "stop":
            return FAIRLY
        case "guess" if len(move.picks[0]) == 1:
            return WELL if int(move.picks[0][0]) in data.REGIONS[0] else MILDLY
    return 0.0


def spiteful(view: View, move: Move) -> float:
    """Return the taste for harm: sprint cards that mislead, the hideouts right behind the Fugitive."""
    match move.verb:
        case "hide":
            return WELL if bluffs(view, move) else 0.0
        case "guess" if len(move.picks[0]) == 1:
            return WELL * int(move.picks[0][0]) / data.HIGHEST_GUESS
    return 0.0


def talkative(view: View, move: Move) -> float:
    """Return the taste for company: rather hide than wait, name a number again."""
    match move.verb:
        case "hide":
            return MILDLY
        case "guess":
            return FAIRLY if named_in_vain(view).intersection(map(int, move.picks[0])) else 0.0
    return 0.0


def runs(move: Move) -> bool:
    """Return whether `move` is the run to 42."""
    return move.verb == "hide" and move.picks[0][0] == str(data.ESCAPE)


def sprints(view: View, move: Move) -> bool:
    """Return whether `move` hides farther away than the Fugitive can reach on foot."""
    return move.verb == "hide" and int(move.picks[0][0]) - (view.row[-1].hideout or 0) > view.reach


def bluffs(view: View, move: Move) -> bool:
    """Return whether `move` lays sprint cards beneath a hideout that needs none."""
    return move.verb == "hide" and not sprints(view, move) and len(move.picks) > 1 and bool(move.picks[1])


TASTES = {"bold": bold, "careful": careful, "spiteful": spiteful, "talkative": talkative}
