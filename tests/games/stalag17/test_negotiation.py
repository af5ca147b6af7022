"""Guard negotiation: docs/rules/stalag17.md §4.2."""

import pytest

from tests.games.stalag17.build import (
    A,
    B,
    asked,
    called,
    deal,
    do,
    event,
    hand,
    key,
    names,
    offered,
    order,
    seen,
    table,
    told,
    verbs,
    vigilance,
    who,
)


def deals(cards, rest="", v=0, plan="food + 5", **more):
    """Build the turn of a player with `cards` to negotiate with."""
    return table(who(f"{cards} {rest}", vigilance=v), who("r3"), plan=plan, rules="negotiation", **more)


def negotiated(cards, top, draws=(), **more):
    """Negotiate with `cards` while `top` lies on the pile."""
    return do(deals(cards, top=top, **more), "negotiate " + cards.replace(" ", "+"), draws)


def faceup(state, seat=A):
    """Spell the negotiated cards of `seat`."""
    return names(state.players[seat].negotiated)


def test_neg_1():
    """§4.2 NEG-1, the supplement's first example: a match lies face-up and is barracks."""
    step = negotiated("clothes1 tools1 map1", "clothes2", rest="r5")
    assert (hand(step.state, A), names(step.state.discards)) == ("r5", "clothes1 tools1 map1")
    assert (faceup(step.state), vigilance(step.state)) == ("clothes2", (0, 0))
    assert told(step) == ("negotiated", "guard_agreed")
    assert asked(step.state) == (B,)


def test_neg_2():
    """§4.2 NEG-2, the second example with documents as the fourth card (E1): 4 vigilance, so 9 are needed."""
    step = negotiated("clothes1 map1 food1 documents1", "info")
    assert (vigilance(step.state)[A], names(step.state.discards)[-4:], faceup(step.state)) == (4, "info", "")
    assert told(step) == ("negotiated", "guard_refused")
    state = do(step.state, "draw").state
    assert event(do(state, "escape"), "escape_failed").required == 9


@pytest.mark.parametrize(
    ("top", "cost"),
    [("tools1", 2), ("r3", 3), ("barr", 4), ("info", 4)],
    ids=["NEG-3", "NEG-4", "NEG-4", "information"],
)
def test_neg_3_and_4(top, cost):
    """§4.2 NEG-3 and NEG-4: what does not match is discarded, on top of the rest, and costs vigilance."""
    step = negotiated("map1", top)
    assert (vigilance(step.state)[A], names(step.state.discards), faceup(step.state)) == (cost, f"map1 {top}", "")
    assert event(step, "guard_refused").cost == cost


@pytest.mark.parametrize(
    ("cards", "top"),
    [("map1", "food/map"), ("food/map", "food1"), ("food/map", "map/tools")],
    ids=["NEG-5", "NEG-6", "both"],
)
def test_neg_5_and_6(cards, top):
    """§4.2 NEG-5 and NEG-6, E17: doubles match through either type, on either side; the card is one wild object."""
    step = negotiated(cards, top)
    assert len(step.state.players[A].negotiated) == 1
    assert vigilance(step.state) == (0, 0)


@pytest.mark.parametrize("cards", ["map1+map2", "map1+food/map"])
def test_neg_7_types_that_meet(cards):
    """§4.2 NEG-7, E17."""
    state = deals("map1 map2 food/map", rest="r3")
    assert key(state, f"negotiate {cards}") == "negotiate"


def test_neg_7_other_cards_and_none():
    """§4.2 NEG-7: no other cards, not nothing, none that one does not hold."""
    state = deals("map1", rest="r3 barr info")
    assert offered(state, "negotiate") == "map1"
    for cards in ("map1+r3", "r3", "barr", "info", "-"):
        assert key(state, f"negotiate {cards}") == "negotiate"
    assert key(state, "negotiate food1") == "not_in_hand"
    assert key(state, "negotiate") == "incomplete"
    assert "negotiate" not in verbs(deals("r3", rest="barr info"))


def test_five_different_objects_are_the_most():
    """§4.2 1."""
    state = negotiated("clothes1 food1 documents1 tools1 map1", "map2").state
    assert faceup(state) == "map2"
    assert faceup(negotiated("clothes/food documents/tools map1", "tools2").state) == "tools2"


def test_neg_8():
    """§4.2 NEG-8: who does not escape counts four for it: 2 + 4 - 9."""
    state = table(who(laid="r3"), who("food2", negotiated="clothes1"), plan="+ 3", rules="negotiation")
    state = do(state, "escape", deal()).state
    assert (called(state, B).barracks, called(state, B).change, vigilance(state)[B]) == (4, -3, 0)


def test_neg_9():
    """§4.2 NEG-9: who escapes does not."""
    state = table(who("food2", "r3", negotiated="clothes1"), who(), plan="+ 3", rules="negotiation")
    state = do(state, "escape", deal()).state
    assert (called(state, A).change, vigilance(state)[A]) == (2, 2)


def test_neg_10():
    """§4.2 NEG-10: it stands for any object."""
    player = who(laid="food1 tools1 r3", negotiated="clothes1", left=1)
    state = table(player, who(), plan="food tools map + 3", rules="negotiation")
    assert do(state, "escape").state.result.winners == (A,)


def test_a_negotiated_card_is_one_object_and_no_longer_its_own():
    """§4.2 3: two of its own type need another card."""
    player = who(laid="r3", negotiated="food/map", left=1)
    state = table(player, who(), plan="food map + 3", rules="negotiation")
    assert told(do(state, "escape")) == ("escape_failed",)


def test_neg_11():
    """§4.2 NEG-11: 2 and 3 gained ask 9 for 4."""
    state = negotiated("map1", "r3", v=2, plan="food + 4").state
    state = do(state, "draw").state
    assert (vigilance(state)[A], event(do(state, "escape"), "escape_failed").required) == (5, 9)


@pytest.mark.parametrize(("first", "cost"), [("food1", None), ("r3", 3), ("map1", 2)])
def test_neg_12(first, cost):
    """§4.2 NEG-12, E18: the discards are shuffled with the cards just discarded, perhaps the same food."""
    state = deals("food1", deck="", discards="r3 map1")
    piled = (*state.discards, state.players[A].hand[0])
    wanted = sorted(piled, key=lambda card: names([card]) != first)
    step = do(state, "negotiate food1", order(piled, tuple(wanted)))
    assert told(step)[:2] == ("negotiated", "reshuffled")
    assert len(step.state.deck) == 2
    assert (faceup(step.state), names(step.state.discards)) == (("food1", "") if cost is None else ("", first))
    assert vigilance(step.state)[A] == (cost or 0)


def test_neg_13():
    """§4.2 NEG-13: nothing to reveal: the food is gone, nothing else happens, last turns begin."""
    step = do(deals("food1", deck="", discards="r3", reshuffles=1), "negotiate food1")
    assert (names(step.state.discards), vigilance(step.state), faceup(step.state)) == ("r3 food1", (0, 0), "")
    assert told(step) == ("negotiated", "nothing_revealed", "last_turns")
    assert (step.state.last, asked(step.state)) == (2, (B,))


def test_neg_14():
    """§4.2 NEG-14: a double that does not match is an object like others."""
    step = negotiated("map1", "food/tools")
    assert (vigilance(step.state)[A], names(step.state.discards)) == (2, "map1 food/tools")


def test_no_card_is_drawn():
    """§4.2 4."""
    assert hand(negotiated("map1", "map2", rest="r4 r5").state, A) == "r4 r5"


def test_the_discards_lie_in_the_order_of_the_hand():
    """§4.2 5."""
    state = do(deals("map1 clothes1 food1", top="r4"), "negotiate map1+food1+clothes1").state
    assert names(state.discards) == "clothes1 food1 map1 r4"


def test_everybody_sees_the_negotiated_card():
    """§6."""
    state = negotiated("map1", "map2").state
    assert names(seen(state, B).players[A].negotiated) == "map2"
    assert names(seen(state).players[A].negotiated) == "map2"
