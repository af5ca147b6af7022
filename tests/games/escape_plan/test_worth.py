"""What a position is worth to the search (docs/rules/escape_plan.md §8)."""

import itertools

from bot.installed_games import installed_game
from tests.games.escape_plan.build import A, B, leave, with_player
from tests.games.escape_plan.playing import played


def test_a_day_is_what_is_looked_at():
    """§8: what a position is worth lies between none and all, and more in hand is worth more."""
    lookahead = installed_game("escape_plan").lookahead
    states = [turn.step.state for turn in played(2)]
    ends = [now for before, now in itertools.pairwise(states) if lookahead.over(before, now)]
    assert [state.day for state in ends] == [2, 3]
    for state in ends:
        richer = with_player(state, A, cash=state.players[A].cash + 50)
        assert 0 <= lookahead.worth(state, A) < lookahead.worth(richer, A) <= 1
        assert lookahead.worth(richer, B) < lookahead.worth(state, B)
    assert lookahead.worth(leave(ends[0], A).state, A) == 0
