"""What a search goes by, and what it tells of moves that lose on the spot: docs/rules/colditz.md §9."""

from functools import partial

import pytest

from bot.engine.chance import Chance
from bot.engine.search import Budget, Spot, search
from cogs.colditz.lookahead import LOOKAHEAD
from cogs.colditz.rules.game import GAME
from tests.drills.few import first
from tests.games.colditz.build import asked, germans, officer, table
from tests.games.colditz.thinking import game


def spot(state, seat):
    """Say what a seat knows of a state."""
    return Spot(
        GAME, state.players, seat, GAME.view(state, seat), GAME.asks(state, seat), partial(GAME.next_field, state, seat)
    )


def candidates(state, seat, number=0):
    """List the moves worth a look."""
    here = spot(state, seat)
    return LOOKAHEAD.candidates(here.view, here.asks, here.next_field, Chance(b"candidates", number))


def test_a_playout_goes_on_for_two_turns_of_each():
    states = [played.step.state for played in game(3, "normal", "normal", 1)]
    start = next(state for state in states if state.phase == "act")
    end = next(state for state in states if LOOKAHEAD.over(start, state))
    assert (end.round, end.active) == (start.round + 2, start.active)


def test_worth_tells_who_is_near_to_winning():
    """A man before the last objective, with the kit, against one in a cell."""
    state = germans(officer("AW45 44,20", kit=True, escapes=1), officer("cell"), guards="44,16")
    near, *others = (LOOKAHEAD.worth(state, seat) for seat in range(3))
    assert near > 0.9 > 0.1 > max(others)


LAST = {"target": 1, "rounds": 40}

COMPOSED = {
    # The last turn: the man on the road has just the points to get away, and none for a cell.
    "a_man_goes_home_before_another_is_let_out": (
        table(officer("AX46 cell", kit=True), points=3, double=True, round=40, **LAST),
        "free 0.1",
        "move 0.0 AW44",
    ),
    # The last turn again: a tunnel can be opened as well, and nobody will come out of it.
    "a_man_goes_home_before_a_tunnel_is_opened": (
        table(officer("AZ45 J18 M19", cards="chapel", kit=True), points=5, round=40, **LAST),
        "dig chapel 0.1+0.2",
        "move 0.0 AW44",
    ),
    # The points do for the man who would be away, or for two in a tunnel.
    "a_man_on_the_road_counts_more_than_two_in_a_tunnel": (
        germans(
            officer("AX46 canteen:3 canteen:4", kit=True),
            guards="AZ42 AM10 AN8",
            hand="tunnel_found",
            shown="canteen",
            points=5,
            round=39,
            **LAST,
        ),
        "discover canteen g1+g2",
        "arrest 0.0 g0",
    ),
}


@pytest.mark.parametrize("seed", first(range(3)))
@pytest.mark.parametrize("name", COMPOSED)
def test_a_search_tells_what_loses_on_the_spot_and_the_mind_knows_better(name, seed):
    state, worse, best = COMPOSED[name]
    (seat,) = asked(state)
    assert str(candidates(state, seat)[0]) == best
    ranked = search(spot(state, seat), LOOKAHEAD, Chance(b"search", seed), Budget(80))
    assert str(ranked[0].move) == best
    assert ranked[0].worth > next(one.worth for one in ranked if str(one.move) == worse) + 0.3


def test_a_man_who_takes_the_guard_along_is_thought_of():
    """§3.11: the guard stands between him and the man who is nearer to freedom."""
    state = table(officer("AX46 AZ45", kit=True), guards="AY46 44,16", round=39, **LAST)
    assert "surrender 0.1 g0" in map(str, candidates(state, 0))
