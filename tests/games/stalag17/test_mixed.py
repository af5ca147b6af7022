"""Where the additional rules meet: docs/rules/stalag17.md §4.5."""

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
    left,
    line,
    names,
    table,
    told,
    verbs,
    vigilance,
    who,
)

ALL = "informer negotiation exchange joint"


def test_mix_1():
    """§4.5 MIX-1: nothing of an escaped informer's cards counts: -12."""
    informer = who("info", "barr r3", negotiated="map1", offer="food1", left=2, vigilance=14, informer=True)
    state = do(table(informer, who(), plan="food + 3", rules=ALL), "escape", deal()).state
    line = called(state, A)
    assert (line.in_hand, line.barracks, line.change, vigilance(state)[A]) == (0, 0, -12, 2)


def test_mix_2():
    """§4.5 MIX-2: 3 + 4 - 12: 10 becomes 5."""
    informer = who("food1 food2", negotiated="map1", left=2, vigilance=10, informer=True)
    state = table(who(laid="r3"), informer, plan="+ 3", rules=ALL)
    state = do(state, "escape", deal("map map map map")).state
    assert (called(state, B).change, vigilance(state)[B]) == (-5, 5)


def test_mix_3():
    """§4.5 MIX-3, E15: an informer is passed over, though he could."""
    players = (who(laid="r3"), who(laid="r5", informer=True), who())
    state = do(table(*players, plan="+ 3", rules=ALL), "escape").state
    assert asked(state) == (C,)


def test_mix_4():
    """§4.5 MIX-4: all others are informers: no question."""
    players = (who(laid="r3"), who(laid="r5", informer=True), who(informer=True))
    step = do(table(*players, plan="+ 3", rules=ALL), "escape", deal())
    assert told(step)[:3] == ("escaped", "roll_call", "counted")


def test_mix_5():
    """§4.5 MIX-5: a negotiated card helps to join, and adds nothing then: 2 + 4."""
    joiner = who("food2", "food1 r5", negotiated="clothes1")
    state = do(table(who(laid="food1 map1 r3"), joiner, plan="food map + 3", rules=ALL), "escape").state
    state = do(state, "join", deal("map map map map")).state
    assert (called(state, B).role, called(state, B).change) == ("joint", 6)


def test_mix_6():
    """§4.5 MIX-6, E33: the own offer does not help to join: +2."""
    joiner = who("food2", "food1 r5", offer="map2")
    state = do(table(who(laid="food1 map1 r3"), joiner, plan="food map + 3", rules=ALL), "escape").state
    step = do(state, "join", deal())
    assert (told(step)[1], called(step.state, B).before) == ("join_failed", 2)


def test_mix_7():
    """§4.5 MIX-7, E19: a negotiated card is no offer: its owner may offer, nobody may take it."""
    state = table(who("map2", negotiated="food1"), who("r3"), plan="map + 3", rules=ALL)
    assert "offer" in verbs(state)
    assert key(do(state, "draw").state, "take 0 pile") == "no_offers"
    state = do(table(who("map2", negotiated="food1"), who("r3"), plan="map + 3", rules=ALL), "offer map2").state
    state = do(state, "take 0 pile").state
    assert (names(state.players[A].negotiated), state.players[A].offer) == ("food1", "")


def test_mix_8():
    """§4.5 MIX-8, E20: an informer's gain is kept for the roll call but not asked of him."""
    informer = who("map1", "r3", vigilance=5, informer=True, left=2)
    state = table(informer, who(), plan="+ 3", rules=ALL, top="r4 food1 food1")
    state = line(state, "negotiate map1", "draw")
    assert vigilance(state)[A] == 8
    step = do(state, "escape", deal("map map map"))
    assert event(step, "escaped").required == 3
    assert (called(step.state, A).before, called(step.state, A).change) == (8, -12)


def test_mix_9():
    """§4.5 MIX-9: 4 gained by negotiation ask 8 of who joins."""
    state = table(who(laid="r4"), who("map1", "r5"), plan="+ 4", rules=ALL, turn=B, top="info")
    state = do(state, "negotiate map1").state
    state = do(do(state, "escape").state, "join", deal())
    assert event(state, "join_failed").required == 8


def test_mix_10():
    """§4.5 MIX-10: the revealed card lies on top; A8 c takes it and the named offer."""
    state = table(who("food1 tools1"), who("r3", offer="map1"), who(), plan="map + 3", rules=ALL, top="r5 r4 r4")
    state = do(state, "negotiate food1+tools1").state
    assert names(state.discards) == "food1 tools1 r5"
    state = line(state, "draw", "take 1 discard")
    assert hand(state, C) == "map1 r5"


def test_mix_11():
    """§4.5 MIX-11: one action a turn, after a failed escape, too."""
    player = who("food1 tools1 r3")
    for move in ("discard r3", "negotiate food1", "offer food1", "take 1 pile"):
        state = table(player, who(offer="map1"), plan="food + 9", rules=ALL, top="food2 food2")
        failed = do(state, "escape").state
        assert verbs(failed) == {"play", "draw", "discard", "negotiate", "offer", "take"}
        for before in (state, failed):
            assert asked(do(before, move).state) == (B,)


def test_all_verbs_of_a_turn():
    """§3.4, §4: what a turn of the full game offers."""
    state = table(who("food1"), who(offer="map1"), plan="food + 3", rules=ALL, discards="r3")
    assert verbs(state) == {"play", "draw", "pick_up", "discard", "escape", "negotiate", "offer", "take"}


def test_e37():
    """E37: roll, coins, turns, escape, window, roll call, clean-up."""
    players = (who(laid="r3", coin=True), who(laid="r3", coin=True))
    state = table(*players, plan="+ 3", rules=ALL, phase="coin")
    keys = []
    for text, seat, draws in (
        ("coin heads", A, ()),
        ("coin heads", B, ()),
        ("escape", A, ()),
        ("join", B, deal("food food food food")),
    ):
        step = do(state, text, draws, seat)
        keys += told(step)
        state = step.state
    assert keys == [
        "chose_side",
        "chose_side",
        "coins_shown",
        "escaped",
        "answered",
        "joined",
        "roll_call",
        "counted",
        "counted",
        "planned",
    ]
    assert (left(state), state.phase) == ((2, 2), "coin")
