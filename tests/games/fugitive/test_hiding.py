"""Placing hideouts: docs/rules/fugitive.md §3.2 F_FIRST and F_PLAY, §3.3, with the examples of §4."""

from itertools import combinations

import pytest

from bot.engine.chance import Chance
from bot.engine.game import refuse, settled
from bot.engine.move import NOT_NOW, Move, Refusal
from cogs.fugitive import data
from cogs.fugitive.events import Found, Hid, Ran
from cogs.fugitive.rules.game import GAME
from tests.games.fugitive.build import (
    FUGITIVE,
    MARSHAL,
    do,
    event,
    fugitive_sees,
    leave,
    line,
    marshal_sees,
    offered,
    position,
    refused,
    spot,
    told,
    verbs,
)


def first_turn(*hand):
    return position("first", hand=hand or (1, 2, 3, 42, 5, 9, 12, 16, 20), round=1)


def test_01_near_hideouts_need_no_sprint_card():
    """§4 test 1."""
    state = position("f_play", spot(4), hand=(3, 5, 6, 7, 15, 42))
    for card in ("5", "6", "7"):
        assert do(state, f"hide {card} -").state.last == int(card)
    assert refused(state, "hide 3 -") == Refusal("not_higher", {"card": 3, "last": 4})
    (hide,) = (ask for ask in GAME.asks(state, FUGITIVE) if ask.verb == "hide")
    sprints = GAME.next_field(state, FUGITIVE, hide, (("5",),))
    assert (sprints.options, sprints.least, sprints.most) == (("3", "6", "7", "15"), 0, 4)
    assert refused(state, "hide 15 -").key == "too_far"


@pytest.mark.parametrize("picks", [(), ((),), (("?",),), (("5",), ("?",))])
def test_what_is_no_number_breaks_no_rule(picks):
    assert refuse(GAME, position("f_play", spot(4), hand=(5, 42)), FUGITIVE, Move("hide", picks)) is None


def test_as_many_sprint_cards_are_asked_for_as_the_way_needs():
    """§3.3: even numbers take two footprints, odd ones one; nine beyond the last are six too many."""
    for hand, least in (((6, 8, 10, 13, 42), 3), ((5, 6, 7, 8, 13, 42), 4)):
        state = position("f_play", spot(4), hand=hand)
        (hide,) = (ask for ask in GAME.asks(state, FUGITIVE) if ask.verb == "hide")
        assert GAME.next_field(state, FUGITIVE, hide, (("13",),)).least == least


def test_02_sprint_cards_make_up_for_the_distance():
    """§4 test 2."""
    state = position("f_play", spot(4), hand=(6, 8, 9, 10, 42))
    why = refused(state, "hide 10 8")
    assert why == Refusal(
        "too_far", {"card": 10, "beyond": 6, "last": 4, "reach": 3, "added": 2, "missing": 1, "possible": 5}
    )
    assert do(state, "hide 10 8+9").state.row[-1] == spot(10, 8, 9, round=2)
    assert do(state, "hide 10 6+8").state.row[-1] == spot(10, 6, 8, round=2)
    assert do(state, "hide 10 6+8+9").state.hand == (42,)


def test_03_a_bluff_is_legal_and_only_counted_for_the_marshal():
    """§4 test 3."""
    step = do(position("f_play", spot(4), hand=(1, 2, 5, 42)), "hide 5 1+2")
    assert step.state.hand == (42,)
    assert event(step, "hid") == Hid(who=FUGITIVE, place=2, sprints=2)
    seen = marshal_sees(step.state).row[-1]
    assert (seen.hideout, seen.sprints, seen.sprint_count) == (None, None, 2)


@pytest.mark.parametrize("roles", ["random", "host_fugitive", "host_marshal"])
@pytest.mark.parametrize("seed", range(20))
def test_04_the_deal(seed, roles):
    """§4 test 4."""
    step = GAME.setup(2, settled(GAME, {"roles": roles}), Chance(seed.to_bytes(8, "big"), 0))
    state = step.state
    bands = [sum(card in band for card in state.hand) for band in data.BANDS]
    assert {1, 2, 3, 42} < set(state.hand)
    assert (len(state.hand), bands) == (9, [3, 2, 0])
    assert [len(deck) for deck in state.decks] == [8, 12, 13]
    assert state.marshal_hand == ()
    assert [(place.hideout, place.revealed) for place in state.row] == [(0, True)]
    assert GAME.asks(state, state.fugitive)
    assert not GAME.asks(state, state.marshal)
    assert sorted((*state.hand, *(card for deck in state.decks for card in deck))) == list(range(1, 43))
    assert roles == "random" or state.fugitive == ("host_fugitive", "host_marshal").index(roles)


def test_05_one_or_two_hideouts_in_the_first_turn():
    """§4 test 5."""
    state = first_turn()
    assert verbs(state) == ("hide",)
    assert refused(state, "stop").key == "nothing_placed"
    assert refused(state, "pass").key == "no_pass_at_first"
    assert refused(state, "draw 1").key == "no_draw_at_first"
    one = do(state, "hide 2 -")
    assert told(one, MARSHAL) == ("hid",)
    assert verbs(one.state) == ("hide", "stop")
    stopped = do(one.state, "stop").state
    two = line(one.state, "hide 3 -")
    for after, places in ((stopped, 2), (two, 3)):
        assert (after.phase, after.due, len(after.row)) == ("m_draw", 2, places)
        assert after.draws == ()
    assert len(state.hand) == len(stopped.hand) + 1 == len(two.hand) + 2


def test_11_passing_keeps_the_card():
    """§4 test 11."""
    state = line(position("f_draw", spot(2), hand=(12, 42)), "draw 1")
    step = do(state, "pass")
    assert step.state.hand == state.hand == (4, 12, 42)
    assert step.state.row == state.row
    assert told(step) == ("passed",)
    assert step.state.phase == "m_draw"


def test_14_42_has_to_be_reached():
    """§4 test 14."""
    state = position("f_play", spot(36), hand=(37, 38, 42))
    assert refused(state, "hide 42 -").key == "too_far"
    assert refused(state, "hide 42 38").args["missing"] == 1
    step = do(state, "hide 42 37+38")
    assert (step.state.last, step.state.phase) == (42, "manhunt")
    assert event(step, "ran") == Ran(who=FUGITIVE, sprints=2)


def test_17_a_hideout_is_higher_than_the_last():
    """§4 test 17."""
    state = position("f_play", spot(4), hand=(5, 42))
    assert refused(state, "hide 4 -").key == "not_in_hand"
    assert refused(state, "hide 0 -").key == "not_in_hand"
    assert refuse(GAME, position("f_play", spot(4), hand=(4, 5)), FUGITIVE, Move.parse("hide 4 -")).key == "not_higher"


@pytest.mark.parametrize("text", ["hide 42 -", "hide 5 -", "hide 4 -", "hide 9 5"])
def test_nobody_but_a_fugitive_who_places_hears_of_a_hideout(text):
    """§3.3: the reason would tell the last hideout and the hand."""
    for phase in ("m_draw", "m_guess", "manhunt"):
        state = position(phase, spot(4), hand=(5, 42), due=1)
        assert refused(state, text, seat=MARSHAL) == refused(state, text, seat=FUGITIVE) == NOT_NOW
    assert refused(position("f_draw", spot(4), hand=(5, 42)), text) == Refusal("draw_first")


def test_18_sprinting_in_the_first_turn():
    """§4 test 18."""
    state = line(first_turn(), "hide 3 -")
    assert refused(state, "hide 9 1+5").args["missing"] == 1
    after = line(state, "hide 9 1+16")
    assert after.row[-1] == spot(9, 1, 16)
    assert after.hand == (2, 5, 12, 20, 42)


@pytest.mark.parametrize(("sprints", "key"), [("42", "no_sprint"), ("6", "no_sprint"), ("8", "not_in_hand")])
def test_19_what_is_no_sprint_card(sprints, key):
    """§4 test 19."""
    state = position("f_play", spot(4), hand=(1, 5, 6, 42))
    assert refused(state, f"hide 6 {sprints}").key == key
    assert refused(state, f"hide 6 1+{sprints}").key == key


def test_19_a_sprint_card_counts_once():
    """§4 test 19: the same card twice is no set."""
    state = position("f_play", spot(4), hand=(2, 10, 42))
    assert not offered(state, "hide")
    state = position("f_play", spot(4), hand=(2, 9, 42))
    refused(state, "hide 9 2+2")


def test_20_draw_first_and_place_once():
    """§4 test 20."""
    state = position("f_draw", spot(2), hand=(3, 4, 42))
    assert refused(state, "hide 3 -").key == refused(state, "pass").key == "draw_first"
    assert refused(line(state, "draw 2"), "draw 2").key == "drawn"
    placed = line(state, "draw 2", "hide 3 -")
    assert refused(placed, "hide 4 -", FUGITIVE).key == "not-now"
    assert refused(placed, "pass", FUGITIVE).key == "not-now"


def test_23_what_lies_beneath_is_counted_until_it_is_revealed():
    """§4 test 23."""
    state = position("m_guess", spot(5), spot(10, 8, 9))
    before, own = marshal_sees(state).row[2], fugitive_sees(state).row[2]
    assert (before.hideout, before.sprints, before.sprint_count) == (None, None, 2)
    assert (own.hideout, own.sprints) == (10, (8, 9))
    step = do(state, "guess 10")
    assert event(step, "found") == Found(number=10, place=2, sprints=(8, 9), whose=FUGITIVE)
    for viewer in (None, MARSHAL, FUGITIVE):
        after = GAME.view(step.state, viewer).row[2]
        assert (after.hideout, after.sprints, after.revealed) == (10, (8, 9), True)


def test_29_a_fugitive_without_a_choice_is_asked_all_the_same():
    """§4 test 29."""
    stuck = position("f_play", spot(4), hand=(20, 42))
    free = position("f_play", spot(4), hand=(5, 42))
    assert verbs(stuck) == ("pass",)
    assert verbs(free) == ("hide", "pass")
    for viewer in (None, MARSHAL):
        assert GAME.view(stuck, viewer).asked == GAME.view(free, viewer).asked == FUGITIVE
    one, other = (GAME.view(state, MARSHAL) for state in (stuck, free))
    assert (one.row, one.hand_size, one.phase) == (other.row, other.hand_size, other.phase)
    assert told(do(stuck, "pass")) == told(do(free, "pass"))


def test_29_a_first_hideout_without_a_second_is_asked_too():
    """§4 test 29 in F_FIRST: stop has to be pressed."""
    state = line(first_turn(1, 2, 3, 42, 4, 5, 6, 27, 28), "hide 6 4+5+2+1")
    assert verbs(state) == ("stop",)
    assert GAME.view(state, MARSHAL).asked == FUGITIVE


@pytest.mark.parametrize("last", [0, 4, 11])
def test_the_offer_is_exactly_what_a_plain_count_allows(last):
    """§3.3 recounted: every hideout with every set of sprint cards, against the rules."""
    hand = (1, 5, 8, 9, 12, 14, 17, 42)
    spots = (spot(last),) if last else ()
    state = position("f_play", *spots, hand=hand)
    for card in hand:
        others = [other for other in hand if other not in (card, 42)]
        payable = set()
        for count in range(len(others) + 1):
            for sprints in combinations(others, count):
                worth = sum(1 if sprint % 2 else 2 for sprint in sprints)
                legal = card > last and card - last <= 3 + worth
                text = f"hide {card} {'+'.join(map(str, sprints)) or '-'}"
                if legal:
                    payable.add(card)
                    assert do(state, text).state.row[-1].sprints == sprints
                else:
                    assert refused(state, text).key in ("too_far", "not_higher")
        assert (str(card) in offered(state, "hide")) == (card in payable)


def test_a_hideout_alone_with_42_needs_no_second_group():
    """§3.3: without any card to sprint with, the move is complete with its hideout."""
    state = position("f_play", spot(4), hand=(5, 42))
    assert line(state, "hide 5").last == 5
    assert refused(position("f_play", spot(4), hand=(1, 5, 42)), "hide 5").key == "incomplete"


def test_42_cannot_come_in_the_first_turn():
    """§5: no hand has enough footprints."""
    footprints = sum(data.sprint(card) for card in (1, 2, 3)) + 5 * 2
    assert 2 * data.REACH + footprints < data.ESCAPE


def test_only_the_card_0_is_open_at_first_and_nothing_moves_before_it_must():
    """§3.2: the Marshal waits in the first turn."""
    state = first_turn()
    assert refused(state, "guess 2", MARSHAL).key == "not-now"
    assert leave(state, MARSHAL).state.result.winners == (FUGITIVE,)
