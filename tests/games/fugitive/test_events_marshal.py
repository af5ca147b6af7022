"""House events that help the Marshal (docs/rules/fugitive.md §6.4, events 7 to 12), cited by their tests E7 to E13."""

import pytest
from msgspec.structs import replace

from cogs.fugitive.events import Informed, Raided, Traced, Witness
from cogs.fugitive.house import House, card_of
from cogs.fugitive.house_state import Effects
from tests.games.fugitive.build import (
    FUGITIVE,
    MARSHAL,
    asked,
    do,
    event,
    fugitive_sees,
    line,
    marshal_sees,
    offered,
    on_top,
    position,
    shown,
    spot,
    time_out,
    told,
    verbs,
)

ROW = (spot(5), spot(10, 8, 9))


def drawn(event_, *spots, phase="f_draw", deck=0, **more):
    """Let whoever draws in `phase` draw an event."""
    state = on_top(position(phase, *spots, **more), deck, event_)
    return do(state, f"draw {deck + 1}")


def test_e07_roadblock_lets_the_marshal_draw_two_at_once():
    """E7: drawn by the Fugitive, who then draws the replacement."""
    step = drawn(House.ROADBLOCK, *ROW)
    assert asked(step.state) == MARSHAL
    state = line(step.state, "draw 1", "draw 3")
    assert (state.marshal_hand, asked(state), verbs(state)) == ((4, 29), FUGITIVE, ("draw",))
    assert line(state, "draw 1").phase == "f_play"


def test_roadblock_timed_out_draws_from_the_lowest_deck():
    """§6.4 event 7: both of them."""
    state = drawn(House.ROADBLOCK, *ROW).state
    step = time_out(state)
    assert (step.state.marshal_hand, asked(step.state)) == ((4, 6), FUGITIVE)


def test_e08_witness_tells_of_the_rightmost_face_down_hideout():
    """E8: 0, 3 up, 8 down, 12 up: even."""
    step = drawn(House.WITNESS, shown(3), spot(8), shown(12))
    assert event(step, "witness") == Witness(place=2, odd=False)
    assert [(fact.places, fact.answer) for fact in marshal_sees(step.state).facts] == [((2,), 0)]
    assert event(drawn(House.WITNESS, spot(7)), "witness").odd == 1


def test_e09_footprints_without_face_down_sprint_cards_asks_nothing():
    """E9."""
    step = drawn(House.FOOTPRINTS, spot(5), shown(7, 4))
    assert told(step)[-1] == "nothing"
    assert asked(step.state) == FUGITIVE


def test_e10_footprints_reveals_the_sprint_cards_and_not_the_hideout():
    """E10."""
    step = drawn(House.FOOTPRINTS, spot(9, 2))
    assert asked(step.state) == MARSHAL
    step = do(step.state, "trace 1")
    seen = marshal_sees(step.state).row[1]
    assert (seen.hideout, seen.sprints, seen.revealed) == (None, (2,), False)
    assert event(step, "traced") == Traced(place=1, sprints=(2,))


def test_footprints_timed_out_takes_the_rightmost():
    """§6.4 event 9."""
    step = time_out(drawn(House.FOOTPRINTS, spot(5, 1), spot(9, 2), spot(10)).state)
    assert event(step, "traced").place == 2


def test_e11_informant_counts_a_region():
    """E11: 12, 16 and 20 face-down; 15 to 28: two."""
    step = drawn(House.INFORMANT, spot(12), spot(16), spot(20), shown(22))
    assert offered(step.state, "probe") == ("1", "2", "3")
    assert event(do(step.state, "probe 2"), "informed") == Informed(region=2, count=2)
    assert event(do(step.state, "probe 1"), "informed").count == 1
    assert event(time_out(step.state), "informed") == Informed(region=3, count=0)


def test_1_to_3_lie_in_the_first_region():
    """§6.4 event 10: 1-14."""
    assert event(do(drawn(House.INFORMANT, spot(2)).state, "probe 1"), "informed").count == 1


def test_e12_overtime_in_her_own_draw_is_for_this_turn():
    """E12, first half."""
    state = line(drawn(House.OVERTIME, *ROW, phase="m_draw").state, "draw 1")
    state = line(state, "guess 1")
    assert (asked(state), verbs(state), state.round) == (MARSHAL, ("guess",), 2)
    state = line(state, "guess 2")
    assert (asked(state), state.round) == (FUGITIVE, 3)


def test_e12_overtime_drawn_by_the_fugitive_is_for_her_following_turn():
    """E12, second half."""
    state = line(drawn(House.OVERTIME, *ROW).state, "draw 1", "pass", "draw 1", "guess 1")
    assert (asked(state), verbs(state)) == (MARSHAL, ("guess",))


def test_overtime_drawn_by_the_fugitive_in_her_turn_is_for_the_one_after():
    """§6.4 event 11: else in her next turn."""
    state = on_top(position("m_draw", *ROW), 0, House.LAST_HOPE, House.OVERTIME)
    state = line(state, "draw 1", "draw 1", "draw 1", "draw 1", "draw 1")
    assert (state.effects.overtime, state.effects.overtime_later) == (0, 1)
    state = line(state, "guess 1")
    assert (state.phase, state.effects.overtime) == ("f_draw", 1)


def test_overtime_found_in_discovery_is_for_the_next_turn():
    """§6.4 event 11."""
    state = replace(position("m_guess", *ROW), variant="discovery", discards=((),))
    state = replace(state, piles=((card_of(House.OVERTIME),),))
    state = line(state, "guess 5")
    assert (state.phase, state.effects.overtime) == ("f_draw", 1)


def test_two_overtimes_are_two_more_guesses():
    """§6.4 event 11."""
    state = replace(position("m_guess", *ROW), effects=Effects(overtime=2))
    state = line(state, "guess 1", "guess 2")
    assert (asked(state), state.round) == (MARSHAL, 2)
    assert line(state, "guess 3").round == 3


def test_each_guess_of_overtime_can_win():
    """§6.4 event 11: each is complete in itself."""
    state = replace(position("m_guess", *ROW), effects=Effects(overtime=1))
    assert line(state, "guess 5", "guess 10").result.reason == "caught"


@pytest.mark.parametrize("effects", [Effects(overtime=1), Effects(second_winds=1)])
def test_the_limit_waits_for_the_last_guess(effects):
    """§5: after the Marshal's guess of round 60."""
    state = replace(position("m_guess", *ROW, round=60), effects=effects)
    state = line(state, "guess 1")
    assert state.result is None
    assert line(state, "guess 2").result.reason == "limit"


def test_e13_raid_never_takes_the_42():
    """E13, first half: the hand is 42 alone."""
    step = drawn(House.RAID, *ROW)
    assert told(step)[-1] == "nothing"
    assert step.state.hand == (42,)


def test_e13_raid_takes_a_card_out_of_the_game():
    """E13, second half."""
    step = do(on_top(position("f_draw", *ROW, hand=(7, 42)), 0, House.RAID), "draw 1", draws=[0])
    assert (step.state.hand, step.state.out) == ((42,), (7,))
    assert event(step, "raided") == Raided(who=FUGITIVE, card=7)
    assert marshal_sees(step.state).out == fugitive_sees(step.state).out == (7,)


def test_what_a_raid_took_is_no_default_guess():
    """§3.2: nor a face-up card."""
    state = replace(position("m_guess", *ROW), out=(1, 2))
    assert time_out(state).state.guesses[-1].numbers == (3,)
