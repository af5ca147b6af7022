"""House events that help the Fugitive (docs/rules/fugitive.md §6.4, events 1 to 6), cited by their tests E1 to E6."""

import pytest
from msgspec.structs import replace

from bot.engine.move import Refusal
from cogs.fugitive.events import FoundCovered
from cogs.fugitive.house import House
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
    refused,
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


def test_e01_fog_makes_the_next_guess_name_one_number():
    """E1: two numbers are refused, one is accepted; the action after is free again."""
    step = drawn(House.FOG, *ROW)
    assert (step.state.effects.fog, step.state.phase) == (1, "f_draw")
    state = line(step.state, "draw 1", "pass", "draw 1")
    assert refused(state, "guess 5+9") == Refusal("guess_fog")
    state = line(state, "guess 11", "draw 1", "pass", "draw 1")
    assert state.effects.fog == 0
    assert do(state, "guess 5+9").state.guesses[-1].numbers == (5, 9)


def test_two_fogs_are_the_next_two_actions():
    """§6.4 event 1."""
    state = position("m_guess", *ROW)
    state = replace(state, effects=Effects(fog=2, overtime=2))
    state = line(state, "guess 1", "guess 2")
    assert state.effects.fog == 0
    assert do(state, "guess 3+4").state.guesses[-1].numbers == (3, 4)


def test_e02_crowd_leaves_the_sprint_cards_face_down():
    """E2: a miss before leaves Crowd pending; the number is public, the cards are not."""
    state = replace(position("m_guess", *ROW), effects=Effects(crowd=True, overtime=2))
    state = line(state, "guess 6")
    assert state.effects.crowd
    step = do(state, "guess 10")
    assert not step.state.effects.crowd
    assert event(step, "found_covered") == FoundCovered(number=10, place=2, count=2, whose=FUGITIVE)
    seen = marshal_sees(step.state).row[2]
    assert (seen.hideout, seen.sprints, seen.sprint_count) == (10, None, 2)
    assert fugitive_sees(step.state).row[2].sprints == (8, 9)
    assert event(do(replace(state, effects=Effects(overtime=1)), "guess 10"), "found").sprints == (8, 9)


def test_a_crowd_does_not_turn_into_fog():
    """§6.4: after a guess amid a Crowd any set of numbers may be named again."""
    state = line(drawn(House.CROWD, spot(5), phase="m_draw").state, "draw 1", "guess 1+2")
    assert state.effects.fog == 0


def test_covered_sprint_cards_may_still_be_named_by_a_time_out():
    """§3.2: the default guess knows public things only."""
    row = (shown(2, 1), spot(5))
    open_row = position("m_guess", *row)
    covered = position("m_guess", replace(row[0], sprints_shown=False), row[1])
    assert time_out(open_row).state.guesses[-1].numbers == (3,)
    assert time_out(covered).state.guesses[-1].numbers == (1,)


def test_footprints_turns_up_what_crowd_left():
    """§6.4 event 2: until the end or Footprints."""
    covered = replace(shown(10, 8, 9), sprints_shown=False)
    step = drawn(House.FOOTPRINTS, covered, spot(12), phase="m_draw")
    assert offered(step.state, "trace") == ("1",)
    assert marshal_sees(do(step.state, "trace 1").state).row[1].sprints == (8, 9)


def test_e03_last_hope_draws_what_there_is():
    """E3: decks 0/1/0: one card; the second draw is skipped, and so is the replacement."""
    state = position("f_draw", *ROW, decks=((), (20,), ()))
    state = on_top(state, 0, House.LAST_HOPE)
    step = do(state, "draw 1")
    assert (asked(step.state), step.state.pending[-1].count) == (FUGITIVE, 2)
    step = do(step.state, "draw 2")
    assert (step.state.hand, step.state.phase, step.state.pending) == ((20, 42), "f_play", ())


def test_last_hope_in_the_marshal_s_turn_asks_the_fugitive_at_once():
    """§6.4: draws given by an event are made at once, even in the other's turn."""
    step = drawn(House.LAST_HOPE, *ROW, phase="m_draw")
    assert asked(step.state) == FUGITIVE
    step = do(step.state, "draw 1")
    assert event(step, "drew_card").to == (FUGITIVE,)
    state = line(step.state, "draw 3")
    assert (asked(state), state.phase, len(state.hand)) == (MARSHAL, "m_draw", 3)


def test_an_event_among_such_draws_is_replaced():
    """§6.3: a chain of events is resolved one by one."""
    state = on_top(position("f_draw", *ROW), 0, House.LAST_HOPE, House.FOG)
    state = line(state, "draw 1", "draw 1")
    assert (state.effects.fog, state.pending[-1].count) == (1, 2)
    assert len(line(state, "draw 1", "draw 1", "draw 1").hand) == 4


def test_what_an_event_asks_amid_another_s_draws_goes_first():
    """§6.4: a Roadblock among the draws of a Last hope is the Marshal's, and then the Fugitive goes on."""
    state = on_top(position("f_draw", *ROW), 0, House.LAST_HOPE, House.ROADBLOCK)
    state = line(state, "draw 1", "draw 1")
    assert (asked(state), [pending.count for pending in state.pending]) == (MARSHAL, [2, 2])
    for later in (line(state, "draw 2", "draw 2"), time_out(state).state):
        assert (asked(later), len(later.marshal_hand)) == (FUGITIVE, 2)
        later = line(later, "draw 3", "draw 3")
        assert (later.phase, later.pending, len(later.hand)) == ("f_draw", (), 3)


def test_a_time_out_of_such_draws_stops_at_another_question():
    """§6.4: an Informant among the draws of a Roadblock is asked before more is drawn."""
    state = line(on_top(position("m_draw", *ROW), 0, House.ROADBLOCK, House.INFORMANT), "draw 1")
    step = time_out(state)
    assert (asked(step.state), verbs(step.state), step.state.marshal_hand) == (MARSHAL, ("probe",), ())


def test_effects_add_up():
    """§6.4 events 1 and 5: each of them counts."""
    step = drawn(House.FOG, *ROW, phase="m_draw")
    assert line(on_top(step.state, 1, House.FOG), "draw 2").effects.fog == 2
    step = drawn(House.SAFE_HOUSE, *ROW)
    assert line(on_top(step.state, 1, House.SAFE_HOUSE), "draw 2").effects.safe_houses == 2
    step = drawn(House.SECOND_WIND, *ROW, phase="m_draw")
    assert line(on_top(step.state, 1, House.SECOND_WIND), "draw 2").effects.second_winds == 2


def test_a_stake_out_after_a_leak_keeps_a_card_of_its_own():
    """§6.4 event 14: what was seen before stays as it was."""
    state = on_top(position("f_draw", *ROW, marshal_hand=(6, 17)), 0, House.LEAK, House.STAKE_OUT, 7)
    state = line(state, "draw 1", "draw 1", "watch 1", "keep 7")
    assert [(look.event, look.kept) for look in state.looks] == [(House.LEAK, None), (House.STAKE_OUT, True)]


def test_a_stake_out_amid_another_s_draws_leaves_those_due():
    """§6.4: who keeps a card of a Stake-out has drawn none of a Last hope."""
    state = on_top(position("f_draw", *ROW), 0, House.LAST_HOPE, House.STAKE_OUT, 7)
    state = line(state, "draw 1", "draw 1", "watch 1", "keep 7")
    assert [(pending.kind, pending.count) for pending in state.pending] == [("draw", 2)]


def test_e04_shortcut_reaches_five_once():
    """E4: last 4, 9 without sprint cards is legal; the hideout after that has range 3."""
    step = drawn(House.SHORTCUT, spot(4), hand=(9, 14, 42), decks=((6,), (20, 21), (30, 31)))
    assert offered(line(step.state, "draw 1"), "hide") == ("6", "9")
    state = line(step.state, "draw 1", "hide 9 -", "draw 2", "guess 1", "draw 3")
    assert refused(state, "hide 14 -").args["reach"] == 3
    assert state.row[-1].reach == 5


def test_shortcut_is_kept_through_passes_and_counts_once():
    """§6.4 event 4."""
    state = replace(position("f_draw", spot(4), hand=(9, 42)), effects=Effects(shortcut=True))
    state = on_top(state, 0, House.SHORTCUT)
    state = line(state, "draw 1", "draw 1", "pass", "draw 2", "guess 1", "draw 2")
    assert state.reach == 5


def test_e05_safe_house_gives_one_more_hideout():
    """E5: 5 and 7 in one turn; a third is refused."""
    step = drawn(House.SAFE_HOUSE, spot(4), hand=(5, 7, 9, 42), decks=((6,), (20,), (30,)))
    state = line(step.state, "draw 1", "hide 5 -")
    assert verbs(state) == ("hide", "stop")
    step = do(state, "hide 7 -")
    assert step.state.phase == "m_draw"
    assert refused(step.state, "hide 9 -", seat=FUGITIVE).key == "not-now"


def test_e05_safe_house_drawn_in_discovery_holds_in_the_next_turn():
    """E5, second half; unused it lapses at the end of that phase."""
    state = replace(position("m_guess", *ROW, hand=(11, 12, 13, 42)), variant="discovery")
    state = replace(state, piles=((42 + House.SAFE_HOUSE,),), discards=((),))
    state = line(state, "guess 5", "draw 2")
    assert state.effects.safe_houses == 1
    assert line(state, "hide 11 -", "stop").effects.safe_houses == 0
    assert line(state, "pass").effects.safe_houses == 0


def test_the_second_hideout_is_asked_for_even_if_none_can_be_placed():
    """§4 test 29 holds for a Safe house, too; a time-out places none."""
    state = replace(position("f_play", spot(4), hand=(5, 42)), effects=Effects(safe_houses=1))
    state = line(state, "hide 5")
    assert verbs(state) == ("stop",)
    assert told(time_out(state)) == ("idle",)


def test_42_ends_the_phase_after_a_safe_house():
    """§6.4 event 5."""
    state = replace(position("f_play", shown(30), spot(39), hand=(40, 42)), effects=Effects(safe_houses=2))
    assert line(state, "hide 42 -").result.reason == "escaped_clean"


def test_e06_leak_shows_the_marshal_s_hand_to_the_fugitive_alone():
    """E6."""
    step = drawn(House.LEAK, *ROW, phase="m_draw", marshal_hand=(6, 17))
    assert fugitive_sees(step.state).looks[0].cards == (6, 17)
    assert marshal_sees(step.state).looks[0].cards is None
    assert event(step, "saw").to == (FUGITIVE,)
    assert told(step, MARSHAL) == told(step) == ("drew", "house_event", "looked")


def test_a_leak_stays_as_it_was():
    """§6.4: knowledge as seen at that moment."""
    state = drawn(House.LEAK, *ROW, phase="m_draw", marshal_hand=(6, 17)).state
    assert fugitive_sees(line(state, "draw 3")).looks[0].cards == (6, 17)


def test_leak_of_an_empty_hand_does_nothing():
    """§6.4: nothing to apply it to, no effect."""
    assert told(drawn(House.LEAK, *ROW))[-1] == "nothing"


@pytest.mark.parametrize("effects", [Effects(fog=1), Effects(overtime=1, second_winds=1), Effects(crowd=True)])
def test_e23_events_have_no_part_in_a_manhunt(effects):
    """E23: nor does Crowd cover anything there."""
    state = replace(position("manhunt", spot(10, 8), spot(12), shown(42)), effects=effects)
    step = do(state, "guess 10")
    assert event(step, "found").sprints == (8,)
    assert verbs(step.state) == ("guess", "give_up")
    assert do(step.state, "guess 11").state.result.winners == (FUGITIVE,)
