"""The house rule *Quiet night* (docs/rules/stalag17.md §4.6)."""

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from cogs.stalag17.events import QuietNight
from cogs.stalag17.policy import POLICIES
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, B, do, key, table, verbs, who

RULES = "quiet_night"


def watched(**more):
    return table(who("food2 r4 barr", "map1 barr", vigilance=9, **more), who("food2", vigilance=4), rules=RULES)


def test_the_whole_hand_is_discarded_and_half_of_the_vigilance_goes():
    state = watched()
    step = do(state, "quiet")
    own = step.state.players[A]
    assert own.hand == ()
    assert own.vigilance == 5
    assert own.rested
    assert step.state.turn == B
    assert sorted(step.state.discards) == sorted((*state.discards, *state.players[A].hand))
    assert own.laid == state.players[A].laid
    (told,) = (event for event in step.events if isinstance(event, QuietNight))
    assert told == QuietNight(A, state.players[A].hand, 9, 5)


@pytest.mark.parametrize(("before", "after"), [(2, 1), (3, 2), (8, 4), (15, 8)])
def test_what_is_left_is_rounded_up(before, after):
    state = table(who("food2", vigilance=before), who(), rules=RULES)
    assert do(state, "quiet").state.players[A].vigilance == after


def test_it_is_done_once_a_game():
    state = watched(rested=True)
    assert "quiet" not in verbs(state, A)
    assert key(state, "quiet") == "rested"


def test_it_takes_vigilance_and_a_hand():
    assert key(table(who("food2", vigilance=1), who(), rules=RULES), "quiet") == "calm"
    assert key(table(who("", vigilance=9), who(), rules=RULES), "quiet") == "empty_hand"


def test_not_in_last_turns():
    state = replace(watched(), last=2)
    assert key(state, "quiet") == "last_turns"


def test_it_may_follow_a_failed_escape():
    state = do(watched(), "escape").state
    assert state.turn == A
    assert do(state, "quiet").state.players[A].vigilance == 6


def test_it_is_off_unless_the_lobby_says_otherwise():
    option = next(option for option in GAME.options if option.name == "quiet_night")
    assert option.default == "no"
    state = replace(watched(), quiet_night=False)
    assert "quiet" not in verbs(state, A)
    assert key(state, "quiet") == "without_quiet_night"


def test_everybody_sees_who_has_had_one():
    state = do(watched(), "quiet").state
    assert [GAME.view(state, viewer).players[A].rested for viewer in (None, A, B)] == [True] * 3


def test_hard_rests_where_vigilance_bars_the_way_and_not_where_it_is_ready():
    def chosen(state):
        def next_field(ask, picked):
            return GAME.next_field(state, A, ask, picked)

        return POLICIES["hard"].choose(GAME.view(state, A), GAME.asks(state, A), next_field, Chance(b"any", 1)).verb

    heavy = table(who("clothes1 food2", "", vigilance=24, left=2), who("food2 map1"), rules=RULES)
    near = table(
        who("r4 r5", "food2 tools1 map1", vigilance=2), who("food2 map1"), rules=RULES, plan="food tools map + 3"
    )
    assert chosen(heavy) == "quiet"
    assert chosen(near) != "quiet"
