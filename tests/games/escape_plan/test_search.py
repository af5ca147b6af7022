"""The search finds the move that wins where a careless mind misses it (docs/rules/escape_plan.md §8)."""

import itertools
from functools import partial

import pytest

from bot.engine.chance import Chance
from bot.engine.search import Budget, Spot, search
from bot.installed_games import installed_game
from cogs.escape_plan.policy import POLICIES
from cogs.escape_plan.rules.game import GAME
from tests.games.escape_plan.build import NE, A, B, N, leave, line, near, seen, table, who, with_player
from tests.games.escape_plan.playing import played

PLAYOUTS = 60

EXIT = near("D3", "C", NE)
CASINO = near("A2", "C", N, business="casino")


def found(state, seed):
    """Give what the search plays for A."""
    asks, next_field = GAME.asks(state, A), partial(GAME.next_field, state, A)
    spot = Spot(GAME, len(state.players), A, seen(state, A), asks, next_field)
    return str(search(spot, installed_game("escape_plan").lookahead, Chance(b"search", seed), Budget(PLAYOUTS))[0].move)


def careless(state):
    """Give what the computers of each level play for A."""
    view, asks, next_field = seen(state, A), GAME.asks(state, A), partial(GAME.next_field, state, A)
    return [str(mind.choose(view, asks, next_field, Chance(b"mind", 0))) for mind in POLICIES.values()]


def gone(cash, place):
    """Describe one who has left the city with so much."""
    return who(fate="escaped", place=place, cash=cash, at="D3.exit")


def last_evening(*players, escapes, **more):
    """Build the evening of the last day, with the exit and the casino in reach of A."""
    shown = {"closed": (1, 2), "shown": (1, 2, 1, 2, 3), "city": (EXIT, CASINO)}
    return table(*players, day=3, part="evening", escapes=escapes, **shown, **more)


def shut_in():
    """B, who has more than A can get, pays $4k to leave, but could not pay $8k."""
    rich = who("!K01 !K02 !K03 !K05 !K06", assets="!A1 !A5 !A6 !A7", cash=5, at="D3.gang", discs=1)
    me = who("!K07 !K10 !K11 A6 A7", cash=10, discs=1, at="S2.church", notoriety=8)
    return last_evening(me, rich, gone(0, 1), escapes=1)


def no_hurry():
    """The price will not rise, since B cannot pay it; with $100k from the casino A has more than C."""
    me = who(plan="P1", cash=5, discs=1, at="S2.church", notoriety=8)
    return last_evening(me, who(plan="P2", cash=0, at="D3.gang"), gone(20, 1), escapes=1)


def once_for_all():
    """The Vest is good for one officer, the Motorcycle for both, and there is money for one of them."""
    hurt = {"wounds": 3, "handcuffs": 5, "first_aid": False}
    me = who("x x x x x", "E1 - A2 A3 A4", cash=3, discs=1, fixers="F6", at="S2.church", **hurt)
    caught = who("", "", "", fate="arrested", at=".", cash=0, first_aid=False)
    return line(last_evening(me, caught, caught, escapes=0, s2="FC"), "move A2.business")


WINNING = {shut_in: "move D3.exit", no_hurry: "move A2.business", once_for_all: "avoid F6"}


@pytest.mark.parametrize("position", WINNING, ids=lambda position: position.__name__)
def test_the_search_finds_what_wins(position):
    state, wins = position(), WINNING[position]
    assert wins not in careless(state)
    for seed in range(3):
        assert found(state, seed) == wins


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
