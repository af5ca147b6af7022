"""The search finds what careless minds miss (docs/rules/alien1979.md §7)."""

from functools import partial

import pytest

from bot.engine.chance import Chance
from bot.engine.search import Budget, Spot, search
from bot.installed_games import installed_game
from cogs.alien1979 import data
from cogs.alien1979.lookahead import LOOKAHEAD
from cogs.alien1979.policy import POLICIES
from cogs.alien1979.rules.game import GAME
from tests.drills.few import first
from tests.games.alien1979.build import A, B, C, pawn, table

MADRE = pawn(data.MADRE, weapon=True)

LAST_CHANCES = {
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


def spot(state, seat=A):
    """Give where `seat` has to decide."""
    return Spot(
        *(GAME, len(state.pawns), seat, GAME.view(state, seat), GAME.asks(state, seat)),
        partial(GAME.next_field, state, seat),
    )


@pytest.mark.parametrize("seed", first(range(3)))
@pytest.mark.parametrize("move", LAST_CHANCES)
def test_the_search_finds_what_a_careless_mind_misses(move, seed):
    level, _, state = LAST_CHANCES[move]
    here = spot(state)
    first, second, *_ = search(here, LOOKAHEAD, Chance(b"search", seed), Budget(200))
    assert str(first.move) == move
    assert first.worth > second.worth + 0.1
    careless = POLICIES[level].choose(here.view, here.asks, here.next_field, Chance(b"careless", seed))
    assert str(careless) != move


def test_who_wins_with_others_has_won():
    """§3.8: everybody aboard."""
    assert installed_game("alien1979").lookahead is LOOKAHEAD
    assert not GAME.shared
