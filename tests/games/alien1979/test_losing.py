"""Codes put down by force, by an odd card or from MADRE: docs/rules/alien1979.md §3.4, B3, R3, R23."""

from itertools import permutations

import pytest

from bot.engine.move import NOT_NOW
from cogs.alien1979.events import Chose, Forced, Harmless, Idle, PutDown, PutDownCode, Revealed, Stopped
from tests.games.alien1979.build import (
    A,
    B,
    C,
    D,
    asked,
    do,
    event,
    holds,
    key,
    knows,
    lies,
    line,
    offered,
    pawn,
    reveal,
    seen,
    table,
    time_out,
    told,
    verbs,
)


@pytest.mark.parametrize("alien", ["bastos", "copas", "oros"])
def test_05_an_odd_card_takes_a_code_of_its_suit(alien):
    """§4 test 5: wherever the Alien is."""
    state = table(pawn("bastos", "rs"), pawn("bastos"), pawn("copas", "c"), alien=alien, lying={"bastos": "c"})
    state = reveal(state, "5 bastos").state
    assert asked(state) == (A,)
    step = do(state, "lose rey")
    assert (lies(step.state, "bastos"), holds(step.state, A)) == ("cr", "s")
    assert (holds(step.state, C), lies(step.state, "copas")) == ("c", "")
    assert (step.state.alien, verbs(step.state)) == (alien, {"go", "take", "stop"})


def test_35_one_is_asked_even_if_all_are_equal():
    """§4 test 35: with a single card there is no choice."""
    state = table(pawn("bastos", "rrr"), pawn("bastos", "s"), pawn("copas", "c"))
    for by in (A, C):
        step = reveal(state, "3 bastos", by=by)
        assert asked(step.state) == (A,)
        assert offered(step.state, "lose") == ("rey",)
        after = do(step.state, "lose rey").state
        assert lies(after, "bastos") == "sr"
        assert asked(after) == (by,)


def test_36_who_is_late_puts_down_the_rank_of_which_he_has_fewest():
    """§4 test 36."""
    state = table(pawn("bastos", "rrs"), pawn("bastos", "cc"), pawn("bastos", "crr"))
    state = reveal(state, "7 bastos").state
    assert asked(state) == (A, B, C)
    state = do(state, "lose rey", seat=A).state
    assert asked(state) == (B, C)
    state = time_out(state, seat=C).state
    step = do(state, "lose caballo", seat=B)
    assert [holds(step.state, seat) for seat in (A, B, C)] == ["sr", "c", "rr"]
    assert lies(step.state, "bastos") == "ccr"
    assert told(step).count(PutDown) == 3
    assert {event.sector for event in step.events if isinstance(event, PutDown)} == {"bastos"}
    for seat, code in ((A, "rey"), (B, "caballo"), (C, "caballo")):
        own = [event for event in step.events if isinstance(event, PutDownCode) and event.reaches(seat)]
        assert own == [PutDownCode(seat, code, (7, "bastos"), to=(seat,))]
        assert PutDownCode not in told(step)


@pytest.mark.parametrize(
    ("hand", "goes"),
    [("srr", "sota"), ("ssrr", "sota"), ("crr", "caballo"), ("ccr", "rey"), ("scr", "sota"), ("ccrr", "caballo")],
)
def test_the_default_is_the_rank_of_which_there_are_fewest(hand, goes):
    """R3: ties sota, caballo, rey."""
    state = reveal(table(pawn("bastos", hand), pawn()), "3 bastos").state
    assert lies(time_out(state).state, "bastos") == goes[0]


def test_several_choose_at_once_and_the_order_tells_nothing():
    """R3, R23: whoever answers first, the result is the same, and nothing is seen until all have chosen."""
    start = reveal(table(pawn("bastos", "rs"), pawn("bastos", "cs"), pawn("bastos", "cr")), "3 bastos").state
    answers = {A: "lose rey", B: "lose sota", C: "lose caballo"}
    ends = []
    for order in permutations(answers):
        state = start
        for seat in order[:-1]:
            step = do(state, answers[seat], seat=seat)
            assert told(step) == (Chose,)
            state = step.state
            assert seen(state).lying == (0, 0, 0, 0)
            assert [shown.count for shown in seen(state).pawns] == [2, 2, 2]
            assert seen(state).choice is None
            assert seen(state, seat).choice == answers[seat].split()[1]
        ends.append(do(state, answers[order[-1]], seat=order[-1]))
    assert len({end.state for end in ends}) == 1
    assert all(end.events == ends[0].events for end in ends)


def test_a_choice_stands():
    """R3: it cannot be changed."""
    state = reveal(table(pawn("bastos", "rs"), pawn("bastos", "cs")), "3 bastos").state
    state = do(state, "lose rey", seat=A).state
    assert key(state, "lose sota", seat=A) == NOT_NOW.key
    assert key(state, "stop", seat=A) == NOT_NOW.key


def test_only_a_code_of_ones_own_can_be_put_down():
    """R3."""
    state = reveal(table(pawn("bastos", "rrs"), pawn("copas", "c")), "3 bastos").state
    assert offered(state, "lose") == ("sota", "rey")
    assert key(state, "lose caballo") == "not-offered"
    assert key(state, "lose caballo", seat=B) == NOT_NOW.key


def test_without_codes_nothing_is_lost():
    """R3."""
    step = reveal(table(pawn("bastos"), pawn("copas", "c")), "3 bastos")
    assert told(step) == (Stopped, Revealed, Harmless)
    assert asked(step.state) == (A,)


def test_a_weapon_does_not_save_codes():
    """§3.4: codes are not shielded, and the weapon stays."""
    step = reveal(table(pawn("bastos", "r", shielded=True), pawn()), "3 bastos", by=B)
    assert lies(step.state, "bastos") == "r"
    assert step.state.pawns[A].shielded


def test_others_act_only_when_all_have_chosen():
    """§3.3 phase 2: the player whose turn it is waits."""
    state = reveal(table(pawn(), pawn("bastos", "rs")), "3 bastos").state
    assert asked(state) == (B,)
    assert key(state, "arm", seat=A) == NOT_NOW.key
    assert asked(do(state, "lose sota").state) == (A,)


def test_16_no_discard_from_madre_or_the_ship_or_of_no_codes():
    """§4 test 16."""
    state = table(pawn(), pawn("madre", "r"), pawn("nave"), pawn("copas"))
    assert key(state, "force 1") == "target_not_in_sector"
    assert key(state, "force 2") == "target_not_in_sector"
    assert key(state, "force 3") == "target_no_codes"
    assert "force" not in verbs(state)


def test_a_forced_discard_waits_for_the_owner_and_goes_on():
    """B3: then the point that is left is played."""
    state = table(pawn(), pawn("copas", "rs"), pawn("oros", "c"))
    assert offered(state, "force") == ("1", "2")
    step = do(state, "force 1")
    assert told(step) == (Forced,)
    assert asked(step.state) == (B,)
    step = do(step.state, "lose sota")
    assert (lies(step.state, "copas"), holds(step.state, B)) == ("s", "r")
    assert told(step) == (PutDown,)
    assert told(step, B) == (PutDown, PutDownCode)
    assert (asked(step.state), step.state.points) == ((A,), 1)
    step = do(step.state, "force 1")
    assert told(step)[:2] == (Forced, PutDown)
    assert event(step, Revealed).who == B


def test_the_last_point_ends_the_turn_once_the_owner_has_chosen():
    """B3 with the last point."""
    state = line(table(pawn(), pawn("copas", "rs")), "arm", "force 1")
    assert (asked(state), state.turn) == ((B,), A)
    step = do(state, "lose rey")
    assert told(step)[:2] == (PutDown, Revealed)
    assert (step.state.turn, step.state.points) == (B, 2)


def test_a_late_owner_puts_down_the_default():
    """B3, R18."""
    state = do(table(pawn(), pawn("copas", "rrs")), "force 1").state
    step = time_out(state)
    assert told(step) == (Idle, PutDown)
    assert (holds(step.state, B), asked(step.state)) == ("rr", (A,))


def test_only_in_madre_and_only_before_the_codes_are_entered():
    """B3, §3.6."""
    assert key(table(pawn("copas"), pawn("copas", "r")), "force 1") == "only_in_madre"
    assert key(table(pawn(), pawn("copas"), enterer=B), "force 1") == "entered"


def test_the_owner_remembers_what_was_put_down():
    """R4, R13 (memory): only the owner, as long as it lies there for certain."""
    state = reveal(table(pawn("bastos", "rs"), pawn("bastos", "c"), pawn(), pawn("copas", "s")), "3 bastos").state
    state = do(state, "lose rey").state
    assert [knows(state, seat, "bastos") for seat in (A, B, C, D)] == ["r", "c", "", ""]
    assert seen(state, A).known[0] == ("rey",)
    assert seen(state).known == ((), (), (), ())
