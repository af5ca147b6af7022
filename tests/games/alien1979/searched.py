"""Positions in which a move wins that careless minds miss (docs/rules/alien1979.md §7)."""

from cogs.alien1979 import data
from tests.games.alien1979.build import A, B, C, pawn, table

MADRE = pawn(data.MADRE, weapon=True)

POSITIONS = {
    "send 1 oros": (
        "hard",
        "whoever ends the countdown is nearly dead, and the codes would be hidden again",
        table(MADRE, pawn("espadas", marks=4, weapon=True), enterer=B, countdown=1),
    ),
    "send 2 oros": (
        "easy",
        "another has the only seat and leaves without us, unless the countdown is off",
        table(MADRE, pawn(data.NAVE), pawn("copas", marks=4), enterer=C, countdown=1, points=1),
    ),
    "board": (
        "normal",
        "three marks are no matter to one who may be aboard with this point",
        table(
            pawn("bastos", marks=3, weapon=True),
            pawn("oros", shielded=True),
            pawn(data.MADRE, marks=3, weapon=True),
            pawn(data.NAVE, weapon=True),
            alien="espadas",
            enterer=A,
            countdown=2,
            points=1,
        ),
    ),
}
"""Where the search finds the move that wins: the level whose mind may miss it, why it wins, and the position."""
