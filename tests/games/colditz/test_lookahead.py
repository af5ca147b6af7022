"""What a search goes by: docs/rules/colditz.md §9. Composed positions in which it finds what the mind by itself misses."""

from functools import partial
from itertools import islice

import pytest

from bot.engine.chance import Chance
from bot.engine.game import forbidden, must_decide
from bot.engine.search import Spot
from cogs.colditz.minds.lookahead import LOOKAHEAD, MOST
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import germans, officer
from tests.games.colditz.playing import played
from tests.games.colditz.thinking import game


def spot(state, seat):
    """Say what a seat knows of a state."""
    return Spot(
        GAME, state.players, seat, GAME.view(state, seat), GAME.asks(state, seat), partial(GAME.narrow, state, seat)
    )


def candidates(state, seat, number=0):
    """List the moves worth a look."""
    here = spot(state, seat)
    return LOOKAHEAD.candidates(here.view, here.asks, here.narrow, Chance(b"candidates", number))


@pytest.mark.parametrize("number", [1, 7, 14])
def test_candidates_are_different_legal_moves(number):
    """In any position, also such as no mind comes to; the same for the same chance."""
    for turn in islice(played(number), 0, None, 9):
        for seat in range(turn.before.players):
            if must_decide(GAME.asks(turn.before, seat)):
                found = candidates(turn.before, seat)
                assert 0 < len(set(found)) == len(found) <= MOST
                assert [forbidden(GAME, turn.before, seat, move) for move in found] == [None] * len(found)
                assert found == candidates(turn.before, seat)


def test_a_playout_goes_on_for_two_turns_of_each():
    (first, *_), moves = zip(
        *[(played.step.state, played.move) for played in game(3, "normal", "normal", 1)], strict=True
    )
    states = [played.step.state for played in game(3, "normal", "normal", 1)]
    start = next(state for state in states if state.phase == "act")
    end = next(state for state in states if LOOKAHEAD.over(start, state))
    assert (end.round, end.active) == (start.round + 2, start.active)


def test_worth_tells_who_is_near_to_winning():
    """A man before the last objective, with the kit, against one in a cell."""
    near = germans(officer("AW45 44,20", "", "", kit=True, escapes=1), officer("cell", ""), guards="44,16")
    worths = [LOOKAHEAD.worth(near, seat) for seat in range(3)]
    assert worths[0] > worths[2] > worths[1]
