"""The tastes of personalities in Fugitive, which decide between moves that are about equally good.

- Bold players sprint and guess several numbers.
- Careful players go without sprinting, or pass.
- Spiteful players mislead the other player.
- Talkative players repeat their guesses.

Tastes do not decide which deck to draw from, since each wrong deck costs 2 % of games.
"""

from __future__ import annotations

from bot.engine.crew import Personality
from bot.engine.move import Move
from cogs.fugitive import data
from cogs.fugitive.face.holding import list_missed_numbers
from cogs.fugitive.view import View

GREATLY, WELL, FAIRLY, MILDLY = 1.0, 0.8, 0.6, 0.4
"""The strengths with which a personality likes a move."""


def taste(personality: Personality, view: View, move: Move) -> float:
    """Return how much a personality likes a move, as a number from 0 to 1.

    In a manhunt every guess may be the last, so tastes do not count.
    """
    return 0.0 if view.phase == "manhunt" else TASTES[personality](view, move)


def bold(view: View, move: Move) -> float:
    """Return how bold a move is. Laying the 42, sprints and guesses of several numbers are bold."""
    match move.verb:
        case "hide":
            return (
                GREATLY if is_run(move) else WELL if is_sprint(view, move) else FAIRLY if is_bluff(view, move) else 0.0
            )
        case "guess":
            return WELL if len(move.picks[0]) > 1 else 0.0
    return 0.0


def careful(view: View, move: Move) -> float:
    """Return how careful a move is.

    Hideouts without sprint cards and passes are careful. So are guesses of one number, above all of a low number.
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
    """Return how spiteful a move is. Bluffs and guesses close to the Fugitive are spiteful."""
    match move.verb:
        case "hide":
            return WELL if is_bluff(view, move) else 0.0
        case "guess" if len(move.picks[0]) == 1:
            return WELL * int(move.picks[0][0]) / data.HIGHEST_GUESS
    return 0.0


def talkative(view: View, move: Move) -> float:
    """Return how talkative a move is. Laying a hideout and guessing a number again are talkative."""
    match move.verb:
        case "hide":
            return MILDLY
        case "guess":
            return FAIRLY if list_missed_numbers(view).intersection(map(int, move.picks[0])) else 0.0
    return 0.0


def is_run(move: Move) -> bool:
    """Return whether a move lays the 42."""
    return move.verb == "hide" and move.picks[0][0] == str(data.ESCAPE)


def is_sprint(view: View, move: Move) -> bool:
    """Return whether a move lays a hideout that needs sprint cards."""
    return move.verb == "hide" and int(move.picks[0][0]) - (view.row[-1].hideout or 0) > view.reach


def is_bluff(view: View, move: Move) -> bool:
    """Return whether a move lays sprint cards under a hideout that needs none."""
    return move.verb == "hide" and not is_sprint(view, move) and len(move.picks) > 1 and bool(move.picks[1])


TASTES = {"bold": bold, "careful": careful, "spiteful": spiteful, "talkative": talkative}
