"""Mistakes in Fugitive (docs/rules/fugitive.md §3.2 to §3.4)."""

from __future__ import annotations

from bot.engine.move import Move
from cogs.fugitive import data
from cogs.fugitive.deduction import candidates, possible
from tests.coaches.frame import Mistake, Title
from tests.exploits.frame import Turn

MUCH = 3
"""Sprint cards that are laid beneath a hideout that needs none."""


def spender(turn: Turn) -> Move:
    """Hide as usual, with ever more sprint cards than the hideout needs."""
    move = turn.mind("normal")
    if move.verb != "hide" or len(move.picks) < 2 or move.picks[0] == (str(data.ESCAPE),):
        return move
    spare = [card for card in turn.second("hide", *move.picks[0]) if card not in move.picks[1]]
    return Move("hide", (move.picks[0], (*move.picks[1], *spare[-MUCH:])))


def gambler(turn: Turn) -> Move:
    """Name a number for each hideout at once."""
    if "guess" not in turn.offered or turn.offered["guess"].fields[0].most == 1:
        return turn.mind("normal")
    held = zip(candidates(turn.view), turn.view.row, strict=True)
    named = {turn.chance.choice(sorted(may)) for may, spot in held if may and not spot.revealed}
    return Move("guess", (tuple(number for number in turn.options("guess") if int(number) in named),))


def dreamer(turn: Turn) -> Move:
    """Name numbers that cannot lie face-down, if there are any."""
    if "guess" not in turn.offered:
        return turn.mind("normal")
    never = [number for number in turn.options("guess") if int(number) not in possible(turn.view)]
    return Move("guess", ((turn.chance.choice(never),),)) if never else turn.mind("normal")


TITLE = Title(
    {
        "sprints": Mistake(spender, side="Fugitive"),
        "impossible": Mistake(dreamer, side="Marshal"),
        "several": Mistake(gambler, side="Marshal"),
    }
)
