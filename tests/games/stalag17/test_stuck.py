"""Running out of cards, last turns, void rounds: docs/rules/stalag17.md §3.9, E12, E31."""

import pytest

from tests.games.stalag17.build import (
    A,
    B,
    C,
    asked,
    called,
    deal,
    do,
    event,
    hand,
    key,
    laid,
    left,
    line,
    names,
    offered,
    order,
    seen,
    table,
    time_out,
    told,
    verbs,
    vigilance,
    who,
)


def test_b19():
    """§3.12 B19: one is drawn, six are shuffled, one more is drawn; five are left and no discards."""
    state = table(who(), who(), deck="food1", discards="r3 r3 r4 r4 r5 r5")
    draws = order(state.discards, state.discards[::-1])
    step = do(state, "draw", draws)
    assert hand(step.state, A) == "food1 r5"
    assert (names(step.state.deck), step.state.discards, step.state.reshuffles) == ("r5 r4 r4 r3 r3", (), 1)
    assert told(step) == ("reshuffled", "drew")
    assert (step.state.last, asked(step.state)) == (None, (B,))


def test_all_discards_are_public_until_they_are_shuffled():
    """E34: in their order."""
    state = table(who(), who(), deck="food1", discards="r3 map1")
    assert names(seen(state).discards) == names(seen(state, B).discards) == "r3 map1"
    state = do(state, "draw", order(state.discards, state.discards)).state
    assert (seen(state).discards, seen(state).deck_size) == ((), 1)


def test_the_pile_is_not_shuffled_before_a_card_is_missing():
    """§3.9.1."""
    state = do(table(who(), who(), deck="food1 food2", discards="r3"), "draw").state
    assert (state.deck, names(state.discards), state.reshuffles) == ((), "r3", 0)


def test_b23():
    """§3.12 B23: nothing is drawn; last turns begin with the next player and end with this one."""
    state = table(who("food1"), who("map1"), deck="", discards="r3 r4 r5", reshuffles=1)
    step = do(state, "draw")
    assert (hand(step.state, A), names(step.state.discards)) == ("food1", "r3 r4 r5")
    assert told(step) == ("drew", "last_turns")
    assert event(step, "drew").count == 0
    assert (step.state.last, asked(step.state)) == (2, (B,))
    state = do(step.state, "play map1").state
    assert (state.last, asked(state)) == (1, (A,))
    step = do(state, "play food1", deal())
    assert told(step)[:2] == ("played", "void")
    assert step.state.round == 2


def test_b24():
    """§3.12 B24: who takes the only card with A3 draws nothing; last turns begin (E32)."""
    step = do(table(who(), who(), deck="", discards="r5"), "pick_up")
    assert hand(step.state, A) == "r5"
    assert (step.state.last, asked(step.state)) == (2, (B,))
    assert told(step) == ("picked_up", "drew", "last_turns")


def test_no_discards_and_no_pile_begin_last_turns_without_a_reshuffle():
    """§3.9.2."""
    state = do(table(who("food1"), who(), who(), deck=""), "play food1").state
    assert (state.last, state.reshuffles, laid(state, A)) == (3, 0, "food1")


def test_b25():
    """§3.12 B25: without a card one may escape or pass; the actions that draw are refused to everybody."""
    more = {"rules": "negotiation exchange", "discards": "r3", "last": 2}
    state = table(who(), who(), who(offer="map1"), **more)
    assert verbs(state) == {"escape", "pass"}
    for verb in ("draw", "pick_up", "negotiate food1", "offer food1", "take 2 pile", "take 2 discard"):
        assert key(state, verb) == "last_turns"
    assert asked(do(state, "pass").state) == (B,)
    state = table(who("food1"), who(), who(offer="map1"), **more)
    assert verbs(state) == {"play", "discard", "escape", "take"}
    assert offered(state, "take", "2") == "hand"
    for verb in ("draw", "pick_up", "negotiate food1", "offer food1", "take 2 pile", "take 2 discard"):
        assert key(state, verb) == "last_turns"
    assert key(state, "pass") == "no_pass"


def test_in_last_turns_a_played_card_is_not_replaced():
    """§3.9.3: A1 and A8 b."""
    state = table(who("food1 food2"), who("r3", offer="map1"), rules="exchange", last=2, top="r5 r5")
    assert hand(do(state, "play food1").state, A) == "food2"
    state = do(state, "take 1 hand food1").state
    assert (hand(state, A), laid(state, A)) == ("food2 map1", "food1")


def test_a_failed_escape_of_a_last_turn_is_followed_by_another_action_or_none():
    """§3.5, E12: without a hand card the turn ends."""
    state = table(who("food1"), who(), last=2)
    assert verbs(do(state, "escape").state) == {"play", "discard"}
    step = do(table(who(laid="food1"), who(), last=2), "escape")
    assert (vigilance(step.state), asked(step.state), step.state.last) == ((2, 0), (B,), 1)


def test_an_escape_in_last_turns_ends_the_round_as_ever():
    """§3.9.3."""
    state = do(table(who(laid="r3"), who(), plan="+ 3", last=1, voids=2), "escape", deal()).state
    assert (left(state), state.voids, state.last) == ((2, 3), 0, None)


def test_b26():
    """§3.12 B26: in a void round everybody is anybody else, informers with their six; no token moves."""
    informer = who("food1 food2", left=2, vigilance=9, informer=True)
    state = table(informer, who("barr r3 r3", left=3), rules="informer joint", last=1)
    state = time_out(state, deal()).state
    assert [(called(state, seat).role, called(state, seat).change) for seat in (A, B)] == [
        ("counted", 3 - 12),
        ("counted", 10 - 9),
    ]
    assert (vigilance(state), left(state)) == ((0, 1), (2, 3))


@pytest.mark.parametrize("rules", ["", "joint"])
def test_a_void_round_opens_no_window(rules):
    """§3.9.3."""
    step = do(table(who(), who(), last=1, rules=rules), "pass", deal())
    assert told(step) == ("passed", "void", "roll_call", "counted", "counted", "planned")
    assert left(step.state) == (3, 3)


def test_b29():
    """§3.12 B29: a whole circle of idle turns makes the round void."""
    state = table(who("food1"), who("r3"), who())
    state = time_out(time_out(state).state).state
    assert (asked(state), state.round, state.idle) == ((C,), 1, 2)
    step = time_out(state, deal())
    assert told(step)[:4] == ("idle", "void", "roll_call", "counted")
    assert (step.state.round, step.state.voids) == (2, 1)


def test_an_idle_turn_moves_nothing():
    """E31."""
    state = table(who("food1", "r3", vigilance=2), who(), discards="r4")
    step = time_out(state)
    assert (step.state.players, step.state.deck, step.state.discards) == (state.players, state.deck, state.discards)
    assert (told(step), asked(step.state)) == (("idle",), (B,))
    assert "idle" not in verbs(state)


def test_any_action_breaks_the_circle():
    """E31: a failed escape, too, though the time ran out after it."""
    state = table(who("food1"), who("r3"))
    state = do(time_out(state).state, "draw").state
    assert state.idle == 0
    state = time_out(do(state, "escape").state).state
    assert (state.idle, asked(state), vigilance(state)) == (0, (B,), (2, 0))


def test_idle_turns_count_as_last_turns():
    """§3.9.3, E31."""
    state = time_out(table(who("food1"), who("r3"), last=2)).state
    assert (state.last, asked(state)) == (1, (B,))
    assert told(time_out(state, deal()))[:2] == ("idle", "void")


def test_passes_are_no_idle_turns():
    """E12: three passes in last turns of four."""
    state = table(who(), who(), who(), last=3)
    assert line(state, "pass", "pass").idle == 0
