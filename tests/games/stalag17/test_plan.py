"""Set-up, the plan phase, and who starts: docs/rules/stalag17.md §3.2, §3.3, §3.8."""

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import settled
from cogs.stalag17 import data
from cogs.stalag17.events import Got
from cogs.stalag17.rules.game import GAME
from cogs.stalag17.rules.plan import list_missing, make_plan
from tests.games.stalag17.build import A, B, C, D, asked, deal, do, event, hand, names, seen, table, told, who

SETUP = [1, *deal("food tools special", 6, "food1 r3 map2 info")]


def setup(seats, draws, **options):
    chance = Chance.scripted(draws)
    step = GAME.setup(seats, settled(GAME, options), chance)
    chance.finish()
    return step


@pytest.mark.parametrize("seats", GAME.seats)
def test_two_cards_three_prisoners_no_vigilance(seats):
    """§3.2, §3.3: the same for every number of players."""
    state = setup(seats, [0, *deal()]).state
    assert [(player.left, player.vigilance, len(player.hand)) for player in state.players] == [(3, 0, 2)] * seats
    assert len(state.deck) == 84 - 2 * seats
    assert (state.discards, len(state.plan.faces)) == ((), 3)


def test_the_start_player_draws_first():
    """§3.3: two cards each from the top, clockwise."""
    state = setup(2, SETUP).state
    assert (hand(state, B), hand(state, A)) == ("food1 r3", "map2 info")


def test_any_seat_may_start_the_first_round():
    """§3.2, E3: it is drawn."""
    for seat in range(3):
        state = setup(3, [seat, *deal()], informer="no").state
        assert (state.start, state.turn, asked(state)) == (seat, seat, (seat,))


def test_coins_only_with_the_informer():
    """§3.2: one each."""
    assert [player.coin for player in setup(2, SETUP).state.players] == [True, True]
    assert asked(setup(2, SETUP).state) == (A, B)
    state = setup(2, SETUP, informer="no").state
    assert [player.coin for player in state.players] == [False, False]
    assert (asked(state), state.phase) == ((B,), "turn")


def test_by_default_all_four_rules_are_on_and_the_tie_break_is_off():
    """§4: each is a switch of its own."""
    state = setup(2, SETUP).state
    assert [state.informer, state.negotiation, state.exchange, state.joint, state.tie_break] == [True] * 4 + [False]
    state = setup(2, SETUP, exchange="no").state
    assert [state.informer, state.negotiation, state.exchange, state.joint] == [True, True, False, True]


def test_b07():
    """§3.12 B07: dice food, tools, special and 6 ask food, tools and 8 runaway (E2)."""
    state = setup(2, SETUP).state
    assert (state.plan.objects, state.plan.runaway) == (("food", "tools"), 8)
    assert (state.plan.faces, state.plan.number) == (("food", "tools", "special"), 6)
    assert event(setup(2, SETUP), "planned").runaway == 8


def test_every_special_face_adds_two():
    """§3.3."""
    assert make_plan(("special",) * 5, 1).runaway == 11
    assert make_plan(("special",) * 5, 1).objects == ()


def test_a_repeated_symbol_is_needed_as_often_as_it_shows():
    """E4."""
    plan = make_plan(("food", "food", "map"), 3)
    assert list_missing(plan, ("food-1.1", "map-1.1")) == ("food",)
    assert list_missing(plan, ("food-1.1", "map-1.1", "food-2.1")) == ()


def test_everybody_hears_the_plan_and_each_his_own_cards():
    """§6."""
    step = setup(2, SETUP, informer="no")
    assert told(step) == ("planned",)
    assert told(step, A) == told(step, B) == ("planned", "got")
    assert [names(e.cards) for e in step.events if e.reaches(A) and isinstance(e, Got)] == ["map2 info"]
    assert seen(step.state, B).players[A].hand is None


def rounds_end(*players, escaper=A, dice="food food food", **more):
    """Let `escaper` escape and give the state of the next round."""
    state = table(*players, plan="+ 1", turn=escaper, start=escaper, **more)
    return do(state, "escape", deal(dice, 1)).state


def free(left, v=0, hand=""):
    """Give somebody who is able to escape and has so many prisoners and so much vigilance afterwards."""
    return who(hand, "r3 r3 r3 r3", left=left + 1, vigilance=v)


def test_b27():
    """§3.12 B27: most prisoners left, then most vigilance."""
    state = rounds_end(free(2), who("r3 barr r3 r3", left=3), who("r3 r3 r3 r4 r5", left=3))
    assert [(p.left, p.vigilance) for p in state.players] == [(2, 0), (3, 4), (3, 6)]
    assert (state.start, state.turn) == (C, C)


def test_b28():
    """§3.12 B28: a tie in both goes clockwise after the escaper."""
    players = (who("r3 r3 r3 r4 r5"), free(2), who("r3 r3 r3 r4 r5"))
    state = rounds_end(*players, escaper=B)
    assert [(p.left, p.vigilance) for p in state.players] == [(3, 6), (2, 0), (3, 6)]
    assert state.start == C


def test_most_prisoners_come_before_most_vigilance():
    """§3.8 (1)."""
    state = rounds_end(free(1, v=5), who(left=2, vigilance=9), who(), dice="map map map map")
    assert state.start == C


def test_the_escaper_comes_last_of_the_tied():
    """§3.8 (3): an informer's escape counts."""
    players = (who(laid="r3", informer=True), who(), who())
    state = rounds_end(*players, escaper=A, rules="informer")
    assert [(p.left, p.vigilance) for p in state.players] == [(3, 0)] * 3
    assert state.start == B


def test_after_a_joint_escape_the_first_escaper_counts():
    """§3.8 (3)."""
    state = table(free(2), who(), free(2), who(left=2), plan="+ 1", rules="joint", start=D)
    state = do(do(state, "escape").state, "decline", seat=B).state
    state = do(state, "join", deal("food food food", 1), seat=C).state
    assert [(p.left, p.vigilance) for p in state.players] == [(2, 0), (3, 0), (2, 4), (2, 0)]
    assert state.start == B


def test_after_a_void_round_it_goes_on_from_who_had_the_last_turn():
    """§3.9.3."""
    state = table(who(), who(), who(), start=C, last=1, turn=B)
    state = do(state, "pass", deal()).state
    assert (state.start, state.round, state.voids) == (C, 2, 1)


def test_the_new_round_starts_afresh():
    """§3.8: all cards go back and are shuffled; vigilance and prisoners stay."""
    players = (free(1, v=1), who("food1", "barr map1", negotiated="clothes1", offer="tools1", vigilance=2, left=2))
    state = table(*players, plan="+ 1", discards="r5 r5", rules="negotiation exchange")
    state = replace(state, reshuffles=1, attempted=False, idle=1)
    state = do(state, "escape", deal("map map map map", 4, "food2 info r4 barr")).state
    assert [(p.left, p.vigilance) for p in state.players] == [(1, 1), (2, 5)]
    assert (hand(state, B), hand(state, A)) == ("food2 info", "r4 barr")
    second = state.players[B]
    assert (second.laid, second.negotiated, second.offer, second.seen, second.held) == ((), (), "", (), ())
    assert (state.discards, state.reshuffles, state.last, state.idle, state.round) == ((), 0, None, 0, 2)
    assert sorted((*state.deck, *state.players[A].hand, *second.hand)) == sorted(data.DECK)
    assert len(state.plan.faces) == 4
