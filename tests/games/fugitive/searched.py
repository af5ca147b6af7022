"""Positions in which a move wins that careless minds miss (docs/rules/fugitive.md §8)."""

from cogs.fugitive.state import Guess
from tests.games.fugitive.build import lawful, position, shown, spot

ROAD = (shown(14, 4, 6, 8, 10), shown(28, 16, 18, 20, 22, 24, 26))
DRAWN = ((8, 2), (10, 2), *((card, 2) for card in (20, 22, 24, 26, 28)))
HIGH, DRAWN_HIGH = shown(36, 30, 32, 34), tuple((card, 2) for card in (30, 32, 34, 36))

POSITIONS = {
    "guess 2+39": (
        "easy",
        "the Fugitive runs to 42 in any case, and both that lie face-down are sure",
        lawful(
            position("m_guess", spot(2), shown(3, 1), *ROAD, HIGH, spot(39), marshal_hand=(37, 38, 40, 41)),
            *(*DRAWN, *DRAWN_HIGH, (39, 6)),
        ),
    ),
    "draw 3": (
        "easy",
        "two footprints more reach 42, and most even cards are left in deck 3",
        lawful(
            position("f_draw", shown(3, 2), *ROAD, shown(31), spot(36, 29, 33), hand=(1, 42), marshal_hand=(35, 37)),
            *(*DRAWN, *((card, 4) for card in (29, 31, 33, 36))),
        ),
    ),
    "hide 39": (
        "random",
        "37 is sure, so that waiting loses",
        lawful(
            position(
                "f_play", shown(3, 1, 2), *ROAD, HIGH, spot(37), hand=(39, 42), marshal_hand=(38, 41),
                guesses=(Guess((39,), False, 6, 6),),
            ),
            *(*DRAWN, *DRAWN_HIGH, (37, 5), (39, 6)),
        ),
    ),
}  # fmt: skip
"""Where the search finds the move that wins: the level whose mind may miss it, why it wins, and the position."""
