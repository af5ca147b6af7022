"""House events that help whoever drew them (docs/rules/fugitive.md §6.4, events 13 to 17), by the tests E14 to E20."""

from msgspec.structs import replace

from bot.engine.move import Refusal
from cogs.fugitive.events import ClosedDeck, Kept, Watched
from cogs.fugitive.house import House, card_of
from cogs.fugitive.house_state import Closed, Effects
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
    spot,
    time_out,
    told,
)

ROW = (spot(5), spot(10, 8, 9))


def test_e14_tip_is_one_card_besides_the_replacement():
    """E14: in all two cards more."""
    state = on_top(position("m_draw", *ROW), 0, House.TIP)
    state = line(state, "draw 1", "draw 2")
    assert (state.phase, state.marshal_hand) == ("m_draw", (15,))
    assert line(state, "draw 3").marshal_hand == (15, 29)


def test_tip_timed_out_draws_all_that_is_due():
    """§6.4 event 13: from the lowest deck; the replacement is asked for again."""
    step = time_out(on_top(position("m_draw", *ROW), 0, House.TIP))
    assert (told(step), asked(step.state)) == (("idle", "drew", "house_event"), MARSHAL)
    step = time_out(step.state)
    assert (step.state.marshal_hand, step.state.phase) == ((4,), "m_draw")


def test_a_time_out_goes_past_events_that_ask_nothing():
    """§3.2: to the end of the phase, or to the next question of an event."""
    step = time_out(on_top(position("f_draw", *ROW), 0, House.FOG, House.CROWD))
    assert (step.state.phase, step.state.hand) == ("f_play", (4, 42))


def staked_out(*cards, seat=MARSHAL, deck=0):
    """Let a Stake-out begin over these top cards."""
    phase = "m_draw" if seat == MARSHAL else "f_draw"
    state = on_top(position(phase, *ROW, decks=((4, 6, 7), (), ())), deck, House.STAKE_OUT, *cards)
    return do(state, "draw 1").state


def test_e15_a_stake_out_keeps_the_hideout_and_buries_the_event():
    """E15: asked even with one card to keep, so that nobody learns that the other was an event."""
    state = staked_out(7, House.RAID)
    step = do(state, "watch 1")
    assert event(step, "watched") == Watched(who=MARSHAL, deck=1, keeps=True)
    assert event(step, "saw").to == (MARSHAL,)
    assert offered(step.state, "keep") == ("7",)
    step = do(step.state, "keep 7")
    assert (step.state.marshal_hand, step.state.pending) == ((7,), ())
    assert step.state.decks[0] == (4, 6, card_of(House.RAID))
    assert event(step, "kept") == Kept(who=MARSHAL, deck=1)
    assert event(step, "drew_card").to == (MARSHAL,)
    assert asked(step.state) == MARSHAL
    assert [shown.event for shown in step.state.shown] == [House.STAKE_OUT]


def test_a_stake_out_over_two_hideouts_keeps_either():
    """§6.4 event 14; a time-out keeps the higher number."""
    state = staked_out(7, 4)
    assert offered(line(state, "watch 1"), "keep") == ("4", "7")
    assert line(state, "watch 1", "keep 4").decks[0] == (6, 7)
    step = time_out(state)
    assert (step.state.marshal_hand, step.state.decks[0]) == ((7,), (6, 4))


def test_everybody_hears_which_deck_a_stake_out_looks_at():
    """§6.4 event 14."""
    state = on_top(position("m_draw", *ROW), 0, House.STAKE_OUT)
    assert [event(do(line(state, "draw 1"), f"watch {deck}"), "watched").deck for deck in (1, 2, 3)] == [1, 2, 3]
    assert event(do(line(state, "draw 1", "watch 2"), "keep 15"), "kept").deck == 2


def test_a_stake_out_over_two_events_keeps_nothing():
    """§6.4 event 14: they go to the bottom in their order, unresolved."""
    step = do(staked_out(House.RAID, House.FOG), "watch 1")
    assert step.state.decks[0] == (4, 6, 7, card_of(House.RAID), card_of(House.FOG))
    assert event(step, "watched").keeps is False
    assert (step.state.out, step.state.effects) == ((), Effects())
    assert (step.state.phase, step.state.pending) == ("m_draw", ())
    assert step.state.looks[-1].kept is False


def test_a_stake_out_over_the_last_card():
    """§6.4 event 14: one if only one is left."""
    state = on_top(position("f_draw", *ROW, decks=((4,), (), ())), 0, House.STAKE_OUT)
    state = line(state, "draw 1", "watch 1", "keep 4")
    assert (state.hand, state.phase, state.decks) == ((4, 42), "f_play", ((), (), ()))


def test_what_a_stake_out_showed_is_the_drawer_s_alone():
    """§6.4 event 14: deck and whether a card was kept are public, the cards are not."""
    state = line(staked_out(7, 4, seat=FUGITIVE), "watch 1")
    assert fugitive_sees(state).looks[0].cards == (7, 4)
    seen = marshal_sees(state).looks[0]
    assert (seen.cards, seen.deck, seen.kept) == (None, 0, None)
    assert marshal_sees(line(state, "keep 7")).looks[0].kept is True


def test_e16_pickpocket_never_shows_the_42():
    """E16."""
    state = on_top(position("m_draw", *ROW), 0, House.PICKPOCKET)
    assert told(do(state, "draw 1"))[-1] == "nothing"
    state = on_top(position("m_draw", *ROW, hand=(6, 42)), 0, House.PICKPOCKET)
    step = do(state, "draw 1", draws=[0])
    assert marshal_sees(step.state).looks[0].cards == (6,)
    assert fugitive_sees(step.state).looks[0].cards is None
    assert step.state.hand == (6, 42)


def test_pickpocket_by_the_fugitive_sees_the_marshal_s_hand():
    """§6.4 event 15: the opponent's hand."""
    state = on_top(position("f_draw", *ROW, marshal_hand=(6, 17)), 0, House.PICKPOCKET)
    step = do(state, "draw 1", draws=[1])
    assert fugitive_sees(step.state).looks[0].cards == (17,)


def test_e17_blackout_in_his_draw_ends_with_her_next_draw():
    """E17: his replacement and her draw avoid deck 2; his next turn is free."""
    state = on_top(position("f_draw", *ROW), 0, House.BLACKOUT)
    step = do(line(state, "draw 1"), "close 2")
    assert event(step, "closed_deck") == ClosedDeck(who=FUGITIVE, deck=2)
    state = step.state
    assert offered(state, "draw") == ("1", "3")
    state = line(state, "draw 1", "pass")
    assert offered(state, "draw") == ("1", "3")
    state = line(state, "draw 1", "guess 1")
    assert offered(state, "draw") == ("1", "2", "3")


def test_e17_blackout_in_discovery_holds_for_his_next_draw_too():
    """E17, second half."""
    state = replace(position("m_guess", *ROW), variant="discovery", discards=((),), piles=((card_of(House.BLACKOUT),),))
    state = line(state, "guess 5")
    assert (asked(state), state.phase) == (FUGITIVE, "m_after")
    assert [shown.deck for shown in state.shown] == [-1], "it came from no deck"
    state = line(state, "close 2")
    assert (offered(state, "draw"), state.round) == (("1", "3"), 3)
    state = line(state, "draw 1", "pass")
    assert offered(state, "draw") == ("1", "3")
    assert offered(line(state, "draw 1", "guess 1"), "draw") == ("1", "2", "3")


def test_blackout_by_the_marshal_ends_with_his_next_draw():
    """§6.4 event 16: until the drawer's opponent has finished the next draw phase."""
    state = on_top(position("m_draw", *ROW), 0, House.BLACKOUT)
    state = line(state, "draw 1", "close 1", "draw 2", "guess 1")
    assert offered(state, "draw") == ("2", "3")
    assert offered(line(state, "draw 2", "pass"), "draw") == ("1", "2", "3")


def test_a_blackout_in_the_other_s_turn_holds_through_the_draw_of_the_next_round():
    """§6.4 event 16: a draw phase that is going on, or is not the drawer's to wait for, is not the next one."""
    by_marshal = line(
        on_top(position("f_draw", *ROW), 0, House.ROADBLOCK, House.BLACKOUT), "draw 1", "draw 1", "close 2"
    )
    by_fugitive = line(
        on_top(position("m_draw", *ROW), 0, House.LAST_HOPE, House.BLACKOUT), "draw 1", "draw 1", "close 2"
    )
    assert by_marshal.effects.closed == (Closed(1, FUGITIVE, 3),)
    assert by_fugitive.effects.closed == (Closed(1, MARSHAL, 3),)


def test_blackout_timed_out_closes_the_highest_open_deck():
    """§6.4 event 16: deck 3, else 2, else 1."""
    state = on_top(position("f_draw", *ROW, decks=((4,), (20,), ())), 0, House.BLACKOUT)
    assert time_out(do(state, "draw 1").state).state.effects.closed[0].deck == 1


def test_e18_a_draw_without_an_open_deck_is_skipped():
    """E18: skipped counts as finished, and the deck is open again."""
    closed = Effects(closed=(Closed(1, MARSHAL, 2),))
    state = replace(position("f_play", *ROW, decks=((), (20,), ())), effects=closed)
    state = line(state, "pass")
    assert (state.phase, state.effects.closed) == ("m_guess", ())


def test_the_second_edition_pass_takes_the_lowest_open_deck():
    """§6.1 with §6.4 event 16: an event there is replaced from a deck chosen anew."""
    closed = Effects(closed=(Closed(0, MARSHAL, 2),))
    state = on_top(position("f_play", *ROW, bonus_pass=True), 1, House.FOG)
    state = line(replace(state, effects=closed), "pass", "take")
    assert (asked(state), offered(state, "draw"), state.effects.fog) == (FUGITIVE, ("2", "3"), 1)
    state = line(state, "draw 3")
    assert (asked(state), state.phase, state.hand) == (MARSHAL, "m_draw", (29, 42))


def test_e19_second_wind_adds_one_to_a_shortcut():
    """E19: range 6, kept through passes, used up by the next hideout."""
    state = position("f_draw", spot(4), hand=(10, 42))
    state = on_top(replace(state, effects=Effects(shortcut=True)), 0, House.SECOND_WIND)
    state = line(state, "draw 1")
    assert state.reach == 6
    state = line(state, "draw 2", "pass", "draw 2", "guess 1", "draw 2", "hide 10 -")
    assert (state.reach, state.row[-1].reach) == (3, 6)


def test_e20_second_wind_of_the_marshal_is_one_more_single_number():
    """E20: after the ordinary guess, and after Overtime."""
    state = on_top(position("m_draw", *ROW), 0, House.SECOND_WIND)
    state = line(state, "draw 1", "draw 1")
    state = line(replace(state, effects=replace(state.effects, overtime=1)), "guess 1+2", "guess 3+4")
    assert refused(state, "guess 6+7") == Refusal("guess_alone")
    state = line(state, "guess 6")
    assert (asked(state), state.round, state.effects) == (FUGITIVE, 3, Effects())


def test_a_fog_is_used_up_by_the_guess_of_a_second_wind():
    """§6.4: a Fog hits guess actions in their order."""
    state = replace(position("m_guess", *ROW), effects=Effects(fog=1, second_winds=1))
    state = line(state, "guess 1")
    assert (state.effects.fog, state.effects.alone) == (0, True)
    state = replace(position("m_guess", *ROW), effects=Effects(fog=2, second_winds=1))
    assert line(state, "guess 1", "guess 2").effects.fog == 0
