"""The basic actions A1 to A4: docs/rules/stalag17.md §3.4."""

import pytest

from cogs.stalag17.events import Drew
from cogs.stalag17.rules.game import GAME
from cogs.stalag17.rules.plan import may_discard
from tests.games.stalag17.build import (
    A,
    B,
    Box,
    C,
    D,
    asked,
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
    who,
)


def test_what_a_turn_offers():
    """§3.4: no passing; A3 needs a discard; cards in play cannot be taken back or swapped (E10)."""
    state = table(who("food1"), who())
    assert verbs(state) == {"play", "draw", "discard", "escape"}
    assert verbs(table(who("food1"), who(), discards="r3")) == {"play", "draw", "pick_up", "discard", "escape"}
    assert verbs(table(who(laid="food1 r3"), who())) == {"draw", "escape"}
    assert key(state, "pass") == "no_pass"


def test_a1_play_a_card_and_draw_one():
    """§3.4 A1: any card, needed or not; the hand keeps its size."""
    step = do(table(who("food1 barr"), who(), top="r4"), "play barr")
    assert (hand(step.state, A), laid(step.state, A)) == ("food1 r4", "barr")
    assert asked(step.state) == (B,)
    assert told(step) == ("played", "drew")
    assert told(step, A) == ("played", "played_card", "drew", "got")
    assert event(step, "drew").count == 1


def test_a1_needs_a_card_of_the_hand():
    """§3.4 A1."""
    assert key(table(who(), who()), "play food1") == "empty_hand"
    state = table(who("food1"), who("map1"))
    assert refused(state, "play map1").args["card"].startswith("map-1")
    assert key(state, "play map1") == "not_in_hand"


def test_a2_draw_two():
    """§3.4 A2."""
    step = do(table(who("food1"), who(), top="r4 map2"), "draw")
    assert hand(step.state, A) == "food1 map2 r4"
    assert told(step) == ("drew",)
    assert event(step, "drew") == Drew(who=A, count=2)
    assert names(event(step, "got").cards) == "map2 r4"


def test_there_is_no_limit_of_the_hand():
    """§3.4."""
    state = table(who(" ".join(["r3"] * 10 + ["r4"] * 9)), who(), top="r5 r5")
    assert len(do(state, "draw").state.players[A].hand) == 21


def test_a3_takes_the_top_discard_and_one_of_the_pile():
    """§3.4 A3: which card was taken is public."""
    step = do(table(who("food1"), who(), discards="map1 r5", top="info"), "pick_up")
    assert hand(step.state, A) == "food1 r5 info"
    assert names(step.state.discards) == "map1"
    assert names([event(step, "picked_up").card]) == "r5"
    assert names(step.state.players[A].held) == "r5"
    assert told(step) == ("picked_up", "drew")


def test_a3_needs_a_discard():
    """§3.4 A3."""
    assert key(table(who("food1"), who()), "pick_up") == "no_discards"


def test_a4_discards_one_card_and_draws_nothing():
    """§3.4 A4 a: any kind."""
    for card in ("food1", "food/map", "r3", "barr", "info"):
        step = do(table(who(f"{card} map2"), who()), f"discard {card}")
        assert (hand(step.state, A), names(step.state.discards)) == ("map2", card)
        assert told(step, A) == ("discarded",)


LEGAL = {
    "B12": "r3 r4 r5",
    "B13": "food1 food/map info",
    "B15": "food1 map1 tools1 r3 barr",
    "B17": "food1 map1 clothes/food tools1 info",
    "three barracks": "barr barr barr",
    "three information cards": "info info info",
    "five of one type": "food1 food2 food1 food2 food/map",
    "all eight types": "food1 map1 tools1 clothes1 documents1 r3 barr info",
    "five that are both": "food1 info info info info",
}

ILLEGAL = {
    "B14": "food1 map1",
    "two of a kind": "food1 food2",
    "B16": "food1 map1 food/map tools1 r3",
    "four different": "food1 map1 tools1 r3",
    "three different": "food1 map1 tools1",
    "three of which one differs": "r3 r4 barr",
    "information is one card, not two": "food1 food1 map1 info",
    "a double is one card of one type": "food1 map1 food/map",
    "five, two of them runaways": "food1 map1 tools1 r3 r4",
    "nine are more than there are types": "food1 map1 tools1 clothes1 documents1 r3 barr info info",
}


@pytest.mark.parametrize("name", LEGAL)
def test_legal_discards(name):
    """§3.12 B12, B13, B15, B17 and their kin (E6, E7): by type, whatever the value."""
    cards = LEGAL[name]
    assert may_discard(Box().take(cards))
    state = table(who(f"{cards} map2"), who())
    tops = offered(state, "discard", cards.replace(" ", "+")).split()
    move = "discard " + cards.replace(" ", "+") + (f" {tops[-1]}" if tops else "")
    step = do(state, move)
    assert hand(step.state, A) == "map2"
    assert sorted(names(step.state.discards).split()) == sorted(cards.split())


@pytest.mark.parametrize("name", ILLEGAL)
def test_illegal_discards(name):
    """§3.12 B14, B16 and their kin."""
    cards = ILLEGAL[name]
    assert not may_discard(Box().take(cards))
    refusal = refused(table(who(f"{cards} map2"), who()), "discard " + cards.replace(" ", "+"))
    assert (refusal.key, refusal.args) == ("discard", {"count": len(cards.split())})


def test_the_player_chooses_which_discard_lies_on_top():
    """§3.4 A4: asked for kinds only where they differ; the others lie in the order of the hand."""
    state = table(who("r3 r4 r4 r5 food1"), who(), discards="map1")
    assert offered(state, "discard", "r3+r4+r4+r5") == "r3 r4 r5"
    step = do(state, "discard r3+r4+r4+r5 r4")
    assert names(step.state.discards) == "map1 r3 r4 r5 r4"
    assert names(event(step, "discarded").cards) == "r3 r4 r5 r4"
    assert hand(do(step.state, "pick_up").state, B).endswith("r4")


def test_copies_of_one_kind_ask_for_no_top():
    """§3.4 A4."""
    state = table(who("r3 r3 r3 food1"), who())
    assert offered(state, "discard", "r3+r3+r3") == ""
    assert names(do(state, "discard r3+r3+r3").state.discards) == "r3 r3 r3"
    assert key(state, "discard r3+r3+r3 r3") == "not-offered"


def test_a_discard_without_its_top_is_incomplete():
    """§3.4 A4."""
    assert key(table(who("r3 r4 r5"), who()), "discard r3+r4+r5") == "incomplete"


def test_only_cards_of_the_hand_are_discarded():
    """§3.4 A4, E10: not those in play."""
    state = table(who("r3 r4", "r5"), who())
    assert key(state, "discard r5") == "not_in_hand"
    assert key(table(who(laid="r5"), who()), "discard r5") == "empty_hand"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("play spoon", "not-offered"),
        ("discard a+b+c", "not-offered"),
        ("discard -", "discard"),
        ("negotiate spoon", "not-offered"),
        ("offer spoon", "not-offered"),
        ("take a b", "no_offers"),
        ("vanish", "not-now"),
    ],
)
def test_no_nonsense_is_played(move, why):
    """§3.4: whatever is written in a move, it is refused."""
    assert key(table(who("r3 r4 food1"), who(), rules="negotiation exchange"), move) == why


def test_an_action_ends_the_turn():
    """§3.4: one action, then the next seat; passing is not possible."""
    state = table(who("food1 map1"), who("r3"), who("r4"), discards="r5")
    for move in ("play food1", "draw", "pick_up", "discard map1"):
        assert asked(do(state, move).state) == (B,)
    assert asked(line(state, "draw", "draw", "draw")) == (A,)


def test_clockwise_is_the_order_of_the_seats():
    """E25."""
    state, seats = table(who(), who(), who(), who(), turn=C), []
    for _ in range(5):
        seats += asked(state)
        state = do(state, "draw").state
    assert seats == [C, D, A, B, C]


def test_b21():
    """§3.12 B21: the turn is over; the escape is refused."""
    state = do(table(who("food1"), who("r3")), "play food1").state
    assert key(state, "escape", seat=A) == "not-now"


def test_only_whose_turn_it_is_acts():
    """§3.4."""
    state = table(who("food1"), who("r3"))
    assert GAME.asks(state, B) == ()
    assert key(state, "draw", seat=B) == "not-now"


def test_without_the_additional_rules_their_actions_are_refused():
    """§4: by name."""
    state = table(who("food1"), who(offer="map1"))
    assert key(state, "negotiate food1") == "without_negotiation"
    assert key(state, "offer food1") == "without_exchange"
    assert key(state, "take 1 pile") == "without_exchange"
    assert verbs(state) == {"play", "draw", "discard", "escape"}


def test_a_kind_is_offered_once():
    """Copies are alike: one option stands for them."""
    state = table(who("food1 food1 food2 r3 r3"), who(), rules="exchange")
    assert offered(state, "play") == "food1 food2 r3"
    assert offered(state, "offer") == "food1 food2"
    assert offered(state, "discard") == "food1 food1 food2 r3 r3"


def test_a_player_sees_the_own_face_down_cards():
    """§3.4: at any time; others see how many."""
    state = table(who("food1", "r3 map1"), who())
    assert names(seen(state, A).players[A].laid) == "map1 r3"
    other = seen(state, B).players[A]
    assert (other.laid, other.laid_size, other.hand, other.hand_size) == (None, 2, None, 1)
