"""Mistakes in Fugitive (docs/rules/fugitive.md §3.2 to §3.4)."""

from __future__ import annotations

from bot.engine.move import Move
from cogs.fugitive import data
from cogs.fugitive.deduction import possible
from tests.coaches.frame import Mistake, Title
from tests.exploits.frame import Turn

MUCH = 3
"""Sprint cards that are laid beneath a hideout that needs none."""
BUSY = 3
"""Hideouts after which somebody waits for a better hand."""


def spender(turn: Turn) -> Move:
    """Hide as usual, with ever more sprint cards than the hideout needs."""
    move = turn.mind("normal")
    if move.verb != "hide" or len(move.picks) < 2 or move.picks[0] == (str(data.ESCAPE),):
        return move
    spare = [card for card in turn.second("hide", *move.picks[0]) if card not in move.picks[1]]
    return Move("hide", (move.picks[0], (*move.picks[1], *spare[-MUCH:])))


def waiter(turn: Turn) -> Move:
    """Lay a few hideouts, then draw and wait for the cards that lead to 42 at once."""
    move = turn.mind("normal")
    waits = "pass" in turn.offered and len(turn.view.row) > BUSY and move.picks[:1] != ((str(data.ESCAPE),),)
    return Move("pass") if waits else move


def dreamer(turn: Turn) -> Move:
    """Name numbers that cannot lie face-down, if there are any."""
    if "guess" not in turn.offered:
        return turn.mind("normal")
    never = [number for number in turn.options("guess") if int(number) not in possible(turn.view)]
    return Move("guess", ((turn.chance.choice(never),),)) if never else turn.mind("normal")


TITLE = Title(
    {
        "sprints": Mistake(spender, side="Fugitive"),
        "waiting": Mistake(waiter, side="Fugitive"),
        "impossible": Mistake(dreamer, side="Marshal"),
    }
)
