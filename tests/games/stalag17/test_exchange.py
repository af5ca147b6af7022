"""The exchange between players: docs/rules/stalag17.md §4.3."""

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
    line,
    names,
    offered,
    refused,
    seen,
    table,
    told,
    verbs,
    vigilance,
    who,
)

PLAN = "map tools clothes + 5"


def market(*players, **more):
    """Build a turn of seat 0 with the exchange."""
    return table(*players, **{"plan": PLAN, "rules": "exchange", **more})


def offer(state, seat):
    """Spell what `seat` offers."""
    return names([state.players[seat].offer]) if state.players[seat].offer else ""


def test_exc_1():
    """§4.3 EXC-1, the supplement's first example: a map face-up, two cards drawn, four in hand."""
    step = do(market(who("map1 food1 r3"), who(), top="r4 r5"), "offer map1")
    assert (hand(step.state, A), offer(step.state, A)) == ("food1 r3 r4 r5", "map1")
    assert told(step) == ("offered", "drew")
    assert asked(step.state) == (B,)
    assert names(seen(step.state).players[A].offer.split()) == "map1"
    assert key(do(step.state, "draw").state, "offer map1") == "offering"


def test_exc_2():
    """§4.3 EXC-2, the second example: one drawn and the map; the owner may offer again."""
    state = do(market(who("food1 r3"), who("tools1", offer="map2"), top="r5"), "take 1 pile").state
    assert (hand(state, A), offer(state, B)) == ("food1 map2 r3 r5", "")
    assert names(state.players[A].held) == "map2"
    assert offered(state, "offer") == "tools1"


def test_exc_3():
    """§4.3 EXC-3: a card played instead of one drawn (E23)."""
    state = market(who("food1 r3"), who(offer="map1"))
    step = do(state, "take 1 hand r3")
    assert (hand(step.state, A), laid(step.state, A), step.state.deck) == ("food1 map1", "r3", state.deck)
    assert told(step) == ("played", "took_offer")
    assert event(step, "took_offer").whom == B


def test_exc_4():
    """§4.3 EXC-4: with the top discard; both are public."""
    state = market(who("r3 r4"), who(offer="map1"), discards="tools1 food1")
    step = do(state, "take 1 discard")
    assert (hand(step.state, A), names(step.state.discards)) == ("food1 map1 r3 r4", "tools1")
    assert names(step.state.players[A].held) == "food1 map1"
    assert told(step) == ("picked_up", "took_offer")


def test_exc_5():
    """§4.3 EXC-5: the offered map does not count."""
    state = market(who(laid="tools1 clothes1 r5", offer="map1"), who())
    assert told(do(state, "escape")) == ("escape_failed",)


def test_exc_6():
    """§4.3 EXC-6: nor at the roll call: 2 - 9."""
    state = market(who(laid="r5"), who("food2", offer="map2", vigilance=9), plan="+ 5")
    state = do(state, "escape", deal()).state
    assert (called(state, B).change, vigilance(state)[B]) == (-7, 2)


def test_exc_7():
    """§4.3 EXC-7: an object of the plan, single or double (E21, E22)."""
    state = market(who("food1 food/map r3 barr info"), who())
    assert offered(state, "offer") == "food/map"
    for card in ("food1", "r3", "barr", "info"):
        assert key(state, f"offer {card}") == "offer"
    assert offer(do(state, "offer food/map").state, A) == "food/map"
    assert "offer" not in verbs(market(who("food1 r3"), who()))


def test_e21():
    """E21: a plan of special faces needs no object."""
    assert key(market(who("map1"), who(), plan="+ 11"), "offer map1") == "offer"


def test_e22():
    """E22: the owner's own cards do not matter."""
    state = market(who("map1", "map2"), who())
    assert offer(do(state, "offer map1").state, A) == "map1"


def test_exc_8():
    """§4.3 EXC-8: no second offer, and not the own one."""
    state = market(who("map1 tools1", offer="map2"), who())
    assert key(state, "offer tools1") == "offering"
    assert key(state, "take 0 pile") == "no_offers"
    state = market(who("map1", offer="map2"), who(offer="tools1"), who())
    assert key(state, "take 0 pile") == "own_offer"
    assert refused(state, "take 2 pile").args == {"whom": C}
    assert key(state, "take 2 pile") == "no_offer"


def test_exc_9():
    """§4.3 EXC-9: no discard to take."""
    state = market(who("r3"), who(offer="map1"))
    assert offered(state, "take", "1") == "pile hand"
    assert key(state, "take 1 discard") == "no_discards"


def test_exc_10():
    """§4.3 EXC-10: of two offers one is named, the other stays."""
    state = market(who("r3"), who(offer="map1"), who(offer="tools1"))
    assert offered(state, "take") == "1 2"
    state = do(state, "take 2 pile").state
    assert (offer(state, B), offer(state, C)) == ("map1", "")


def test_exc_11():
    """§4.3 EXC-11: nothing to play."""
    state = market(who(), who(offer="map1"))
    assert offered(state, "take", "1") == "pile"
    assert key(state, "take 1 hand map1") == "empty_hand"


def test_exc_12():
    """§4.3 EXC-12: one drawn, then last turns."""
    step = do(market(who("map1"), who(), deck="r3"), "offer map1")
    assert (hand(step.state, A), step.state.last) == ("r3", 2)
    assert told(step) == ("offered", "drew", "last_turns")


def test_exc_13():
    """§4.3 EXC-13: an escaper counts the hand alone."""
    state = do(market(who("food1", "r5", offer="map2"), who(), plan="+ 5"), "escape", deal()).state
    assert called(state, A).change == 1


def test_the_card_played_is_not_the_one_taken():
    """§4.3 A8 b: it is chosen first."""
    state = market(who("r3 r4"), who(offer="map1"))
    assert offered(state, "take", "1", "hand") == "r3 r4"
    assert key(state, "take 1 hand map1") == "not_in_hand"


def test_taking_with_the_last_card_of_the_pile_missing_begins_last_turns():
    """§3.9.2: A8 a draws nothing, the offer is taken all the same."""
    state = do(market(who(), who(offer="map1"), deck=""), "take 1 pile").state
    assert (hand(state, A), state.last) == ("map1", 2)


@pytest.mark.parametrize("way", ["hand r3", "discard"])
def test_without_a_draw_there_are_no_last_turns(way):
    """§3.9.4: an offer is spent, nothing had to be drawn."""
    state = do(market(who("r3"), who(offer="map1"), deck="", discards="food1"), f"take 1 {way}").state
    assert (state.last, state.reshuffles) == (None, 0)


def test_a_taken_card_is_known_until_it_is_played():
    """§4.3: then it may be face-down."""
    state = market(who("r3"), who(offer="map1"))
    state = line(do(state, "take 1 pile").state, "draw", "play r3")
    player = seen(state, B).players[A]
    assert (player.held, names(player.somewhere)) == ((), "map1")


def test_an_offer_stays_until_the_end_of_the_round():
    """§4.3: and the owner's turn leaves it there."""
    state = line(market(who("map1", "r3"), who("r4")), "offer map1", "draw", "draw", "draw")
    assert offer(state, A) == "map1"
