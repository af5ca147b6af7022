"""Statistics of one game. The command `python -m bot balance stalag17` averages them over many games."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.move import Move
from cogs.stalag17.face.own_words import classify_use, is_ready
from cogs.stalag17.rules.round import TAILS
from cogs.stalag17.state import State
from cogs.stalag17.view import View


def figures(end: State) -> Mapping[str, float]:
    """Return numbers about an ended game, by name.

    They count winners, rounds, joint escapes and informers, and what was left at the end.
    """
    assert end.result is not None
    players, winners = end.players, end.result.winners
    return {
        **{f"won by seat {seat + 1}": float(seat in winners) for seat in range(len(players))},
        "winners": float(len(winners)),
        "rounds": float(end.round),
        "joint escapes": float(sum(len(past.out) > 1 for past in end.past)),
        "informers": float(sum(len(past.informers) for past in end.past)),
        "prisoners left": sum(player.left for player in players) / len(players),
        "vigilance": sum(player.vigilance for player in players) / len(players),
    }


def is_bluff(view: View, move: Move) -> bool:
    """Return whether the move plays a card face-down that is useless for the plan (§3.6)."""
    laid = {"play": 1, "take": 3}.get(move.verb) == len(move.picks)
    return laid and classify_use(view, move.picks[-1][0]) == "bluff"


def is_wait(view: View, move: Move) -> bool:
    """Return whether a player who could escape makes another move.

    Another player may then be the first to escape (§3.5).
    """
    return view.phase == "turn" and not view.attempted and is_ready(view) and move.verb != "escape"


def spends_coin(view: View, move: Move) -> bool:
    """Return whether the move spends the player's coin, which makes the player an informer (§4.1)."""
    return move.verb == "coin" and bool(move.picks) and move.picks[0] == (TAILS,)


def is_dare(view: View, move: Move) -> bool:
    """Return whether a player tries to escape or join with cards that do not meet the plan (§3.5, §4.4).

    Everybody then sees the cards, and no other player can join.
    """
    return move.verb in ("escape", "join") and not is_ready(view)


ACTS = {"bluff": is_bluff, "wait": is_wait, "inform": spends_coin, "dare": is_dare}
"""Functions by name that recognise kinds of moves.

Such moves are counted in addition to the moves of each verb.
"""
