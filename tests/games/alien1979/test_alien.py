"""The Alien's cards: docs/rules/alien1979.md §3.4 and the examples of §4."""

import pytest

from cogs.alien1979 import data
from cogs.alien1979.events import Harmless, Marked, Prowled, Reshuffled, Revealed, Saved, Stayed, Stopped
from tests.games.alien1979.build import A, B, C, asked, do, event, holds, lies, marks, pawn, reveal, table, told


def test_03_an_even_card_calls_the_alien_without_harm():
    """§4 test 3."""
    step = reveal(table(pawn("copas"), pawn("oros")), "6 copas")
    assert step.state.alien == "copas"
    assert marks(step.state) == (0, 0)
    assert told(step) == (Stopped, Revealed, Prowled)


def test_04_a_2_is_not_even_here():
    """§4 test 4."""
    state = reveal(table(pawn("copas"), pawn("oros"), pawn("oros", marks=1)), "2 copas").state
    assert state.alien == "oros"
    assert marks(state) == (0, 2, 3)


def test_06_an_ace_of_any_suit_marks_three_times():
    """§4 test 6."""
    for suit in data.SECTORS:
        assert marks(reveal(table(pawn("oros", marks=1), pawn("copas")), f"1 {suit}").state) == (4, 0)


def test_07_the_weapon_saves_once():
    """§4 test 7."""
    for card, marked in (("2 oros", 2), ("1 oros", 3)):
        step = reveal(table(pawn("oros", shielded=True), pawn("copas")), card)
        hit = step.state.pawns[A]
        assert (hit.marks, hit.weapon, hit.shielded) == (0, False, False)
        assert Saved in told(step)
        assert marks(reveal(step.state, card, by=A).state)[A] == marked


@pytest.mark.parametrize("rank", data.ALIEN_RANKS)
@pytest.mark.parametrize("place", [data.MADRE, data.NAVE])
@pytest.mark.parametrize("enterer", [None, C])
def test_09_madre_and_the_ship_are_safe(rank, place, enterer):
    """§4 test 9, R7: for every card of every suit, calm or mad."""
    safe = pawn(place, codes="rr" if enterer is None and place == data.MADRE else "", marks=4, weapon=True)
    for suit in data.SECTORS:
        for alien in data.SECTORS:
            state = table(safe, pawn("copas"), pawn("copas"), alien=alien, enterer=enterer)
            after = reveal(state, f"{rank} {suit}").state
            assert after.pawns[A] == safe
            assert after.alien in data.SECTORS


def test_10_an_empty_deck_is_shuffled_again():
    """§4 test 10."""
    state = table(pawn(), pawn("oros"), deck=(), discards=tuple(data.ALIEN_DECK), turn=B)
    step = do(state, "stop", [0] * 27)
    assert told(step)[:3] == (Stopped, Reshuffled, Revealed)
    assert (len(step.state.deck), len(step.state.discards)) == (27, 1)
    assert {*step.state.deck, *step.state.discards} == set(data.ALIEN_DECK)
    assert asked(step.state) == (A,)


def test_10_the_last_card_of_the_deck_is_played_before():
    """§4 test 10: only an empty deck is shuffled."""
    last = (4, "oros")
    state = table(pawn(), pawn(), deck=(last,), discards=tuple(c for c in data.ALIEN_DECK if c != last), turn=B)
    step = do(state, "stop")
    assert (step.state.deck, step.state.discards[-1]) == ((), last)
    assert Reshuffled not in told(step)
    assert told(do(step.state, "stop", [0] * 27))[1] == Reshuffled


def test_the_new_order_of_the_deck_follows_from_chance_alone():
    """§3.1: the order in which the cards were discarded tells nothing about the new one."""
    discards = (data.ALIEN_DECK, data.ALIEN_DECK[::-1])
    states = [do(table(pawn(), pawn(), deck=(), discards=cards), "stop", range(27, 0, -1)).state for cards in discards]
    assert states[0].deck == states[1].deck


def test_23_an_odd_card_marks_everybody_beside_a_mad_alien():
    """§4 test 23."""
    for suit in data.SECTORS:
        state = table(pawn("oros"), pawn("oros", shielded=True), pawn("copas"), enterer=C)
        step = reveal(state, f"7 {suit}")
        assert marks(step.state) == (1, 0, 0)
        assert not step.state.pawns[B].weapon
        assert event(step, Marked) == Marked(who=A, marks=1, total=1, cause=(7, suit))


def test_24_the_suit_of_an_odd_card_means_nothing_then():
    """§4 test 24."""
    step = reveal(table(pawn("copas"), pawn(), enterer=B), "3 copas")
    assert marks(step.state) == (0, 0)
    assert told(step) == (Stopped, Revealed, Harmless)


def test_24_the_old_rule_of_odd_cards_is_off():
    """§4 test 24: even a code that somebody held would not be lost."""
    step = reveal(table(pawn("copas", "rs"), pawn(), enterer=B), "3 copas")
    assert (holds(step.state, A), lies(step.state, "copas")) == ("sr", "")


@pytest.mark.parametrize(("card", "marked"), [("1 copas", 3), ("2 copas", 2)])
def test_47_aces_and_2s_stay_what_they_are(card, marked):
    """§4 test 47, R8."""
    assert marks(reveal(table(pawn("oros"), pawn("copas"), enterer=B), card).state) == (marked, 0)


def test_48_the_alien_may_be_there_already():
    """§4 test 48."""
    step = reveal(table(pawn("oros"), pawn(), enterer=B), "6 oros")
    assert (step.state.alien, marks(step.state)) == ("oros", (0, 0))
    assert told(step) == (Stopped, Revealed, Stayed)


def test_odd_cards_give_no_marks_before_the_codes_are_entered():
    """§3.4: not even beside the Alien."""
    for rank in data.ODD:
        assert marks(reveal(table(pawn("oros"), pawn("oros", "s")), f"{rank} oros").state) == (0, 0)


def test_every_player_reveals_one_card_and_the_dead_none():
    """R22."""
    step = reveal(table(pawn(), pawn("oros", marks=4), pawn(), cards=("2 copas",)), "1 copas", by=B)
    assert [event.who for event in step.events if isinstance(event, Revealed)] == [B, C]
    assert asked(step.state) == (C,)
    again = do(do(step.state, "stop").state, "stop")
    assert [event.who for event in again.events if isinstance(event, Revealed)] == [C]
